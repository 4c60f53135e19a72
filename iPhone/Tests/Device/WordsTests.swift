import Catalog
import Foundation
import Studio
import Testing
import _Text

@testable import Tintype

extension TheApp {
  /// `Localizable.xcstrings` as Xcode reads it.
  struct StringCatalog: Decodable {
    var sourceLanguage: String
    var strings: [String: Entry]
    var version: String

    struct Entry: Decodable {
      var comment: String?
      var extractionState: String?
      var localizations: [String: Localization]?
    }

    /// A translation, or a form of it for each kind of count.
    struct Localization: Decodable {
      var stringUnit: Unit?
      var variations: Variations?

      var units: [Unit] {
        (stringUnit.map { [$0] } ?? []) + (variations?.plural.values.map { $0.stringUnit } ?? [])
      }
    }

    struct Variations: Decodable { var plural: [String: Form] }

    struct Form: Decodable { var stringUnit: Unit }

    struct Unit: Decodable { var state, value: String }

    static let url = URL.iPhone.appending(path: "Tintype/Localizable.xcstrings")

    init() throws { self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: Self.url)) }

    /// What Xcode makes of it for a language.
    func table(_ language: String) -> [String: String] {
      strings.compactMapValues { $0.localizations?[language]?.stringUnit?.value }
    }
  }

  @MainActor @Suite("Words in the person's language", .serialized) struct WordsTests {
    let catalog: StringCatalog

    init() throws { catalog = try StringCatalog() }

    private func speak(_ table: [String: String], _ body: () throws -> Void) rethrows {
      Words.current = Words(table)
      defer { Words.current = Words([:]) }
      try body()
    }

    @Test("Every word of every screen comes from the catalog, but for names of colors, fonts and files, and numbers")
    func complete() throws {
      var missing: Set<String> = []
      let marked = Dictionary(uniqueKeysWithValues: catalog.strings.keys.map { ($0, "⟦" + $0 + "⟧") })
      try speak(marked) {
        try Phone.everyScreen(at: .large) { phone, _ in
          for text in phone.texts where text.isWords { missing.insert(text) }
        }
      }
      #expect(missing.sorted() == [])
    }

    @Test("A translation in the catalog changes what’s on the glass, and no code")
    func translated() throws {
      let german = [
        "Primary color": "Primärfarbe", "primary color": "Primärfarbe", "Next": "Weiter", "Theme": "Thema",
        "Library": "Sammlung", "Keep": "Behalten", "accent color": "Akzentfarbe", "Another color": "Andere Farbe",
        "“%@” is now in your library.": "Die Sammlung enthält jetzt „%@“.", "%@ in %@": "%2$@, gesetzt in %1$@",
        "%lld theme on this device": "%lld Thema auf diesem Gerät", "Not chosen yet: %@.": "Noch offen: %@.",
        "title font": "Titelschrift", "body font": "Textschrift", "%@ and %@": "%@ und %@", "%@, %@": "%@, %@",
        "The samples use defaults.": "Die Beispiele haben Vorgaben.",
      ]
      try speak(german) {
        let phone = try Phone()
        #expect(phone.bar.title == "Primärfarbe" && phone.bar.button == "Weiter")
        #expect(phone.root.viewControllers?.map { $0.tabBarItem.title } == ["Thema", "Preview", "Crayons", "Sammlung"])
        #expect(phone.texts.contains("Andere Farbe"))
        try phone.tapColor("Indigo")
        try phone.tapTab("Preview")
        #expect(
          phone.texts.contains(
            "Noch offen: Akzentfarbe, Titelschrift und Textschrift. Die Beispiele haben Vorgaben."))
        try phone.tapTab("Library")
        #expect(phone.bar.button == "Behalten")
        try phone.tapNext()
        #expect(phone.toast == "Die Sammlung enthält jetzt „Indigo“.")
        #expect(Headless.posts.last?.argument as? String == "Die Sammlung enthält jetzt „Indigo“.")
        #expect(phone.texts.contains("1 Thema auf diesem Gerät"))
        let words = Words.current
        #expect(words("Didot in Indigo") == "Indigo, gesetzt in Didot")
      }
      #expect(try Phone().bar.title == "Primary color")
    }

    @Test("In English nothing is looked up, and what has no entry stays")
    func untranslated() {
      #expect(Words([:])("Copied #3F51B5.") == "Copied #3F51B5.")
      let words = Words(["Copied %@.": "Kopiert: %@."])
      #expect(words("Copied #3F51B5. All is well.") == "Kopiert: #3F51B5. All is well.")
      #expect(words("Copied St. Pauli.") == "Kopiert: St. Pauli.")
      #expect(words("Copied.") == "Copied." && words("") == "")
    }

    /// Polish has a form for 2 to 4, and for 22 to 24, and another for the rest.
    private func polish(_ count: Int, few: String, many: String) -> String {
      (2...4).contains(count % 10) && !(12...14).contains(count % 100) ? few : many
    }

    @Test("A sentence with a count has the form that the language has for it; what else it says goes where it belongs")
    func counts() throws {
      let words = Words(
        ["%lld font": "%lld krój", "%@ of %@": "%@ z %@"],
        forms: [
          "%lld fonts": { polish($0, few: "\($0) kroje", many: "\($0) krojów") },
          "%lld files, %@ kB": { polish($0, few: "%2$@ kB w \($0) plikach", many: "\($0) plików, %2$@ kB") },
        ])
      #expect(words("1 font") == "1 krój")
      #expect([2, 5, 14, 23].map { words("\($0) fonts") } == ["2 kroje", "5 krojów", "14 krojów", "23 kroje"])
      #expect(words("3 files, 12 kB") == "12 kB w 3 plikach" && words("7 files, 12 kB") == "7 plików, 12 kB")
      #expect(words("2 of 22 fonts") == "2 z 22 kroje")
      // No count.
      #expect(words("System fonts") == "System fonts" && words("-2 fonts.") == "-2 fonts.")
      let arguments = try #require(Pattern("%lld files, %@ kB")).formatArguments(3).map { "\($0)" }
      #expect(arguments == ["3", "%2$@"])
    }

    @Test("On the glass, too")
    func countsOnGlass() throws {
      Words.current = Words([:], forms: ["%lld crayons": { $0 == 133 ? "sto trzydzieści trzy kredki" : "?" }])
      defer { Words.current = Words([:]) }
      let phone = try Phone()
      try phone.tapTab("Crayons")
      #expect(phone.labels.contains { $0.text == "sto trzydzieści trzy kredki" })
    }

    @Test("Of two entries that fit, the one that says more is taken; an exact one comes before both")
    func surest() {
      let words = Words([
        "%@ set from %@.": "B %1$@ %2$@", "%@ set from %@ as it looked on white: %@.": "C %3$@", "%@.": "A",
        "One.": "D",
      ])
      #expect(words("Primary set from Almond.") == "B Primary Almond")
      #expect(words("Primary set from Almond as it looked on white: #FFF.") == "C #FFF")
      #expect(words("Two.") == "A" && words("One.") == "D")
    }

    @Test("The catalog has the shape that Xcode reads, and each translation has its entry’s arguments")
    func shape() throws {
      #expect(catalog.sourceLanguage == "en" && catalog.version == "1.0")
      #expect(catalog.strings.count > 300)
      // Xcode would drop others, which it doesn’t find in the code.
      #expect(catalog.strings.values.allSatisfy { $0.extractionState == "manual" })
      for (key, entry) in catalog.strings {
        let places = key.matches(of: #/%(@|lld)/#).count
        #expect(places == 0 || Pattern(key) != nil, "\(key)")
        // Xcode has forms for a count only where it's a number.
        let counts = key.components(separatedBy: "%lld").count - 1
        #expect(counts <= 1, "\(key)")
        for (language, localization) in entry.localizations ?? [:] {
          #expect(localization.variations == nil || counts == 1, "\(language): \(key)")
          for unit in localization.units {
            #expect(["new", "translated", "needs_review"].contains(unit.state), "\(language): \(key)")
            #expect(unit.value.matches(of: #/%([0-9]\$)?(@|lld)/#).count == places, "\(language): \(key)")
          }
        }
      }
    }

    @Test("What Xcode makes of a language is read from the app’s bundle")
    func bundle() throws {
      let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".bundle")
      let folder = place.appending(path: "en.lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let table = try PropertyListSerialization.data(fromPropertyList: ["Next": "Onward"], format: .binary, options: 0)
      try table.write(to: folder.appending(path: "Localizable.strings"))
      #expect(Words(of: try #require(Bundle(url: place)))("Next") == "Onward")
      #expect(Words(of: .main)("Next") == "Next")
    }

    @Test("English as it is, which Xcode may write out, isn't looked up")
    func identity() throws {
      let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".bundle")
      let folder = place.appending(path: "en.lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let same = ["Next": "Next", "%@ and %@": "%@ and %@"]
      try PropertyListSerialization.data(fromPropertyList: same, format: .binary, options: 0)
        .write(to: folder.appending(path: "Localizable.strings"))
      #expect(try Words(of: #require(Bundle(url: place))).isEmpty)
    }
  }
}

