import _Text

/// How a file has comments.
public enum CommentSyntax: Sendable {
  /// `/* … */`
  case block
  /// `// …` up to the line's end
  case slashes
  /// `# …` up to the line's end
  case hash
  /// `<!-- … -->`
  case markup

  /// The one of a file by the end of its name; nil if it's unknown, or has none, as JSON.
  public init?(path: String) {
    let name = path.asciiLowercased.bytes
    let endings: [(CommentSyntax, StaticString)] = [
      (.block, "css pcss postcss"), (.markup, "xml html htm svg vue md"),
      (.slashes, "scss sass less swift kt kts dart js jsx mjs cjs ts tsx mts cts java gradle c h cpp m mm go rs"),
      (.hash, "yml yaml toml sh py rb properties conf gpl"),
    ]
    for (syntax, list) in endings {
      for ending in list.description.fields(separatedBy: " ")
      where name.suffix(ending.utf8.count + 1) == ("." + ending).bytes[...] {
        self = syntax
        return
      }
    }
    return nil
  }

  /// The lines around our part.
  var begin: [UInt8] { comment("tintype begin") }
  var end: [UInt8] { comment("tintype end") }

  private func comment(_ text: String) -> [UInt8] {
    switch self {
    case .block: ("/* " + text + " */").bytes
    case .slashes: ("// " + text).bytes
    case .hash: ("# " + text).bytes
    case .markup: ("<!-- " + text + " -->").bytes
    }
  }
}
