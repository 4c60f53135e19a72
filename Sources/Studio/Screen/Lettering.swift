import Catalog

extension FontList {
  /// How a name in the list is set. Where its contrast is that of large text only, it is large, with a bold or without.
  /// Source: WCAG 2.2, "large-scale text": 24 px, or 18.66 px bold.
  public enum Lettering: Equatable, Sendable {
    /// 17 px.
    case ordinary
    /// 19 px bold.
    case bold
    /// 24 px, for a family that has no bold of its own.
    case large

    /// In CSS px or points.
    public var size: Double {
      switch self {
      case .ordinary: 17
      case .bold: 19
      case .large: 24
      }
    }

    public var isBold: Bool { self == .bold }
  }
}

extension FontList.Highlight {
  /// How the chosen row's name is set in a family; without one, in the page's own, which has a bold.
  public func lettering(in family: Family?) -> FontList.Lettering {
    guard isStrong else { return .ordinary }
    return family?.hasBold == false ? .large : .bold
  }
}
