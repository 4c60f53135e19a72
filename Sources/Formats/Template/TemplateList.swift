import ColorScience
import Theme
import _Text

/// A list that `each` goes through.
enum TemplateList {
  case roles, schemes, ramps, fonts
  /// The themes that share the files; the theme alone if the files are its own.
  case themes
  /// The roles, and those of charts; and of these, those that every theme has.
  case allRoles, sharedRoles
  /// The brand colors, each by the role that's filled with it; and all their roles.
  case brands, brandRoles
  /// The fonts whose files are included, each family once; and the faces of the current one.
  case families, faces
  /// The shades of the current ramp: all, those that aren't accents, and the accents.
  case shades, plain, accents
  /// Material's tonal palettes, and the tones of the current one.
  case palettes, tones
  /// The sizes of text, from the smallest to the largest.
  case sizes
  /// The colors of a chart's parts: its categories.
  case charts
  /// The steps of the ramps for amounts: from little to much, and on both sides of a middle.
  case sequential, diverging
  /// The same ramps in ten steps.
  case sequentialTen, divergingTen
  case pairs([Pair])

  /// A key, and the role or size it names.
  struct Pair {
    let key: [UInt8]
    let subject: Subject?
  }

  /// The thing that a key names.
  enum Subject {
    case role(SchemeRole)
    case size(TypeSizes.Step)
  }

  /// Nil for a word that isn't a list.
  init?(_ word: [UInt8]) {
    switch word {
    case "themes": self = .themes
    case "roles": self = .roles
    case "brands": self = .brands
    case "brand-roles": self = .brandRoles
    case "schemes": self = .schemes
    case "ramps": self = .ramps
    case "fonts": self = .fonts
    case "families": self = .families
    case "faces": self = .faces
    case "shades": self = .shades
    case "plain": self = .plain
    case "accents": self = .accents
    case "palettes": self = .palettes
    case "tones": self = .tones
    case "sizes": self = .sizes
    case "charts": self = .charts
    case "sequential": self = .sequential
    case "diverging": self = .diverging
    case "sequential-ten": self = .sequentialTen
    case "diverging-ten": self = .divergingTen
    case "all-roles": self = .allRoles
    case "shared-roles": self = .sharedRoles
    default: return nil
    }
  }

  /// The places of the list around one, without those to leave out.
  func places(from place: TemplatePlace) -> [TemplatePlace] {
    func shades(_ isListed: (ExportedRamp.Shade) -> Bool) -> [TemplatePlace] {
      place.ramp.shades.indices.filter { isListed(place.ramp.shades[$0]) }.map { index in
        place.at(.shade(place.ramp.shades[index], index: index))
      }
    }
    let options = place.options
    switch self {
    case .roles:
      return place.theme.roles.filter { options.includes($0) }.map { place.at(.role($0)) }
    case .allRoles:
      return (place.theme.roles + SchemeRole.charts).filter { options.includes($0) }.map { place.at(.role($0)) }
    case .sharedRoles:
      return (SchemeRole.all(withBrandColors: 0) + SchemeRole.charts).filter { options.includes($0) }
        .map { place.at(.role($0)) }
    case .themes:
      let themes = place.subject.themes
      return themes.isEmpty ? [place] : themes.map { theme in place.at(.none) { $0.subject = $0.subject.of(theme) } }
    case .brandRoles:
      let roles = place.theme.roles.filter { $0.brandIndex != nil && options.includes($0) }
      return roles.map { place.at(.role($0)) }
    case .brands: return place.theme.brandRoles.filter { options.includes($0) }.map { place.at(.role($0)) }
    case .schemes: return (0..<4).map { index in place.at(.none) { $0.schemeIndex = index } }
    case .ramps:
      return (options.includes(.ramps) ? 0..<2 : 0..<0).map { index in place.at(.none) { $0.rampIndex = index } }
    case .fonts:
      return (options.includes(.fonts) ? 0..<2 : 0..<0).map { index in place.at(.none) { $0.fontIndex = index } }
    case .families:
      let fonts = options.includes(.fonts) ? [place.theme.title, place.theme.body] : []
      return fonts.indices.filter { index in
        place.options.faces(of: fonts[index]).first != nil && (index == 0 || !fonts[0].name.same(as: fonts[1].name))
      }.map { index in place.at(.none) { $0.fontIndex = index } }
    case .faces: return options.faces(of: place.font).map { place.at(.face($0)) }
    case .shades: return shades { _ in true }
    case .plain: return shades { !$0.isAccent }
    case .accents: return shades { $0.isAccent }
    case .palettes: return place.subject.palettes.map { place.at(.palette($0)) }
    case .tones:
      guard case .palette(let palette) = place.item else { return [] }
      return palette.colors.indices.map { place.at(.tone(palette.colors[$0], index: $0)) }
    case .sizes: return TypeSizes.Step.allCases.map { place.at(.size($0)) }
    case .charts:
      return (0..<8).map { SchemeRole.chart($0) }.filter { options.includes($0) }.map { place.at(.role($0)) }
    case .sequential:
      return (0..<9).map { SchemeRole.sequential($0) }.filter { options.includes($0) }.map { place.at(.role($0)) }
    case .diverging:
      return (0..<9).map { SchemeRole.diverging($0) }.filter { options.includes($0) }.map { place.at(.role($0)) }
    case .sequentialTen: return (0..<10).map { place.at(.tenth(isDiverging: false, index: $0)) }
    case .divergingTen: return (0..<10).map { place.at(.tenth(isDiverging: true, index: $0)) }
    case .pairs(let pairs):
      return pairs.compactMap { pair in
        switch pair.subject {
        case .role(let role): options.includes(role) ? place.at(.role(role)) { $0.key = pair.key } : nil
        case .size(let step): place.at(.size(step)) { $0.key = pair.key }
        case nil: place.at(.none) { $0.key = pair.key }
        }
      }
    }
  }
}

extension TemplatePlace {
  /// Not inlined, or a dozen places in the code would copy a place.
  @inline(never)
  fileprivate func at(_ item: Item, _ change: (inout TemplatePlace) -> Void = { _ in }) -> TemplatePlace {
    var place = self
    place.item = item
    change(&place)
    return place
  }
}

extension ExportedTheme {
  /// The roles that are filled with the brand colors.
  fileprivate var brandRoles: [SchemeRole] {
    brandColors.indices.map { .brand(UInt8(truncatingIfNeeded: $0)) }
  }
}
