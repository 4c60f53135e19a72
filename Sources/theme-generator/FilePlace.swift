/// A place in a file, in the terms of compilers.
struct FilePlace {
  let path: String
  /// From 1.
  private(set) var line = 1
  /// In bytes, from 1.
  private(set) var column = 1

  init(path: String) { self.path = path }

  /// The beginning of a line, from 1.
  func line(_ line: Int) -> FilePlace {
    var place = FilePlace(path: path)
    place.line = line
    return place
  }

  /// The place of a byte, from 0.
  func byte(_ offset: Int, of bytes: [UInt8]) -> FilePlace {
    let before = bytes.prefix(offset)
    var place = line(before.count { $0 == UInt8(ascii: "\n") } + 1)
    place.column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
    return place
  }

  /// Ends with an error at the place, as compilers write it, so that build systems list it.
  func fail(_ sentence: String) -> Never { exit(saying: "\(path):\(line):\(column): error: \(sentence)") }
}
