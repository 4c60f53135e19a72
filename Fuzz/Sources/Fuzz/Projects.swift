import Formats

/// Formats that are read but never written, and the path by which their reader is found.
let foreignFormats: [(name: String, path: String)] = [
  ("Less", "theme.less"), ("a Tailwind 3 config", "tailwind.config.js"), ("a theme of MUI or Chakra", "theme.ts"),
  ("JSON of any kind", "theme.json"), ("base16", "scheme.yaml"),
]

/// Several files that make up one theme, since names in one of them refer to another.
let projects: [(name: String, files: [File])] = [
  (
    "tokens in several files",
    [
      file("core.json", ##"{"core":{"blue":{"$type":"color","$value":"#0b7285"},"font":{"$value":"Lora"}}}"##),
      file(
        "dark.json", ##"{"primary":{"$type":"color","$value":"{core.blue}"},"accent":{"$ref":"#/core/blue/$value"}}"##),
      file("$themes.json", ##"[{"name":"Dark","selectedTokenSets":{"core":"source","dark":"enabled"}}]"##),
    ]
  ),
  (
    "Sass in several files",
    [
      file("_colors.scss", "$blue: #0b7285 !default; $colors: (primary: $blue, accent: lighten($blue, 10%));"),
      file(
        "main.scss", "@use 'colors' with ($blue: #e8590c);\n$primary: colors.$blue; $accent: map.get($colors, accent);"),
    ]
  ),
  (
    "Android resources in several files",
    [
      file(
        "values/colors.xml",
        "<resources><color name=\"a\">#3F51B5</color><color name=\"b\">@color/a</color></resources>"),
      file(
        "values/themes.xml",
        "<resources><style name=\"T\"><item name=\"colorPrimary\">@color/b</item>"
          + "<item name=\"colorSecondary\">?attr/colorPrimary</item></style></resources>"),
      file("values-night/colors.xml", "<resources><color name=\"a\">#9FA8DA</color></resources>"),
    ]
  ),
  (
    "Kotlin in several files",
    [
      file("Color.kt", "val A = Color(0xFF6650A4)\nval B = Color(0xFF625b71)"),
      file(
        "Theme.kt", "val Dark = darkColorScheme(primary = A, secondary = B)\nval Light = lightColorScheme(primary = B)"),
    ]
  ),
]

private func file(_ path: String, _ text: String) -> File { File(path: path, bytes: Array(text.utf8)) }

/// Separates the files of a project in one input.
let fileSeparator = "\u{1C}"

/// The files' bytes as one input.
func joined(_ files: [File]) -> [UInt8] { Array(files.map(\.bytes).joined(separator: fileSeparator.utf8)) }

/// The files in one input.
func split(_ bytes: [UInt8], into paths: [String]) -> [File] {
  let parts = bytes.split(separator: fileSeparator.utf8.first ?? 0, omittingEmptySubsequences: false)
  return zip(paths, parts).map { File(path: $0, bytes: Array($1)) }
}
