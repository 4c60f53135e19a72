import Theme

/// An illustration of simple shapes, each above the one before it. It fills the stack that it's in, which may cut off some
/// of it, and it's the same in every reading direction.
public struct Picture: Sendable {
  /// A shape on the picture's grid, whose origin is at the top left.
  public enum Form: Sendable {
    case circle(x: Int, y: Int, radius: Int)
    case rectangle(x: Int, y: Int, width: Int, height: Int, corner: Int)
    /// The corners in order: x, y.
    case polygon([(x: Int, y: Int)])
    /// A line through points: x, y.
    case line([(x: Int, y: Int)], width: Int)
  }

  /// A form in one color.
  public struct Shape: Sendable {
    /// Its position and looks, in units of the grid.
    public var form: Form
    /// The color that it's filled with or, if it's a line, drawn in.
    public var role: SchemeRole
    /// 100 is opaque; less is translucent.
    public var percent: Int
  }

  /// The width of the grid, in its own units: the picture is scaled to fill its stack.
  public var width: Int
  /// The height of the grid, in its own units.
  public var height: Int
  /// From back to front.
  public var shapes: [Shape]
}

extension Picture.Shape {
  static func circle(_ x: Int, _ y: Int, _ radius: Int, _ role: SchemeRole, _ percent: Int = 100) -> Self {
    Self(form: .circle(x: x, y: y, radius: radius), role: role, percent: percent)
  }

  static func rectangle(
    _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ role: SchemeRole, corner: Int = 0, _ percent: Int = 100
  ) -> Self {
    Self(form: .rectangle(x: x, y: y, width: width, height: height, corner: corner), role: role, percent: percent)
  }

  static func polygon(_ corners: [(x: Int, y: Int)], _ role: SchemeRole, _ percent: Int = 100) -> Self {
    Self(form: .polygon(corners), role: role, percent: percent)
  }

  static func line(_ points: [(x: Int, y: Int)], width: Int, _ role: SchemeRole, _ percent: Int = 100) -> Self {
    Self(form: .line(points, width: width), role: role, percent: percent)
  }
}
