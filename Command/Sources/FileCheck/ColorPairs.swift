import ColorScience
import Files
import _Text

/// The pairs of text and background among the colors of a mode, and of edges and other marks and what they're on.
struct ColorPairs {
  struct Pair {
    let text: Int
    let background: Int
    let kind: PairConvention.Kind
    var subject = ContrastSubject.text
    /// The ratio that the project asks of it; nil for the usual.
    var ratio: Double?
    /// Whether a project lists it, so that there's no doubt that it's one.
    var isListed = false
  }

  private(set) var pairs: [Pair] = []
  let colors: [WrittenColor]
  /// The index of the first color of each name and part.
  private let index: [[UInt8]: Int]
  /// The texts that are for nothing but a background, by its index.
  private var ownTexts: [Int: Int] = [:]
  /// Where a text's pairs begin, by its index. Those that a project lists come after all others.
  private var starts: [Int: Int] = [:]
  /// Whether they're GTK's, where `accent_color` is for text on the window, not on `accent_bg_color`.
  /// Source: gnome.pages.gitlab.gnome.org/libadwaita, "CSS Variables".
  private let isGTK: Bool

  init(_ mode: ModeColors, _ rules: ContrastCheck.Rules) {
    colors = mode.colors + mode.rules.flatMap { [$0.text, $0.background] }
    index = Dictionary(colors.enumerated().map { (Self.key($1.words, in: $1.part), $0) }) { first, _ in first }
    isGTK = colors.contains {
      ["accent_bg_color", "window_bg_color", "theme_bg_color", "view_bg_color", "card_bg_color"].contains($0.name)
    }
    for text in mode.colors.indices
    where colors[text].hasWord(of: Self.textWords) || colors[text].ownWords < colors[text].words.count {
      for pattern in Pattern.texts { add(pattern, text) }
      if let mode = colors[text].words.last, ["dark", "light"].contains(mode), colors[text].words.count > 1 {
        for pattern in Pattern.texts { add(pattern, text, ofMode: mode) }
      }
    }
    if rules.judgesNonText {
      for mark in mode.colors.indices where colors[mark].hasWord(of: PairConvention.markWords) {
        for pattern in Pattern.marks { add(pattern, mark) }
      }
    }
    for rule in mode.rules.indices {
      let text = mode.colors.count + 2 * rule
      pairs.append(Pair(text: text, background: text + 1, kind: .own))
    }
    for (position, pair) in pairs.enumerated() {
      if starts[pair.text] == nil { starts[pair.text] = position }
      if pair.kind == .own, pair.subject == .text, ownTexts[pair.background] == nil {
        ownTexts[pair.background] = pair.text
      }
    }
    for pair in rules.listed { add(pair) }
  }

  /// The name of any text has one of these words.
  private static let textWords: Set = [
    "on", "foreground", "fg", "contrast", "text", "color", "content", "ink", "link", "muted", "placeholder", "disabled",
    "inverse",
  ]

  /// The color of a background's own text, if any.
  func ownText(of background: Int) -> Int? { ownTexts[background] }

  /// The pairs of a text.
  func pairs(of text: Int) -> ArraySlice<Pair> {
    pairs[(starts[text] ?? pairs.endIndex)...].prefix { $0.text == text }
  }

  /// - Parameter mode: The word that both names end in besides: `$fg-dark` is on `$bg-dark`.
  private mutating func add(_ pattern: Pattern, _ text: Int, ofMode mode: String? = nil) {
    let part = colors[text].part
    let words = mode == nil ? colors[text].words : Array(colors[text].words.dropLast())
    let isMark = pattern.subject == .nonText
    for match in pattern.matches(words) {
      if pattern.isBareColor, isGTK || hasOwnText(match, in: part) { continue }
      // Beside a background that's called so, a "color" is something else.
      if pattern.isOnBareColor, pairs.last?.text == text { continue }
      // A muted color that has its own text isn't text.
      if pattern.kind == .vague, !isMark {
        let own =
          [match.prefix + ["on"] + pattern.text] + ["foreground", "fg", "text", "content"].map { words + [$0] }
        if own.contains(where: { find($0, in: part) != nil }) { continue }
      }
      var prefix = match.prefix
      if isMark, pattern.isField, !isEdge(prefix, in: part) { continue }
      // Beside a field's color, its focus color is that of its text.
      if isMark, pattern.isFocusColor, find(prefix + ["color"], in: part) != nil { continue }
      let fill = pattern.control.flatMap { self.fill(of: match.prefix + $0, in: part) }
      var hasPage = false
      if pattern.text.first == "on", let last = prefix.last {
        // "text-on-primary" is on "primary", not on "text-primary"; and an "icon-on-primary" is no text.
        if PairConvention.unreadWords.contains(last) { continue }
        if PairConvention.wordsOfText.contains(last) { prefix.removeLast() }
      }
      for background in pattern.backgrounds {
        let name = prefix + background.flatMap { $0 == "*" ? Array(match.star) : [$0] }
        guard let found = find(name + (mode.map { [$0] } ?? []), in: part), found != text else { continue }
        hasPage = true
        if let fill, standsOut(fill, from: found) { continue }
        let isSure = mode.map { areOfMode($0, text, words, found, name) } ?? true
        add(Pair(text: text, background: found, kind: isSure ? pattern.kind : .faint, subject: pattern.subject))
      }
      // An edge has to be told from the page, or if nothing says what that is, from what it's around.
      if !hasPage, let fill, fill != text {
        add(Pair(text: text, background: fill, kind: .own, subject: pattern.subject))
      }
    }
  }

  /// The fill of a control.
  private func fill(of control: [String], in part: String) -> Int? {
    PairConvention.fills.lazy.compactMap { find(control + $0, in: part) }.first
  }

