import Catalog
import ColorScience

/// A change of one chosen color. It never changes, so it's shared, not copied.
public final class ThemeChange: Equatable, Sendable {
  /// The color that changes: primary or accent.
  public let part: Role
  /// The new color: a swatch of the same ramp, or a mixed color.
  public let tint: Tint
  /// The theme after the change.
  public let theme: Theme

  init(_ part: Role, _ tint: Tint, of theme: Theme) {
    var theme = theme
    theme[part] = .color(tint)
    self.part = part
    self.tint = tint
    self.theme = theme
  }

  /// The name of the new color: "Indigo 800", or the hex of a mixed color.
  public var name: String { tint.nameOrHex(of: tint.color) }

  public static func == (left: ThemeChange, right: ThemeChange) -> Bool {
    left.part == right.part && left.theme == right.theme
  }
}

extension Tint {
  /// The name of a color: that of its swatch in this ramp, "Pink 200", else "Black", "White" or its hex. The shades of
  /// a mixed ramp have no such names.
  func nameOrHex(of color: SRGB) -> String {
    if !ramp.isMixed, let swatch = ramp.swatches.first(where: { $0.color == color }) {
      return ramp.name + " " + swatch.step.label
    }
    return color == .black ? "Black" : color == .white ? "White" : color.asHex.hex
  }
}
