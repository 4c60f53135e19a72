import Catalog
import TestSupport
import Testing
import Theme
import _Text

@testable import Formats
@testable import Import

@Suite("Adjusted: a theme with brand colors, a pin, type and corners")
struct AdjustedTests {
  private static let string =
    "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Harbor&color.mint=00bfa5&color.default=006064"
    + "&pin.light.muted=5a5a5a&scale=1.25&size=16&title-weight=600&corner=12"

  private func files(_ format: Format, _ more: String = "", _ options: ExportOptions = ExportOptions()) throws -> [File]
  {
    format.write(try ExportedTheme(try Theme(string: Self.string + more)), options: options)
  }

  /// The text of its files without the spaces in front of lines.
  private func written(_ format: Format, _ more: String = "", _ options: ExportOptions = ExportOptions()) throws
    -> String
  {
    let text = try files(format, more, options).map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    return "\n" + text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.joined(separator: "\n") + "\n"
  }

  private static let linesByFormat: [(Format, [String])] = [
    (
      .css,
      [
        "--mint: #00BFA5;", "--on-mint-soft: #", "--muted: #5A5A5A;", "--font-title-weight: 600;",
        "--font-body-weight: 400;", "--radius-card: 12px;", "--radius-control: 7.2px;", "--radius-chip: 4.8px;",
        "--text-caption: 0.8rem;", "--text-body: 1rem;", "--text-large-title: 1.95625rem;",
      ]
    ),
    (.scss, ["$mint: #00BFA5;", "$radius-control: 7.2px;", "$text-heading: 1.25rem;", "$font-title-weight: 600;"]),
    (
      .tailwind,
      ["--color-mint: #00BFA5;", "--radius-card: 12px;", "--text-title: 1.5625rem;", "--title-weight: 600;"]
    ),
    (
      .shadcn,
      [
        "--radius: 0.75rem;", "--radius-sm: 4.8px;", "--radius-md: 7.2px;", "--radius-xl: var(--radius);",
        "--text-body: 1rem;", "--color-chart-5: var(--chart-5);",
      ]
    ),
    (
      .streamlit,
      [
        "headingFontWeights = [600, 600, 600, 600, 600, 600]", "baseFontSize = 16", "baseRadius = \"7.2px\"",
        "headingFontSizes = [\"39.1px\", \"31.3px\", \"25px\", \"20px\", \"20px\", \"16px\"]",
      ]
    ),
    (.matplotlib, ["axes.titleweight: 600", "figure.titleweight: 600"]),
    (
      .mui,
      [
        "mint: '#00BFA5',", "default: '#006064',", "fontSize: 14,",
        "h1: { fontFamily: '\"EB Garamond\", serif', fontWeight: 600, fontSize: '2.44375rem' },",
        "body2: { fontSize: '0.88125rem' },", "shape: { borderRadius: 12 },",
        "MuiButton: { styleOverrides: { root: { borderRadius: 7.2 } } },",
        "MuiChip: { styleOverrides: { root: { borderRadius: 4.8 } } },",
      ]
    ),
    (
      .bootstrap,
      [
        "$headings-font-weight: 600;", "$font-size-base: 1rem;", "$h2-font-size: 1.95625rem;", "$h6-font-size: 1rem;",
        "$card-border-radius: 12px;", "$btn-border-radius-sm: 7.2px;", "$badge-border-radius: 4.8px;",
      ]
    ),
    (
      .swift,
      [
        "enum ThemeRadius {", "static let control: CGFloat = 7.2", "enum ThemeSize {",
        "static let largeTitle: CGFloat = 31.3", "static let themeMint = Color(color: .themeMint)",
        ".custom(themeTitleFamily, size: size, relativeTo: style).weight(.semibold)",
        ".traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold],",
      ]
    ),
    (
      .compose,
      [
        "import androidx.compose.foundation.shape.RoundedCornerShape", "import androidx.compose.ui.unit.sp",
        "Font(DeviceFontFamilyName(\"EB Garamond\"), FontWeight.W600),",
        "titleLarge = titleLarge.copy(fontFamily = TitleFont, fontWeight = FontWeight.W600, fontSize = 20.sp, lineHeight = 1.25.em),",
        "bodyLarge = bodyLarge.copy(fontFamily = BodyFont, fontSize = 16.sp, lineHeight = 1.5.em),",
        "extraSmall = RoundedCornerShape(7.2.dp),", "medium = RoundedCornerShape(12.dp),",
        "val BrandControlShape = RoundedCornerShape(7.2.dp)", "val mint: Color,",
        "shapes = BrandShapes,", "typography = BrandTypography,",
      ]
    ),
    (
      .flutter,
      [
        "class BrandColors extends ThemeExtension<BrandColors> {", "mint: Color.lerp(this.mint, other.mint, t)!,",
        "extensions: [colors],", "displayLarge: _title(text.displayLarge, 39.1),",
        "bodyMedium: text.bodyMedium?.copyWith(fontSize: 16),",
        "cardTheme: base.cardTheme.copyWith(shape: _corner(12)),",
        "filledButtonTheme: FilledButtonThemeData(style: FilledButton.styleFrom(shape: _corner(7.2))),",
        "style?.copyWith(fontFamily: titleFont, fontWeight: FontWeight.w600, fontSize: size);",
      ]
    ),
    (
      .android,
      [
        "<color name=\"brand_on_mint\">", "<dimen name=\"brand_radius_card\">12dp</dimen>",
        "<dimen name=\"brand_text_large_title\">31.3sp</dimen>",
        "<integer name=\"brand_font_title_weight\">600</integer>",
      ]
    ),
    (
      .tokens,
      [
        "\"control\": { \"$type\": \"dimension\", \"$value\": { \"value\": 7.2, \"unit\": \"px\" } },",
        "\"heading\": { \"$type\": \"dimension\", \"$value\": { \"value\": 20, \"unit\": \"px\" } },",
        "\"fontSize\": \"{text-size.large-title}\",",
        "\"title\": { \"family\": { \"$type\": \"fontFamily\", \"$value\": [\"EB Garamond\", \"serif\"] }, \"weight\": { \"$type\": \"fontWeight\", \"$value\": 600 } },",
      ]
    ),
    (
      .figma,
      [
        "\"card\": { \"$type\": \"number\", \"$value\": 12, \"$extensions\": { \"com.figma.scopes\": [\"CORNER_RADIUS\"] } },",
        "\"body\": { \"$type\": \"number\", \"$value\": 16, \"$extensions\": { \"com.figma.scopes\": [\"FONT_SIZE\"] } },",
        "\"title-weight\": { \"$type\": \"number\", \"$value\": 600, \"$extensions\": { \"com.figma.scopes\": [\"FONT_WEIGHT\"] } },",
      ]
    ),
    (
      .svg,
      ["<rect x=\"80\" y=\"1352\" width=\"52\" height=\"32\" rx=\"4.8\" fill=\"#"]
    ),
    (
      .html,
      [
        "<dt style=\"--swatch: #007767\">on-mint-soft</dt>",
        "main { width: auto; min-height: max(279mm, 100vh - 1px); margin: 0; }",
        "<p class=\"note\">Text: 12.8, 14.1, 16, 20, 25, 31.3, 39.1 px</p>",
        "<p class=\"note\">Corners: cards 12, controls 7.2, chips 4.8</p>",
        "<main style=\"--title-font: &quot;EB Garamond&quot;, serif; --title-weight: 600; --body-font: &quot;Lato&quot;, sans-serif; --body-weight: 400; --grow-hero: clamp(.85, 39.1 / 56, 1.15); --grow-figure: clamp(.85, 39.1 / 56, 1.15); --grow-large-title: clamp(.85, 31.3 / 34, 1.15); --grow-title: clamp(.85, 25 / 28, 1.15); --grow-heading: clamp(.85, 20 / 22, 1.15); --grow-quote: clamp(.85, 20 / 22, 1.15); --grow-subheading: clamp(.85, 16 / 17, 1.15); --grow-body: clamp(.85, 16 / 17, 1.15); --grow-callout: clamp(.85, 16 / 17, 1.15); --grow-footnote: clamp(.85, 14.1 / 14, 1.15); --grow-caption: clamp(.85, 12.8 / 12, 1.15); --grow-eyebrow: clamp(.85, 12.8 / 12, 1.15); --cards: 0.6; --controls: 0.6; --app-name: &quot;Harbor&quot;;\">",
      ]
    ),
    (
      .design,
      [
        "fontSize: 31.3px", "md: 7.2px", "rounded: \"{rounded.md}\"",
        "- **Brand colors:** mint and default. Each has roles as the accent has, for what belongs to it.",
        "Cards and menus have corners of 12 px, buttons and fields of 7.2, and chips of 4.8.",
      ]
    ),
  ]

