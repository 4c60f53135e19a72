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
