import Formats
import Theme
import _Text

/// The custom properties that the style sheets of a project declare for whole pages, for the sheets that only use them.
///
/// ```swift
/// let sheets = [":root { --ink: #999 }", ".card { color: var(--ink); background: #fff }"]
/// let page = PageProperties(["tokens.css", "card.css"]) { Array(sheets[$0].utf8) }
/// let written = try WrittenColors([File(path: "card.css", text: sheets[1])], page: page)
/// written.modes[0].rules[0].text.color?.hex  // "#999999"
/// ```
public struct PageProperties: Sendable {
  /// The paths of the style sheets.
  public let paths: [String]
  private var declarations: [StyleSheet.Declaration] = []
  private var scopes: [Scope] = []
  private let index: NameIndex

  /// - Parameters:
  ///   - paths: The paths of style sheets, with slashes.
  ///   - contents: The bytes of the one with an index; nil to leave it out.
  public init(_ paths: [String], contents: (Int) -> [UInt8]?) {
    self.paths = paths
    for file in paths.indices where declarations.count < Limits.styleDeclarations {
      guard let bytes = contents(file) else { continue }
      var sheet = StyleSheet(readsHighContrast: true)
      sheet.read(File(path: paths[file], bytes: bytes).styles.bytes)
      for declaration in sheet.declarations
      where declaration.isCustomProperty && declarations.count < Limits.styleDeclarations {
        let scope = sheet.scopes[declaration.scope]
        guard !scope.isPart, !scope.isComputed else { continue }
        scopes.append(scope)
        declarations.append(declaration.moved(toSheet: file, scope: scopes.count - 1))
      }
    }
    index = NameIndex(declarations.enumerated().map { (hash(ofName: $1.name), $0) })
  }

  /// Adds the properties that a style sheet uses and doesn't declare, and those that these use.
  /// - Parameters:
  ///   - path: The style sheet's path. Of several sheets that declare a property, the one in the nearest folder counts; if several
  ///     are as near, none does.
  ///   - first: The index that the first of all sheets gets.
  func complete(_ sheet: inout StyleSheet, of path: String, from first: Int) {
    var known = sheet.declarations.filter { $0.isCustomProperty }.map { hash(ofName: $0.name) }.sorted()
    var next = 0
    while next < sheet.declarations.count, sheet.declarations.count < Limits.styleDeclarations {
      let used = sheet.declarations[next].value
      next += 1
      for name in namesOfVariables(in: used) {
        let hash = hash(ofName: name)
        let place = known.endOfPrefix(where: { $0 < hash })
        if place < known.count, known[place] == hash { continue }
        known.insert(hash, at: place)
        for found in nearest(name, hash, to: path) {
          sheet.add(declarations[found].moved(toSheet: first + declarations[found].sheet, scope: 0), in: scopes[found])
        }
      }
    }
  }

  /// The declarations of a property in the sheet that's nearest to a file.
  private func nearest(_ name: String, _ hash: UInt64, to path: String) -> [Int] {
    let folders = path.fields(separatedBy: "/").dropLast()
    var (best, sheets): (nearness: Int, sheets: [Int]) = (-1, [])
    let found = index.values(of: hash).filter { declarations[$0].name.same(as: name) }
    for sheet in found.map({ declarations[$0].sheet }) where sheets.last != sheet {
      let others = paths[sheet].fields(separatedBy: "/").dropLast()
      let nearness = zip(folders, others).prefix { $0.same(as: $1) }.count
      if nearness > best { (best, sheets) = (nearness, [sheet]) } else if nearness == best { sheets.append(sheet) }
    }
    guard sheets.count == 1 else { return [] }
    return found.filter { declarations[$0].sheet == sheets[0] }
  }
}

extension StyleSheet.Declaration {
  fileprivate var isCustomProperty: Bool { kind == .variable && name.bytes[...].begins(with: "--") }

  fileprivate func moved(toSheet sheet: Int, scope: Int) -> StyleSheet.Declaration {
    StyleSheet.Declaration(
      name: name, value: value, scope: scope, sheet: sheet, start: start, isDefault: isDefault, kind: kind)
  }
}

/// The names of the custom properties that a value uses.
private func namesOfVariables(in value: [UInt8]) -> [String] {
  var names: [String] = []
  var position = 0
  while let start = value.firstIndex(ofRun: "var(".bytes, from: position) {
    let rest = value[(start + 4)...].drop { $0 <= 0x20 }
    let name = rest.prefix(while: isPartOfVariable)
    if name.begins(with: "--") { names.append(String(bytes: Array(name))) }
    position = start + 4
  }
  return names
}
