import ColorScience

/// A picture as a list of shapes, each painted over those before it. Measures are in pixels, from the top left.
public struct Drawing: Equatable, Sendable {
  /// In pixels.
  public let width, height: Int
  /// From back to front.
  public internal(set) var shapes: [Shape] = []

  /// Something to paint in one color.
  public enum Shape: Equatable, Sendable {
    /// A rectangle with round corners.
    case rectangle(x: Int, y: Int, width: Int, height: Int, radius: Int, color: SRGB)
    /// A line of text that begins at x on the baseline y, narrowed if it's wider than the room.
    case text(x: Int, y: Int, room: Int, font: Font, color: SRGB, text: String)
  }

  /// The font of a line of text.
  public struct Font: Equatable, Sendable {
    /// The family's name; nil for the device's own font.
    public let family: String?
    /// The CSS generic family to fall back on: "serif".
    public let generic: String
    /// 100...900.
    public let weight: Int
    /// The size of the em square, in pixels.
    public let size: Int
  }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  mutating func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int, radius: Int = 0, _ color: SRGB) {
    shapes.append(.rectangle(x: x, y: y, width: width, height: height, radius: radius, color: color))
  }

  mutating func write(_ text: String, _ x: Int, _ y: Int, room: Int, _ font: Font, _ color: SRGB) {
    shapes.append(.text(x: x, y: y, room: room, font: font, color: color, text: text))
  }
}
