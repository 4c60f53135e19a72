import ColorScience
import Formats
import Theme
import _Text

extension Findings {
  /// Reads the resources of XML files: colors, the items of themes that are colors, and the strings and items whose names say that
  /// they are fonts. Follows references to other resources, `@color/sky` and `?attr/colorPrimary`, in any of the files. Folders
  /// say when resources hold: `values-night`.
  /// Source: developer.android.com, "Styles and themes" and "Providing resources".
  init(android files: [File]) throws(ImportError) {
    var resources = AndroidResources()
    for file in files where !file.bytes.prefix(1000).contains(0) { resources.read(file) }
    resources.add(to: &self)
    if resources.isXAML { format = "XAML" }
  }
}

/// The resources of an app, with when they hold.
struct AndroidResources {
  private struct Resource {
    let name: String
    /// The index of its file, and where its value begins there.
    let file: Int
    let start: Int
    let value: [UInt8]
    var isDark: Bool
    /// The theme it's an item of; nil for a color resource.
    var theme: String?
    /// Whether it's an attribute of the app's own, which others refer to.
    var isOwnAttribute = false
    /// The color that it was found to be, so that it needn't be looked for again.
    var color: SRGB?
  }

  /// Colors and the items of themes, in the files' order.
  private var resources: [Resource] = []
  private var fonts: [FoundFont] = []
  private(set) var isXAML = false
  /// When the dictionary around the place holds.
  private var xamlMode: XAMLMode = .any
  private var files = 0
  /// Whether there are as many as are read.
  var isFull: Bool { resources.count >= Limits.androidResources }
  /// The indices of resources, by the hash of their names.
  private var index = NameIndex([])

