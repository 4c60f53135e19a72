import TestSupport
import Testing
import Theme

@testable import Formats
@testable import Import

@Suite("What was changed by hand in an export, under the note that it still has")
struct EditedTests {
  /// The files of the golden theme, with a text in them replaced the first time that it's there.
  private func edited(_ format: Format, _ text: String, _ other: String) throws -> Imported {
    var isEdited = false
    let files = try format.files(of: .golden).map { file in
      let old = String(decoding: file.bytes, as: UTF8.self)
      guard !isEdited, old.contains(text) else { return file }
      isEdited = true
      return File(path: file.path, text: old.replacing(text, with: other, maxReplacements: 1))
    }
    #expect(isEdited, "\(text) is in no file")
    return try Imported(files)
  }

  @Test(
    "Wins over the note",
    arguments: [
      (.css, "--primary: #3F51B5", "--primary: #008800"), (.scss, "$primary: #3F51B5", "$primary: #008800"),
      (.tailwind, "--color-primary: #3F51B5", "--color-primary: #008800"),
      (.shadcn, "  --primary: oklch(0.4782 0.15892 271.4)", "  --primary: #008800"),
      (.shadcn, "--primary: oklch(0.4782 0.15892 271.4)", "--primary: #008800"),
      (.bootstrap, "$primary: #3F51B5", "$primary: #008800"),
      (.bootstrap, "--brand-primary: #3F51B5", "--brand-primary: #008800"),
      (.mui, "primary: { main: '#3F51B5'", "primary: { main: '#008800'"),
      (.mui, " primary: '#3F51B5'", " primary: '#008800'"),
      (.swift, "light: hex(0x3F51B5)", "light: hex(0x008800)"),
      (.compose, "primary = Color(0xFF3F51B5)", "primary = Color(0xFF008800)"),
      (.flutter, "primary: Color(0xFF3F51B5)", "primary: Color(0xFF008800)"),
      (.material, "\"seed\": \"#3F51B5\"", "\"seed\": \"#008800\""),
      (.material, "{ \"primary\": \"#3F51B5\"", "{ \"primary\": \"#008800\""),
      (.material, "      \"primary\": \"#3F51B5\"", "      \"primary\": \"#008800\""),
      (.html, "--primary: #3F51B5", "--primary: #008800"),
      (.streamlit, "primaryColor = \"#3F51B5\"", "primaryColor = \"#008800\""),
      (.svg, "height=\"600\" fill=\"#3F51B5\"", "height=\"600\" fill=\"#008800\""),
    ] as [(Format, String, String)])
  func primary(format: Format, text: String, other: String) throws {
    let imported = try edited(format, text, other)
    #expect(imported.changes == [.primary])
    #expect(imported.theme.primary?.slug == "008800")
    #expect(imported.theme.accent == Theme.golden.accent && imported.theme.name == Theme.golden.name)
  }

  @Test(
    "Wins over the note as the accent, too, whatever the format calls it",
    arguments: [
      (.css, "--accent: #FF4081", "--accent: #008800"), (.bootstrap, "$secondary: #FF4081", "$secondary: #008800"),
      (.mui, "secondary: { main: '#FF4081'", "secondary: { main: '#008800'"),
      (.mui, " accent: '#FF4081'", " accent: '#008800'"),
      (.swift, "light: hex(0xFF4081)", "light: hex(0x008800)"),
      (.material, "\"secondary\": \"#FF4081\", \"tertiary\"", "\"secondary\": \"#008800\", \"tertiary\""),
      (.material, "\"tertiary\": \"#FF4081\", \"error\"", "\"tertiary\": \"#008800\", \"error\""),
      (.material, "      \"secondary\": \"#FF4081\"", "      \"secondary\": \"#008800\""),
      (.html, "--accent: #FF4081", "--accent: #008800"),
      (.svg, "r=\"315\" fill=\"#FF4081\"", "r=\"315\" fill=\"#008800\""),
    ] as [(Format, String, String)])
  func accent(format: Format, text: String, other: String) throws {
    let imported = try edited(format, text, other)
    #expect(imported.changes == [.accent])
    #expect(imported.theme.accent?.slug == "008800")
    #expect(imported.theme.primary == Theme.golden.primary)
  }

  @Test(
    "Wins over the note if it was replaced everywhere",
    arguments: [
      .css, .scss, .tailwind, .shadcn, .bootstrap, .mui, .swift, .compose, .flutter, .android, .material, .svg, .html,
    ]
      as [Format])
  func everywhere(format: Format) throws {
    let files = try format.files(of: .golden).map { file in
      File(
        path: file.path,
        text: String(decoding: file.bytes, as: UTF8.self).replacing("3F51B5", with: "008800")
          .replacing("oklch(0.4782 0.15892 271.4)", with: "#008800"))
    }
    let imported = try Imported(files)
    #expect(imported.theme.primary?.slug == "008800" && imported.changes == [.primary])
    #expect(imported.theme.accent == Theme.golden.accent)
  }

  @Test(
    "Is no choice if it has another meaning",
    arguments: [
      (.mui, "light: '#5C6BC0'", "light: '#008800'"), (.css, "--primary-500: #3F51B5", "--primary-500: #008800"),
      (.bootstrap, "$link-color: #3F51B5", "$link-color: #008800"),
      (.streamlit, "linkColor = \"#3F51B5\"", "linkColor = \"#008800\""),
      (.echarts, "\"color\": [\"#3F51B5\"", "\"color\": [\"#008800\""),
      (.vega, "\"mark\": { \"color\": \"#3F51B5\"", "\"mark\": { \"color\": \"#008800\""),
      (.matplotlib, "lines.color: \"#3F51B5\"", "lines.color: \"#008800\""),
      (.shadcn, "  --accent: ", "  --accent: #008800; --x: "),
      (.shadcn, "  --secondary: ", "  --secondary: #008800; --x: "), (.svg, "fill=\"#283593\"", "fill=\"#008800\""),
      (.material, "\"surfaceTint\": \"#3F51B5\"", "\"surfaceTint\": \"#008800\""),
    ] as [(Format, String, String)])
  func other(format: Format, text: String, other: String) throws {
    let imported = try edited(format, text, other)
    #expect(imported.changes == [] && imported.theme.string == Theme.golden.string)
  }
}
