import _Text

extension ExportOptions {
  /// The selector of the elements that a theme is for: the scope with the theme's name in it, or the page's root.
  func root(of theme: ExportedTheme) -> String {
    guard let scope else { return ":root" }
    return filledScope(scope, with: themeName ?? theme.name?.slug ?? "")
  }

  /// The selector of the elements that a theme is for in dark mode: the switch, if the theme is for the whole page; and in a
  /// scope, what's inside of the switch, and what has both. Empty if the switch isn't a selector.
  func darkRoot(of theme: ExportedTheme) -> String {
    guard case .matching(let dark) = selector else { return "" }
    guard scope != nil else { return dark }
    let root = root(of: theme)
    // A type's name comes first, and there can be only one.
    return switch (beginsWithType(dark), beginsWithType(root)) {
    case (true, true): dark + " " + root
    case (false, true): dark + " " + root + ", " + root + dark
    case (_, false): dark + " " + root + ", " + dark + root
    }
  }
}

/// Stands for a theme's name in a scope.
private let placeholder = "{theme}".bytes

/// A scope with a theme's name in place of each `{theme}`. If the name has what a selector can't have, such as spaces, it's in
/// lowercase with hyphens: "Harbor & Sons" becomes "harbor-sons".
/// - Parameter name: The theme's name; an empty text becomes "theme".
func filledScope(_ scope: String, with name: String) -> String {
  let bytes = scope.bytes
  let text = name.bytes.allSatisfy { isSelectorNameByte($0) } ? name : name.slug
  let name = text.isEmpty ? "theme".bytes : text.bytes
  var filled: [UInt8] = []
  var position = 0
  while position < bytes.count {
    guard bytes.hasRun(placeholder, at: position) else {
      filled.append(bytes[position])
      position += 1
      continue
    }
    filled += filled.last.map { ".#=".bytes.contains($0) } == true ? escaped(name) : name
    position += placeholder.count
  }
  return String(bytes: filled)
}

/// A name with its first byte escaped if CSS takes it for something else there: a digit or a hyphen.
private func escaped(_ name: [UInt8]) -> [UInt8] {
  guard let first = name.first else { return name }
  if first.isDigit { return "\\3".bytes + [first, 0x20] + name.dropFirst() }
  return first == UInt8(ascii: "-") ? "\\".bytes + name : name
}

private func beginsWithType(_ selector: String) -> Bool { selector.bytes.first?.isLetterOrDigit == true }
