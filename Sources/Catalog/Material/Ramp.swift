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

  /// Takes the swatches in the order of `Step`; nil where there are none.
  public init?(name: String, swatches: [Swatch]) {
    guard !swatches.isEmpty else { return nil }
    self.name = name
    self.swatches = swatches
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
