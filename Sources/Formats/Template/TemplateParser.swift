import Theme
import _Text

/// Takes a template apart, once: the text of a list is written dozens of times.
struct TemplateParser {
  /// The template and those it includes, in the order they're read in.
  private(set) var sources: [Template.Source]
  /// The format that it's like; nil if it doesn't say.
  private(set) var model: Format?
  /// The source being read, by its index.
  private var source = 0
  private var bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private var definitions: [(name: [UInt8], parts: [Template.Part])] = []
  private var lists: [(name: [UInt8], pairs: [TemplateList.Pair])] = []
  private let roleNames = (SchemeRole.common + SchemeRole.charts).map { $0.name().bytes }

  /// The text of a template of this name to include; nil if there's none.
  private let included: ([UInt8]) -> [UInt8]?

  /// How deeply instructions can be nested: enough for people, and not too much for the stack.
  private static let deepest = 16

  init(_ bytes: [UInt8], including included: @escaping ([UInt8]) -> [UInt8]?) {
    self.included = included
    sources = [Template.Source(name: [], bytes: bytes)]
    self.bytes = bytes
  }

  /// Reads the whole template.
  mutating func template() throws(TemplateError) -> [Template.Part] {
    let block = try block()
    if let close = block.close { throw error(.unexpected(close.text), at: close) }
    return block.parts
  }

  /// A word of an instruction.
  private struct Word {
    let bytes: [UInt8]
    let offset: Int
    var text: String { String(bytes: bytes) }
  }

  /// An instruction as it's read.
  private struct Tag {
    /// The text before it.
    let text: ArraySlice<UInt8>
    let offset: Int
    /// The white space before it, if its line has nothing else.
    let indent: ArraySlice<UInt8>
    var words: [Word]
  }

  private func error(_ reason: TemplateError.Reason, at word: Word) -> TemplateError { error(reason, at: word.offset) }

  private func error(_ reason: TemplateError.Reason, at offset: Int) -> TemplateError {
    sources.error(reason, at: Template.Position(source: source, offset: offset))
  }

  /// The parts up to the word that ends a block, and that word; nil at the template's end.
  private mutating func block() throws(TemplateError) -> (parts: [Template.Part], close: Word?) {
    var parts: [Template.Part] = []
    while true {
      guard var tag = try tag() else {
        parts.append(
          Template.Part(text: bytes[position...], position: Template.Position(source: source, offset: position)))
        position = bytes.count
        return (parts, nil)
      }
      var part = Template.Part(text: tag.text, position: Template.Position(source: source, offset: tag.offset))
      part.moves = takeMoves(&tag.words)
      guard let word = tag.words.first else {
        parts.append(part)
        continue
      }
      tag.words.removeFirst()
      switch word.bytes {
      case "end", "else", "between":
        try expectNoMore(tag.words)
        parts.append(part)
        return (parts, word)
      case "each":
        let list = try list(after: word, &tag.words)
        let (first, second, _) = try blocks(of: word, second: "between")
        part.instruction = .each(list, first, between: second)
      case "if":
        let isNegated = tag.words.first?.bytes.isSame(as: "not") == true
        if isNegated { tag.words.removeFirst() }
        let condition = try condition(after: word, &tag.words)
        let (first, second, _) = try blocks(of: word, second: "else")
        part.instruction = .if(condition, isNegated: isNegated, first, else: second)
      case "with":
        let moves = takeMoves(&tag.words)
        if moves.isEmpty && tag.words.isEmpty { throw error(.missingWord(after: word.text), at: word) }
        try expectNoMore(tag.words)
        part.moves += moves
        part.instruction = .with(try blocks(of: word, second: nil).first)
      case "define":
        let name = try onlyWord(after: word, tag.words)
        if isDefined(name) { throw error(.definedTwice(name.text), at: name) }
        let (parts, _, endsLine) = try blocks(of: word, second: nil)
        definitions.append((name.bytes, parts))
        if !endsLine, position < bytes.count, bytes[position] == 0x0A { position += 1 }
      case "list":
        guard let name = tag.words.first else { throw error(.missingWord(after: word.text), at: word) }
        if isDefined(name) { throw error(.definedTwice(name.text), at: name) }
        lists.append((name.bytes, try pairs(tag.words.dropFirst(), after: name)))
      case "use":
        let name = try onlyWord(after: word, tag.words)
        guard let parts = definitions.first(where: { $0.name == name.bytes })?.parts else {
          throw error(.unknown(.definition, name.text), at: name)
        }
        part.instruction = .use(parts, indent: tag.indent)
      case "include":
        let name = try onlyWord(after: word, tag.words)
        // An included template includes nothing itself, so there's no circle.
        guard source == 0 else { throw error(.tooDeep, at: word) }
        guard let text = included(name.bytes) else { throw error(.unknown(.template, name.text), at: name) }
        try include(text, name)
      case "like":
        let name = try onlyWord(after: word, tag.words)
        guard let format = Format.named(name.text) else { throw error(.unknown(.format, name.text), at: name) }
        model = format
      case "file":
        try expectNoMore(tag.words)
        part.instruction = .file
      default: part.instruction = try value(word, tag.words)
      }
      parts.append(part)
    }
  }

