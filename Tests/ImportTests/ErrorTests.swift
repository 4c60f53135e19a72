import ColorScience
import Files
import Formats
import Testing
import Theme

@Suite("An error of the libraries")
struct ErrorTests {
  @Test(
    "Says what’s wrong in a sentence, whoever prints it",
    arguments: [
      (HexError.digits(5), "This hex color should have six digits, not 5."),
      (HexError.notADigit(at: 1), "At byte 2, expected a hex digit, 0-9 or A-F."),
      (BrandNameError.role, "This can’t name a brand color: it is the name of a role."),
      (ThemeNameError.blank, "This can’t name a theme: it’s blank."),
      (ExportError.missing(.accent), Role.accent.request),
      (FontTablesError.notPlain, "This isn’t a font in TrueType or OpenType; use the .ttf or .otf file of one face."),
    ] as [(any Error, String)])
  func sentence(error: any Error, sentence: String) {
    #expect("\(error)" == sentence)
  }

  @Test(
    "Prints the same as its sentence",
    arguments: [
      (ThemeStringError.noValue(.role(.accent)), ThemeStringError.noValue(.role(.accent)).sentence),
      (ExportOptionError.badPrefix("1"), ExportOptionError.badPrefix("1").sentence),
      (MergeError.notText, MergeError.notText.sentence),
      (ImportError.unknownFormat, ImportError.unknownFormat.sentence),
    ] as [(any Error, String)])
  func printed(error: any Error, sentence: String) {
    #expect("\(error)" == sentence)
  }

  @Test(
    "Of a color says where, without the text",
    arguments: [
      ("#C0FFEX", "At byte 7, expected a hex digit, 0-9 or A-F."),
      ("beige-ish", "This isn’t a color. Try tomato, #FF6347 or oklch(0.7 0.2 33)."),
      ("#C0FFE", "A hex color has 3, 4, 6 or 8 digits, not 5."),
      (" ", "There’s no color here. Try tomato, #FF6347 or oklch(0.7 0.2 33)."),
    ])
  func color(text: String, sentence: String) throws {
    let error = try #require(throws: CSSColorError.self) { try CSSColor(text) }
    #expect("\(error as any Error)" == sentence)
  }
}