  mutating func read(_ file: File) {
    let folders = file.path.asciiLowercased.fields(separatedBy: "/").dropLast()
    let qualifiers = (folders.last ?? "").fields(separatedBy: "-")
    let isDark =
      qualifiers.contains { $0.same(as: "night" as StaticString) }
      || folders.isEmpty && file.path.contains(ignoringASCIICase: "night")
    files += 1
    xamlMode = XAMLMode(ofFileAt: file.path)
    // Windows' “Default” is dark beside “Light”.
    let hasDark = file.bytes.contains(run: "x:Key=\"Dark\"".bytes)
    let hasLight = file.bytes.contains(run: "x:Key=\"Light\"".bytes)
    let endOfThemes = file.bytes.firstIndex(ofRun: "</ResourceDictionary.ThemeDictionaries>".bytes, from: 0)
    var style: String?
    var scanner = ElementScanner(file.bytes)
    while !isFull, let element = scanner.next() {
      if element.name.same(as: "style" as StaticString) { style = element.attribute("name") ?? "" }
      if let endOfThemes, element.textStart > endOfThemes { xamlMode = XAMLMode(ofFileAt: file.path) }
      if let key = element.attribute("x:Key") {
        if element.name.same(as: "ResourceDictionary") {
          xamlMode =
            key.same(as: "Dark") || key.same(as: "Default") && hasLight && !hasDark
            ? .dark : key.same(as: "HighContrast") ? .highContrast : .any
        }
        addXAML(element, named: key)
      }
      guard let name = element.attribute("name") else { continue }
      let isItem = element.name.same(as: "item" as StaticString)
      if element.name.same(as: "color" as StaticString)
        || isItem && element.attribute("type")?.same(as: "color") == true
      {
        resources.append(
          Resource(name: name, file: files - 1, start: element.textStart, value: element.text, isDark: isDark))
      } else if isItem, let style {
        if isFont(name) {
          addFont(plain(name), element.text)
        } else if let first = element.text.first,
          [UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "?")].contains(first)
        {
          resources.append(
            Resource(
              name: plain(name), file: files - 1, start: element.textStart, value: element.text, isDark: isDark,
              theme: style, isOwnAttribute: plain(name).words.first?.same(as: "color" as StaticString) != true))
        }
      } else if element.name.same(as: "string" as StaticString), isFont(name) {
        addFont(name, element.text)
      }
    }
  }

  /// A color or brush of a XAML resource dictionary, whose hexes have the alpha in front, too.
  private mutating func addXAML(_ element: ElementScanner.Element, named name: String) {
    isXAML = true
    guard xamlMode != .highContrast else { return }
    let isDark = xamlMode == .dark
    if element.name.same(as: "Color") {
      resources.append(
        Resource(name: name, file: files - 1, start: element.textStart, value: element.text, isDark: isDark))
    } else if element.name.same(as: "SolidColorBrush"), let color = element.attribute("Color"),
      let start = element.start(ofAttribute: "Color")
    {
      var value = color.bytes
      if value.first == UInt8(ascii: "{") {
        // {StaticResource Primary}
        let key = String(bytes: trimmed(value.dropFirst().dropLast())).fields(separatedBy: " ").last ?? ""
        value = ("@color/" + key).bytes
      }
      resources.append(Resource(name: name, file: files - 1, start: start, value: value, isDark: isDark))
    }
  }

  private func isFont(_ name: String) -> Bool {
    let words = name.words
    return words.contains { $0.same(as: "font" as StaticString) }
      && !words.contains {
        $0.isOne(of: ["weight", "size", "style", "variation", "provider", "certs", "query", "feature"])
      }
  }

  /// "@font/roboto_slab" is the family Roboto Slab.
  private mutating func addFont(_ name: String, _ text: [UInt8]) {
    let opening = "@font/".bytes
    guard text.starts(with: opening) else {
      if text.first != UInt8(ascii: "@"), text.first != UInt8(ascii: "?") {
        fonts.append(FoundFont(name: name, family: unescaped(text)))
      }
      return
    }
    let words = String(bytes: Array(text.dropFirst(opening.count))).words.filter { !$0.isOne(of: faces) }
    let family = words.map { $0.capitalizedFirst }.text(separatedBy: " ")
    fonts.append(FoundFont(name: name, family: family))
  }

  // MARK: - What they mean

  private mutating func makeIndex() {
    index = NameIndex(
      resources.enumerated().compactMap { position, resource in
        resource.theme == nil || isTheme(resource) ? (hash(ofName: resource.name), position) : nil
      })
  }

  mutating func add(to findings: inout Findings) {
    makeIndex()
    let theme = resources.first { isTheme($0) && !$0.isDark }?.theme ?? resources.first { isTheme($0) }?.theme
    let names = resources.compactMap { $0.theme != nil && isSame($0.theme, theme) ? $0.name : nil }
    // Themes first: they decide.
    for resource in resources where isTheme(resource) && !resource.isOwnAttribute {
      let isMain = isSame(resource.theme, theme)
      var resource = resource
      let isNight = !isMain && isDarkForm(resource.theme, of: theme)
      if isNight { resource.isDark = true }
      let isOfApp = isMain || isNight
      add(resource, isOfApp ? role(of: resource.name, names) : nil, isOfApp ? "" : resource.theme ?? "", &findings)
    }
    for resource in resources where resource.theme == nil { add(resource, nil, "", &findings) }
    for font in fonts { findings.add(font) }
  }

  private mutating func add(_ resource: Resource, _ role: Role?, _ theme: String, _ findings: inout Findings) {
    switch resolved(resource.value, isDark: resource.isDark, hops: 16) {
    case .color(let color):
      findings.add(FoundColor(name: resource.name, color: color, isDark: resource.isDark, role: role, theme: theme))
    case .seeThrough: findings.leaveOut(resource.name, because: .seeThrough)
    default:
      let value = resource.value
      guard value.first == UInt8(ascii: "@") || value.first == UInt8(ascii: "?"), !value.isSame(as: "@null"),
        resource.theme == nil || role != nil
      else { return }
      let target = String(bytes: value)
      let shown = isXAML ? target.fields(separatedBy: "/").last ?? target : target
      findings.leaveOut(resource.name + " (" + shown + ")", because: .unresolved)
    }
  }

  /// Whether it's an item of a theme, and not of a widget's style or a theme's overlay.
  private func isTheme(_ resource: Resource) -> Bool {
    guard let theme = resource.theme else { return false }
    let words = theme.words
    return !words.contains { $0.isOne(of: ["overlay", "widget", "appearance", "shape", "button", "dialog", "splash"]) }
      && words.first?.isOne(of: ["widget", "textappearance"]) != true && !words.contains { $0.same(as: "themeoverlay") }
  }

  /// Whether a theme is called as another one, but for saying that it's dark: "Theme.App.Dark" beside "Theme.App.Light".
  private func isDarkForm(_ theme: String?, of other: String?) -> Bool {
    let (words, otherWords) = ((theme ?? "").words, (other ?? "").words)
    guard words.contains(where: { $0.isOne(of: ["dark", "night"]) }),
      !otherWords.contains(where: { $0.isOne(of: ["dark", "night"]) })
    else { return false }
    let plain = words.filter { !$0.isOne(of: ["dark", "night"]) }
    let otherPlain = otherWords.filter { !$0.isOne(of: ["light", "day"]) }
    return plain.elementsEqual(otherPlain) { $0.same(as: $1) }
  }

  private func isSame(_ one: String?, _ other: String?) -> Bool {
    guard let one, let other else { return false }
    return one.same(as: other)
  }

  /// The role that a theme gives a color: secondary is the accent, whatever older themes call it and, if there's neither, tertiary.
  private func role(of name: String, _ names: [String]) -> Role? {
    func has(_ name: StaticString) -> Bool { names.contains { $0.same(as: name) } }
    if name.same(as: "colorPrimary" as StaticString) { return .primary }
    if name.same(as: "colorSecondary" as StaticString) { return .accent }
    if name.same(as: "colorAccent" as StaticString) { return has("colorSecondary") ? nil : .accent }
    let isLast = name.same(as: "colorTertiary" as StaticString) && !has("colorSecondary") && !has("colorAccent")
    return isLast ? .accent : nil
  }

  /// Resolves a value: a color, or what it refers to; `none` if the reference is missing, circular or not a color.
  private mutating func resolved(_ value: [UInt8], isDark: Bool, hops: Int) -> CodeValue {
    guard let first = value.first, hops > 0, value.count < 200 else { return .none }
    switch first {
    case UInt8(ascii: "#"):
      let digits = Array(value.dropFirst())
      guard digits.count.isOne(of: 3, 4, 6, 8), digits.allSatisfy({ hexDigitValue($0) != nil }) else { return .none }
      let wide = digits.count < 5 ? digits.flatMap { [$0, $0] } : digits
      return opaqueColor(ofHex: wide).map { .color($0) } ?? .seeThrough
    case UInt8(ascii: "@"), UInt8(ascii: "?"):
      let name = String(bytes: Array(value.dropFirst()))
      let target = name.fields(separatedBy: "/").last?.fields(separatedBy: ":").last ?? ""
      if name.contains(ignoringASCIICase: "android:color/") {
        if target.same(as: "white" as StaticString) { return .color(.white) }
        if target.same(as: "black" as StaticString) { return .color(.black) }
        return target.same(as: "transparent" as StaticString) ? .seeThrough : .none
      }
      let isAttribute = first == UInt8(ascii: "?")
      guard let found = resource(named: target, isAttribute: isAttribute, isDark: isDark) else { return .none }
      if let known = resources[found].color, resources[found].isDark == isDark { return .color(known) }
      let color = resolved(resources[found].value, isDark: isDark, hops: hops - 1)
      if case .color(let color) = color, resources[found].isDark == isDark { resources[found].color = color }
      return color
    case _ where isXAML && value.allSatisfy { $0.isLetterOrDigit }: return CodeValue(anyCSS: value) ?? .none
    default: return .none
    }
  }

  // MARK: - Their places

  /// The colors that hold by day and by night, with their places. A theme of the night takes the place of the day's whole
  /// theme, a color that of the one color.
  mutating func written() -> [ModeColors] {
    makeIndex()
    let hasNight = resources.contains { $0.isDark }
    var nights: [String] = []
    for resource in resources where resource.isDark {
      if let theme = resource.theme, !nights.contains(where: { $0.same(as: theme) }) { nights.append(theme) }
    }
    return (hasNight ? [false, true] : [false]).map { isDark in
      var colors: [WrittenColor] = []
      // The day's first, so that the night's count.
      for ofNight in isDark ? [false, true] : [false] {
        for position in resources.indices where resources[position].isDark == ofNight {
          let theme = resources[position].theme
          guard theme == nil || isTheme(resources[position]), !resources[position].isOwnAttribute else { continue }
          if isDark, !ofNight, let theme, nights.contains(where: { $0.same(as: theme) }) { continue }
          colors.append(written(at: position, isDark: isDark))
        }
      }
      return ModeColors(mode: ColorMode(isDark: isDark), colors: colors.unique(lastCounts: true))
    }
  }

  private mutating func written(at position: Int, isDark: Bool) -> WrittenColor {
    let resource = resources[position]
    var source = position
    for _ in 0..<16 {
      let value = resources[source].value
      guard value.first == UInt8(ascii: "@") || value.first == UInt8(ascii: "?"), !value.contains(UInt8(ascii: ":")),
        let name = String(bytes: Array(value.dropFirst())).fields(separatedBy: "/").last,
        let next = self.resource(named: name, isAttribute: value.first == UInt8(ascii: "?"), isDark: isDark)
      else { break }
      source = next
    }
    let origin = resources[source]
    let value: WrittenColor.Value =
      switch resolved(origin.value, isDark: isDark, hops: 1) {
      case .color(let color): .opaque(color)
      case .seeThrough: .seeThrough(nil, opacity: 0)
      default: .unknown
      }
    return WrittenColor(
      name: resource.name, words: resource.name.words, part: resource.theme ?? "", value: value,
      place: WrittenColor.Place(file: origin.file, range: origin.start..<(origin.start + origin.value.count)),
      source: source == position ? nil : origin.name,
      notation: origin.value.first == UInt8(ascii: "#") ? .android : nil)
  }

  /// The index of the resource with a name that holds: at night, the one for the night if there is one.
  private func resource(named name: String, isAttribute: Bool, isDark: Bool) -> Int? {
    var best: Int?
    for position in index.values(of: hash(ofName: name)).prefix(64)
    where (resources[position].theme != nil) == isAttribute {
      let isBetter = best.map { resources[$0].isDark != isDark && resources[position].isDark == isDark } ?? true
      if isBetter { best = position }
    }
    return best
  }
}

