extension Format {
  /// Themes of React Native Paper.
  ///
  /// One for each scheme, with the names of Material 3. Its primary color is both a fill and a text, and so the one that's legible
  /// on pages.
  /// Source: callstack.github.io/react-native-paper, "Theming" and "Fonts".
  public static let paper = Format(
    name: "paper", label: "React Native Paper", fileName: "theme.ts",
    purpose: "themes for light, dark and each at high contrast", reader: "React Native Paper 5",
    signs: Signs(endings: scriptEndings, texts: "react-native-paper\nMD3LightTheme"),
    writing: .template("paper"), reading: .code)
}
