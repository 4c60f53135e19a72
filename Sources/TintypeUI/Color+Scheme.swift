#if canImport(SwiftUI)
  import ColorScience
  import SwiftUI
  import Theme

  extension Color {
    /// A color of a scheme as it's painted. Outside sRGB its channels are outside 0...1, which SwiftUI takes.
    /// Source: Apple's documentation of `Color.init(_:red:green:blue:opacity:)`: colors are in extended sRGB.
    public init(_ color: SchemeColor) { self.init(color.painted) }

    /// Any color of the libraries, in extended sRGB.
    public init(_ color: SRGB) { self.init(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: 1) }
  }

  extension Scheme {
    /// The color of a role for SwiftUI.
    ///
    /// ```
    /// @Environment(\.scheme) private var scheme
    ///
    /// var body: some View {
    ///   Text("Pay").foregroundStyle(scheme.color(.onAccent)).background(scheme.color(.accent))
    /// }
    /// ```
    public func color(_ role: SchemeRole) -> Color { Color(color(of: role)) }
  }
#endif