  /// Whether a control can be seen without an edge.
  private func standsOut(_ fill: Int, from page: Int) -> Bool {
    guard let fill = colors[fill].color, let page = colors[page].color else { return false }
    return fill.contrastRatio(with: page) >= 3
  }

  /// Whether what a color's name begins with has another color that says it's for text: "button text color" beside "button color".
  private func hasOwnText(_ match: Pattern.Match, in part: String) -> Bool {
    [["fg"], ["text"], ["foreground"], ["fg", "color"], ["text", "color"]].contains {
      find(match.prefix + match.star + $0, in: part) != nil
    }
  }

  /// Whether a text and its background differ from those of the same names without "dark" or "light" as those of the two modes do.
  /// Otherwise they may be a darker and a lighter shade.
  private func areOfMode(_ mode: String, _ text: Int, _ ownText: [String], _ background: Int, _ own: [String]) -> Bool {
    let part = colors[text].part
    guard let otherText = find(ownText, in: part), let otherBackground = find(own, in: part) else { return false }
    func isLighter(_ one: Int, _ other: Int) -> Bool {
      (colors[one].color?.relativeLuminance ?? 0) > (colors[other].color?.relativeLuminance ?? 0)
    }
    return mode == "dark"
      ? isLighter(text, otherText) && isLighter(otherBackground, background)
      : isLighter(otherText, text) && isLighter(background, otherBackground)
  }

  /// Whether an "input" with these words before it is the edge of a field, as in shadcn/ui: there's a "ring" beside it, and no
  /// other name for the edge or for what's written in it.
  private func isEdge(_ prefix: [String], in part: String) -> Bool {
    let others = [
      ["input", "border"], ["border", "input"], ["input", "foreground"], ["input", "text"], ["on", "input"],
    ]
    return find(prefix + ["ring"], in: part) != nil && !others.contains { find(prefix + $0, in: part) != nil }
  }

  private mutating func add(_ pair: Pair) {
    // A pair that several conventions make is one; the first says most.
    if pair.isListed {
      if let known = pairs.firstIndex(where: { $0.text == pair.text && $0.background == pair.background }) {
        pairs[known] = pair
        return
      }
    } else {
      // Those of one text are together, and so are those of one mark.
      for other in pairs.reversed() {
        guard other.text == pair.text else { break }
        if other.background == pair.background { return }
      }
    }
    pairs.append(pair)
  }

  /// Adds a pair that a project lists, wherever both names are.
  private mutating func add(_ listed: ListedPair) {
    let (text, background) = (WrittenColor.words(of: listed.text), WrittenColor.words(of: listed.background))
    for one in colors.indices where colors[one].words.ends(with: text) {
      let prefix = colors[one].words.dropLast(text.count)
      guard let other = find(prefix + background, in: colors[one].part), other != one else { continue }
      add(Pair(text: one, background: other, kind: .own, ratio: listed.ratio, isListed: true))
    }
  }

  private func find(_ words: [String], in part: String) -> Int? { index[Self.key(words, in: part)] }

  /// A name as bytes: `é` in one code point and in two are two names.
  private static func key(_ words: [String], in part: String) -> [UInt8] {
    Array((words.joined(separator: " ") + "\n" + part).utf8)
  }
}

extension WrittenColor {
  /// Whether its name, apart from what it's in, has one of these words.
  func hasWord(of list: Set<String>) -> Bool { !list.isDisjoint(with: Self.words(of: name)) }
}

extension [String] {
  /// Whether the last ones are these.
  func ends(with other: [String]) -> Bool {
    count >= other.count && suffix(other.count).elementsEqual(other) { $0.same(as: $1) }
  }
}

/// A convention as words.
private struct Pattern {
  let text: [String]
  let backgrounds: [[String]]
  let kind: PairConvention.Kind
  let subject: ContrastSubject
  /// Whether it's a name that may also be a field's fill.
  let isField: Bool
  /// Whether it says no more than that it's a color.
  let isBareColor: Bool
  /// Whether what it's on says no more than that it's a color.
  let isOnBareColor: Bool
  /// Whether it may be the color of a text that has the focus, rather than of a ring.
  let isFocusColor: Bool
  /// The words of the control whose edge it is.
  let control: [String]?
  /// Where the asterisk is in the text's.
  private let star: Int?

  typealias Match = (prefix: [String], star: ArraySlice<String>)

  static let texts = PairConvention.all.map { Pattern($0) }
  static let marks = PairConvention.marks.map { Pattern($0) }

  init(_ convention: PairConvention) {
    text = convention.text.fields(separatedBy: " ")
    backgrounds = convention.backgrounds.map { $0.fields(separatedBy: " ") }
    kind = convention.kind
    subject = convention.subject
    isField = convention.text == "input"
    isBareColor = convention.text == "* color"
    isOnBareColor = convention.backgrounds.first == "* color"
    isFocusColor = convention.text == "focus color"
    control = convention.control.map { $0.fields(separatedBy: " ") }
    star = text.firstIndex(of: "*")
  }

  /// The ways in which a name is one of the convention's texts: the words before it, and those that the asterisk stands for.
  func matches(_ words: [String]) -> [Match] {
    guard let star else {
      return words.ends(with: text) ? [(Array(words.dropLast(text.count)), words[words.endIndex...])] : []
    }
    let tail = Array(text[(star + 1)...])
    guard words.ends(with: tail) else { return [] }
    let end = words.count - tail.count
    guard star > 0 else { return end > 0 ? [([], words[..<end])] : [] }
    // Words before the asterisk.
    let head = text[..<star]
    return words.indices.filter { $0 + star < end && words[$0...].starts(with: head) }
      .map { (Array(words[..<$0]), words[($0 + star)..<end]) }
  }
}
