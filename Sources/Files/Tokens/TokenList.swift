@_spi(Project) import Formats
import Theme
import _Text

/// The tokens of files, in their order.
struct TokenList {
  struct Token {
    /// Its name with its groups', with periods between them.
    let name: String
    let value: JSON
    /// In lowercase; empty if it's not known.
    let type: [UInt8]
    let isDark: Bool
    var isHighContrast = false
    /// The index of its file.
    var document = 0
    /// The one of the file's themes that it belongs to.
    let theme: String
    /// How Tokens Studio changes its color.
    var modifier: JSON?
    /// The items of lists without names that it\'s in.
    var part = ""
    /// How many bytes of the name are that of its set, with the period.
    var setLength = 0
  }

  private(set) var tokens: [Token] = []
  /// The groups that have more in another file.
  private(set) var elsewhere: [String] = []
  /// Whether there's more than is read.
  var isCut: Bool { isFull || hasMoreThemes }
  /// Whether there are more themes of Tokens Studio than are read.
  private var hasMoreThemes = false
  /// Whether tokens for high contrast are read, too.
  private let readsHighContrast: Bool
  /// All files, for groups that extend others.
  private var roots: [JSON] = []
  /// How many more objects may be read for groups that extend others.
  private var extensionBudget = 20_000
  /// The sets that themes of Tokens Studio choose, and for what.
  private var sets: [(name: [UInt8], theme: String, isDark: Bool)] = []

  /// The group being walked through.
  private struct Group {
    /// The names on the way, with periods between them.
    var path: [UInt8] = []
    var isDark = false
    var isHighContrast = false
    var document = 0
    var theme = ""
    /// The type of the tokens that don't have their own.
    var type: [UInt8] = []
    /// The lists without names that it's in.
    var part = ""
    /// Whether hexes need no number sign.
    var takesBareHexes = false
    var setLength = 0
    /// Groups that extend others around it.
    var extensions = 0
  }

  init(_ files: [(path: String, json: JSON)], readsHighContrast: Bool = false) {
    self.readsHighContrast = readsHighContrast
    roots = files.map { $0.json }
    for file in files { findSets(in: file.json) }
    for (index, (path, json)) in files.enumerated() {
      let name = path.fields(separatedBy: "/").last ?? ""
      let words = name.words + (json["$extensions"]?["com.figma.modeName"]?.text ?? "").words
      guard readsHighContrast || !isContrast(words) else { continue }
      var group = Group()
      group.document = index
      group.isHighContrast = isContrast(words)
      func says(_ word: StaticString) -> Bool { words.contains { $0.same(as: word) } }
      // Editors' themes say it themselves.
      let type = json["tokenColors"] == nil && json["colors"] == nil ? nil : json["type"]?.text
      group.isDark = type.map { $0.same(as: "dark") } ?? ((says("dark") || says("night")) && !says("light"))
      if json["type"]?.text?.same(as: "dark") == true { group.isDark = true }
      group.takesBareHexes = json.isOfHexes
      if path.asciiLowercased.bytes.suffix(5).elementsEqual(".json".bytes) {
        choose(set: Array(path.bytes.dropLast(5)), &group)
      }
      walk(json, group)
    }
  }

  // MARK: Sets of Tokens Studio and Penpot

  /// Notes which sets belong to which theme: those that not every theme has. The first theme is the one to begin with.
  private mutating func findSets(in root: JSON) {
    guard let themes = root["$themes"] ?? (root.isArray ? root : nil), themes.isArray else { return }
    var known: [(name: String, sets: [[UInt8]])] = []
    for (_, theme) in themes.members {
      guard known.count < 64 else {
        hasMoreThemes = true
        break
      }
      guard let name = theme["name"]?.text, let selected = theme["selectedTokenSets"] else { continue }
      var sets: [[UInt8]] = []
      for (key, state) in selected.members {
        let isOff = state.text.map { $0.same(as: "disabled") } ?? false
        if !isOff, sets.count < 256 { sets.append(selected.isArray ? state.bytes ?? [] : key.bytes) }
      }
      known.append((name, sets))
    }
    for (index, theme) in known.enumerated() {
      let words = theme.name.words
      let isDark = isDarkName(words)
      for set in theme.sets where !sets.contains(where: { $0.name == set }) {
        let isShared = known.enumerated().allSatisfy { other, theme in
          other == index || theme.sets.contains { $0 == set }
        }
        let isOther = !isShared && index > 0 && !isDark && !words.contains { $0.same(as: "light") }
        sets.append((set, isOther ? theme.name.cut(toBytes: 60) : "", !isShared && isDark))
      }
    }
  }

