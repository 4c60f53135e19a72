/// A format in which a color can be copied.
public enum ColorFormat: UInt8, CaseIterable, Equatable, Sendable {
  case hex, rgb, hsl, oklch, uiColor

  /// The label of a menu's entry that copies a color in it.
  public var copyLabel: String { "Copy as " + label }

  /// Its name for people: "oklch()".
  public var label: String {
    switch self {
    case .hex: "Hex"
    case .rgb: "rgb()"
    case .oklch: "oklch()"
    case .uiColor: "UIColor"
    case .hsl: "hsl()"
    }
  }
}
