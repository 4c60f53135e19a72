/// https://developer.apple.com/documentation/uikit/uifontdescriptor
public final class UIFontDescriptor: NSObject, Sendable {
  let face: Face
  public let pointSize: CGFloat

  private let family: String?

  init(_ face: Face, size: CGFloat) {
    family = nil
    self.face = face
    pointSize = size
  }

  /// A family that is not there gives the system's font.
  public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    family = attributes[.family] as? String
    face = Headless.shared.faces.first { [family] in $0.family == family } ?? Face(".AppleSystemUIFont", ".SFUI")
    pointSize = 12
  }

  /// The attributes it was made with.
  public var fontAttributes: [UIFontDescriptor.AttributeName: Any] { family.map { [.family: $0] } ?? [:] }

  public var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    SymbolicTraits(rawValue: (face.isItalic ? 1 : 0) | (face.isBold ? 2 : 0))
  }

  /// Nil if the family has no face with these traits.
  public func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor? {
    let (isBold, isItalic) = (symbolicTraits.contains(.traitBold), symbolicTraits.contains(.traitItalic))
    if face.family.hasPrefix(".AppleSystemUIFont") {
      return UIFontDescriptor(Face(face.family, face.name, isBold: isBold, isItalic: isItalic), size: pointSize)
    }
    return Headless.shared.faces.first { $0.family == face.family && $0.isBold == isBold && $0.isItalic == isItalic }
      .map { UIFontDescriptor($0, size: pointSize) }
  }

  /// Nil if the font has no such design; only the system's font has any.
  public func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    guard face.family.hasPrefix(".AppleSystemUIFont") else { return nil }
    let name = ".AppleSystemUIFont" + design.rawValue
    return UIFontDescriptor(Face(name, name, isBold: face.isBold, isItalic: face.isItalic), size: pointSize)
  }

  /// https://developer.apple.com/documentation/uikit/uifontdescriptor/systemdesign
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "")
    public static let serif = SystemDesign(rawValue: "Serif")
    public static let rounded = SystemDesign(rawValue: "Rounded")
    public static let monospaced = SystemDesign(rawValue: "Monospaced")
  }

  /// https://developer.apple.com/documentation/uikit/uifontdescriptor/attributename
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
  }

  /// https://developer.apple.com/documentation/uikit/uifontdescriptor/symbolictraits-swift.struct
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
  }
}

/// https://developer.apple.com/documentation/uikit/uifontmetrics
public final class UIFontMetrics: NSObject, Sendable {
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  public func scaledFont(for font: UIFont) -> UIFont { font.scaled(from: font.pointSize) }
}
