import ColorScience
import _Text

/// A set of colors in the crayon box.
public enum ColorSet: UInt8, CaseIterable, Equatable, Sendable {
  /// The 133 crayons.
  case crayons
  /// The 148 colors that have a name in CSS.
  case css
  /// The 949 colors that most people in xkcd's survey called by the same name.
  case xkcd

  /// Its name in a list of sets: "Crayons", "CSS".
  public var label: String {
    switch self {
    case .crayons: "Crayons"
    case .css: "CSS"
    case .xkcd: "xkcd"
    }
  }

  /// The name of its colors: "CSS colors".
  public var plural: String { self == .crayons ? "crayons" : label + " colors" }

  /// How the slug of one of its colors begins. A crayon's begins with its name.
  var prefix: String { label.asciiLowercased + "-" }
}

extension Crayon {
  /// The colors that have a name in CSS, by name.
  public static let css: [Crayon] = NamedColor.all.map { Crayon(name: $0.name.description, color: SRGB($0.rgb)) }

  /// xkcd's colors, in its order. The page doesn't contain them: it fetches ``xkcdLines``.
  public static let xkcd = [Crayon](lines: xkcdLines)

  /// xkcd's colors as `[Crayon](lines:)` reads them.
  public static var xkcdLines: String { xkcdTable.description }
}

extension [Crayon] {
  /// Reads colors, one per line: a name, a bar, and six hex digits. A color without a name goes by its hex; other lines
  /// are left out.
  public init(lines: String) {
    self = lines.fields(separatedBy: "\n").compactMap { line in
      let (name, hex) = line.cut(at: "|")
      guard let color = try? SRGB(hex: hex ?? "") else { return nil }
      return Crayon(name: name.isEmpty ? color.hex : name, color: color)
    }
  }
}
