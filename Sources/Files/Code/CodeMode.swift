import _Text

/// For which appearance something in a program is.
enum CodeMode {
  case light, dark

  var other: CodeMode { self == .dark ? .light : .dark }
}

extension String {
  /// The mode in a name: "dark", "darkColorScheme", "primaryDark", "md_theme_dark_primary". Nil for names of colors,
  /// such as "DarkGreen" and "darkGrey", and for a color on something dark, such as "accentOnDark".
  var mode: CodeMode? {
    let words = words
    let isDark = words.contains { $0.same(as: "dark") || $0.same(as: "night") }
    let isLight = words.contains { $0.same(as: "light") || $0.same(as: "day") }
    guard isDark != isLight else { return nil }
    guard let index = words.firstIndex(where: { $0.isOne(of: isDark ? ["dark", "night"] : ["light", "day"]) }) else {
      return nil
    }
    if index > 0, words[index - 1].isOne(of: ["on", "inverse"]) { return nil }
    let mode = isDark ? CodeMode.dark : .light
    // A color that is dark is dark on its own: "blueDark".
    guard index + 1 < words.count else { return index > 0 && words[..<index].allSatisfy { $0.isHue } ? nil : mode }
    if words[index + 1].isOne(of: afterMode) { return mode }
    // "DarkAcmeColors", but not "DarkGreenColors".
    if index == 0 || isForContrast, let last = words.last, last.isOne(of: ["colors", "colours"]),
      !words[index + 1].isHue
    {
      return mode
    }
    return index > 0 && words[index - 1].isOne(of: ["theme", "mode", "scheme"]) && !words[index + 1].isHue ? mode : nil
  }

  /// Whether a name is for high contrast. MUI's `contrastText` isn't.
  var isForContrast: Bool {
    let words = words
    for (index, word) in words.enumerated() {
      if word.same(as: "hc") { return true }
      guard word.same(as: "contrast") else { continue }
      let next = index + 1 < words.count ? words[index + 1] : ""
      return !next.isOne(of: ["text", "color"])
    }
    return false
  }

  /// Whether a word in lowercase is that of a hue or a gray.
  var isHue: Bool { isOne(of: hues) }
}

private let afterMode: [StaticString] = [
  "mode", "theme", "themes", "scheme", "schemes", "color", "colors", "colour", "colours", "palette", "tokens",
  "appearance",
  "primary", "secondary", "tertiary", "accent", "background", "bg", "surface", "on", "brand", "default", "variant",
]

private let hues: [StaticString] = [
  "red", "orange", "amber", "yellow", "lime", "green", "mint", "teal", "cyan", "aqua", "sky", "blue", "navy", "indigo",
  "violet", "purple", "magenta", "fuchsia", "pink", "rose", "brown", "tan", "gray", "grey", "slate", "zinc", "stone",
  "neutral", "black", "white", "ink", "sand", "gold", "olive", "maroon", "turquoise", "coral", "salmon", "khaki",
]
