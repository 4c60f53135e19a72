import Catalog
import ColorScience
import Theme
import _Text

extension Theme {
  /// A name for a brand color that isn't taken: its nearest crayon's, or "color-2".
  func freeBrandName(for color: SRGB) -> BrandName? {
    let near = Crayon.search.nearest(to: OKLab(color)).map { Crayon.all[$0.index].name.slug }
    let names = [near].compactMap { $0 } + (1...(Limits.brandColors + 1)).map { "color-" + $0.text }
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
