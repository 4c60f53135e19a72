/// The words of a widget that shows the current theme's colors.
public enum PaletteWidgetWords {
  /// Its name, where widgets are chosen.
  public static var name: String { "Palette" }
  /// What it's for.
  public static var purpose: String { "The colors of your theme." }
  /// In place of the colors, until there are some.
  public static var nothingYet: String { "Choose a theme in Tintype." }
}
