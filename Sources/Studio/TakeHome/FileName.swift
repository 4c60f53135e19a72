import Formats
import Theme
import _Text

extension Theme {
  /// The name of a download: "field-notes.css" for a theme called Field Notes, and the format's own name for one
  /// without a name. A folder is a zip.
  func fileName(for format: Format) -> String {
    let slug = name?.text.slug ?? ""
    let fileName = format.fileName.description
    if format.isFolder { return (slug.isEmpty ? fileName : slug) + ".zip" }
    guard !slug.isEmpty, let end = fileName.cut(at: ".").after else { return fileName }
    return slug + "." + end
  }
  /// The name of a download of several formats: "field-notes.zip".
  var zipName: String {
    let slug = name?.text.slug ?? ""
    return (slug.isEmpty ? "theme" : slug) + ".zip"
  }
}
