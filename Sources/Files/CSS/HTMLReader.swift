import ColorScience
import Formats
import _Text

extension Findings {
  /// Reads the custom properties of a page's own style sheets.
  init(html files: [File]) throws(ImportError) {
    var sheets: [File] = []
    for file in files {
      var position = 0
      while let start = file.bytes.firstIndex(ofRun: "<style".bytes, from: position) {
        let end = file.bytes.firstIndex(ofRun: "</style".bytes, from: start) ?? file.bytes.count
        let opening = file.bytes[start..<end].firstIndex(of: UInt8(ascii: ">")) ?? end
        sheets.append(File(path: file.path, bytes: Array(file.bytes[opening..<end].dropFirst())))
        position = end
        if position >= file.bytes.count { break }
      }
    }
    try self.init(css: sheets)
  }
}
