import Foundation
import Theme

extension URL {
  /// The most bytes of a file that can hold a theme: the longest one, in a link.
  private static let largestTheme = Limits.themeString + 1024

  /// The theme string in a file; nil if it holds no theme.
  var themeString: String? {
    guard let size = try? resourceValues(forKeys: [.fileSizeKey]).fileSize, size <= Self.largestTheme,
      let data = try? Data(contentsOf: self)
    else { return nil }
    return Theme(inFile: String(decoding: data, as: UTF8.self))?.string
  }
}

extension Theme {
  /// Reads the theme in a theme file: the first line, which may also be a link. Nil if there's none.
  init?(inFile text: String) {
    let line = text.split(whereSeparator: \.isNewline).first ?? ""
    self.init(salvaging: line.split(separator: "?").last.map { String($0) } ?? "")
    if isEmpty { return nil }
  }
}
