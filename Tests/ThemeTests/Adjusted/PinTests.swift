import Catalog
import ColorScience
import Testing
import Theme

@Suite("Pins")
struct PinTests {
  private let plain = "primary=indigo-500&accent=pink-a200"

  @Test("A pinned role is painted with exactly its color, in the appearances that it's pinned for")
  func exact() throws {
    for role in SchemeRole.common {
      for color in [SRGB(0x123456), SRGB(0xFEDCBA), SRGB(0x777777)] {
        let pins = "&pin.light." + role.name() + "=" + String(color.hex.dropFirst())
        let theme = try Theme(string: plain + pins.lowercased())
        #expect(theme.scheme(.light)[role] == color, "\(role)")
        #expect(theme.scheme(.dark) == (try Theme(string: plain)).scheme(.dark))
      }
    }
  }

  @Test("What must be readable on a pinned background adapts to it")
  func adapting() throws {
    let theme = try Theme(string: plain + "&pin.primary-soft=1a237e&pin.accent=fff59d")
    let scheme = theme.scheme(.light)
    #expect(scheme[.onPrimarySoft].relativeLuminance > scheme[.primarySoft].relativeLuminance)
    #expect(scheme[.onAccent] == .black)
    #expect(ContrastAudit(theme).shortfalls.isEmpty)
  }

  @Test("Cards follow a page that's pinned to the other side, so that text reads on all of them")
  func pages() throws {
    let theme = try Theme(string: plain + "&pin.light.background=101010")
    let scheme = theme.scheme(.light)
    #expect(scheme[.surface].relativeLuminance < 0.05 && scheme[.raised].relativeLuminance < 0.05)
    #expect(scheme[.text].relativeLuminance > 0.5)
    #expect(ContrastAudit(theme).shortfalls.isEmpty)
    let cream = try Theme(string: plain + "&pin.light.background=fff8e7").scheme(.light)
    let usual = try Theme(string: plain).scheme(.light)
    #expect(cream[.surface] == usual[.surface] && cream[.raised] == usual[.raised])
  }

  @Test("At high contrast, a pinned color moves as far as the law asks, and no further")
  func highContrast() throws {
    let theme = try Theme(string: plain + "&pin.light.text=595959&pin.light.accent=777777&pin.light.muted=333333")
    let scheme = theme.scheme(.light, .high)
    let backgrounds = [SchemeRole.background, .surface, .raised].map { scheme[$0] }
    let ratio = try #require(backgrounds.map { scheme[.text].contrastRatio(with: $0) }.min())
    #expect(scheme[.text] != SRGB(0x595959) && (7...7.2).contains(ratio))
    #expect(scheme[.muted] == SRGB(0x333333))
    #expect(scheme[.onAccent].contrastRatio(with: scheme[.accent]) >= 7)
    #expect(ContrastAudit(theme, contrast: .high, level: .aaa).shortfalls.isEmpty)
  }

  @Test("A pin that falls short is painted as it is, and told with the nearest color that reads")
  func broken() throws {
    let theme = try Theme(string: plain + "&pin.light.muted=aaaaaa")
    let short = ContrastAudit(theme).shortfalls
    #expect(short.map(\.name) == ["muted", "muted", "muted"])
    #expect(short.map(\.backgroundName) == ["background", "surface", "raised"])
    let pin = try #require(short.first?.brokenPin)
    #expect(pin.role == .muted)
    var mended = theme
    mended.pin(.muted, .light, to: try #require(pin.nearest.flatMap { Tint(mixed: $0) }))
    #expect(ContrastAudit(mended).shortfalls.isEmpty)
    let nearest = try #require(pin.nearest)
    #expect(nearest.contrastRatio(with: theme.scheme(.light)[.background]) < 4.6)
    #expect(ContrastAudit(theme, on: .dark).shortfalls.isEmpty)
  }

  @Test("Text that's pinned to the color behind it is painted, and told")
  func invisible() throws {
    let theme = try Theme(string: plain + "&pin.on-primary=indigo-500&pin.primary=indigo-500")
    for appearance in [Appearance.light, .dark] {
      let audit = ContrastAudit(theme, on: appearance)
      #expect(audit.shortfalls.map(\.ratio) == [1])
      #expect(audit.shortfalls.map(\.name) == ["on-primary"])
    }
  }

  @Test("Only what a pin breaks is told, each pair with its pin")
  func onlyPins() throws {
    for theme in try Theme.randomAdjusted(100, seed: 8) {
      for (appearance, contrast) in Scheme.variants {
        for pair in ContrastAudit(theme, on: appearance, contrast: contrast, level: contrast == .high ? .aaa : .aa)
          .pairs
        {
          #expect((pair.brokenPin == nil) == pair.passes, "\(pair.name) on \(pair.backgroundName), \(theme.string)")
        }
      }
    }
  }
}
