import Formats
import Theme
import _Text

extension Theme {
  /// The name of a download: "field-notes.css" for a theme called Field Notes, and the format's own name for one
  /// without a name. A folder is a zip.
  func fileName(for format: Format) -> String {
    let fileName = format.fileName.description
    if format.isFolder { return (slug ?? fileName) + ".zip" }
    guard let slug, let end = fileName.cut(at: ".").after else { return fileName }
    return slug + "." + end
  }

  /// The name of a download that's no format's: "field-notes.png", or "theme.png" for a theme without a name.
  func fileName(ending: String) -> String { (slug ?? "theme") + ending }

  /// The name for a file: "field-notes"; nil if none of it can stand there.
  private var slug: String? {
    guard let slug = name?.text.slug, !slug.isEmpty else { return nil }
    return slug
  }
}
