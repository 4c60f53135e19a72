import ColorScience
import _Text

/// Whether the app's own surfaces are light or dark.
public enum Appearance: Equatable, Sendable {
  case light, dark

  /// Its name, as exports and sentences have it: "light".
  public var name: String { self == .light ? "light" : "dark" }
  /// Its name as a label: "Light".
  public var title: String { name.capitalizedFirst }

  /// The background of a screen.
  public var background: SRGB { self == .light ? SRGB(0xF7F7F8) : SRGB(0x131315) }
  /// Text on the background.
  public var text: SRGB { self == .light ? SRGB(0x17171A) : SRGB(0xF2F2F4) }
  /// The label on a grayed-out cell.
  public var mutedText: SRGB { self == .light ? SRGB(0x505054) : SRGB(0xC2C2C6) }

  /// A color grayed out: light colors stay a little lighter than dark ones, and `mutedText` reads at 4.5:1 or better on
  /// all of them.
  public func muted(_ color: SRGB) -> SRGB {
    let lightness = gammaEncoded(color.relativeLuminance)
    let gray = self == .light ? 0.82 + 0.08 * lightness : 0.17 + 0.06 * lightness
    return SRGB(red: gray, green: gray, blue: gray)
  }
}
