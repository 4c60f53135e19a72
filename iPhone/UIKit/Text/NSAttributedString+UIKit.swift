extension NSAttributedString.Key {
  /// https://developer.apple.com/documentation/foundation/nsattributedstring/key/font
  public static let font = NSAttributedString.Key("NSFont")
  /// https://developer.apple.com/documentation/foundation/nsattributedstring/key/foregroundcolor
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// https://developer.apple.com/documentation/foundation/nsattributedstring/key/backgroundcolor
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// https://developer.apple.com/documentation/foundation/nsattributedstring/key/underlinestyle
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// https://developer.apple.com/documentation/foundation/nsattributedstring/key/underlinecolor
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// https://developer.apple.com/documentation/foundation/nsattributedstring/key/kern
  public static let kern = NSAttributedString.Key("NSKern")
  /// https://developer.apple.com/documentation/foundation/nsattributedstring/key/baselineoffset
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// https://developer.apple.com/documentation/foundation/nsattributedstring/key/paragraphstyle
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
}

extension NSAttributedString {
  /// https://developer.apple.com/documentation/foundation/nsattributedstring/size()
  /// About half as wide as high, a letter.
  public func size() -> CGSize {
    let font = length > 0 ? attribute(.font, at: 0, effectiveRange: nil) as? UIFont : nil
    let size = font?.pointSize ?? 12
    return CGSize(width: CGFloat(length) * size / 2, height: size * 1.2)
  }

  /// https://developer.apple.com/documentation/foundation/nsattributedstring/draw(at:)
  public func draw(at point: CGPoint) { Headless.canvas.append(.text(self, point)) }
}

/// https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle
public final class NSMutableParagraphStyle: NSObject {
  private let bits = TypeBits()
  public var minimumLineHeight: CGFloat = 0
  public var maximumLineHeight: CGFloat = 0
  public var lineBreakMode = NSLineBreakMode.byWordWrapping
  public var alignment = NSTextAlignment.natural
}

/// https://developer.apple.com/documentation/uikit/nsunderlinestyle
public struct NSUnderlineStyle: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
}

/// https://developer.apple.com/documentation/uikit/nslinebreakmode
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// https://developer.apple.com/documentation/uikit/nstextalignment
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}
