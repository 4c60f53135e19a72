import Catalog
import ColorScience
import Theme
import _Text

/// The colors that were entered or mixed last, the newest first, none of them twice.
struct RecentColors: Equatable, Sendable {
  private(set) var colors: [SRGB] = []

  mutating func add(_ color: SRGB) {
    colors = Array(([color] + colors.filter { $0 != color }).prefix(Limits.recentColors))
  }

  /// The list for a screen.
  /// - Parameter event: The event of a tap on the color at an index.
  func list(selected: SRGB?, event: (Int) -> Event) -> RecentList {
    RecentList(
      name: "Recent colors",
      swatches: colors.enumerated().map { index, color in
        RecentList.Swatch(
          option: Option(
            color.isInGamut ? color.hex : BaseColor(color).name, event(index), isSelected: color == selected),
          fill: color, text: color.blackOrWhite)
      })
  }
}

// In a saved session they are one of its mixtures, by slug: `r~c0ffee~p3-ff8040~almond`.

extension RecentColors {
  var string: String {
    ([mark] + colors.map { BaseColor($0).slug }).text(separatedBy: "~")
  }

  /// Reads them; nil if the text is something else. Colors it can't read are left out.
  init?(string: String) {
    let words = string.fields(separatedBy: "~")
    guard let first = words.first, first.same(as: mark) else { return nil }
    for slug in words.dropFirst().reversed() {
      if let base = BaseColor(slug: slug) { add(base.color) }
    }
  }
}

private let mark = "r"
