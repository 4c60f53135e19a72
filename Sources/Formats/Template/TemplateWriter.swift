import Catalog
import ColorScience
import Theme

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

/// Writes a theme as a template says.
struct TemplateWriter {
  let theme: ExportedTheme
  let samples: GuideSamples
  private let template: [UInt8]
  private(set) var bytes: [UInt8] = []
  /// Whether each color has a mark before it: the byte 0x1E and its six hex digits.
  let marksColors: Bool
  /// The names of the roles, in their order.
  let roleNames = SchemeRole.allCases.map { $0.name.bytes }
  /// Material's tonal palettes; empty until they're asked for, because they take long.
  var palettes: [TonalColors] = []

  init(_ theme: ExportedTheme, _ template: StaticString, samples: GuideSamples, marksColors: Bool) {
    self.theme = theme
    self.samples = samples
    self.marksColors = marksColors
    self.template = template.description.bytes
    write(0..<self.template.count, TemplatePlace())
  }

  private struct Instruction {
    let words: [[UInt8]]
    /// Where it begins, and where the text after it does.
    let start, end: Int

    /// Whether its first word is this one, apart from those that lead elsewhere, which begin with a capital letter.
    func isCalled(_ name: StaticString) -> Bool {
      words.first { $0[0] > UInt8(ascii: "Z") }?.isSame(as: name) == true
    }
    var opensBlock: Bool { isCalled("each") || isCalled("if") || isCalled("with") || isCalled("define") }
    var isValue: Bool {
      !opensBlock && !isCalled("end") && !isCalled("else") && !isCalled("between") && !isCalled("use")
    }
  }

  /// What's between an instruction and its `end`.
  private struct Block {
    /// The text up to `else` or `between`, if there's one.
    let first: Range<Int>
    let second: Range<Int>
    let end: Int
  }

  /// The next instruction from a place on.
  private func instruction(from start: Int) -> Instruction? {
    guard let open = template.index(of: mark, from: start), let close = template.index(of: mark, from: open + 1) else {
      return nil
    }
    let words = template[(open + 1)..<close].split { $0 <= 0x20 }.map { Array($0) }
    let bare = Instruction(words: words, start: open, end: close + 1)
    let isAlone =
      (open == 0 || template[open - 1] == 0x0A) && close + 1 < template.count && template[close + 1] == 0x0A
    return isAlone && !bare.isValue ? Instruction(words: words, start: open, end: close + 2) : bare
  }

  private func block(from start: Int) -> Block {
    var (place, depth) = (start, 0)
    var middle: Instruction?
    while let next = instruction(from: place) {
      place = next.end
      if next.opensBlock {
        depth += 1
      } else if next.isCalled("end") {
        if depth == 0 {
          return Block(
            first: start..<(middle?.start ?? next.start), second: (middle?.end ?? next.start)..<next.start, end: place)
        }
        depth -= 1
      } else if depth == 0, next.isCalled("else") || next.isCalled("between") {
        middle = next
      }
    }
    return Block(first: start..<template.count, second: template.count..<template.count, end: template.count)
  }

  private mutating func write(_ range: Range<Int>, _ place: TemplatePlace) {
    var start = range.lowerBound
    while let next = instruction(from: start), next.start < range.upperBound {
      bytes += template[start..<next.start]
      start = next.opensBlock ? write(next, place) : next.end
      let (place, words) = place.moved(next.words)
      if next.isCalled("use") {
        use(words[1], place)
      } else if next.isCalled("file") {
        bytes.append(fileMark)
      } else if next.isValue {
        if marksColors { markColor(words, at: place) }
        bytes += value(words, at: place)
      }
    }
    if start < range.upperBound { bytes += template[start..<range.upperBound] }
  }

