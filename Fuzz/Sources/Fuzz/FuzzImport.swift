import ColorScience
import Files
import Formats
import Import
import Studio
import Theme

/// Checks a format's reader with files of any bytes; nil if all is well.
func brokenPromise(ofImport files: [File]) -> String? {
  do throws(ImportError) {
    let findings = try Findings(in: files)
    let imported = try Imported(findings)
    let themes = try FoundThemes(findings)
    if FoundThemes(texts: themes.texts) != themes { return "its themes change on the way" }
    if !imported.remarks.allSatisfy({ $0.hasSuffix(".") }) { return "a remark is no sentence" }
    let guessed = imported.guesses.contains(.accent) || imported.guesses.contains(.primary)
    if guessed, let primary = imported.theme.primary, imported.theme.accent?.color.asHex == primary.color.asHex {
      return "it guesses the same color twice"
    }
    if imported.colors.count > Limits.importedColors { return "there are \(imported.colors.count) colors" }
    for color in imported.colors {
      let channels = [color.color.red, color.color.green, color.color.blue]
      if !channels.allSatisfy(\.isFinite) { return "the color \(color.name) is not finite" }
    }
    let string = imported.theme.string
    guard let again = try? Theme(string: string) else { return "its theme, \(string), is not read" }
    return again.string == string ? nil : "its theme, \(string), is read as \(again.string)"
  } catch {
    return error.sentence.hasSuffix(".") ? nil : "the error is not a sentence"
  }
}

/// Checks the library's reader: everything it takes is a theme, and it says what it leaves out.
func brokenPromise(ofLibrary bytes: [UInt8]) -> String? {
  var studio = Studio()
  for effect in studio.handle(.library(.fileRead(String(decoding: bytes, as: UTF8.self)))) {
    guard case .library(.keep(let themes)) = effect else { continue }
    for theme in themes where (try? Theme(string: theme)) == nil { return "it takes \(theme)" }
  }
  return nil
}

/// Links and zips, which are read apart from any format, and the path by which their reader is found.
let carriers: [(name: String, path: String, seeds: [[UInt8]])] = [
  ("a link", "", linkSeeds.map { Array($0.utf8) }),
  (
    "a zip", "theme.zip",
    [
      Zip.bytes(of: [
        File(path: "values/colors.xml", bytes: Array(##"<color name="brand_primary">#FF3F51B5</color>"##.utf8))
      ])
    ]
      + foreignSeeds(for: ".swatches")
  ),
]

private let linkSeeds = [
  "https://coolors.co/palette/264653-2a9d8f-e9c46a", "coolors.co/264653-2a9d8f",
  "https://www.realtimecolors.com/?colors=050315-fbfbfe-2f27ce-dedcff-433bff&fonts=Inter-Open+Sans",
  "https://www.realtimecolors.com/?colors=050315-fbfbfe-2f27ce&fonts=Open Sans-Lato", "#3F51B5 #FF4081, rgb(1 2 3)",
  "https://example.org/#/summary?primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato",
]

/// A file of every format, and the path by which its reader is found.
let exports: [(name: String, path: String, bytes: [UInt8])] = {
  guard let theme = try? Theme(string: "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Notes")
  else { return [] }
  return Format.all.compactMap { format in
    guard let file = try? format.files(of: theme).first(where: { $0.bytes.count > 200 }) else { return nil }
    return ("\(format.name)", file.path, file.bytes)
  }
}()

let importPieces = [
  "{", "}", "(", ")", "[", "]", "\"", "'", "\\", "/*", "*/", "//", "<!--", "-->", "<", ">", "&amp;", "#", "--", "$",
  ":",
  ";", ",", "=", "0x", "1e400", "-1", "\u{FEFF}", "\0", "\u{FFFF}", "\\u0000", "\\uD800", "Made with Tintype: ",
  "primary=red-500", "color(", "var(--a)", "var(--primary,", "$o", "#{", "{core.b}", "\"$ref\":", "light-dark(", "@if ",
  "!default",
  ":not(", "[data-theme=", "map.get(", "darken(", "null", "true", "999999999999999999999",
]
