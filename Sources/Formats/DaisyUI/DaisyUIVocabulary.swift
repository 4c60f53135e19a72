extension Vocabulary {
  /// In daisyUI, base is the page and everything on it.
  /// Source: daisyui.com, "Colors".
  static let daisyUI = Vocabulary(
    name: "daisyui", primary: "primary! p!", accent: "accent! a! secondary s",
    surfaces: ["base", "b1", "b2", "b3", "bc"])
}