  /// Puts a mark before a color that comes next, and before what its literal begins with.
  private mutating func markColor(_ words: [[UInt8]], at place: TemplatePlace) {
    guard words.count > 1, let color = color(words[0], at: place) else { return }
    let form = words[1]
    var start = bytes.count
    // Swift 6.3 takes one of two constant arrays for the other in WebAssembly, so these aren't lists.
    if form.isSame(as: "digits") {
      if endsIn("0xFF") {
        start -= 4
      } else if endsIn("#FF") {
        start -= 3
      } else if endsIn("0x") {
        start -= 2
      } else {
        return
      }
    } else if !form.isSame(as: "hex"), !form.isSame(as: "css"), !form.isSame(as: "oklch"), !form.isSame(as: "fill"),
      !form.isSame(as: "columns")
    {
      return
    }
    bytes.insert(contentsOf: [colorMark] + color.hexDigits.bytes, at: start)
  }

  private func endsIn(_ opening: StaticString) -> Bool {
    Array(bytes.suffix(opening.utf8CodeUnitCount)).isSame(as: opening)
  }

  /// Writes a block; gives the place after it.
  private mutating func write(_ opening: Instruction, _ place: TemplatePlace) -> Int {
    let block = block(from: opening.end)
    let words = Array(opening.words.dropFirst())
    if opening.isCalled("each") {
      let places = places(words, from: place)
      for index in places.indices {
        write(block.first, places[index])
        if index < places.count - 1 { write(block.second, places[index]) }
      }
    } else if opening.isCalled("with") {
      write(block.first, place.moved(words).place)
    } else if opening.isCalled("if") {
      write(holds(words[0], at: place) ? block.first : block.second, place)
    }
    // A definition on a line of its own isn't in the text.
    let leavesLineEnd = opening.isCalled("define") && template[block.end - 1] != 0x0A
    return leavesLineEnd && block.end < template.count && template[block.end] == 0x0A ? block.end + 1 : block.end
  }

  private mutating func use(_ name: [UInt8], _ place: TemplatePlace) {
    if let range = definition(of: name) { write(range, place) }
  }

  /// What's between `define` and its `end`.
  private func definition(of name: [UInt8]) -> Range<Int>? {
    var start = 0
    while let next = instruction(from: start) {
      start = next.end
      if next.isCalled("define"), next.words[1] == name { return block(from: start).first }
    }
    return nil
  }

  /// The pairs of a list: what a definition has, or Material's roles.
  func pairs(of name: [UInt8]) -> [[UInt8]] {
    let list = definition(of: name).map { Array(template[$0]) } ?? materialRoles.description.bytes
    return list.split { $0 <= 0x20 }.map { Array($0) }
  }
}

private let mark = UInt8(ascii: "`")
/// What's before a file's path in the text of several files.
private let fileMark: UInt8 = 0x1D
/// What begins the mark of a color, and how long the mark is.
let colorMark: UInt8 = 0x1E
let colorMarkLength = 7

extension ExportedTheme {
  /// The files of a template: one of this name, or several that it names.
  @inline(never)
  func files(
    _ template: StaticString, named name: StaticString, samples: GuideSamples = .none, marksColors: Bool
  ) -> [File] {
    let bytes = TemplateWriter(self, template, samples: samples, marksColors: marksColors).bytes
    guard bytes.first == fileMark else {
      return [File(path: name.description, bytes: laidOut(bytes, name.description))]
    }
    return bytes.dropFirst().split(separator: fileMark).map { part in
      let end = part.firstIndex(of: 0x0A) ?? part.endIndex
      let path = String(bytes: Array(part[..<end]))
      return File(path: path, bytes: laidOut(Array(part[end...].dropFirst()), path))
    }
  }

  private func laidOut(_ bytes: [UInt8], _ path: String) -> [UInt8] {
    path.bytes.suffix(5).elementsEqual(".json".bytes) ? JSONLayout(bytes).bytes : bytes
  }
}

extension File {
  /// The file without the marks of its colors.
  public var unmarked: File {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var place = 0
    while place < bytes.count {
      if bytes[place] == colorMark {
        place += colorMarkLength
      } else {
        plain.append(bytes[place])
        place += 1
      }
    }
    return File(path: path, bytes: plain)
  }
}

extension [UInt8] {
  /// Whether these are the bytes of a text.
  @inline(never)
  func isSame(as text: StaticString) -> Bool {
    text.withUTF8Buffer { other in
      guard count == other.count else { return false }
      for index in indices where self[index] != other[index] { return false }
      return true
    }
  }
}
