import Theme
import _Text

// A template is the text of a format's files, with instructions between backticks. An instruction is words with spaces or
// line ends between them. From a `#` by itself to its line's end, it's a comment.
//
//     `font "`                       a value and its forms, in this order: see TemplateValue and TemplateForm
//     `each roles`…`end`             once for each of a list: see TemplateList
//     `each of a=primary b=text`…    once for each pair of a key and a role
//     `each of h1 h2`…               once for each key
//     `list x a=primary b=text`      keeps a list; `each in x` goes through it
//     `between`                      from here to the end of a list's text, nothing is written for the last one
//     `if wide`…`else`…`end`         only if a condition holds; `if not wide` is its opposite: see TemplateCondition
//     `define x`…`end`               keeps a text; `use x` writes it
//     `include x`                    takes the definitions and lists of another template
//     `like css`                     takes a format's own prefix and selector
//     `with Dark`…`end`              in another place: see TemplatePlace
//     `Dark primary hex`             the same for one instruction
//     `file`                         begins another file, whose path follows up to the line's end
//     `# anything`                   only a comment
//     ``                             a backtick
//
// A line with nothing but one instruction, unless that's a value or `file`, is left out itself, and so is the end of the
// line that a definition ends on. If it's `use`, each line that's written is indented as far as it is.
//
// A name is defined above where it's used, so a template always comes to its end.

/// A template that has been read and checked.
public struct Template {
  let parts: [Part]
  /// Whether its lines end in CRLF, and so those of its files.
  private(set) var hasCRLF = false
  /// The format whose prefix and selector it takes.
  let model: Format?

  /// The texts of a template and of those it includes, to show positions in them.
  let sources: [Source]

  struct Source {
    let name: [UInt8]
    let bytes: [UInt8]
  }

  /// A position: a source, and a byte in it.
  struct Position {
    let source: Int
    let offset: Int
  }

  /// A text, and an instruction after it.
  struct Part {
    let text: ArraySlice<UInt8>
    let position: Position
    /// The moves to make before the instruction is followed.
    var moves: [TemplatePlace.Move] = []
    var instruction = Instruction.none
  }

  indirect enum Instruction {
    case none
    case value(TemplateValue, [TemplateForm])
    case each(TemplateList, [Part], between: [Part])
    case `if`(TemplateCondition, isNegated: Bool, [Part], else: [Part])
    case with([Part])
    case use([Part], indent: ArraySlice<UInt8>)
    case file
  }

  /// Reads a template that someone wrote, and refuses one that has an instruction without a meaning or is too long.
  /// - Parameters:
  ///   - bytes: The template in UTF-8, with or without a byte order mark, its lines ended by LF or CRLF.
  ///   - texts: The formats' templates, which it may include.
  public init(own bytes: [UInt8], texts: ExportTexts = ExportTexts()) throws(TemplateError) {
    let text = bytes[bytes.indexAfterByteOrderMark...]
    guard text.count <= Limits.template else {
      throw TemplateError(file: "", line: 1, column: 1, reason: .tooLarge)
    }
    var lines: [UInt8] = []
    for (index, byte) in zip(text.indices, text) {
      if byte == 0x0D, index + 1 < text.endIndex, text[index + 1] == 0x0A { continue }
      lines.append(byte)
    }
    try self.init(lines, including: texts.included)
    hasCRLF = lines.count < text.count
  }

  /// Reads a template, and refuses one that has an instruction without a meaning.
  /// - Parameter included: The text of a template of this name to include; nil if there's none.
  init(
    _ bytes: [UInt8], including included: @escaping ([UInt8]) -> [UInt8]? = ExportTexts().included
  ) throws(TemplateError) {
    var parser = TemplateParser(bytes, including: included)
    let parts = try parser.template()
    self.parts = parts
    sources = parser.sources
    model = parser.model
    var check = TemplateCheck(sources: sources)
    try check.check(parts, in: TemplateContext())
  }
}

extension [Template.Source] {
  /// An error at a position, in the terms of a text editor.
  func error(_ reason: TemplateError.Reason, at position: Template.Position) -> TemplateError {
    let source = self[position.source]
    var (line, column) = (1, 1)
    for byte in source.bytes.prefix(position.offset) {
      if byte == 0x0A {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    return TemplateError(file: String(bytes: source.name), line: line, column: column, reason: reason)
  }
}
