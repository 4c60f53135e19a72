import Formats
import _Text

extension File {
  /// The style sheets in the templates of a JavaScript program that declare custom properties, with everything where it was:
  /// css`…`, createGlobalStyle`…`, <style>{`…`}</style>. Nil if there are none.
  /// Source: styled-components.com, "API Reference"; lit.dev, "Styles".
  var templateStyles: File? {
    guard CodeLanguage(path: path) == .javaScript, bytes.contains(UInt8(ascii: "`")) else { return nil }
    var kept = [UInt8](repeating: 0x20, count: bytes.count)
    var isEmpty = true
    for tag in tagsOfStyles {
      var position = 0
      while let found = bytes.firstIndex(ofRun: tag.description.bytes, from: position) {
        position = found + tag.utf8CodeUnitCount
        guard found == 0 || !isPartOfVariable(bytes[found - 1]), let start = template(after: position) else { continue }
        guard let end = bytes.endOfTemplate(from: start) else { break }
        position = end
        guard bytes[start..<end].declaresProperty else { continue }
        isEmpty = false
        keep(start + 1..<end, in: &kept)
        // Nothing of one sheet may go on in the next.
        kept[end] = UInt8(ascii: "}")
      }
    }
    return isEmpty ? nil : File(path: path + ".css", bytes: kept)
  }

  /// Where the template of a tag begins: right after it, or after its type arguments, or after an element's attributes.
  private func template(after position: Int) -> Int? {
    var start = position
    while start < min(bytes.count, position + 200), bytes[start] != UInt8(ascii: "`") {
      // A statement's end, or another string.
      if [UInt8(ascii: ";"), UInt8(ascii: "("), UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[start]) {
        return nil
      }
      start += 1
    }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "`") else { return nil }
    let between = bytes[position..<start].trimmed
    return between.isEmpty || between.last == UInt8(ascii: ">") || between.last == UInt8(ascii: "{") ? start : nil
  }

  /// Keeps a template's text. What it puts in is a variable that nothing declares, or nothing where a statement would begin.
  private func keep(_ range: Range<Int>, in kept: inout [UInt8]) {
    var position = range.lowerBound
    var before = UInt8(ascii: ";")
    while position < range.upperBound {
      let byte = bytes[position]
      if byte == UInt8(ascii: "$"), position + 1 < range.upperBound, bytes[position + 1] == UInt8(ascii: "{") {
        let end = min(range.upperBound, bytes.endOfInterpolation(from: position) + 1)
        if ![UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}")].contains(before) {
          kept[position] = byte
          for index in position + 1..<end { kept[index] = UInt8(ascii: "_") }
        }
        position = end
        continue
      }
      kept[position] = byte
      if byte > 0x20 { before = byte }
      position += 1
    }
  }
}

/// What's before a template that's a style sheet.
private let tagsOfStyles: [StaticString] = ["css", "createGlobalStyle", "injectGlobal", "<style"]

extension ArraySlice<UInt8> {
  /// Whether a custom property is declared here.
  fileprivate var declaresProperty: Bool {
    var position = startIndex
    while position + 2 < endIndex {
      if self[position] == UInt8(ascii: "-"), self[position + 1] == UInt8(ascii: "-"),
        self[(position + 2)...].prefix(while: isPartOfVariable).endIndex < endIndex,
        self[self[(position + 2)...].prefix(while: isPartOfVariable).endIndex] == UInt8(ascii: ":")
      {
        return true
      }
      position += 1
    }
    return false
  }
}

extension [UInt8] {
  /// The backtick that ends the template that begins here; nil if none does.
  func endOfTemplate(from start: Int) -> Int? { endOfTemplate(from: start, depth: 0) }

  /// The brace that ends what a template puts in, which begins with the dollar sign here; the last index if none does.
  func endOfInterpolation(from start: Int) -> Int { endOfInterpolation(from: start, depth: 0) }

  private func endOfTemplate(from start: Int, depth: Int) -> Int? {
    var position = start + 1
    while position < count {
      switch self[position] {
      case UInt8(ascii: "`"): return position
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "$") where position + 1 < count && self[position + 1] == UInt8(ascii: "{"):
        position = endOfInterpolation(from: position, depth: depth + 1)
      default: break
      }
      position += 1
    }
    return nil
  }

  private func endOfInterpolation(from start: Int, depth: Int) -> Int {
    var position = start + 2
    var open = 1
    while position < count {
      switch self[position] {
      case UInt8(ascii: "{"): open += 1
      case UInt8(ascii: "}"):
        open -= 1
        if open == 0 { return position }
      case UInt8(ascii: "`") where depth < 16: position = endOfTemplate(from: position, depth: depth) ?? count
      default: break
      }
      position += 1
    }
    return count - 1
  }
}
