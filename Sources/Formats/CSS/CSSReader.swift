import ColorScience
import _Text

extension Findings {
  /// Reads the custom properties and Sass variables of style sheets that are colors or fonts. A property that takes another's
  /// value by `var()` has that one's color, and its own fallback if there's none.
  /// Source: CSS Custom Properties for Cascading Variables Level 1, 3.
  init(css files: [File]) throws(ImportError) {
    var references: [Reference] = []
    for file in files {
      var scanner = StyleSheetScanner(file.bytes)
      while !isFull, let declaration = scanner.next() {
        if let color = declaration.color {
          add(FoundColor(name: declaration.name, color: color, isDark: declaration.isDark))
        } else if let family = declaration.family {
          add(FoundFont(name: declaration.name, family: family))
        } else if references.count < Reference.most, let reference = Reference(declaration) {
          references.append(reference)
        }
      }
    }
    // Each round follows one more link of a chain, whatever its order in the file.
    for _ in 0..<Reference.longestChain where !references.isEmpty {
      let rest = references.filter { !follow($0) }
      if rest.count == references.count { break }
      references = rest
    }
    for reference in references {
      if let color = reference.fallback {
        add(FoundColor(name: reference.name, color: color, isDark: reference.isDark))
      }
    }
  }

  /// Adds the value a reference names; false if there's no such value.
  private mutating func follow(_ reference: Reference) -> Bool {
    let named = colors.filter { $0.name.same(as: reference.target) }
    guard let color = named.last(where: { $0.isDark == reference.isDark }) ?? named.last else { return false }
    add(FoundColor(name: reference.name, color: color.color, isDark: reference.isDark))
    return true
  }
}

/// A custom property whose value is another's: `--primary: var(--blue, #00F)`.
private struct Reference {
  let name: String
  let target: String
  /// The color after the comma, if there is one.
  let fallback: SRGB?
  let isDark: Bool

  /// So many are followed.
  static let most = 512
  /// So many that lead from one to the next.
  static let longestChain = 8

  init?(_ declaration: StyleSheetScanner.Declaration) {
    let opening = "var(".bytes
    let value = declaration.value
    guard value.starts(with: opening), value.last == UInt8(ascii: ")"), value.count < 200 else { return nil }
    let (target, rest) = String(bytes: Array(value[opening.count..<(value.count - 1)])).cut(at: ",")
    name = declaration.name
    self.target = String(bytes: trimmed(target.bytes[...]))
    let fallback = StyleSheetScanner.Declaration(name: name, value: trimmed((rest ?? "").bytes[...]), isDark: false)
    self.fallback = fallback.color
    isDark = declaration.isDark
  }
}
