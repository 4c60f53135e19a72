import Catalog
import ColorScience
import Testing

@testable import Studio
@testable import Theme

/// The contrasts that the screens promise, for every pair of the 19 primaries and the 16 accents. It checks colors as
/// displays show them.
@Suite("Everything stays legible")
struct LegibilityTests {
  static let pairs = Material.primaries.flatMap { primary in
    Material.accents.map { Theme(primary: primary, accent: $0, titleFont: .named("Lato"), bodyFont: .named("Lato")) }
  }

  @Test("VC03.3 The chosen row of every pair reads at 4.5:1 in the primary's hue, never in black or white")
  func selectedRows() throws {
    #expect(Self.pairs.count == 19 * 16)
    for theme in Self.pairs {
      let row = try #require(Studio.opened("#/title-font?" + theme.string).list).selectedRow
      let primary = try #require(theme.primary).color
      #expect(row.background == theme.accent?.color, "\(theme.string)")
      #expect(row.text.shown.contrastRatio(with: row.background.shown) >= 4.5, "\(theme.string)")
      #expect(row.text != .black && row.text != .white, "\(theme.string)")
      let (was, became) = (OKLCH(primary), OKLCH(row.text))
      // Bytes are rounded, which changes the hue most for dark or grayish colors.
      let turn = abs(was.hue - became.hue)
      if became.chroma > 0.05 { #expect(min(turn, 360 - turn) < 3, "\(theme.string)") }
    }
  }

  @Test("VC01.5 The label on a gray cell reads at 4.5:1, for all hues", arguments: [Appearance.light, .dark])
  func mutedLabels(appearance: Appearance) throws {
    for address in [
      "#/primary?primary=red-500", "#/primary?primary=pink-500", "#/accent?primary=red-500&accent=red-a200",
    ] {
      let grid = try #require(Studio.opened(address, on: appearance).grid)
      for cell in grid.cells where !cell.option.isSelected {
        #expect(cell.text.shown.contrastRatio(with: cell.fill.shown) >= 4.5, "\(cell.option.label)")
      }
    }
  }

  @Test("VC01.6 The chosen cell's label reads at 4.5:1, or is large text at 3:1, for all hues")
  func chosenLabels() throws {
    let grids =
      Material.primaries.map { Studio.opened("#/primary?primary=" + $0.slug) }
      + Material.accents.map { Studio.opened("#/accent?primary=red-500&accent=" + $0.slug) }
    for studio in grids {
      let cell = try #require(studio.grid?.cells.first { $0.option.isSelected })
      let ratio = cell.text.shown.contrastRatio(with: cell.fill.shown)
      let subject = ContrastSubject.text(size: cell.labelStyle.size, weight: cell.labelStyle.weight)
      #expect(ratio >= subject.ratio(for: .aa), "\(studio.theme.string)")
      #expect((cell.labelStyle == .swatchLabel) == (ratio >= 4.5), "\(studio.theme.string)")
    }
  }

  @Test("The bar's second line reads at 4.5:1 on the bar or on its plate, for all hues")
  func subtitles() throws {
    for primary in Material.primaries {
      let bar = Studio.opened("#/title-font?primary=\(primary.slug)&accent=red-a200").bar
      let background = try #require(bar.subtitle?.badge ?? bar.fill)
      #expect(try #require(bar.text).shown.contrastRatio(with: background.shown) >= 4.5, "\(primary.label)")
    }
  }

  @Test(
    "VC05.2 A highlight reads at 3:1 on its background, or is a marker with its associated text color",
    arguments: [Appearance.light, .dark])
  func highlights(appearance: Appearance) throws {
    for theme in Self.pairs {
      let (primary, accent) = (try #require(theme.primary), try #require(theme.accent))
      let article = try #require(Studio.opened("#/summary?" + theme.string, on: appearance).article)
      for run in article.paragraphs.joined() { check(run, primary, on: appearance.background, theme) }
      for run in article.section.paragraph { check(run, accent, on: article.section.fill, theme) }
    }
  }

  @Test("VC05.5 White reads at 4.5:1 on the section, for all hues")
  func section() throws {
    for primary in Material.primaries {
      let studio = Studio.opened("#/summary?primary=\(primary.slug)&accent=red-a200&title=Lato&body=Lato")
      let section = try #require(studio.article).section
      #expect(section.text == .white)
      #expect(SRGB.white.contrastRatio(with: section.fill.shown) >= 4.5, "\(primary.label)")
    }
  }

  private func check(_ run: Article.Run, _ tint: Tint, on background: SRGB, _ theme: Theme) {
    let reads = tint.color.contrastRatio(with: background.shown) >= 3
    switch run.style {
    case .plain, .italic: break
    case .highlight(let color): #expect(reads && color == tint.color, "\(run.text) in \(theme.string)")
    case .marker(let fill, let text):
      #expect(!reads && fill == tint.color && text == tint.text, "\(run.text) in \(theme.string)")
    }
  }
}
