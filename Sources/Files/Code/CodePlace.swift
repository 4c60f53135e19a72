import _Text

/// The position of a value in a program.
struct CodePlace {
  /// The names that it's the value of, outermost first: "palette", "primary", "main".
  let path: [String]
  /// The classes and similar declarations around it.
  let scopes: [String]
  /// How many of the names come before what makes a theme, and aren't shown.
  let shown: Int
  /// Whether it's in what makes a theme.
  let isScheme: Bool
  /// Whether it has its own name.
  let hasKey: Bool
  /// Its mode, if something around it other than a name says so.
  let mode: CodeMode?
  /// Whether it's in the style of a text or of a part of a screen: `TextStyle(color: …)`, `AppBarTheme(backgroundColor: …)`.
  let isStyle: Bool
  /// Where the call begins whose argument it is, if nothing has the name of that call's result; -1 outside of calls.
  let call: Int

  /// The last two names.
  var name: String { Array(path.dropFirst(shown).suffix(2)).text(separatedBy: ".") }

  /// Its theme, if the program has several by their names, as those of daisyUI and Vuetify do, and the index of the name in the
  /// path. Light and dark are no themes.
  var theme: (name: String, index: Int)? {
    guard let list = path.lastIndex(where: { $0.same(as: "themes" as StaticString) }), list + 2 < path.count,
      path[list + 1].mode == nil
    else { return nil }
    return (path[list + 1], list + 1)
  }

  /// Whether it has the same names.
  func isSame(as other: CodePlace) -> Bool {
    path.count == other.path.count && path.indices.allSatisfy { path[$0].same(as: other.path[$0]) }
  }

  /// The scheme, class or value that it's in; empty if it's in none.
  var group: String {
    if isScheme { return (scopes + path[..<shown]).text(separatedBy: ".") }
    return scopes.isEmpty ? path.count > 1 ? path[0] : "" : scopes.text(separatedBy: ".")
  }
}

/// Whether a name may be that of a role, so that people should know if it's left out.
func meansRole(_ place: CodePlace) -> Bool {
  guard place.path.count - place.shown <= 6 else { return false }
  return place.path.suffix(2).contains { name in
    let words = name.words
    return words.count <= 3 && words.contains { $0.isOne(of: ["primary", "accent", "secondary", "brand", "seed"]) }
  }
}
