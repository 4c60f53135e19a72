import Catalog
import ColorScience

/// The nearest change of one color of a theme after which a pair passes. Never changes, so it is shared, not copied.
public final class ThemeChange: Equatable, Sendable {
  /// The color that changes.
  public let part: ThemePart
  /// What it changes to: a swatch of the same ramp, or a mixed color.
  public let tint: Tint
  /// Whether this is another shade of the same ramp; else it is the same hue and chroma at another lightness.
  public let isOfTheRamp: Bool
  /// The theme after the change.
  public let theme: Theme

  init(_ part: ThemePart, _ tint: Tint, isOfTheRamp: Bool, _ theme: Theme) {
    self.part = part
    self.tint = tint
    self.isOfTheRamp = isOfTheRamp
    self.theme = theme
  }

  public static func == (left: ThemeChange, right: ThemeChange) -> Bool {
    left.part == right.part && left.theme == right.theme
  }
}

extension Theme {
  /// The color of a part, nil until it is chosen.
  subscript(part: ThemePart) -> Tint? { part == .primary ? primary : accent }

  /// Which of its pairs fall short of a level: a bit for each.
  @inline(never)
  func shortfalls(on appearance: Appearance, level: ContrastLevel) -> UInt {
    var bits: UInt = 0
    for use in PairUse.allCases where use.isShort(in: self, on: appearance, level: level) == true { bits |= use.bit }
    return bits
  }
}
