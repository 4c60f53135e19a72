// The parts of UIKit that an exported theme uses, as Apple's documentation declares them.

public typealias CGFloat = Double

public enum UIUserInterfaceStyle: Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Sendable { case unspecified, normal, high }

open class UITraitCollection {
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
  open var accessibilityContrast: UIAccessibilityContrast { .normal }
}

open class UIColor: @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {}
}

open class UIFontDescriptor {
  public struct AttributeName: Hashable, Sendable {
    public static let family = AttributeName()
    public static let name = AttributeName()
    public static let traits = AttributeName()
  }
  public struct TraitKey: Hashable, Sendable { public static let weight = TraitKey() }
  public init(fontAttributes: [AttributeName: Any] = [:]) {}
}

open class UIFont: @unchecked Sendable {
  public struct TextStyle: Hashable, Sendable {
    public static let title1 = TextStyle()
    public static let body = TextStyle()
  }
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
  public init(descriptor: UIFontDescriptor, size: CGFloat) {}
}

open class UIFontMetrics {
  public init(forTextStyle: UIFont.TextStyle) {}
  open func scaledFont(for font: UIFont) -> UIFont { font }
}