  @Test("Is written in each format as its readers expect it", arguments: linesByFormat)
  func lines(format: Format, expected: [String]) throws {
    let text = try written(format)
    for line in expected {
      // A line that isn't given to its end goes on with a computed color.
      let isWhole = line.last != "#" && line.last != ">"
      #expect(text.contains("\n" + line + (isWhole ? "\n" : "")), "\(line) is missing")
    }
  }

  @Test("The poster’s text sizes are the body’s 16 px grown by 1.25 each, with a dot between them")
  func sizesOnPoster() throws {
    let sizes = ["20", "25", "31.3"].map { "<tspan font-size=\"\($0)\">\($0)</tspan>" }
    let line = sizes.joined(separator: "<tspan font-size=\"22\"> · </tspan>")
    #expect(try written(.svg).contains(">\(line)</text>"))
  }

  @Test("Comes back whole from the note in every text format", arguments: Format.all.filter(\.isText))
  func roundTrip(format: Format) throws {
    let imported = try Imported(try files(format))
    #expect(imported.theme.string == Self.string)
    #expect(imported.changes.isEmpty && imported.isWhole)
  }

  @Test("Round corners are round at the ends of controls, and as large as they get on cards")
  func round() throws {
    let theme = try Theme(string: "primary=red-500&accent=red-500&title=Lato&body=Lato&corner=round")
    let css = String(decoding: Format.css.write(try ExportedTheme(theme))[0].bytes, as: UTF8.self)
    #expect(css.contains("--radius-card: 28px;") && css.contains("--radius-control: 9999px;"))
    #expect(css.contains("--radius-chip: 9999px;") && !css.contains("--text-body"))
    // Menus and text fields are of this size, and a menu with round ends would cut its rows.
    let kotlin = String(decoding: Format.compose.write(try ExportedTheme(theme))[0].bytes, as: UTF8.self)
    #expect(kotlin.contains("extraSmall = RoundedCornerShape(28.dp),"))
  }

