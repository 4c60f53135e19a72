extension Vocabulary {
  /// In shadcn/ui, accent is the background of a highlighted menu item, and secondary that of a quiet button. Neither is an
  /// accent, though one of them may be colorful enough for a guess.
  /// Source: ui.shadcn.com, "Theming".
  static let shadcn = Vocabulary(name: "shadcn", accent: "", surfaces: ["popover", "sidebar", "input", "ring"])
}
