import ColorScience
import _Text

/// A picture as a list of shapes, each of which is painted over those before it. Measures are in pixels, from the top left.
public struct Drawing: Equatable, Sendable {
  /// In pixels.
  public let width, height: Int
  /// From back to front.
  public internal(set) var shapes: [Shape] = []

  /// Something to paint in one color.
  public enum Shape: Equatable, Sendable {
    /// A rectangle with round corners.
    case rectangle(x: Int, y: Int, width: Int, height: Int, radius: Int, color: SRGB)
    /// A line of text, which begins at x on the baseline y, in a CSS font; narrowed if it's wider than the room.
    case text(x: Int, y: Int, room: Int, font: String, color: SRGB, text: String)
  }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  mutating func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int, radius: Int = 0, _ color: SRGB) {
    shapes.append(.rectangle(x: x, y: y, width: width, height: height, radius: radius, color: color))
  }

  mutating func write(_ text: String, _ x: Int, _ y: Int, room: Int, _ font: String, _ color: SRGB) {
    shapes.append(.text(x: x, y: y, room: room, font: font, color: color, text: text))
  }
}

extension Drawing {
  /// The texts of a message: width and height; then for each shape, in lines, what it is, its place and measures, its color,
  /// and for a text its font and words.
  public var texts: [String] {
    [width.text, height.text]
      + shapes.map { shape in
        switch shape {
        case .rectangle(let x, let y, let width, let height, let radius, let color):
          (["rectangle"] + [x, y, width, height, radius].map { $0.text } + [color.hex]).text(separatedBy: "\n")
        case .text(let x, let y, let room, let font, let color, let text):
          ["text", x.text, y.text, room.text, color.hex, font, text].text(separatedBy: "\n")
        }
      }
  }
}
