import Catalog
import ColorScience

/// The nearest change of one color of a theme after which a pair passes.
public struct ThemeChange: Equatable, Sendable {
  /// The color that changes.
  public let part: ThemePart
  /// What it changes to.
  public let tint: Tint
  /// Whether this is another shade of the same ramp; else it is the same hue and chroma at another lightness.
  public let isOfTheRamp: Bool
  /// The theme after the change. Where the color is not of the ramp, its text does not name it: show the color.
  public let theme: Theme

  /// Another shade of the same ramp first, the nearest by steps and the darker of two as near; else the smallest move in
  /// OKLCH lightness, by thousandths, that keeps hue and chroma, the chroma as far as a display has it there. Nil where
  /// nothing passes.
  init?(for use: PairUse, of theme: Theme, on appearance: Appearance, level: ContrastLevel) {
    part = use.part
    func passes(_ tint: Tint) -> Theme? {
      let changed = theme.replacing(use.part, by: tint)
      guard let pair = use.drawn(in: changed, on: appearance) else { return nil }
      return pair.front.contrastRatio(with: pair.back) >= pair.subject.ratio(for: level) ? changed : nil
    }
    guard let present = use.part == .primary ? theme.primary : theme.accent else { return nil }
    for shade in present.otherShades {
      guard let changed = passes(shade) else { continue }
      tint = shade
      isOfTheRamp = true
      self.theme = changed
      return
    }
    for color in present.color.otherLightnesses() {
      guard let single = Tint(single: color, name: present.name), let changed = passes(single) else { continue }
      tint = single
      isOfTheRamp = false
      self.theme = changed
      return
    }
    return nil
  }
}

extension Theme {
  fileprivate func replacing(_ part: ThemePart, by tint: Tint) -> Theme {
    var theme = self
    switch part {
    case .primary: theme.primary = tint
    case .accent: theme.accent = tint
    }
    return theme
  }
}

extension Tint {
  /// The other swatches of the ramp, from the nearest by steps on, the darker of two as near first. Accents only where
  /// this is one.
  fileprivate var otherShades: [Tint] {
    let mine = Int(swatch.step.rawValue)
    return ramp.swatches
      .filter { $0.step != swatch.step && (!$0.step.isAccent || swatch.step.isAccent) }
      .sorted { one, other in
        let (near, far) = (abs(Int(one.step.rawValue) - mine), abs(Int(other.step.rawValue) - mine))
        return near != far ? near < far : one.step.rawValue > other.step.rawValue
      }
      .compactMap { Tint(ramp, $0.step) }
  }

  /// A ramp of one swatch.
  fileprivate init?(single color: SRGB, name: String) {
    guard let ramp = Ramp(name: name, swatches: [Swatch(step: .s500, color: color)]) else { return nil }
    self.init(ramp, .s500)
  }
}