  private func choose(set name: [UInt8], _ group: inout Group) {
    guard let set = sets.first(where: { $0.name == name }) else { return }
    group.theme = set.theme
    group.isDark = group.isDark || set.isDark
  }

  // MARK: The walk

  private mutating func walk(_ json: JSON, _ group: Group, extending own: JSON? = nil) {
    guard !isFull else { return }
    if let value = json.tokenValue {
      take(json, value, group)
      return
    }
    var group = group
    if let type = (json["$type"] ?? json["type"])?.bytes { group.type = lowercased(type) }
    let hasModes = json.hasModes || group.path.suffix(5).elementsEqual(".sets".bytes)
    if json["type"]?.text?.same(as: "VARIABLE_ALIAS") == true { return }
    for (index, (key, child)) in json.members.enumerated() {
      let isRootToken = key.isSame(as: "$root".bytes)
      if key.first == UInt8(ascii: "$"), !isRootToken { continue }
      let name = key.bytes
      if own?[name] != nil { continue }
      if json.isArray {
        step(intoListed: child, index, group)
      } else if hasModes, name.isSame(as: "light") || name.isSame(as: "dark") {
        var inner = group
        inner.isDark = name.isSame(as: "dark")
        if inner.path.suffix(5).elementsEqual(".sets".bytes) { inner.path.removeLast(5) }
        leafOrWalk(child, inner)
      } else {
        step(into: child, named: name, group)
      }
    }
    extend(json, group)
    if json["$ref"] != nil, !group.path.isEmpty { elsewhere.append(String(bytes: group.path)) }
  }

  private var isFull: Bool { tokens.count >= Limits.tokens }

  /// Walks over a group that this one extends, without what it has itself.
  /// Source: Design Tokens Format Module 2025.10, "Extending groups".
  private mutating func extend(_ json: JSON, _ group: Group) {
    guard let reference = json["$extends"], group.extensions < 8, extensionBudget > 0 else { return }
    guard let bytes = reference.bytes ?? reference["$ref"]?.bytes else { return }
    let names = referenceNames(bytes)
    for (index, root) in roots.enumerated() {
      var target: JSON? = root
      for name in names {
        target = target?[name]
        extensionBudget -= 1
      }
      guard let target, target.isObject else { continue }
      var inner = group
      inner.extensions += 1
      inner.document = index
      walk(target, inner, extending: json)
      return
    }
  }

  private mutating func step(into child: JSON, named key: [UInt8], _ group: Group) {
    var inner = group
    if !inner.path.isEmpty, !key.isEmpty { inner.path.append(UInt8(ascii: ".")) }
    inner.path += key.prefix(200)
    guard inner.path.count < 2000 else { return }
    if group.extensions > 0 {
      extensionBudget -= 1
      guard extensionBudget > 0 else { return }
    }
    if child.isObject || child.isArray, key.count < 100, child.tokenValue == nil {
      let words = String(bytes: key).words
      if isContrast(words) {
        guard readsHighContrast else { return }
        inner.isHighContrast = true
      }
      if isDarkName(words) { inner.isDark = true }
      if group.path.isEmpty, sets.contains(where: { $0.name == key }) {
        choose(set: key, &inner)
        // “primary” of a set for icons is no more than an icon's.
        if words.contains(where: { $0.isOne(of: ["typography", "icon", "icons", "font", "fonts"]) }) {
          inner.setLength = inner.path.count + 1
        } else {
          inner.path = []
        }
      } else if group.path.isEmpty {
        inner.setLength = inner.path.count + 1
      }
    }
    leafOrWalk(child, inner)
  }

  private mutating func leafOrWalk(_ json: JSON, _ group: Group) {
    guard !json.isObject, !json.isArray else { return walk(json, group) }
    guard let bytes = json.bytes, let first = bytes.first, !isFull else { return }
    let isBareHex = group.takesBareHexes && isHex(bytes)
    let isReference = bytes[...].begins(with: "var(--wp--") || bytes[...].begins(with: "var:preset|")
    guard first == UInt8(ascii: "#") || isBareHex || isReference || isFontName(group.path) else { return }
    tokens.append(
      Token(
        name: String(bytes: group.path), value: json, type: [], isDark: group.isDark,
        isHighContrast: group.isHighContrast, document: group.document, theme: group.theme, modifier: nil,
        part: group.part, setLength: group.setLength))
  }

