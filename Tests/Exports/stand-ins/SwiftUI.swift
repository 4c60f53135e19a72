// The parts of SwiftUI that an exported theme and its users need, as Apple's documentation declares them.

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

public protocol ShapeStyle: Sendable {}

public struct Color: ShapeStyle {
  public static let primary = Color()
  public static let accentColor = primary
}

extension Color {
  #if canImport(UIKit)
    public init(uiColor: UIColor) { self.init() }
  #else
    public init(nsColor: NSColor) { self.init() }
  #endif
}

extension ShapeStyle where Self == Color {
  public static var primary: Color { Color.primary }
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
}

public struct Text {
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> Text { self }
  public init(_ text: String) {}
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  public func font(_ font: Font?) -> Text { self }
}

public struct Font: Sendable {
  public enum TextStyle: Sendable { case largeTitle, title, title2, title3, headline, subheadline, body }
  public struct Weight: Sendable {
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
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { Font() }
  public func weight(_ weight: Weight) -> Font { self }
}