  @Test("The charts of shadcn/ui have the first five colors for charts")
  func charts() throws {
    let names = (1...5).map { "chart-\($0)" }
    var options = ExportOptions()
    try options.set(.only, to: names.joined(separator: ","), for: .shadcn)
    let text = try written(.shadcn, "", options)
    func color(_ name: String) -> Substring? {
      text.firstRange(of: "\n--\(name): ").map { text[$0.upperBound...].prefix { $0 != ";" } }
    }
    for (index, name) in names.enumerated() {
      #expect(color("chart-\(index + 1)") != nil && color("chart-\(index + 1)") == color("brand-\(name)"), "\(name)")
    }
  }

  @Test(
    "A brand color with a reserved word for its name has an underscore after it in code",
    arguments: [
      Format.compose, .flutter,
    ])
  func reserved(format: Format) throws {
    let text = try written(format)
    #expect(text.contains("default_") && text.contains("onDefault") && text.contains("defaultSoft"))
    for line in ["final Color default;", "val default: Color,", "required this.default,", "default = Color"] {
      #expect(!text.contains(line))
    }
  }

  @Test(
    "Words that Swift, Kotlin and Dart reserve aren't names",
    arguments: [
      "class", "default", "in", "is", "val", "var", "return", "switch", "when", "fun", "final", "hash-code",
      "copy-with", "double", "override",
    ])
  func identifiers(name: String) throws {
    let theme = try Theme(string: "primary=red-500&accent=red-500&title=Lato&body=Lato&color.\(name)=00bfa5")
    let template = try Template("`each roles``role identifier` `end`".bytes)
    let text = String(decoding: try template.files(of: ExportedTheme(theme), named: "a")[0].bytes, as: UTF8.self)
    let camel = name == "hash-code" ? "hashCode" : name == "copy-with" ? "copyWith" : name
    #expect(text.split(separator: " ").contains("\(camel)_") && !text.split(separator: " ").contains("\(camel)"))
  }

