import ColorScience
import Theme
import _Text

/// Where in a theme a template is: which scheme, role, shade and font its values are of.
struct TemplatePlace {
  /// The scheme, in the order of the theme's.
  var scheme = 0
  /// The ramp: 0 the primary's, 1 the accent's.
  var ramp = 0
  /// The font: 0 the title's, 1 the body's.
  var font = 0
  /// The role, the shade or the palette of a list, by its index.
  var role, shade, palette: Int?
  /// The tone of a palette, by its index.
  var tone = 0
  /// What's before the equals sign in a list of pairs.
  var key: [UInt8] = []

  var schemeName: StaticString {
    switch scheme {
    case 0: "light"
    case 1: "dark"
    case 2: "light-high-contrast"
    default: "dark-high-contrast"
    }
  }
  var rampName: StaticString { ramp == 0 ? "primary" : "accent" }
  var fontName: StaticString { font == 0 ? "title" : "body" }

  /// The move that a word names; nil if it names none.
  static func move(named word: [UInt8]) -> Int? { destinations.firstIndex { word.isSame(as: $0) } }

  /// Goes to another scheme, ramp or font.
  mutating func move(_ move: Int) {
    switch move {
    case ..<4: scheme = move
    case ..<6: ramp = move - 4
    default: font = move - 6
    }
  }
}

private let destinations: [StaticString] = [
  "Light", "Dark", "LightHigh", "DarkHigh", "Primary", "Accent", "Title", "Body",
]

extension TemplateWriter {
  /// The places of a list: `roles`, or pairs of keys and roles.
  mutating func places(_ words: [[UInt8]], from place: TemplatePlace) -> [TemplatePlace] {
    let list = words[0]
    if list.isSame(as: "roles") { return place.each(SchemeRole.allCases.count) { $0.role = $1 } }
    if list.isSame(as: "schemes") { return place.each(4) { $0.scheme = $1 } }
    if list.isSame(as: "ramps") { return place.each(2) { $0.ramp = $1 } }
    if list.isSame(as: "fonts") { return place.each(2) { $0.font = $1 } }
    if list.isSame(as: "palettes") {
      palettes = TonalColors.all(theme)
      return place.each(palettes.count) { $0.palette = $1 }
    }
    if list.isSame(as: "tones") {
      return place.each(TonalColors.tones.count) { ($0.palette, $0.tone) = (place.palette, $1) }
    }
    let shades = ramp(place).shades
    if list.isSame(as: "shades") { return place.each(shades.count) { $0.shade = $1 } }
    if list.isSame(as: "plain") {
      return place.each(shades.count) { $0.shade = $1 }.filter { !shades[$0.shade ?? 0].isAccent }
    }
    if list.isSame(as: "accents") {
      return place.each(shades.count) { $0.shade = $1 }.filter { shades[$0.shade ?? 0].isAccent }
    }
    return (list.isSame(as: "in") ? pairs(of: words[1]) : words).map { pair in
      let equals = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.count
      var place = place
      place.key = Array(pair[..<equals])
      place.role = role(Array(pair[equals...].dropFirst())).map { Int($0.rawValue) }
      return place
    }
  }
}

extension TemplatePlace {
  @inline(never)
  fileprivate func each(_ count: Int, _ move: (inout TemplatePlace, Int) -> Void) -> [TemplatePlace] {
    (0..<count).map { index in
      var place = self
      // What's current is what the innermost list says.
      (place.role, place.shade, place.palette) = (nil, nil, nil)
      move(&place, index)
      return place
    }
  }
}