extension String {
  /// Whether something of it should be translated, and isn't: it's no name of a color or font, no number, code or file.
  fileprivate var isWords: Bool {
    var rest = self[...]
    for name in Self.names + ["rgb", "xkcd", " in "] { rest = rest.replacing(name, with: "")[...] }
    return !contains("⟦") && rest.replacing(#/#[0-9A-F]{6}|theme\.\w+/#, with: "").contains(#/[A-Za-z]{2}/#)
  }

  /// The longest first.
  private static let names: [String] =
    (Crayon.all.map { $0.name } + Material.ramps.map { $0.name } + Face.iPhone.map { $0.family } + ["Field Notes"])
    .sorted { $0.count > $1.count }
}

extension Phone {
  /// Every text on the glass, and what VoiceOver says, samples left out.
  fileprivate var texts: [String] {
    var texts: [String?] = [bar.title, bar.subtitle?.text, bar.back, bar.button, toast]
    texts += (top.navigationItem.leftBarButtonItem?.menu?.actions ?? []).map { $0.title }
    texts += root.viewControllers?.map { $0.tabBarItem.title } ?? []
    for view in content.every(UIView.self) + (root.presentedViewController?.view.every(UIView.self) ?? [])
    where view.isSeen && !view.isInSample {
      texts += [view.accessibilityLabel, view.accessibilityHint]
      switch view {
      case let label as UILabel: texts.append(label.text)
      case let button as UIButton:
        texts += [button.configuration?.title, button.configuration?.subtitle]
        texts += button.menu?.actions.flatMap { [$0.title, $0.subtitle] } ?? []
      case let field as UITextField: texts.append(field.placeholder)
      case let segments as UISegmentedControl:
        texts += (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) }
      case let cell as UITableViewCell:
        texts.append((cell.contentConfiguration as? UIListContentConfiguration)?.secondaryText)
      default: break
      }
    }
    return texts.compactMap { $0 }
  }
}
