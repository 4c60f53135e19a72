// The parts of AppKit that an exported theme uses, as Apple's documentation declares them.

public typealias CGFloat = Double

open class NSAppearance {
  public struct Name: Hashable, Sendable {
    public static let aqua = Name(0)
    public static let darkAqua = Name(1)
    public static let accessibilityHighContrastAqua = Name(2)
    public static let accessibilityHighContrastDarkAqua = Name(3)
    private let index: Int
    private init(_ index: Int) { self.index = index }
  }
  open func bestMatch(from appearances: [Name]) -> Name? { appearances.first }
}

open class NSColor: @unchecked Sendable {
  public typealias Name = String
  public init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(name: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {}
}

open class NSFontDescriptor {
  public struct AttributeName: Hashable, Sendable {
    public static let family = AttributeName()
    public static let name = AttributeName()
    public static let traits = AttributeName()
  }
  public struct TraitKey: Hashable, Sendable { public static let weight = TraitKey() }
  public init(fontAttributes: [AttributeName: Any]? = nil) {}
}

open class NSFont: @unchecked Sendable {
  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()
  }
  public init?(descriptor: NSFontDescriptor, size: CGFloat) {}
  init() {}
  public class func systemFont(ofSize size: CGFloat) -> NSFont { NSFont() }
}