  /// Names that an export has itself, or that its reader knows.
  private static let takenNames = [
    "primary-50", "primary-500", "accent-a200", "primary500", "accenta200", "primary-shades", "accent-shades",
    "theme-name", "theme-light", "theme-dark-high-contrast", "font-title", "font-title-weight", "font-body",
    "radius-card", "radius-control", "radius-chip", "text-caption", "text-body", "text-large-title",
    "title-weight", "body-weight", "title-font", "body-font", "app-name", "swatch", "width", "grow-body", "mint-p3",
  ]

  // Leaves out Figma and Flutter: their files have several scopes, and a name can be used once in each.
  @Test(
    "No brand color takes the name of something else in a file, whatever it's called",
    arguments: Format.all.filter { $0.isText && $0 != .figma && $0 != .flutter })
  func takenNames(format: Format) throws {
    let name = /(?:--|[$@])?[\w.-]+(?=["']?\s*[:=])|name="\w+"/
    func counts(_ names: some Sequence<String>) throws -> [String: Int] {
      let theme = try Theme(
        string: "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Harbor&scale=1.25&corner=12"
          + "&color.mint=p3-00c0a0" + names.map { "&color.\($0)=00bfa5" }.joined())
      let files = format.write(try ExportedTheme(theme))
      var counts = ["": Set(files.map { $0.path.lowercased() }).count]
      for file in files where !file.path.contains(".colorset") {
        counts[file.path] = Set(String(decoding: file.bytes, as: UTF8.self).matches(of: name).map(\.output)).count
      }
      return counts
    }
    let usual = try counts((1...7).map { "usual\($0)" })
    for start in 0..<4 {
      let names = stride(from: start, to: Self.takenNames.count, by: 4).map { Self.takenNames[$0] }
      #expect(try counts(names) == usual, "\(names)")
    }
  }

  @Test("A brand color that has the name of a utility of Tailwind's has an underscore after it")
  func utilities() throws {
    for name in ["title", "base", "center", "cover"] {
      let text = try written(.tailwind, "&color.\(name)=00bfa5")
      #expect(text.contains("\n--color-\(name)_: #00BFA5;") && text.contains("\n--color-on-\(name): #"))
      #expect(!text.contains("--color-\(name):"))
      #expect(try written(.css, "&color.\(name)=00bfa5").contains("\n--\(name): #00BFA5;"))
    }
    #expect(try written(.design, "&color.no=00bfa5").contains("\nno_: \"#00BFA5\"\n"))
  }

  @Test("A weight is at most regular in a family without a bold, and has the nearest name")
  func weights() throws {
    func font(_ weight: String, _ family: String) throws -> ExportedFont {
      try ExportedTheme(
        Theme(string: "primary=red-500&accent=red-500&title=\(family)&body=Lato&title-weight=\(weight)")
      ).title
    }
    #expect(KnownFamily.named("Impact")?.family.hasBold == false)
    #expect(try font("600", "Impact").weight == 400)
    #expect(try font("300", "Impact").weights == [300, 400])
    #expect(try font("600", "Lato").weights == [400, 600, 700])
    #expect(try font("700", "Lato").weights == [400, 700])
    #expect(try [100, 249, 250, 650, 900].map { try font("\($0)", "Lato").namedWeight } == [100, 200, 300, 700, 900])
    #expect(try font("849", "Lato").appleWeight.description == "heavy")
    #expect(try font("850", "Lato").appleWeight.description == "black")
  }

  @Test("A body weight is written even in formats that don't write the usual one")
  func bodyWeight() throws {
    let kotlin = try written(.compose, "&body-weight=300")
    #expect(kotlin.contains("bodyLarge = bodyLarge.copy(fontFamily = BodyFont, fontWeight = FontWeight.W300, fontSize"))
    #expect(!(try written(.compose)).contains("fontFamily = BodyFont, fontWeight"))
    let dart = try written(.flutter, "&body-weight=300")
    #expect(dart.contains("bodyLarge: text.bodyLarge?.copyWith(fontSize: 16, fontWeight: FontWeight.w300),"))
    #expect(try written(.css, "&body-weight=300").contains("--font-body-weight: 300;"))
  }

  @Test("A custom template lists the sizes and the colors of charts, and names sizes")
  func words() throws {
    let theme = try ExportedTheme(try Theme(string: Self.string))
    func written(_ template: String) throws -> String {
      String(decoding: try Template(own: template.bytes).files(of: theme, named: "a")[0].bytes, as: UTF8.self)
    }
    #expect(try written("`each sizes``step`=`size` `end`").hasPrefix("caption=12.8 small=14.1 body=16 heading=20 "))
    #expect(try written("`each of a=body b=large-title``key`=`size times 10 4` `end`") == "a=40 b=78.25 ")
    #expect(try written("`each charts``role` `end`").hasSuffix("chart-7 chart-8 "))
    #expect(try written("`if corner``radius-card` `radius-control` `radius-chip``end``if round`!`end`") == "12 7.2 4.8")
    #expect(try written("`if brands`a`end``if sizes`b`end``if weighted`c`end``Body if weighted`d`end`") == "abc")
    #expect(try written("`if heavy``weight-name` `weight-hundred` `Body weight-name``end`") == "semibold 600 regular")
  }

  @Test(
    "A template that uses a size outside the list of sizes is refused",
    arguments: [
      ("`size`", "Line 1, column 1: “size” has a meaning only inside “each sizes” or a list of sizes."),
      ("`each of a=primary b=body``end`", "Line 1, column 10: in a list, either every key has a role or none."),
      ("`each of a=body b``end`", "Line 1, column 10: in a list, either every key has a role or none."),
      ("`each charts``if key chart-6``end``end`", "Line 1, column 14: no list around this has the key “chart-6”."),
    ])
  func refused(template: String, sentence: String) {
    do throws(TemplateError) {
      _ = try Template(template.bytes)
      Issue.record("\(template) is taken")
    } catch {
      #expect(error.sentence == sentence)
    }
  }

  @Test("MUI has one list of components, with the fonts that come along and with the corners")
  func components() throws {
    func files(_ string: String) throws -> String {
      let theme = try Theme(string: string)
      let face = FontFace(
        family: "Lato", category: .sans, license: nil, file: "Lato.ttf", length: nil, lengthAsWOFF2: nil,
        weights: 400...400, isItalic: false, postScriptName: "Lato-Regular", fullName: "Lato",
        metrics: FontMetrics(unitsPerEm: 1000, ascent: 800, descent: 200, lineGap: 0, averageWidth: nil),
        embedding: EmbeddingRights(bits: 0), scripts: [])
      var options = ExportOptions()
      options.bundledFonts = BundledFonts(
        for: try Theme(string: "title=Lato&body=Lato"), in: .mui, from: [face], at: BundledFonts.Place(path: "fonts"))
      return String(decoding: Format.mui.write(try ExportedTheme(theme), options: options)[0].bytes, as: UTF8.self)
    }
    let text = try files(Self.string)
    #expect(text.ranges(of: "components: {").count == 1)
    #expect(text.contains("    },\n    MuiButton: { styleOverrides") && text.contains("    MuiCssBaseline: {"))
    #expect(!(try files("primary=red-500&accent=red-500&title=Lato&body=Lato")).contains("MuiButton: {"))
  }

  @Test("With only some parts, sizes and corners aren't among them")
  func only() throws {
    var options = ExportOptions()
    try options.set(.only, to: "fonts", for: .css)
    let text = try written(.css, "", options)
    #expect(text.contains("--font-title") && !text.contains("--radius-") && !text.contains("--text-"))
  }

  @Test("Design tokens with hexes have their sizes as text")
  func hexes() throws {
    var options = ExportOptions()
    try options.set(.values, to: "hex", for: .tokens)
    let text = try written(.tokens, "", options)
    #expect(text.contains("\"chip\": { \"$type\": \"dimension\", \"$value\": \"4.8px\" }"))
    #expect(text.contains("\"body\": { \"$type\": \"dimension\", \"$value\": \"16px\" },"))
  }
}