/// When a resource dictionary of XAML holds.
private enum XAMLMode {
  case any, dark, highContrast

  init(ofFileAt path: String) {
    let name = path.fields(separatedBy: "/").last ?? ""
    self = name.hasWord(of: ["xaml", "axaml"]) && name.hasWord(of: ["dark"]) ? .dark : .any
  }
}

/// The name of a theme's item without "android:".
private func plain(_ name: String) -> String { name.fields(separatedBy: ":").last ?? name }

private let faces: [StaticString] = [
  "regular", "bold", "medium", "light", "thin", "black", "italic", "semibold", "extrabold", "family", "font",
  "variable",
]

extension Int {
  fileprivate func isOne(of numbers: Int...) -> Bool { numbers.contains(self) }
}

/// The text of a string resource without its quotation marks and backslashes.
private func unescaped(_ text: [UInt8]) -> String {
  var result: [UInt8] = []
  var position = 0
  while position < text.count, result.count < 1000 {
    if text[position] == UInt8(ascii: "\\"), position + 1 < text.count {
      position += 1
      result.append(text[position])
    } else if text[position] != UInt8(ascii: "\"") {
      result.append(text[position])
    }
    position += 1
  }
  return String(bytes: result)
}

/// The color of six hex digits, or of eight with the alpha in front; nil if it isn't opaque.
private func opaqueColor(ofHex digits: [UInt8]) -> SRGB? {
  var digits = digits[...]
  if digits.count == 8 {
    guard digits.prefix(2).allSatisfy({ $0 | 0x20 == UInt8(ascii: "f") }) else { return nil }
    digits = digits.dropFirst(2)
  }
  return try? SRGB(hex: String(bytes: Array(digits)))
}
