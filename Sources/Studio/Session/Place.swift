import Catalog

/// The screens, in the order in which Next walks them.
public enum Place: UInt8, CaseIterable, Equatable, Sendable {
  case primary, accent, titleFont, bodyFont, summary

  /// The place as its address names it.
  public var slug: String {
    switch self {
    case .primary: "primary"
    case .accent: "accent"
    case .titleFont: "title-font"
    case .bodyFont: "body-font"
    case .summary: "summary"
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
    }
  }

  /// The place after this one, nil after the summary.
  public var next: Place? { Place(rawValue: rawValue + 1) }

  /// The place before this one, nil before the primary color.
  public var previous: Place? { rawValue == 0 ? nil : Place(rawValue: rawValue - 1) }
}

extension Theme {
  /// Whether the choice that a place asks for is made.
  public func answers(_ place: Place) -> Bool {
    switch place {
    case .primary: primary != nil
    case .accent: accent != nil
    case .titleFont: titleFont != nil
    case .bodyFont: bodyFont != nil
    case .summary: false
    }
  }

  /// The last place that the choices allow: the first one whose own choice is missing.
  public var reach: Place {
    Place.allCases.first { !answers($0) } ?? .summary
  }

  /// Whether every choice before a place is made.
  public func allows(_ place: Place) -> Bool { place.rawValue <= reach.rawValue }
}
