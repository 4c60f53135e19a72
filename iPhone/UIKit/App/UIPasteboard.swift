/// https://developer.apple.com/documentation/uikit/uipasteboard
@MainActor open class UIPasteboard: NSObject {
  open class var general: UIPasteboard { shared }
  open var string: String?
  private static let shared = UIPasteboard()
}
