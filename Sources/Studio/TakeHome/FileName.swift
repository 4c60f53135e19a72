import ColorScience
import Theme
import _Text

extension Theme {
  /// What a download in a format is called: "field-notes.css" for a theme called Field Notes, and the format's own name for
  /// one without a name. A folder is a zip.
  func fileName(for format: FormatRow) -> String {
    let slug = name?.text.slug ?? ""
    if format.kind == .folder { return (slug.isEmpty ? format.fileName : slug) + ".zip" }
    guard !slug.isEmpty, let end = format.fileName.cut(at: ".").after else { return format.fileName }
    return slug + "." + end
  }
}
