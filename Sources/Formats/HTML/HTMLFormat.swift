extension Format {
  /// A style guide for a browser or a printer.
  static let html = Format(
    kind: .html, name: "html", label: "Style guide (HTML)", fileName: "style-guide.html", purpose: "one page to read or print",
    reader: "every browser",
    signs: Signs(endings: ".html .htm", texts: "<!doctype html\n<!DOCTYPE html\n<html"))
}
