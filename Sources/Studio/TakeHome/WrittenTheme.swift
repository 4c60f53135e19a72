/// A theme written in a format. The front end holds the files; this is what there is to see of them.
public struct WrittenTheme: Equatable, Sendable {
  /// The format's name: "css".
  public var format: String
  /// The theme string that was written.
  public var theme: String
  /// How many bytes are downloaded.
  public var size: Int
  /// How many colors there are.
  public var colorCount: Int
  /// The files of text; none for a binary format.
  public var files: [CodeFile]

  /// `Exchange` makes it along with the files.
  public init(format: String, theme: String, size: Int, colorCount: Int, files: [CodeFile]) {
    self.format = format
    self.theme = theme
    self.size = size
    self.colorCount = colorCount
    self.files = files
  }
}

/// A file of code, with a mark before each color in it.
public struct CodeFile: Equatable, Sendable {
  /// Its path in the folder that's exported, or its name.
  public var path: String
  /// The code. Before each color, the byte 0x1E and six hex digits say which one it is.
  public var marked: String

  /// A file of text, with marks before its colors.
  public init(path: String, marked: String) {
    self.path = path
    self.marked = marked
  }
}
