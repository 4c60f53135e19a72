import Files
import Formats
import Import
import Theme
import _Text

extension Tool {
  static func importing(in folder: WorkFolder) -> Tool {
    Tool(
      name: "import",
      title: "Read a theme",
      description: """
        Reads the theme in a file or folder of any format: style sheets, Tailwind and MUI configurations, Swift, Kotlin and \
        Dart code, asset catalogs, Android resources, design tokens, palettes. Says what it guessed, and what’s missing. \
        Also reads a link to a theme, or to a palette on Coolors; nothing is fetched.
        """,
      parameters: [
        Parameter(
          "file", .text, "A path inside the folder that this server works in, or a link.", isRequired: true)
      ],
      resultMembers: [
        Shape.Member("theme", .text, "The theme, as far as it’s known; the other tools take it if nothing is missing."),
        Shape.Member("format", .orNull(.text), "What it was read as; null for a link."),
        Shape.Member("guesses", .list(.text), "The choices that the file doesn’t name, and that were guessed."),
        Shape.Member("missing", .list(.text), "The choices of which it says nothing."),
        Shape.Member("remarks", .list(.text), "What was guessed and left out, in sentences."),
        Shape.Member(
          "colors",
          .list(
            .object([
              Shape.Member("name", .text, "Its name in the file."),
              Shape.Member("hex", .text, "#RRGGBB."),
              Shape.Member("dark", .flag, "Whether it’s for dark mode."),
            ])), "The first \(mostColors) colors in it."),
      ]
    ) { arguments throws(Refusal) in
      let file = arguments.text("file") ?? ""
      let files =
        file.contains("://") ? [File(path: "", text: file)] : try ImportedFolder.files(at: folder.place(of: file))
      let imported: Imported
      do throws(ImportError) {
        imported = try Imported(try Findings(in: files))
      } catch {
        throw Refusal(error.sentence)
      }
      return ToolResult(([imported.theme.string] + imported.remarks).joined(separator: "\n")) {
        $0.object {
          $0.member("theme", imported.theme.string)
          $0.member("format", imported.format)
          $0.member("guesses", imported.guesses) { $0.string($1.key) }
          $0.member("missing", imported.missing) { $0.string($1.key) }
          $0.member("remarks", imported.remarks) { $0.string($1) }
          $0.member("colors", imported.colors.prefix(mostColors)) { json, color in
            json.object {
              $0.member("name", shortened(color.name))
              $0.member("hex", color.color.asHex.hex)
              $0.member("dark", color.isDark)
            }
          }
        }
      }
    }
  }
}

/// As many colors as an agent reads in one answer.
private let mostColors = 60
