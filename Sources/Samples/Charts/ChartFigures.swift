import Theme
import _Text

/// The figures of a bakery that the charts show.
public enum ChartFigures {
  /// The loaves sold, by bread and day: at most 100.
  /// - Parameter parts: How many of the breads, 1 to 8.
  public static func loaves(ofFirst parts: Int) -> [[Int]] {
    """
    52 56 60 63 74 96 84
    70 66 64 69 62 58 66
    30 36 41 38 46 67 58
    44 40 45 52 56 48 38
    18 24 22 30 34 52 44
    84 78 80 74 86 76 92
    12 14 20 15 22 34 30
    62 50 38 30 27 40 22
    """.fields(separatedBy: "\n").prefix(max(1, min(parts, ChartColors.count))).map { line in
      line.fields(separatedBy: " ").map { Int(digits: $0.bytes) ?? 0 }
    }
  }

  /// How busy the bakery is, 1 to 9, by day and hour.
  public static var hours: [[Int?]] {
    steps(
      """
      2354332233211
      2344322234321
      3354433344321
      2354334345432
      3465445567543
      4689987654322
      2479998753211
      """)
  }

  /// How much more is sold than a year ago, by square of the city's map: 5 is as much. Nil where there's no city.
  public static var changes: [[Int?]] {
    steps(
      """
      ...45..78....
      .2344567789..
      22334556788..
      1223445566789
      .112344567898
      .1223.4556677
      ..23...45566.
      ..3.....445..
      """)
  }

  private static func steps(_ lines: String) -> [[Int?]] {
    lines.fields(separatedBy: "\n").map { line in line.bytes.map { $0 == UInt8(ascii: ".") ? nil : Int($0 & 15) } }
  }

  /// "Rye" to "Rice", one for each part.
  public static var breads: [String] { "Rye Wheat Spelt Oat Seed Corn Malt Rice".fields(separatedBy: " ") }
  /// "Mon" to "Sun".
  public static var days: [String] { "Mon Tue Wed Thu Fri Sat Sun".fields(separatedBy: " ") }
}