  /// The parts between an instruction and its `end`, divided in two if the other word is between them; and whether the
  /// line of the `end` is left out.
  private mutating func blocks(
    of word: Word, second separator: StaticString?
  ) throws(TemplateError) -> (first: [Template.Part], second: [Template.Part], endsLine: Bool) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw error(.tooDeep, at: word) }
    let first = try block()
    guard var close = first.close else { throw error(.missingEnd(of: word.text), at: word) }
    var second: [Template.Part] = []
    if let separator, close.bytes.isSame(as: separator) {
      let rest = try block()
      guard let end = rest.close else { throw error(.missingEnd(of: word.text), at: word) }
      second = rest.parts
      close = end
    }
    guard close.bytes.isSame(as: "end") else { throw error(.unexpected(close.text), at: close) }
    return (first.parts, second, bytes[position - 1] == 0x0A)
  }

  /// Takes the definitions of another template.
  private mutating func include(_ text: [UInt8], _ name: Word) throws(TemplateError) {
    let outer = (source, bytes, position)
    sources.append(Template.Source(name: name.bytes, bytes: text))
    (source, bytes, position) = (sources.count - 1, text, 0)
    _ = try template()
    (source, bytes, position) = outer
  }

  /// The next instruction; nil if there's none. Moves behind it.
  private mutating func tag() throws(TemplateError) -> Tag? {
    guard let open = bytes.index(of: mark, from: position) else { return nil }
    guard let close = bytes.index(of: mark, from: open + 1) else { throw error(.unclosed, at: open) }
    let (words, hasComment) = words(from: open + 1, to: close)
    let begin = position
    position = close + 1
    guard !words.isEmpty || hasComment else {
      return Tag(text: bytes[begin...open], offset: open, indent: [], words: [])
    }
    var lineStart = open
    while lineStart > begin, bytes[lineStart - 1] == 0x20 { lineStart -= 1 }
    let isAlone =
      (lineStart == 0 || bytes[lineStart - 1] == 0x0A) && (position == bytes.count || bytes[position] == 0x0A)
    guard isAlone, leavesLine(words) else {
      return Tag(text: bytes[begin..<open], offset: open, indent: [], words: words)
    }
    position = min(position + 1, bytes.count)
    return Tag(text: bytes[begin..<lineStart], offset: open, indent: bytes[lineStart..<open], words: words)
  }

  /// The words of an instruction between two offsets, and whether it has a comment, which begins with a `#` by itself and ends
  /// with its line.
  private func words(from start: Int, to end: Int) -> (words: [Word], hasComment: Bool) {
    var words: [Word] = []
    var hasComment = false
    var isInComment = false
    var start = start
    for index in start...end where bytes[index] <= 0x20 || index == end {
      let word = bytes[start..<index]
      if word.isSame(as: "#") { (hasComment, isInComment) = (true, true) }
      if !word.isEmpty, !isInComment { words.append(Word(bytes: Array(word), offset: start)) }
      if bytes[index] == 0x0A { isInComment = false }
      start = index + 1
    }
    return (words, hasComment)
  }

  /// Whether a line with only these words, or with only a comment, is left out.
  private func leavesLine(_ words: [Word]) -> Bool {
    if words.isEmpty { return true }
    guard let word = words.first(where: { TemplatePlace.Move($0.bytes) == nil }) else { return false }
    switch word.bytes {
    case "each", "if", "with", "define", "list", "end", "else", "between", "use", "include", "like": return true
    default: return false
    }
  }

  /// Takes moves from the front of the words.
  private func takeMoves(_ words: inout [Word]) -> [TemplatePlace.Move] {
    var moves: [TemplatePlace.Move] = []
    while let first = words.first, let move = TemplatePlace.Move(first.bytes) {
      moves.append(move)
      words.removeFirst()
    }
    return moves
  }

  private func expectNoMore(_ words: [Word]) throws(TemplateError) {
    if let word = words.first { throw error(.extraWord(word.text), at: word) }
  }

  private func onlyWord(after word: Word, _ words: [Word]) throws(TemplateError) -> Word {
    guard let name = words.first else { throw error(.missingWord(after: word.text), at: word) }
    try expectNoMore(Array(words.dropFirst()))
    return name
  }

  private func isDefined(_ name: Word) -> Bool {
    definitions.contains { $0.name == name.bytes } || lists.contains { $0.name == name.bytes }
  }

  private func list(after word: Word, _ words: inout [Word]) throws(TemplateError) -> TemplateList {
    guard let name = words.first else { throw error(.missingWord(after: word.text), at: word) }
    words.removeFirst()
    if name.bytes.isSame(as: "of") { return .pairs(try pairs(words[...], after: name)) }
    if name.bytes.isSame(as: "in") {
      let name = try onlyWord(after: name, words)
      guard let list = lists.first(where: { $0.name == name.bytes }) else {
        throw error(.unknown(.list, name.text), at: name)
      }
      return .pairs(list.pairs)
    }
    guard let list = TemplateList(name.bytes) else { throw error(.unknown(.list, name.text), at: name) }
    try expectNoMore(words)
    return list
  }

  private func pairs(_ words: ArraySlice<Word>, after name: Word) throws(TemplateError) -> [TemplateList.Pair] {
    guard let first = words.first else { throw error(.missingWord(after: name.text), at: name) }
    var pairs: [TemplateList.Pair] = []
    for word in words {
      guard pairs.count < Limits.templateKeys else { throw error(.tooLong, at: word) }
      let equals = word.bytes.index(of: UInt8(ascii: "="), from: 0)
      var subject: TemplateList.Subject?
      if let equals {
        let name = Array(word.bytes[(equals + 1)...])
        subject = role(name).map { .role($0) } ?? step(name).map { .size($0) }
        if subject == nil { throw error(.unknown(.role, String(bytes: name)), at: word.offset + equals + 1) }
      }
      pairs.append(TemplateList.Pair(key: Array(word.bytes[..<(equals ?? word.bytes.count)]), subject: subject))
    }
    let roles = pairs.filter { if case .role = $0.subject { true } else { false } }.count
    let sizes = pairs.filter { if case .size = $0.subject { true } else { false } }.count
    guard [0, pairs.count].contains(roles), [0, pairs.count].contains(sizes) else {
      throw error(.someWithoutRole, at: first)
    }
    return pairs
  }

  private func step(_ name: [UInt8]) -> TypeSizes.Step? { TypeSizes.Step.allCases.first { $0.name.bytes == name } }

  private func role(_ name: [UInt8]) -> SchemeRole? {
    roleNames.firstIndex(of: name).map { (SchemeRole.common + SchemeRole.charts)[$0] }
  }

  private func condition(after word: Word, _ words: inout [Word]) throws(TemplateError) -> TemplateCondition {
    guard let name = words.first else { throw error(.missingWord(after: word.text), at: word) }
    words.removeFirst()
    if name.bytes.isSame(as: "key") { return .key(try onlyWord(after: name, words).bytes) }
    guard let condition = TemplateCondition(name.bytes) else { throw error(.unknown(.condition, name.text), at: name) }
    try expectNoMore(words)
    return condition
  }

  /// A value with its forms; each takes the result of the one before it.
  private func value(_ word: Word, _ words: [Word]) throws(TemplateError) -> Template.Instruction {
    guard let value = role(word.bytes).map({ TemplateValue($0) }) ?? TemplateValue(word.bytes) else {
      throw error(.unknown(.value, word.text), at: word)
    }
    var kind = value.kind
    var forms: [TemplateForm] = []
    var rest = words[...]
    while let name = rest.popFirst() {
      guard let form = TemplateForm(name.bytes) else { throw error(.unknown(.form, name.text), at: name) }
      guard form.source == kind else { throw error(.misplacedForm(name.text, of: form.source), at: name) }
      var numbers: [Int] = []
      for _ in 0..<form.numberCount {
        guard let number = rest.popFirst().flatMap({ Int(digits: $0.bytes) }), number < 10_000 else {
          throw error(.missingNumber(after: name.text), at: name)
        }
        numbers.append(number)
      }
      forms.append(form.with(numbers))
      kind = .text
    }
    return .value(value, forms)
  }
}

private let mark = UInt8(ascii: "`")
