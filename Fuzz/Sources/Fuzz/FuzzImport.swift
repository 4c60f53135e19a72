import ColorScience
import Formats
import Theme

/// What must hold of every format's reader whatever it's given; nil where it does.
func brokenPromise(ofImport bytes: [UInt8], path: String) -> String? {
  do throws(ImportError) {
    let imported = try Imported([File(path: path, bytes: bytes)])
    if imported.colors.count > ImportError.mostColors { return "there are \(imported.colors.count) colors" }
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

/// Every file of every format, and the path by which its reader is found.
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
  "primary=red-500", "color(", "null", "true", "999999999999999999999",
]
