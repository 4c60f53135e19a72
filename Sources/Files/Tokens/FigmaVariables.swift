import ColorScience
@_spi(Project) import Formats
import Theme
import _Text

extension Findings {
  /// Reads variables as Figma's REST interface and plugins give them: each with its name and its values by mode.
  /// Source: developers.figma.com, "Variables", GET local variables.
  mutating func addFigmaVariables(_ root: JSON) {
    // A plugin gives a list of collections.
    if root.isArray {
      for (_, collection) in root.members where collection["variables"] != nil { addFigmaVariables(collection) }
      return
    }
    let meta = root["meta"] ?? root
    guard let variables = meta["variables"] else { return }
    let modes = FigmaModes(meta)
    var byID = VariablesByID()
    for (key, variable) in variables.members where byID.variables.count < Limits.importedColors * 4 {
      guard let values = variable["valuesByMode"] else { continue }
      byID.variables.append((variable["id"]?.bytes ?? key.bytes, values))
    }
    byID.index = NameIndex(
      byID.variables.enumerated().map { (hash(ofName: String(bytes: $1.id)), $0) })
    for (_, variable) in variables.members where !hasMoreColors {
      guard let values = variable["valuesByMode"], let name = variable["name"]?.text else { continue }
      for (mode, value) in values.members {
        let mode = modes.mode(mode.bytes)
        guard !mode.isSkipped, let value = resolved(value, mode.id, byID) else { continue }
        if let text = value.bytes {
          let words = name.words
          let saysFont = words.contains { $0.same(as: "font") || $0.same(as: "family") || $0.same(as: "typeface") }
          if saysFont, !mode.isDark { add(FoundFont(name: name, family: String(bytes: text))) }
          continue
        }
        guard let red = value["r"]?.number, let green = value["g"]?.number, let blue = value["b"]?.number else {
          continue
        }
        if let alpha = value["a"]?.number, alpha < 1 {
          leaveOut(name, because: .seeThrough)
        } else {
          let color = SRGB(red: red.within(0...1), green: green.within(0...1), blue: blue.within(0...1))
          add(FoundColor(name: name, color: color, isDark: mode.isDark, theme: mode.theme))
        }
      }
    }
  }

  /// A value, or that of the variable that it refers to in the same mode, or else in its first.
  private func resolved(_ value: JSON, _ mode: [UInt8], _ byID: VariablesByID) -> JSON? {
    var value = value
    for _ in 0..<16 {
      guard value["type"]?.text?.same(as: "VARIABLE_ALIAS") == true else { return value }
      guard let id = value["id"]?.bytes else { return nil }
      guard
        let found = byID.index.values(of: hash(ofName: String(bytes: id))).first(where: { byID.variables[$0].id == id })
      else { return nil }
      let values = byID.variables[found].values
      var members = values.members
      guard let next = values[mode] ?? members.next()?.value else { return nil }
      value = next
    }
    return nil
  }
}

private struct VariablesByID {
  var variables: [(id: [UInt8], values: JSON)] = []
  var index = NameIndex([])
}

/// The names of the modes of Figma's collections.
private struct FigmaModes {
  struct Mode {
    var id: [UInt8]
    var isDark = false
    var isSkipped = false
    var theme = ""
  }

  private var modes: [Mode] = []

  init(_ meta: JSON) {
    if meta["modes"] != nil { add(meta) }
    guard let collections = meta["variableCollections"] ?? meta["collections"] else { return }
    for (_, collection) in collections.members { add(collection) }
  }

  private mutating func add(_ collection: JSON) {
    guard let list = collection["modes"] else { return }
    let first = collection["defaultModeId"]?.bytes
    for (index, (key, mode)) in list.members.enumerated() where modes.count < 256 {
      guard let name = mode["name"]?.text ?? mode.text else { continue }
      let words = name.words
      func has(_ word: StaticString) -> Bool { words.contains { $0.same(as: word) } }
      let id = mode["modeId"]?.bytes ?? key.bytes
      let isDark = has("dark") || has("night")
      let isFirst = first.map { $0 == id } ?? (index == 0)
      let isOther = !isFirst && !isDark && !has("light")
      modes.append(
        Mode(id: id, isDark: isDark, isSkipped: has("contrast"), theme: isOther ? name.cut(toBytes: 60) : ""))
    }
  }

  func mode(_ id: [UInt8]) -> Mode { modes.first { $0.id == id } ?? Mode(id: id) }
}
