import Catalog
import ColorScience
import Testing

@testable import Studio

/// The contrasts that the screens promise, for every pair of the 19 primaries and the 16 accents. Colors are taken as
/// a display shows them.
@Suite("Everything stays legible")
struct LegibilityTests {
  static let pairs = Material.primaries.flatMap { primary in
    Material.accents.map { Theme(primary: primary, accent: $0, titleFont: .named("Lato"), bodyFont: .named("Lato")) }
  }

  @Test("VC03.3 The chosen row of every pair reads at 4.5:1, or large at 3:1, in a font with a bold or without")
  func chosenRow() throws {
    #expect(Self.pairs.count == 19 * 16)
    for theme in Self.pairs {
      let row = try #require(Studio.opened("#/title-font?" + theme.string).list).highlight
      #expect(row.fill == theme.accent?.color, "\(theme.string)")
      let ratio = row.text.shown.contrastRatio(with: row.fill.shown)
      for hasBold in [true, false] {
        let family = Family(name: "Lato", category: .sans, hasBold: hasBold)
        let lettering = row.lettering(in: family)
        #expect(!lettering.isBold || hasBold)
        let isLarge = lettering.size >= (lettering.isBold ? 18.66 : 24)
        #expect(ratio >= (isLarge ? 3 : 4.5), "\(theme.string)")
      }
    }
  }

  @Test("VC03.3 Its text is the plain primary, else the primary's nearest shade, else the accent's text color")
  func chosenRowText() throws {
    for theme in Self.pairs {
      let (primary, accent) = (try #require(theme.primary), try #require(theme.accent))
      let row = try #require(Studio.opened("#/title-font?" + theme.string).list).highlight
      let legible = primary.ramp.swatches.filter {
        !$0.step.isAccent && $0.color.contrastRatio(with: accent.color) >= 4.5
      }
      if primary.color.contrastRatio(with: accent.color) >= 4.5 {
        #expect(row.text == primary.color, "\(theme.string)")
      } else if legible.isEmpty {
        #expect(row.text == accent.text, "\(theme.string)")
      } else {
        let taken = try #require(legible.first { $0.color == row.text }, "\(theme.string)")
        let nearest = legible.map { distance($0, primary.swatch) }.min()
        #expect(distance(taken, primary.swatch) == nearest, "\(theme.string)")
      }
    }
  }

  @Test("VC01.5 The label on a cell that went grey reads at 4.5:1, for all hues", arguments: [Appearance.light, .dark])
  func mutedLabels(appearance: Appearance) throws {
    for address in [
      "#/primary?primary=red-500", "#/primary?primary=pink-500", "#/accent?primary=red-500&accent=red-a200",
    ] {
      let grid = try #require(Studio.opened(address, on: appearance).grid)
      for cell in grid.cells where !cell.isSelected {
        let label = cell.label
        #expect(label.color.shown.contrastRatio(with: cell.fill.shown) >= 4.5, "\(cell.name)")
      }
    }
  }

  @Test("VC01.6 The label of the chosen cell reads at 4.5:1 on the cell or on its plate, for all hues")
  func chosenLabels() throws {
    let grids =
      Material.primaries.map { Studio.opened("#/primary?primary=" + $0.slug) }
      + Material.accents.map { Studio.opened("#/accent?primary=red-500&accent=" + $0.slug) }
    for studio in grids {
      let cell = try #require(studio.grid?.cells.first { $0.isSelected })
      let label = cell.label
      let ground = label.plate ?? cell.fill
      #expect(label.color.shown.contrastRatio(with: ground.shown) >= 4.5, "\(studio.theme.string)")
      #expect((label.plate == nil) == (label.color.contrastRatio(with: cell.fill) >= 4.5), "\(studio.theme.string)")
    }
  }

  @Test("The bar's second line reads at 4.5:1 on the bar or on its plate, for all hues")
  func subtitles() throws {
    for primary in Material.primaries {
      let bar = Studio.opened("#/title-font?primary=\(primary.slug)&accent=red-a200").bar
      let ground = try #require(bar.subtitle?.plate ?? bar.fill)
      #expect(try #require(bar.text).shown.contrastRatio(with: ground.shown) >= 4.5, "\(primary.label)")
    }
  }

  @Test(
    "VC05.2 A highlight reads at 3:1 on its ground, or is a marker in its associated text color",
    arguments: [Appearance.light, .dark])
  func highlights(appearance: Appearance) throws {
    for theme in Self.pairs {
      let (primary, accent) = (try #require(theme.primary), try #require(theme.accent))
      let article = try #require(Studio.opened("#/summary?" + theme.string, on: appearance).article)
      for run in article.paragraphs.joined() { check(run, primary, on: appearance.page, theme) }
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

  private func distance(_ left: Swatch, _ right: Swatch) -> Int {
    abs(Int(left.step.rawValue) - Int(right.step.rawValue))
  }

  private func check(_ run: Article.Run, _ tint: Tint, on ground: SRGB, _ theme: Theme) {
    let reads = tint.color.contrastRatio(with: ground.shown) >= 3
    switch run.style {
    case .plain, .italic: break
    case .highlight(let color): #expect(reads && color == tint.color, "\(run.text) in \(theme.string)")
    case .marker(let fill, let text):
      #expect(!reads && fill == tint.color && text == tint.text, "\(run.text) in \(theme.string)")
    }
  }
}
