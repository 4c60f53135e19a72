import ColorScience

/// A dot beside a field, in the color that's in the field.
enum ColorEntryView {
  /// Empty without a color.
  static func face(_ color: SRGB?) -> Node {
    Node("span").class(color == nil ? "face none" : "face").hidden().paint("--fill", color)
  }
}