  /// Whether a name says that what it names is a font, so that a text is one: "fonts.heading".
  private func isFontName(_ path: [UInt8]) -> Bool {
    guard path.count < 100 else { return false }
    let words = String(bytes: path).words
    return words.last.map { !$0.isOne(of: ["type", "id", "scope", "slug"]) } == true
      && words.contains { $0.same(as: "font") || $0.same(as: "fonts") || $0.same(as: "typography") }
  }

  /// A color or a font of WordPress's theme.json, which others refer to by its slug.
  private mutating func add(preset json: JSON, _ group: Group) {
    guard let slug = json["slug"]?.text, slug.utf8.count < 100, !isFull else { return }
    let isFont = json["fontFamily"] != nil
    guard let value = json["fontFamily"] ?? json["color"], value.bytes != nil else { return }
    tokens.append(
      Token(
        name: (isFont ? "font-family." : "color.") + slug, value: value, type: (isFont ? "fontfamily" : "color").bytes,
        isDark: group.isDark, document: group.document, theme: group.theme, modifier: nil))
  }

  /// A list of Figma's: of collections, modes or variables, each with its name.
  private mutating func step(intoListed child: JSON, _ index: Int, _ group: Group) {
    var inner = group
    if child["slug"]?.bytes != nil { return add(preset: child, group) }
    if let name = child["name"]?.bytes, name.count < 200 {
      inner.setLength = 0
      if child.tokenValue != nil || child["values"] != nil {
        inner.path = name
      } else {
        let words = String(bytes: name).words
        if isContrast(words) {
          guard readsHighContrast else { return }
          inner.isHighContrast = true
        }
        let isMode = group.path.suffix(5).elementsEqual("modes".bytes)
        if isDarkName(words) {
          inner.isDark = true
        } else if isMode, !isFirstMode(words) {
          inner.theme = String(bytes: name)
        }
        inner.path = isMode ? [] : inner.path
        if !isMode { inner.part += "/" + index.text }
      }
    } else {
      inner.part += "/" + index.text
      if !child.isObject, !child.isArray, group.takesBareHexes { inner.path += ("Color " + (index + 1).text).bytes }
    }
    leafOrWalk(child, inner)
  }

  private func isFirstMode(_ words: [String]) -> Bool {
    words.contains {
      $0.same(as: "light") || $0.same(as: "day") || $0.same(as: "default") || $0.same(as: "1") || $0.same(as: "value")
    }
  }

  private mutating func take(_ json: JSON, _ value: JSON, _ group: Group) {
    let type = (json["$type"] ?? json["type"] ?? json["resolvedType"])?.bytes.map { lowercased($0) } ?? group.type
    let modifier = json["$extensions"]?["studio.tokens"]?["modify"]
    func add(_ value: JSON, isDark: Bool) {
      guard !isFull else { return }
      tokens.append(
        Token(
          name: String(bytes: group.path), value: value, type: type, isDark: isDark,
          isHighContrast: group.isHighContrast, document: group.document, theme: group.theme, modifier: modifier,
          part: group.part, setLength: group.setLength))
    }
    var hasModes = false
    if value.isObject {
      for (key, inner) in value.members {
        let words = String(bytes: Array(key.bytes.prefix(40))).words
        guard words.count == 1, words[0].same(as: "light") || words[0].same(as: "dark") else { continue }
        hasModes = true
        add(inner, isDark: words[0].same(as: "dark"))
      }
    }
    if !hasModes { add(value, isDark: group.isDark) }
    let modes = json["$extensions"]?["mode"] ?? json["$extensions"]?["modes"]
    if let dark = json["darkValue"] ?? json["$darkValue"] ?? modes?["dark"] ?? modes?["Dark"] {
      add(dark, isDark: true)
    }
  }
}

func lowercased(_ bytes: [UInt8]) -> [UInt8] { bytes.map(asciiLowercase) }

private func isContrast(_ words: [String]) -> Bool { words.contains { $0.same(as: "contrast") || $0.same(as: "hc") } }

/// Whether a name is that of dark mode: "dark", "Dark mode", "theme/dark", but not "darkGray".
private func isDarkName(_ words: [String]) -> Bool {
  words.contains { $0.same(as: "dark") || $0.same(as: "night") }
    && words.allSatisfy { $0.isOne(of: darkWords) }
}

