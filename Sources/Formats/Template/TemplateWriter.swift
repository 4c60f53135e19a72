import ColorScience
import Theme
import _Text

/// Writes a theme as a template says.
struct TemplateWriter {
  let theme: ExportedTheme
  let samples: GuideSamples
  private let template: Template
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
    self.template = Template(template)
    write(self.template.parts, TemplatePlace())
  }

  private mutating func write(_ parts: [Template.Part], _ origin: TemplatePlace) {
    for part in parts {
      bytes += part.text
      var place = origin
      for move in part.moves { place.move(move) }
      switch part.kind {
      case .each:
        let places = places(part.words, from: place)
        for index in places.indices {
          write(part.first, places[index])
          if index < places.count - 1 { write(part.second, places[index]) }
        }
      case .with: write(part.first, place)
      case .if: write(holds(part.words[0], at: place) ? part.first : part.second, place)
      case .use: write(template.definition(of: part.words[0]), place)
      case .file: bytes.append(fileMark)
      case .value:
        if marksColors { markColor(part.words, at: place) }
        bytes += value(part.words, at: place)
      case .define, .end, .else, .between: break
      }
    }
  }

  /// Puts a mark before a color that comes next, and before what its literal begins with.
  private mutating func markColor(_ words: [[UInt8]], at place: TemplatePlace) {
    guard words.count > 1 else { return }
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
    guard let color = color(words[0], at: place) else { return }
    let isPainted = form.isSame(as: "css") || form.isSame(as: "oklch")
    bytes.insert(contentsOf: [colorMark] + (isPainted ? color.painted : color.hex).hexDigits.bytes, at: start)
  }

  private func endsIn(_ opening: StaticString) -> Bool {
    Array(bytes.suffix(opening.utf8CodeUnitCount)).isSame(as: opening)
  }

  /// The pairs of a list: what a definition has, or Material's roles.
  func pairs(of name: [UInt8]) -> [[UInt8]] {
    let list = template.definition(of: name).first?.text ?? materialRoles.description.bytes[...]
    return list.split { $0 <= 0x20 }.map { Array($0) }
  }
}

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
    while let mark = bytes.index(of: colorMark, from: place) {
      plain += bytes[place..<mark]
      place = min(mark + colorMarkLength, bytes.count)
    }
    plain += bytes[place...]
    return File(path: path, bytes: plain)
  }
}
