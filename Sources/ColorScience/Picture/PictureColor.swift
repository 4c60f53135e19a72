/// A color of a picture, and its position.
public struct PictureColor: Equatable, Sendable {
  /// The color, with 8 bits per channel.
  public let color: SRGB
  /// The part of the picture that looks about like it, to a deltaE-OK of 0.05; 0...1, see-through pixels counted by
  /// their alpha.
  public let share: Double
  /// The horizontal position of a pixel of this color, in the middle of the others if possible: 0 at the left edge, 1
  /// at the right.
  public let x: Double
  /// The same from the top edge, 0, to the bottom, 1.
  public let y: Double
  /// Whether a good part of the picture is filled with nothing but this color, as a drawing is and a photo isn't.
  public let isFlat: Bool

  /// Takes a color, a share and a position of 0...1.
  public init(color: SRGB, share: Double, x: Double, y: Double, isFlat: Bool = false) {
    self.color = color
    self.share = share
    self.x = x
    self.y = y
    self.isFlat = isFlat
  }
}
