/// https://developer.apple.com/documentation/uikit/uifont
public final class UIFont: NSObject, Sendable {
  private let bits = TypeBits()
  public let fontDescriptor: UIFontDescriptor
  public let pointSize: CGFloat

  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = Headless.shared.faces.first(where: { $0.name == fontName }) else { return nil }
    self.init(descriptor: UIFontDescriptor(face, size: fontSize), size: fontSize)
  }

  /// Its size before it was scaled to the person's text size; nil if it wasn't.
  private let unscaledSize: CGFloat?

  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(descriptor, pointSize == 0 ? descriptor.pointSize : pointSize, unscaledSize: nil)
  }

  init(_ descriptor: UIFontDescriptor, _ pointSize: CGFloat, unscaledSize: CGFloat?) {
    fontDescriptor = descriptor
    self.pointSize = pointSize
    self.unscaledSize = unscaledSize
  }

  /// The font in the person's text size of now, if it was scaled at all.
  @_spi(Headless) public var adjusted: UIFont { unscaledSize.map { scaled(from: $0) } ?? self }

  func scaled(from size: CGFloat) -> UIFont {
    UIFont(
      fontDescriptor, (size * Headless.traits.preferredContentSizeCategory.scale).rounded(), unscaledSize: size)
  }

  public class var familyNames: [String] {
    Headless.update { $0.familyLists += 1 }
    return Headless.shared.faces.filter { !$0.isInstalled }.reduce(into: []) { names, face in
      if names.last != face.family { names.append(face.family) }
    }
  }

  public class func fontNames(forFamilyName familyName: String) -> [String] {
    Headless.shared.faces.filter { $0.family == familyName && !$0.isInstalled }.map { $0.name }
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    let face = Face(".AppleSystemUIFont", ".SFUI", isBold: weight.rawValue >= UIFont.Weight.semibold.rawValue)
    return UIFont(descriptor: UIFontDescriptor(face, size: fontSize), size: fontSize)
  }

  public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    let weight: Weight = style == .headline ? .semibold : .regular
    return UIFontMetrics(forTextStyle: style).scaledFont(for: systemFont(ofSize: style.size, weight: weight))
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    let face = Face(
      ".AppleSystemUIFontMonospaced", ".SFMono", isBold: weight.rawValue >= UIFont.Weight.semibold.rawValue)
    return UIFont(descriptor: UIFontDescriptor(face, size: fontSize), size: fontSize)
  }

  public class var systemFontSize: CGFloat { 14 }

  /// About what they are for most fonts.
  public var ascender: CGFloat { pointSize * 0.95 }
  public var lineHeight: CGFloat { pointSize * 1.2 }
  public var familyName: String { fontDescriptor.face.family }
  public var fontName: String { fontDescriptor.face.name }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize
      && fontDescriptor.symbolicTraits == other.fontDescriptor.symbolicTraits
  }

  public override var hash: Int { fontName.hashValue }

  /// https://developer.apple.com/documentation/uikit/uifont/weight
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let regular = Weight(rawValue: 0)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
  }

  /// https://developer.apple.com/documentation/uikit/uifont/textstyle
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")

    /// Points at the usual text size, as the Human Interface Guidelines list them.
    var size: CGFloat {
      [Self.largeTitle: 34, .title1: 28, .title2: 22, .subheadline: 15, .footnote: 13, .caption1: 12][self] ?? 17
    }
  }
}
