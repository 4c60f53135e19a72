import ColorScience
import _Text

// What the command, the module for JavaScript and the server say about a scheme.

@_spi(Report) extension Scheme {
  /// A row of cells for each role, for people: its name, its hex, its CSS if that's another color, its contrast and its purpose.
  public var rows: [[String]] {
    roles.map { role in
      let names = backgrounds(of: role).map { name(of: $0) }
      let reads = ratio(of: role).map { $0.ratioText + " on " + names.text(separatedBy: ", ") }
      let color = color(of: role)
      return [name(of: role), color.hex.hex, color.isWide ? color.painted.css : "", reads ?? "", role.purpose]
    }
  }

  /// A line for how many categories of charts are safe if pins spoil some, and one for each brand color that isn't among
  /// them.
  public func notesOnCharts(leftOut: [Int]) -> [String] {
    var lines: [String] = []
    if let count = charts?.safeCount, count < ChartColors.count {
      lines.append(
        "Pins leave " + count.text + " of " + ChartColors.count.text
          + " colors for charts that everyone can tell apart.")
    }
    for index in leftOut where index < brandColors.count {
      lines.append("No color for charts is made from " + brandColors[index].name.text + ".")
    }
    return lines
  }

  /// Writes an object, the roles in their order. A category of charts also says whether everyone can tell it from those
  /// before.
  public func writeJSON(to json: inout JSONWriter) {
    json.object { json in
      for role in roles {
        json.key(name(of: role))
        json.object {
          $0.member("hex", color(of: role).hex.hex)
          $0.member("css", self[role].css)
          $0.member("on", backgrounds(of: role)) { $0.string(name(of: $1)) }
          $0.member("ratio") { json in
            if let ratio = ratio(of: role) { json.ratio(ratio) } else { json.null() }
          }
          if case .chart(let place) = role, let charts { $0.member("safe", Int(place) < charts.safeCount) }
        }
      }
    }
  }
}
