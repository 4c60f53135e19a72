import ColorScience
import Theme
import _Text

extension Scheme {
  /// A table for people, without the last line's end.
  var table: String {
    text(
      ofTable: roles.map { role in
        let reads = ratio(of: role).map {
          "\($0.hundredths):1 on \(backgrounds(of: role).map(name(of:)).joined(separator: ", "))"
        }
        let color = color(of: role)
        return [name(of: role), color.hex.hex, color.isWide ? color.painted.css : "", reads ?? "", role.purpose]
      })
  }

  /// A line for how many categories of charts are safe if pins spoil some, and one for each brand color that isn't among
  /// them.
  func notesOnCharts(leftOut: [Int]) -> [String] {
    var lines: [String] = []
    if let count = charts?.safeCount, count < ChartColors.count {
      lines.append("Pins leave \(count) of \(ChartColors.count) colors for charts that everyone can tell apart.")
    }
    for index in leftOut where index < brandColors.count {
      lines.append("No color for charts is made from \(brandColors[index].name.text).")
    }
    return lines
  }

  /// Writes an object, the roles in their order. A category of charts also says whether everyone can tell it from those
  /// before.
  func writeJSON(to json: inout JSONWriter) {
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
