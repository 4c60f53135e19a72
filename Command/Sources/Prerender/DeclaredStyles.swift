import Theme

/// The core's values for the style sheet, as custom properties: colors of the app's own surfaces, and sizes and weights
/// of text whose contrast depends on them.
enum DeclaredStyles {
  static var rules: String {
    """
    :root{\(colors(.light));\(TextStyle.allCases.map(text).joined(separator: ";"))}
    @media (prefers-color-scheme:dark){:root{\(colors(.dark))}}

    """
  }

  private static func colors(_ appearance: Appearance) -> String {
    "--page:\(appearance.background.hex);--text:\(appearance.text.hex)"
  }

  /// Sizes in rem, which follow the person's text size.
  private static func text(_ style: TextStyle) -> String {
    "--\(style.name)-size:\(style.size / 16)rem;--\(style.name)-weight:\(style.weight)"
  }
}
