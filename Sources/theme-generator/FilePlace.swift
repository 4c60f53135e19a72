/// A place in a file, as compilers write it.
struct FilePlace {
  let path: String
  /// From 1.
  var line = 1
  /// From 1.
  var column = 1

  /// Ends with an error at the place, in the form that build systems list.
  func fail(_ sentence: String) -> Never { exit(saying: "\(path):\(line):\(column): error: \(sentence)") }
}
