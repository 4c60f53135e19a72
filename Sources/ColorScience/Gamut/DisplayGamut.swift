/// The colors that a type of display can show.
public enum DisplayGamut: Equatable, Sendable {
  /// The display of most computers, and the gamut of a hex color.
  case sRGB
  /// The display of phones since 2016: a quarter more colors, among them all of sRGB's.
  case displayP3
}
