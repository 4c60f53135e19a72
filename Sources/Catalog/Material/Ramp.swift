import ColorScience

/// One color of a ramp, with the text color that goes on it.
public struct Swatch: Equatable, Sendable {
  /// Where in its ramp it stands.
  public let step: Step
  /// The color.
  public let color: SRGB
  /// The associated text color: black or white.
  public let text: SRGB

  /// Takes the text color where a table gives one; else black or white, whichever contrasts more.
  public init(step: Step, color: SRGB, text: SRGB? = nil) {
    self.step = step
    self.color = color
    self.text = text ?? color.blackOrWhite
  }
}

/// A color in its shades: 50 to 900, and the accents where it has them. Never changes, so it is shared, not copied.
public final class Ramp: Equatable, Sendable {
  /// What people call it: "Deep Purple".
  public let name: String
  /// Its swatches in the order of `Step`; never empty.
  public let swatches: [Swatch]

  /// What a text calls it: "deep-purple".
  public let slug: String
  /// Whether a person mixed it, rather than the Material palettes bringing it along.
  public let isMixed: Bool

  /// Takes the swatches in the order of `Step`; nil where there are none. A ramp that was mixed brings its own slug.
  public init?(name: String, swatches: [Swatch], slug: String? = nil) {
    guard !swatches.isEmpty else { return nil }
    self.name = name
    self.swatches = swatches
    self.slug = slug ?? name.asciiLowercased.fields(separatedBy: " ").text(separatedBy: "-")
    isMixed = slug != nil
  }

  /// The swatch at a step, nil where the ramp has none there.
  public subscript(step: Step) -> Swatch? {
    swatches.first { $0.step == step }
  }

  /// Whether the ramp has accents.
  public var hasAccents: Bool { swatches.contains { $0.step.isAccent } }

  public static func == (left: Ramp, right: Ramp) -> Bool {
    left.name.same(as: right.name) && left.swatches == right.swatches
  }
}
