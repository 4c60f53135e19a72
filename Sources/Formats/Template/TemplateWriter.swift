import ColorScience
import Theme
import _Text

/// Writes a theme by a template.
struct TemplateWriter {
  private let template: Template
  private let marksColors: Bool
  private(set) var bytes: [UInt8] = []
  /// The start of each file's path, and the instruction that began it.
  private(set) var fileStarts: [(start: Int, position: Template.Position)] = []
  /// The indentation of each line.
  private var indent: [UInt8] = []
  private var steps = 0

  /// - Parameter marksColors: Whether each color has a mark before it: the byte 0x1E and its six hex digits.
  init(_ template: Template, _ subject: TemplateSubject, marksColors: Bool) throws(TemplateError) {
    self.template = template
    self.marksColors = marksColors
    try write(template.parts, at: TemplatePlace(subject: subject))
  }

  private mutating func write(_ parts: [Template.Part], at origin: TemplatePlace) throws(TemplateError) {
    for part in parts {
      steps += 1
      append(part.text)
      guard steps <= Limits.templateSteps, bytes.count <= Limits.templateBytes else {
        throw template.sources.error(.tooLong, at: part.position)
      }
      var place = origin
      for move in part.moves { place.move(move) }
      switch part.instruction {
      case .none: break
      case .value(let value, let forms):
        guard append(value, forms, at: place) else { throw template.sources.error(.tooLong, at: part.position) }
      case .each(let list, let parts, let between):
        let places = list.places(from: place)
        for index in places.indices {
          try write(parts, at: places[index])
          if index < places.count - 1 { try write(between, at: places[index]) }
        }
      case .if(let condition, let isNegated, let parts, let others):
        try write(condition.holds(at: place) != isNegated ? parts : others, at: place)
      case .with(let parts): try write(parts, at: place)
      case .use(let parts, let more):
        indent += more
        try write(parts, at: place)
        indent.removeLast(more.count)
      case .file: fileStarts.append((bytes.count, part.position))
      }
    }
  }

  /// Appends what a template has.
  private mutating func append(_ text: ArraySlice<UInt8>) {
    guard !indent.isEmpty else {
      bytes += text
      return
    }
    for byte in text {
      if byte != 0x0A { beginLine() }
      bytes.append(byte)
    }
  }

  /// - Returns: Whether it's short enough: each of some forms doubles a text.
  private mutating func append(_ value: TemplateValue, _ forms: [TemplateForm], at place: TemplatePlace) -> Bool {
    beginLine()
    var forms = forms[...]
    var written: [UInt8]
    switch value.meaning {
    case .text(let text): written = text(place).bytes
    case .number(let number):
      var value = number(place)
      while case .number(let work)? = forms.first?.work {
        value = work(value, forms.removeFirst().numbers)
      }
      written = value.text.bytes
    case .color(let color):
      let form = forms.popFirst() ?? place.notation
      guard case .color(let write, let shown) = form.work else { return true }
      let color = color(place)
      if marksColors, let shown { mark(color, shown) }
      written = write(color).bytes
    }
    for form in forms {
      if case .text(let work) = form.work { written = work(written, form.numbers) }
      guard bytes.count + written.count <= Limits.templateBytes else { return false }
    }
    bytes += written
    return bytes.count <= Limits.templateBytes
  }

  /// Indents the line if it's still empty.
  private mutating func beginLine() {
    if !indent.isEmpty, bytes.last == 0x0A { bytes += indent }
  }

  /// Puts a mark before a color that comes next, and before what its literal begins with.
  private mutating func mark(_ color: SchemeColor, _ shown: TemplateForm.Shown) {
    var start = bytes.count
    if shown == .digits {
      if endsIn("0xFF") {
        start -= 4
      } else if endsIn("#FF") {
        start -= 3
      } else if endsIn("0x") {
        start -= 2
      } else {
        return
      }
    }
    let digits = (shown == .painted ? color.painted : color.hex).hexDigits.bytes
    bytes.insert(contentsOf: [colorMark] + digits, at: start)
  }

  private func endsIn(_ opening: StaticString) -> Bool {
    Array(bytes.suffix(opening.utf8CodeUnitCount)).isSame(as: opening)
  }
}

/// The byte that begins the mark of a color, and the length of the mark.
let colorMark: UInt8 = 0x1E
let colorMarkLength = 7
