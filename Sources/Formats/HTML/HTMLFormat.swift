extension Format {
  /// A style guide for a browser or a printer.
  static let html = Format(
    name: "html", label: "Style guide (HTML)", fileName: "style-guide.html", purpose: "one page to read or print",
    reader: "every browser",
    signs: Signs(endings: [".html", ".htm"], texts: ["<!doctype html", "<!DOCTYPE html", "<html"]),
    write: { [File(path: "style-guide.html", text: $0.styleGuide)] },
    read: { (files) throws(ImportError) in try Findings(html: files) })
}
