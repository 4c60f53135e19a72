import ColorScience
import Testing
import Theme

@Suite("The selected row of a font list")
struct SelectedRowTests {
  @Test("VC03.3: all 304 pairs read at 4.5:1, in the primary's hue, none in black or white")
  func material() throws {
    for theme in Theme.material {
      let row = SelectedRow(theme)
      #expect(row.background == theme.accent?.color)
      #expect(row.text.contrastRatio(with: row.background) >= 4.5)
      #expect(row.text != .black && row.text != .white, "\(theme.colors)")
      let (text, primary) = (OKLCH(row.text), OKLCH(try #require(theme.primary).color))
      guard min(text.chroma, primary.chroma) > 0.01 else { continue }
      let turn = (text.hue - primary.hue).magnitude
      #expect(min(turn, 360 - turn) * .pi / 180 * text.chroma < 0.01, "\(theme.colors), \(row.text.hex)")
    }
  }

  @Test("VC03.3: Indigo on Pink A200 is a deep indigo")
  func indigo() throws {
    let text = SelectedRow(try Theme(string: "primary=indigo-500&accent=pink-a200")).text
    #expect(OKLab(text).difference(from: OKLab(SRGB(0x161377))) < 0.01, "\(text.hex)")
  }

  @Test("A primary that reads stays as it is")
  func unmoved() throws {
    #expect(SelectedRow(try Theme(string: "primary=indigo-500&accent=yellow-a200")).text == SRGB(0x3F51B5))
  }

  @Test("Before colors are chosen it's black on white")
  func empty() {
    #expect(SelectedRow(Theme()).text == .black)
    #expect(SelectedRow(Theme()).background == .white)
  }
}
