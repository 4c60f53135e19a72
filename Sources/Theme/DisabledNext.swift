import Catalog
import ColorScience

extension Theme {
  /// The color of a disabled Next on a bar in the primary; nil until there is a primary. Stories VC02.6 and VC03.6.
  ///
  /// It's the primary's 800. If the contrast of that with the bar is below 1.25:1, it's the shade on the light side
  /// that is as many steps from the primary as the 800 is from the 500, or the next lighter one with enough contrast.
  public var disabledNextColor: SRGB? {
    guard let primary else { return nil }
    let isSeen = { (color: SRGB) in color.contrastRatio(with: primary.color) >= 1.25 }
    let usual = primary.shade(.s800).color
    guard !isSeen(usual), let index = primary.ramp.swatches.firstIndex(of: primary.swatch) else { return usual }
    let lighter = primary.ramp.swatches[..<index].reversed()
      .filter { $0.step.isAccent == primary.swatch.step.isAccent }
    let distance = Int(Step.s800.rawValue - Step.s500.rawValue)
    return lighter.dropFirst(distance - 1).first { isSeen($0.color) }?.color ?? lighter.last?.color ?? usual
  }
}
