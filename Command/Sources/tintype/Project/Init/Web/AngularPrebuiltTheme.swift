import Formats

extension WebApp {
  /// The theme of Angular Material's own that angular.json loads, by the palettes that it's made of; nil if it loads none.
  /// Source: github.com/angular/components, src/material/core/theming/prebuilt.
  var prebuiltTheme: ThemePlace? {
    guard let file = config("angular") else { return nil }
    for style in angularStyles(of: file) where style.contains("@angular/material/prebuilt-themes/") {
      let palettes: String? =
        switch style.lastName.split(separator: ".").first {
        case "azure-blue": Self.theme("azure", "blue")
        case "rose-red": Self.theme("rose", "red")
        case "cyan-orange": Self.theme("cyan", "orange")
        case "magenta-violet": Self.theme("magenta", "violet")
        case "indigo-pink": Self.theme(material2: "indigo", "500", accent: "pink")
        case "deeppurple-amber": Self.theme(material2: "deep-purple", "500", accent: "amber")
        case "pink-bluegrey": Self.theme(material2: "pink", "700", accent: "blue-grey")
        case "purple-green": Self.theme(material2: "purple", "700", accent: "green")
        default: nil
        }
      if let palettes { return ThemePlace(style, [File(path: "prebuilt.scss", text: palettes)]) }
    }
    return nil
  }

  /// A theme of Material 3.
  private static func theme(_ primary: String, _ tertiary: String) -> String {
    "html { @include mat.theme((color: (primary: mat.$\(primary)-palette, tertiary: mat.$\(tertiary)-palette), typography: Roboto)); }"
  }

  /// A theme of Material 2.
  private static func theme(material2 primary: String, _ shade: String, accent: String) -> String {
    """
    $primary: mat.define-palette(mat.$\(primary)-palette, \(shade));
    $accent: mat.define-palette(mat.$\(accent)-palette, A200);
    $font-family: Roboto;
    """
  }
}
