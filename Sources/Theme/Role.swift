import Catalog

/// The choices a theme is made of, in the order people make them. Everything that differs between them is in `entry`.
public enum Role: UInt8, CaseIterable, Equatable, Sendable {
  case primary, accent, titleFont, bodyFont

  /// The kind of choices a role offers.
  public enum Candidates: Sendable {
    case colors([Tint])
    /// The fonts of the device.
    case fonts
  }

  private struct Entry {
    let title, named, key, slug: String
    let candidates: Candidates
  }

  private var entry: Entry {
    switch self {
    case .primary:
      Entry(
        title: "Primary color", named: "a primary color", key: "primary", slug: "primary",
        candidates: .colors(Material.primaries))
    case .accent:
      Entry(
        title: "Accent color", named: "an accent color", key: "accent", slug: "accent",
        candidates: .colors(Material.accents))
    case .titleFont:
      Entry(title: "Title font", named: "a title font", key: "title", slug: "title-font", candidates: .fonts)
    case .bodyFont:
      Entry(title: "Body font", named: "a body font", key: "body", slug: "body-font", candidates: .fonts)
    }
  }

  /// Its title for people: "Primary color".
  public var title: String { entry.title }
  /// The request to choose it first: "Choose an accent color first."
  public var request: String { "Choose " + entry.named + " first." }
  /// Its key in a theme string: "title".
  public var key: String { entry.key }
  /// Its screen's address: "title-font".
  public var slug: String { entry.slug }
  /// The kind of choices it offers.
  public var candidates: Candidates { entry.candidates }
  /// The roles to choose first: every one before it.
  public var prerequisites: [Role] { Role.allCases.filter { $0.rawValue < rawValue } }
}
