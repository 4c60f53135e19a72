import Catalog
import Suggestions
import Theme
import _Text

/// The fonts that pair with the theme's other font, for a list narrowed down to these.
public struct FontPairing: Equatable, Sendable {
  /// The font to pair with.
  let partner: Family
  /// The role of the listed fonts.
  let role: Role
}

extension Theme {
  /// The pairing of a role's fonts; nil until the other font is chosen.
  func pairing(for route: Route) -> FontPairing? {
    guard case .choice(let role) = route, role == .titleFont || role == .bodyFont else { return nil }
    return (role == .titleFont ? bodyFont : titleFont).map { FontPairing(partner: $0, role: role) }
  }
}

extension KnownFonts {
  /// The families whose letters nobody has measured yet, as many as can be measured in a moment.
  var unmeasured: [Family] {
    let known = measured + MeasuredFamily.included
    return Array(
      families.filter { family in
        !isMissing(family) && !known.contains { $0.family.name.same(as: family.name) }
      }.prefix(400))
  }

  /// The families that pair, best first, each with why.
  func pairs(_ pairing: FontPairing) -> [FontPair] {
    let known = measured + MeasuredFamily.included
    return families.map { family in MeasuredFamily(family, known.named(family).measures) }
      .pairs(with: known.named(pairing.partner), as: pairing.role)
  }
}
