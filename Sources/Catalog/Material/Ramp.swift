import ColorScience
import _Text

/// One color of a ramp, with the text color that goes on it.
public struct Swatch: Equatable, Sendable {
  /// Its step in the ramp.
  public let step: Step
  /// The color.
  public let color: SRGB
  /// The associated text color: black or white.
  public let text: SRGB

  /// Takes the text color if a table has one; otherwise it's black or white, whichever contrasts more.
  public init(step: Step, color: SRGB, text: SRGB? = nil) {
    self.step = step
    self.color = color
    self.text = text ?? color.blackOrWhite
  }
}

/// A color's shades: 50 to 900, and its accents if it has any. It never changes, so it's shared, not copied.
public final class Ramp: Equatable, Sendable {
  /// Its name for people: "Deep Purple".
  public let name: String
  /// Its swatches in the order of `Step`; never empty.
  public let swatches: [Swatch]

  /// How a theme string writes it: "deep-purple".
  public let slug: String
  /// Whether a person mixed it; Material's ramps aren't mixed.
  public let isMixed: Bool

  /// Takes the swatches in the order of `Step`; nil if there are none. A mixed ramp has its own slug.
  public init?(name: String, swatches: [Swatch], slug: String? = nil) {
    guard !swatches.isEmpty else { return nil }
    self.name = name
    self.swatches = swatches
    self.slug = slug ?? name.asciiLowercased.fields(separatedBy: " ").text(separatedBy: "-")
    isMixed = slug != nil
  }

  /// The swatch at a step; nil if the ramp has none there.
  public subscript(step: Step) -> Swatch? {
    swatches.first { $0.step == step }
  }

  /// Whether the ramp has accents.
  public var hasAccents: Bool { swatches.contains { $0.step.isAccent } }

  public static func == (left: Ramp, right: Ramp) -> Bool {
    left.name.same(as: right.name) && left.swatches == right.swatches
  }
}
