import _Text

extension File {
  /// The name of the file that the library's themes are exported as.
  public static let libraryName = "tintype-themes.txt"

  /// Whether it's a library: a theme string, or a link to a theme, on each line. A single theme is one only in a file with
  /// the name that we give a library, also if a browser has numbered it: "tintype-themes (1).txt". A line that can't be
  /// read is no reason against it if two others can't be anything but themes.
  public var isLibrary: Bool {
    if path.fields(separatedBy: "/").last?.hasLibraryName == true { return true }
    let lines = bytes.prefix(1 << 20).split { $0 < 0x20 }.map { line in
      line[((line.lastIndex(of: UInt8(ascii: "?")) ?? line.startIndex - 1) + 1)...]
    }
    let themes = lines.filter { line in roleKeys.contains { line.starts(with: $0) } }
    guard themes.count > 1 else { return false }
    return themes.count == lines.count || themes.filter { $0.contains(UInt8(ascii: "&")) }.count > 1
  }
}

extension String {
  fileprivate var hasLibraryName: Bool {
    let bytes = bytes
    return bytes.starts(with: "tintype-themes".bytes) && bytes.suffix(4).elementsEqual(".txt".bytes)
  }
}

/// The beginnings of theme strings.
private let roleKeys = ["primary=".bytes, "accent=".bytes, "title=".bytes, "body=".bytes, "name=".bytes]
