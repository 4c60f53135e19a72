import Catalog
import ColorScience
import Theme
import _Text

extension Theme {
  /// A name for a brand color that isn't taken: "blue", by its nearest Material color, "blue-2", or "color-2".
  func freeBrandName(for color: SRGB) -> BrandName? {
    let near = Material.ramp(nearest: color)?.slug
    let numbers = 2...(Limits.brandColors + 2)
    let names =
      (near.map { name in [name] + numbers.map { name + "-" + $0.text } } ?? []) + numbers.map { "color-" + $0.text }
    for text in names {
      var theme = self
      guard let name = try? BrandName(text), let tint = Tint(mixed: color),
        (try? theme.add(BrandColor(name, tint))) != nil
      else { continue }
      return name
    }
    return nil
  }
}

extension Material {
  /// The ramp with the color nearest to another.
  fileprivate static func ramp(nearest color: SRGB) -> Ramp? {
    let wanted = OKLab(color)
    var best: (ramp: Ramp, difference: Double)?
    for ramp in ramps {
      for swatch in ramp.swatches {
        let difference = wanted.difference(from: OKLab(swatch.color))
        if best.map({ difference < $0.difference }) ?? true { best = (ramp, difference) }
      }
    }
    return best?.ramp
  }
}
