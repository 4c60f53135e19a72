import UIKit

/// The core's sentences in the person's language.
///
/// The core writes them in English, out of words, names and numbers. The String Catalog `Localizable.xcstrings` has each with
/// `%@` where something goes that differs: “Deleted “%@”.” A count is `%lld`, and a language may have a form of the sentence
/// for each kind of count. A sentence is looked up as it is, then by the entry it fits, then sentence by sentence; what has
/// no entry stays as it is.
@MainActor struct Words {
  /// Those of the app's language.
  static var current = Words(of: .main)

  private let table: [String: String]
  private let forms: [String: (Int) -> String]
  private let patterns: [Pattern]

  /// How deep a sentence may be in another: “Choose an accent color first.” has “accent color”.
  private static let deepest = 3

  /// Takes the translation of each entry, and of entries with several forms the one for a count; none for English.
  init(_ table: [String: String], forms: [String: (Int) -> String] = [:]) {
    self.table = table
    self.forms = forms
    patterns = (Array(table.keys) + Array(forms.keys)).compactMap { Pattern($0) }.sorted { $0.length > $1.length }
  }

  /// What Xcode made of the String Catalog for the language that the person reads best of those that are there.
  init(of bundle: Bundle) {
    let strings = bundle.table("strings") as? [String: String] ?? [:]
    let counted = bundle.table("stringsdict").keys.compactMap { Pattern($0) }
    self.init(
      // Xcode may write out English as it is, of which there's nothing to look up.
      strings.allSatisfy { $0.key == $0.value } ? [:] : strings,
      forms: Dictionary(uniqueKeysWithValues: counted.map { entry in (entry.key, { bundle.form(of: entry, for: $0) }) })
    )
  }

  /// Whether there's nothing to look up, as in English.
  var isEmpty: Bool { table.isEmpty && forms.isEmpty }

  func callAsFunction(_ english: String) -> String {
    isEmpty ? english : translated(english, 0)
  }

  private func translated(_ english: String, _ depth: Int) -> String {
    if let exact = table[english] { return exact }
    let sentences = english.sentences
    guard sentences.count > 1 else { return whole(english, depth) ?? english }
    let translations = sentences.map { whole($0, depth) }
    // A name may look like the end of a sentence.
    if translations.contains(nil), let whole = whole(english, depth) { return whole }
    return zip(translations, sentences).map { $0 ?? $1 }.joined(separator: " ")
  }

  /// The translation of a text that is, or fits, one entry.
  private func whole(_ english: String, _ depth: Int) -> String? {
    if let exact = table[english] { return exact }
    guard depth < Self.deepest else { return nil }
    for pattern in patterns {
      guard let arguments = pattern.arguments(of: english) else { continue }
      let form = pattern.count(in: arguments).flatMap { count in forms[pattern.key].map { $0(count) } }
      guard let translation = form ?? table[pattern.key] else { continue }
      return translation.filled(with: arguments.map { translated($0, depth + 1) })
    }
    return nil
  }
}

extension Bundle {
  /// What Xcode made of the String Catalog for the language that the person reads best: `strings`, and of entries with
  /// several forms `stringsdict`.
  fileprivate func table(_ kind: String) -> [String: Any] {
    let table = url(forResource: "Localizable", withExtension: kind)
      .flatMap { try? Data(contentsOf: $0) }
      .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    return table as? [String: Any] ?? [:]
  }

  /// The form for a count. Foundation knows each language's rules, and tells them only by formatting.
  fileprivate func form(of entry: Pattern, for count: Int) -> String {
    let format = localizedString(forKey: entry.key, value: nil, table: nil)
    let language = preferredLocalizations.first.map { Locale(identifier: $0) }
    return String(format: format, locale: language, arguments: entry.formatArguments(count))
  }
}

extension String {
  /// The text in the person's language.
  @MainActor var localized: String { Words.current(self) }

  /// A translation with its arguments: `%@` and `%lld` are the next one, `%2$@` is the second.
  fileprivate func filled(with arguments: [String]) -> String {
    var (text, next) = ("", 0)
    var rest = self[...]
    while let place = rest.range(of: #"%([0-9]\$)?(@|lld)"#, options: .regularExpression) {
      text += rest[..<place.lowerBound]
      let digit = rest[place].dropFirst().first?.wholeNumberValue
      let index = digit.map { $0 - 1 } ?? next
      next += 1
      if arguments.indices.contains(index) { text += arguments[index] }
      rest = rest[place.upperBound...]
    }
    return text + rest
  }

  /// Its sentences: each ends in a period, a question mark or an exclamation mark before a space.
  fileprivate var sentences: [String] {
    var sentences = [""]
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let isFirst = sentences[sentences.count - 1].isEmpty
      sentences[sentences.count - 1] += (isFirst ? "" : " ") + word
      if let end = word.last(where: { $0 != "”" }), ".?!".contains(end) { sentences.append("") }
    }
    return sentences.filter { !$0.isEmpty }
  }
}
