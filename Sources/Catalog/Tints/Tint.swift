import ColorScience
import _Text

/// A swatch that knows its ramp: a choice for the primary or the accent.
///
/// ```swift
/// let indigo = Tint(slug: "indigo-500")
/// indigo?.label                // "Indigo 500"
/// indigo?.shade(.s200).color.hex  // "#9FA8DA"
/// Tint(mixed: SRGB(0xC0FFEE))?.nearName  // "Near Magic Mint"
/// ```
public struct Tint: Equatable, Sendable {
  /// The ramp it belongs to.
  public let ramp: Ramp
  private let index: Int

  /// Nil if the ramp lacks the step.
  public init?(_ ramp: Ramp, _ step: Step) {
    guard let index = ramp.swatches.firstIndex(where: { $0.step == step }) else { return nil }
    self.ramp = ramp
    self.index = index
  }

  /// The swatch itself.
  public var swatch: Swatch { ramp.swatches[index] }

  /// The color.
  public var color: SRGB { swatch.color }
  /// The associated text color: black or white.
  public var text: SRGB { swatch.text }
  /// The ramp's name: "Indigo".
  public var name: String { ramp.name }
  /// Whether its name is only its hex.
  public var isUnnamed: Bool { name.same(as: ramp[.s500]?.color.hex ?? "") }
  /// The crayon that comes closest to an unnamed color, "Near Magic Mint"; otherwise the full name.
  public var nearName: String {
    guard isUnnamed || !color.isInGamut, let near = Crayon.search.nearest(to: OKLab(color)) else { return label }
    return "Near " + Crayon.all[near.index].name
  }
  /// The full name: "Indigo 500", "Pink A200"; just the name for the base of a mixed ramp, "Atomic Tangerine".
  public var label: String {
    ramp.isMixed && swatch.step == .s500 ? ramp.name : ramp.name + " " + swatch.step.label
  }

  /// Another step of the same ramp; this swatch if the ramp lacks that step.
  public func shade(_ step: Step) -> Swatch { ramp[step] ?? swatch }

  /// The swatch in the ramp that's the fewest steps from this one and reaches the contrast ratio against a background;
  /// if two are equally near, the darker one. Nil if none reaches it. Only an accent considers accents.
  public func nearestShade(reaching ratio: Double, on background: SRGB) -> Swatch? {
    let swatches = ramp.swatches
    for distance in swatches.indices {
      for candidate in [index + distance, index - distance] where swatches.indices.contains(candidate) {
        let isOfKind = swatch.step.isAccent || !swatches[candidate].step.isAccent
        if isOfKind, swatches[candidate].color.contrastRatio(with: background) >= ratio { return swatches[candidate] }
      }
    }
    return nil
  }
}
