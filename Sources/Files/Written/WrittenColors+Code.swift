import ColorScience
import Formats
import Theme
import _Text

extension WrittenColors {
  /// Reads the colors of programs in Swift, Kotlin, Dart and JavaScript that have names.
  mutating func readCode(_ files: [File], besides others: [File]) {
    var declarations = CodeDeclarations()
    for file in files + others { declarations.read(file) }
    (modes, isCut) = declarations.written(inFirst: files.count).byMode(lastCounts: false)
    if declarations.isCut { isCut = true }
    let styles = files.map { $0.templateStyles ?? File(path: $0.path, bytes: []) }
    guard styles.contains(where: { !$0.bytes.isEmpty }) else { return }
    let isProgramCut = isCut
    readStyleSheets(styles, nil)
    if isProgramCut { isCut = true }
  }
}

extension ColorNotation {
  /// A color as a program's expression, in the form of one that has another color; several if more than one form fits.
  func codeTexts(of color: SRGB, like written: [UInt8]) -> [[UInt8]] {
    guard case .code(let language) = self, let current = CodeDeclarations.color(of: written, in: language) else {
      return []
    }
    var texts: [[UInt8]] = []
    for range in written.hexRanges(of: current) {
      let start = written[..<range.lowerBound].lastIndex { hexDigitValue($0) == nil }.map { $0 + 1 } ?? 0
      let end = written[range.upperBound...].firstIndex { hexDigitValue($0) == nil } ?? written.count
      for hex in hexes(of: color, like: "#".bytes + written[range], inCaseOf: Array(written[start..<end])) {
        let text = written.replacing(range, with: Array(hex.dropFirst()))
        // Digits of the opacity may look like the color's: the first or the last six of FFFFFFFF.
        if hex.count == 4 || self.color(ofExpression: text, in: language) == color.asHex { texts.append(text) }
      }
    }
    guard texts.isEmpty else { return texts }
    if let quote = written.first, quote == written.last,
      [UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "`")].contains(quote),
      let function = StyleFunction(Array(written.dropFirst().dropLast())), let text = function.text(of: color)
    {
      return [[quote] + text + [quote]]
    }
    return written.withChannels(of: color, insteadOf: current).map { [$0] } ?? []
  }

  /// The color of an expression; nil if it isn't one.
  func color(ofExpression bytes: [UInt8], in language: CodeLanguage) -> SRGB? {
    CodeDeclarations.color(of: bytes, in: language)
  }
}

extension [UInt8] {
  fileprivate func replacing(_ range: Range<Int>, with bytes: [UInt8]) -> [UInt8] {
    var result = self
    result.replaceSubrange(range, with: bytes)
    return result
  }

  /// The hex digits that may say a color: six of them, or three.
  fileprivate func hexRanges(of color: SRGB) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    let digits = lowercased(color.asHex.hexDigits.bytes)
    var position = 0
    while position < count {
      guard hexDigitValue(self[position]) != nil else {
        position += 1
        continue
      }
      var end = position
      while end < count, hexDigitValue(self[end]) != nil { end += 1 }
      for start in position..<end where start + 6 <= end {
        if lowercased(Array(self[start..<(start + 6)])) == digits { ranges.append(start..<(start + 6)) }
      }
      if end - position == 3, position > 0, self[position - 1] == UInt8(ascii: "#"),
        lowercased(self[position..<end].flatMap { [$0, $0] }) == digits
      {
        ranges.append(position..<end)
      }
      position = end
    }
    return ranges
  }

  /// The expression with the channels of another color in place of its three numbers, each as it's written.
  fileprivate func withChannels(of color: SRGB, insteadOf current: SRGB) -> [UInt8]? {
    var numbers: [Range<Int>] = []
    var position = 0
    while position < count {
      let isNumber = self[position].isDigit && (position == 0 || !isNamePart(self[position - 1]))
      guard isNumber else {
        position += 1
        continue
      }
      let start = position
      while position < count, self[position].isDigit || self[position] == UInt8(ascii: ".") { position += 1 }
      // In "63 / 255", it's 63 that counts.
      let isDivisor = self[..<start].last { $0 > 0x20 } == UInt8(ascii: "/")
      if !isDivisor { numbers.append(start..<position) }
    }
    let (old, new) = ([current.red, current.green, current.blue], [color.red, color.green, color.blue])
    for first in numbers.indices where first + 3 <= numbers.count {
      let fields = numbers[first..<(first + 3)]
      let isWhole = fields.allSatisfy { !self[$0].contains(UInt8(ascii: ".")) }
      let scale: Double = isWhole && fields.contains { (decimal(Array(self[$0])) ?? 0) > 1 } ? 255 : 1
      let isSame = zip(fields, old).allSatisfy { field, channel in
        ((decimal(Array(self[field])) ?? -9) / scale - channel).magnitude < 0.004
      }
      guard isSame else { continue }
      var result = self
      for (field, channel) in zip(fields, new).reversed() {
        let point = self[field].firstIndex(of: UInt8(ascii: "."))
        let places = point.map { Swift.max(3, field.upperBound - $0 - 1) } ?? 0
        var text: [UInt8] = []
        FixedDecimal(channel * scale, places: scale == 255 ? 0 : places).append(to: &text)
        if point != nil, !text.contains(UInt8(ascii: ".")) { text += ".0".bytes }
        result.replaceSubrange(field, with: text)
      }
      return result
    }
    return nil
  }
}

private func isNamePart(_ byte: UInt8) -> Bool {
  byte.isLetterOrDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
}
