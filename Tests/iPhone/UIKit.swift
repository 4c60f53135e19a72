// Names as Apple writes them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What the extensions use besides what the app does, as Apple's documentation declares it. It's compiled into the stand-in for
// UIKit in iPhone/UIKit.

/// https://developer.apple.com/documentation/foundation/nsextensioncontext
public class NSExtensionContext: NSObject {
  public var inputItems: [Any] { [] }
  public func completeRequest(returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil) {}
  public func cancelRequest(withError error: any Error) {}
}

/// https://developer.apple.com/documentation/foundation/nsextensionitem
public class NSExtensionItem: NSObject {
  public var attachments: [NSItemProvider]?
}

extension UIViewController {
  public var extensionContext: NSExtensionContext? { nil }
}

/// https://developer.apple.com/documentation/uikit/uigraphicsgetcurrentcontext()
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

extension CGContext {
  public func setFillColor(_ color: CGColor) {}
  public func fill(_ rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
}
