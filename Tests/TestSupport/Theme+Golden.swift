import Catalog
import Theme

extension Theme {
  /// The theme of the golden files.
  public static let golden = Theme(
    primary: Tint(slug: "indigo-500"), accent: Tint(slug: "pink-a200"), titleFont: .named("EB Garamond"),
    bodyFont: .named("Lato"), name: try? ThemeName("Field Notes"))
}
