import Theme

/// Parts in a row, in a column or in layers, and the box around them. All lengths are points.
public struct Stack: Sendable {
  /// How parts are arranged.
  public enum Axis: UInt8, Sendable {
    /// Side by side, in reading direction.
    case row
    /// One below the other.
    case column
    /// Each above the one before it, and as large as the stack.
    case layers
  }

  /// The position of parts across the axis.
  public enum Alignment: UInt8, Sendable {
    /// They're as large as the stack.
    case fill
    case start, center, end
    /// On the first line's baseline, in a row.
    case baseline
  }

  /// The way that free room along the axis is given away, unless a part takes it; see `share`.
  public enum Distribution: UInt8, Sendable {
    /// It's at the end.
    case start
    case center, end
    /// It's between the parts.
    case apart
  }

  /// How far a box seems to be above the page.
  public enum Shadow: UInt8, Sendable {
    case none
    /// Of a card.
    case soft
    /// Of something that floats above the page.
    case deep
  }

  /// The distance from the edges to the parts.
  public struct Insets: Equatable, Sendable {
    /// In points.
    public var top = 0
    /// In points, on the side on which reading starts.
    public var leading = 0
    /// In points.
    public var bottom = 0
    /// In points, on the side on which reading ends.
    public var trailing = 0
  }

  /// A line around the stack, inside its bounds.
  public struct Edge: Equatable, Sendable {
    /// The role of the line.
    public var role: SchemeRole
    /// How thick the line is, in points or CSS px.
    public var width: Int
  }

  /// How its parts are arranged.
  public var axis: Axis
  /// Between parts.
  public var spacing = 0
  /// The position of its parts across the axis.
  public var alignment = Alignment.fill
  /// The part that gets the free room along the axis.
  public var distribution = Distribution.start
  /// Between its edges and its parts, in points.
  public var padding = Insets()
  /// The role of its fill; nil if it has none.
  public var fill: SchemeRole?
  /// The line around it; nil for none.
  public var edge: Edge?
  /// The radius of its corners. One that's larger than half the height gives a capsule.
  public var corner = 0
  /// The shadow it casts.
  public var shadow = Shadow.none
  /// Its width, padding included; nil if its parts decide.
  public var width: Int?
  /// Its height, padding included; nil if its parts decide.
  public var height: Int?
  /// How much it gets of its parent's free room along the parent's axis, compared with its siblings; 0 if it takes only
  /// the room that its parts need.
  public var share = 0
  /// The height of the lowest screen that has room for it; 0 for any.
  public var leastHeight = 0
  /// Whether parts are cut off at its edges.
  public var isClipped = false
  /// Whether its fill or its edge tells people something, so that they have to see it.
  public var isMark = false
  /// Whether it runs from left to right in every language, as the controls of a player do.
  public var isPlayback = false
  /// The parts inside it, in the direction of the axis; for layers, from back to front.
  public var parts: [Part]
}

extension Stack {
  /// Which of a theme's settings its corners follow.
  public enum CornerKind: Sendable {
    /// None: a circle stays one, and so does the end of a thin line.
    case fixed
    case card, control
    /// Those of controls, but only if they have none: a switch or a badge stays round until all corners are square.
    case capsule
  }

  /// Which of a theme's settings its corners follow.
  public var cornerKind: CornerKind {
    let isCircle = width != nil && width == height && 2 * corner >= width ?? 0
    if isCircle || corner <= 6 { return .fixed }
    if let height, 2 * corner >= height { return .capsule }
    return height == nil && corner > 12 ? .card : .control
  }
}
