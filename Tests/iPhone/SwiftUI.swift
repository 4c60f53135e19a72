// The parts of SwiftUI that the widget uses, as Apple's documentation declares them.
import Foundation

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  {
    TupleView()
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

public struct TupleView<T>: View {
  public var body: Never { fatalError() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

public struct Text: View {
  public init<S: StringProtocol>(_ content: S) {}
  public var body: Never { fatalError() }
}

public struct Label<Title: View, Icon: View>: View {
  public var body: Never { fatalError() }
}

public struct Image: View {
  public var body: Never { fatalError() }
}

extension Label where Title == Text, Icon == Image {
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {}
}

public struct HStack<Content: View>: View {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

public struct VStack<Content: View>: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

public struct HorizontalAlignment: Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
}

public struct VerticalAlignment: Sendable {
  public static let center = VerticalAlignment()
}

public struct Alignment: Sendable {
  public static let center = Alignment()
  public static let bottomLeading = Alignment()
}

public protocol ShapeStyle: Sendable {}

public struct Color: ShapeStyle {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
  public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  public func opacity(_ opacity: Double) -> Color { self }
}

public protocol Shape: Sendable {}
public protocol InsettableShape: Shape {}

public struct RoundedRectangle: InsettableShape {
  public init(cornerRadius: CGFloat) {}
}

public struct Font: Sendable {
  public static let headline = Font()
  public static let caption = Font()
}

public struct ContainerBackgroundPlacement: Sendable {
  public static let widget = ContainerBackgroundPlacement()
}

extension View {
  public func font(_ font: Font?) -> some View { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public func lineLimit(_ number: Int?) -> some View { self }
  public func padding(_ length: CGFloat) -> some View { self }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  public func background<S: ShapeStyle, T: InsettableShape>(_ style: S, in shape: T) -> some View { self }
  public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { self }
}

public enum ColorScheme: Sendable { case light, dark }

public struct EnvironmentValues {
  public var colorScheme: ColorScheme = .light
}

@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}

@MainActor @preconcurrency public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  var body: Body { get }
}

@MainActor @preconcurrency public protocol WidgetConfiguration {}

extension WidgetConfiguration {
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration { self }
  public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
}

@MainActor @preconcurrency public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Body { get }
}

extension WidgetBundle {
  public static func main() {}
}

@available(iOS 18, *) @MainActor @preconcurrency public protocol ControlWidget {
  associatedtype Body: ControlWidgetConfiguration
  init()
  var body: Body { get }
}

@available(iOS 18, *) @MainActor @preconcurrency public protocol ControlWidgetConfiguration {}

@available(iOS 18, *) extension ControlWidgetConfiguration {
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
}

public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
}

@MainActor @resultBuilder public struct WidgetBundleBuilder {
  public struct Widgets: Widget {
    public init() {}
    public var body: NoConfiguration { NoConfiguration() }
  }
  public struct NoConfiguration: WidgetConfiguration {}
  public static func buildExpression<Content: Widget>(_ content: Content) -> Widgets { Widgets() }
  @available(iOS 18, *) public static func buildExpression<Content: ControlWidget>(_ content: Content) -> Widgets {
    Widgets()
  }
  public static func buildBlock(_ content: Widgets...) -> Widgets { Widgets() }
}
