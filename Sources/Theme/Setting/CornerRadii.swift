/// The radii of a theme's corners, in points or CSS px.
public struct CornerRadii: Equatable, Sendable {
  /// The radius of cards; the greatest that a theme can set if its corners are round.
  public let card: Double
  /// The radius of buttons and fields: 0.6 of the cards', rounded to a tenth; `round` for round ends.
  public let control: Double
  /// The radius of chips and badges: 0.4 of the cards', rounded to a tenth; `round` for round ends.
  public let chip: Double

  /// A radius that's larger than anything: whoever draws it shortens it to half of the height.
  public static let round = 9999.0

  /// The radii of a theme; nil if it doesn't set its corners.
  public init?(_ theme: Theme) {
    guard let corner = theme[.corner] else { return nil }
    let isRound = corner == .infinity
    card = isRound ? ThemeSetting.corner.range.upperBound : corner
    control = isRound ? Self.round : (corner * 6).rounded() / 10
    chip = isRound ? Self.round : (corner * 4).rounded() / 10
  }
}
