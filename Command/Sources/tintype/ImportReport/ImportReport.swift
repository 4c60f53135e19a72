import ColorScience
import Import
import Theme
import _Text

extension Imported {
  /// Every color and font, for people.
  var table: String {
    text(
      ofTable: colors.map { [$0.color.asHex.hex, $0.name, $0.isDark ? "dark" : ""] }
        + fonts.map { [$0.family, $0.name, ""] })
  }

  /// Writes an object.
  func writeJSON(for path: String, to json: inout JSONWriter) {
    json.object {
      $0.member("file", path)
      $0.member("theme", theme.string)
      $0.member("format", format)
      $0.member("name", theme.name?.text)
      $0.member("guesses", guesses) { $0.string($1.key) }
      $0.member("missing", missing) { $0.string($1.key) }
      $0.member("changes", changes) { $0.string($1.key) }
      $0.member("themes", themes) { $0.string($1) }
      $0.member("colors", colors) { json, color in
        json.object {
          $0.member("name", color.name)
          $0.member("hex", color.color.asHex.hex)
          $0.member("dark", color.isDark)
          if !color.theme.isEmpty { $0.member("theme", color.theme) }
        }
      }
      $0.member("otherColors", otherColors) { json, color in
        json.object {
          $0.member("name", color.name.text)
          $0.member("hex", color.tint.color.hex)
        }
      }
      $0.member("fonts", fonts) { json, font in
        json.object {
          $0.member("name", font.name)
          $0.member("family", font.family)
        }
      }
      $0.member("notes", notes) { $0.string($1) }
    }
  }
}
