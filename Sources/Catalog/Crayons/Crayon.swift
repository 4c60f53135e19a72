import ColorScience
import _Text

/// A crayon: a color with a name. The box also holds colors of other sets, see ``ColorSet``.
///
/// ```swift
/// let color = try SRGB(hex: "#3F51B5")
/// let near = Crayon.search.nearest(to: OKLab(color))
/// near.map { Crayon.all[$0.index].name }  // "Violet Blue"
/// near?.difference                        // 0.025…
/// ```
public final class Crayon: Equatable, Sendable {
  /// The name: "Almond".
  public let name: String
  /// Its color.
  public let color: SRGB

  /// Takes a name and a color.
  public init(name: String, color: SRGB) {
    self.name = name
    self.color = color
  }

  /// Takes a name and six hex digits, with or without a `#` before them.
  public convenience init(name: String, hex: String) throws(HexError) {
    self.init(name: name, color: try SRGB(hex: hex))
  }

  /// The red channel, 0...1.
  public var red: Double { color.red }
  /// The green channel, 0...1.
  public var green: Double { color.green }
  /// The blue channel, 0...1.
  public var blue: Double { color.blue }
  /// The color as `#RRGGBB`.
  public var hex: String { color.hex }

  /// All 133, by name.
  public static let all = [Crayon](lines: crayonTable.description)

  /// Finds the crayon nearest to a color, as an index in `all`.
  public static let search = NearestColor(all.map { $0.color })

  /// Whether name and color are equal.
  public static func == (left: Crayon, right: Crayon) -> Bool {
    left.name.same(as: right.name) && left.color == right.color
  }
}
