import ColorScience
import _Text

// A template is the text of a format's files, with instructions between backticks.
//
//     `font "`                  a value, and how to write it, see TemplateValues.swift
//     `Dark primary hex`        the same in another place: a scheme, ramp or font
//     `each roles`…`end`        once for each of a list
//     `each a=primary b=text`…  once for each pair, with a key and a role
//     `each in x`…              the same for the pairs of a definition
//     `between`                 what's from here to the end of a list's text isn't written for the last one
//     `with Dark`…`end`         in another place
//     `if wide`…`else`…`end`    only where a condition holds
//     `define x`…`end`          written wherever `use x` is
//     `file`                    begins another file, whose path follows up to the line's end
//
// A line that has nothing but one instruction, of those that aren't values, is left out itself.

/// A template, taken apart once: what's in a list is written dozens of times.
struct Template {
  private(set) var parts: [Part] = []
  private let bytes: [UInt8]
  private var place = 0
  private var definitions: [(name: [UInt8], part: Part)] = []

  /// An instruction and the text before it. An `end` or `else` is the last part of the block before it.
  final class Part {
    let text: ArraySlice<UInt8>
    let kind: Kind
    /// Where it leads before it's followed.
    let moves: [Int]
    /// What follows its name; all of a value.
    let words: [[UInt8]]
    /// What's up to its `end`; up to `else` or `between` if there's one, and from there on.
    fileprivate(set) var first: [Part] = []
    fileprivate(set) var second: [Part] = []

    fileprivate init(text: ArraySlice<UInt8>, kind: Kind, moves: [Int], words: [[UInt8]]) {
      self.text = text
      self.kind = kind
      self.moves = moves
      self.words = words
    }
  }

  /// The instructions, in the order of their names.
  enum Kind: UInt8 { case each, `if`, with, define, end, `else`, between, use, file, value }

  init(_ text: StaticString) {
    bytes = text.description.bytes
    parts = block()
  }

  /// What's between `define` and its `end`.
  func definition(of name: [UInt8]) -> [Part] { definitions.first { $0.name == name }?.part.first ?? [] }

  /// The parts up to the end of a block or of the template.
  private mutating func block() -> [Part] {
    var parts: [Part] = []
    while true {
      let part = part()
      parts.append(part)
      switch part.kind {
      case .end, .else, .between: return parts
      case .each, .if, .with, .define:
        part.first = block()
        if part.first.last?.kind != .end { part.second = block() }
        if part.kind == .define { end(part) }
      case .use, .file, .value: break
      }
    }
  }

  /// Keeps a definition. The end of its line isn't in the text.
  private mutating func end(_ definition: Part) {
    definitions.append((definition.words[0], definition))
    if bytes[place - 1] != 0x0A, place < bytes.count, bytes[place] == 0x0A { place += 1 }
  }

  /// The next instruction with the text before it; at the template's end, an `end`.
  private mutating func part() -> Part {
    guard let open = bytes.index(of: mark, from: place), let close = bytes.index(of: mark, from: open + 1) else {
      defer { place = bytes.count }
      return Part(text: bytes[place...], kind: .end, moves: [], words: [])
    }
    let text = bytes[place..<open]
    var words = bytes[(open + 1)..<close].split { $0 <= 0x20 }.map { Array($0) }
    var moves = takeMoves(&words)
    var kind = Kind.value
    for (index, name) in names.enumerated() where words.first?.isSame(as: name) == true {
      kind = Kind(rawValue: UInt8(truncatingIfNeeded: index)) ?? .value
    }
    if kind != .value { words.removeFirst() }
    if kind == .with { moves = takeMoves(&words) }
    place = close + 1
    let isAlone = (open == 0 || bytes[open - 1] == 0x0A) && place < bytes.count && bytes[place] == 0x0A
    if isAlone, kind != .value, kind != .file { place += 1 }
    return Part(text: text, kind: kind, moves: moves, words: words)
  }

  /// Takes the first words, as far as they lead elsewhere.
  private func takeMoves(_ words: inout [[UInt8]]) -> [Int] {
    var moves: [Int] = []
    while let first = words.first, let move = TemplatePlace.move(named: first) {
      moves.append(move)
      words.removeFirst()
    }
    return moves
  }
}

private let mark = UInt8(ascii: "`")
private let names: [StaticString] = ["each", "if", "with", "define", "end", "else", "between", "use", "file"]