private let darkWords: [StaticString] = [
  "dark", "night", "mode", "theme", "themes", "color", "colors", "scheme", "schemes", "tokens", "semantic", "set",
  "sets",
  "brand", "alias", "system", "appearance", "value", "high", "medium", "contrast", "default",
]

/// Whether it has six or eight hex digits.
private func isHex(_ bytes: [UInt8]) -> Bool {
  (bytes.count == 6 || bytes.count == 8) && bytes.allSatisfy { hexDigitValue($0) != nil }
}

/// The names in "{color.primary}", "#/color/primary/$value" or "$color.primary".
func referenceNames(_ bytes: [UInt8]) -> [[UInt8]] {
  if let hash = bytes.firstIndex(of: UInt8(ascii: "#")), hash + 1 < bytes.count, bytes[hash + 1] == UInt8(ascii: "/") {
    let names = bytes[(hash + 2)...].split(separator: UInt8(ascii: "/")).map { unescapedPointer($0) }
    return names.last?.isSame(as: "$value") == true ? names.dropLast() : names
  }
  for (opening, separator) in [("var(--wp--preset--", "--"), ("var:preset|", "|")] as [(StaticString, String)]
  where bytes[...].begins(with: opening) {
    let rest = String(bytes: Array(bytes.dropFirst(opening.utf8CodeUnitCount).prefix { $0 != UInt8(ascii: ")") }))
    return rest.parts(separatedBy: separator).map { $0.bytes }
  }
  let bare =
    bytes.first == UInt8(ascii: "{")
    ? bytes.dropFirst().dropLast() : bytes.first == UInt8(ascii: "$") ? bytes.dropFirst() : bytes[...]
  return bare.split(separator: UInt8(ascii: ".")).map { trimmed($0) }
}

/// Source: RFC 6901, 4.
private func unescapedPointer(_ name: ArraySlice<UInt8>) -> [UInt8] {
  var result: [UInt8] = []
  var rest = name
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "~"), rest.first == UInt8(ascii: "0") || rest.first == UInt8(ascii: "1") {
      result.append(rest.popFirst() == UInt8(ascii: "1") ? UInt8(ascii: "/") : UInt8(ascii: "~"))
    } else {
      result.append(byte)
    }
  }
  return result
}

extension JSON {
  /// The value of a token of any age, or a whole object with a reference or Figma's values by mode; nil for a group.
  fileprivate var tokenValue: JSON? {
    guard isObject else { return nil }
    if let value = self["$value"] { return value }
    // Beside a group's own tokens, it's what the group takes from another file.
    if self["$ref"] != nil, !members.contains(where: { $0.value.isObject }) { return self }
    if let hex = self["hex"], let bytes = hex.bytes, isHex(bytes), self["name"] != nil { return hex }
    if let values = self["values"], values.isObject, self["name"]?.bytes != nil { return values }
    guard let value = self["value"] else { return nil }
    // A group may have a token called "value".
    return value.isObject && (value["value"] ?? value["$value"]) != nil ? nil : value
  }

  /// Whether the group's light and dark are modes, not shades: it has both, and none that's the color itself.
  /// Whether all its values are hexes, and one has a number sign or a letter: a commit or a zip code is none.
  fileprivate var isOfHexes: Bool {
    var isSure = false
    var count = 0
    for (_, value) in members {
      guard let bytes = value.bytes, count < 1000 else { return false }
      let digits = bytes.first == UInt8(ascii: "#") ? Array(bytes.dropFirst()) : bytes
      guard isHex(digits) else { return false }
      isSure = isSure || digits.count < bytes.count || digits.contains { $0.isLetter }
      count += 1
    }
    return isSure && count > 1
  }

  fileprivate var hasModes: Bool {
    guard isObject, self["light"] != nil, self["dark"] != nil else { return false }
    for name: StaticString in [
      "main", "base", "default", "DEFAULT", "$root", "500", "medium", "normal", "regular", "root",
    ]
    where self[name] != nil { return false }
    return true
  }
}

extension String {
  /// What's before a separator, and what's after it.
  fileprivate func parts(separatedBy separator: String) -> [String] {
    guard let position = bytes.firstIndex(ofRun: separator.bytes, from: 0) else { return [self] }
    return [
      String(bytes: Array(bytes[..<position])), String(bytes: Array(bytes[(position + separator.bytes.count)...])),
    ]
  }
}
