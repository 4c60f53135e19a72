import Catalog

/// The screens.
public enum Place: Equatable, Sendable {
  case primary, accent, titleFont, bodyFont, summary
  /// The list of crayons.
  case crayons
  /// A crayon's mixer.
  case mixer(Pigment)

  /// The screens of the theme, in the order in which Next walks them.
  public static let wizard: [Place] = [.primary, .accent, .titleFont, .bodyFont, .summary]

  /// The place as its address names it.
  public var slug: String {
    switch self {
    case .primary: "primary"
    case .accent: "accent"
    case .titleFont: "title-font"
    case .bodyFont: "body-font"
    case .summary: "summary"
    case .crayons: "crayons"
    case .mixer(let pigment): "crayons/" + pigment.slug
    }
  }

  /// What the bar and the steps call it.
  public var title: String {
    switch self {
    case .primary: "Primary color"
    case .accent: "Accent color"
    case .titleFont: "Title font"
    case .bodyFont: "Body font"
    case .summary: "Summary"
    case .crayons: Crayons.title
    case .mixer(let pigment): pigment.name
    }
  }

  /// Reads a place from its slug; nil where no screen is called that.
  public init?(slug: String) {
    if slug.same(as: Place.crayons.slug) {
      self = .crayons
    } else if let place = Place.wizard.first(where: { $0.slug.same(as: slug) }) {
      self = place
    } else {
      let (folder, name) = slug.cut(at: "/")
      guard folder.same(as: Place.crayons.slug), let name, let pigment = Pigment(slug: formDecoded(name) ?? name) else {
        return nil
      }
      self = .mixer(pigment)
    }
  }

  /// The place after this one in the theme, nil after the summary and among the crayons.
  public var next: Place? {
    step.flatMap { $0 + 1 < Place.wizard.count ? Place.wizard[$0 + 1] : nil }
  }

  /// The place to which Back leads, nil where there is none.
  public var previous: Place? {
    if case .mixer = self { return .crayons }
    return step.flatMap { $0 > 0 ? Place.wizard[$0 - 1] : nil }
  }

  /// The place's number in the theme, counted from 0; nil among the crayons.
  var step: Int? { Place.wizard.firstIndex(of: self) }
}

extension Theme {
  /// Whether the choice that a place asks for is made.
  public func answers(_ place: Place) -> Bool {
    switch place {
    case .primary: primary != nil
    case .accent: accent != nil
    case .titleFont: titleFont != nil
    case .bodyFont: bodyFont != nil
    case .summary, .crayons, .mixer: false
    }
  }

  /// The last place that the choices allow: the first one whose own choice is missing.
  public var reach: Place {
    Place.wizard.first { !answers($0) } ?? .summary
  }

  /// Whether every choice before a place is made. The crayons need none.
  public func allows(_ place: Place) -> Bool {
    guard let wanted = place.step, let last = reach.step else { return true }
    return wanted <= last
  }
}
