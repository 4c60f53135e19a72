import Foundation
import Testing

/// A table in this folder: its rows, with each value by its column's name. Values may be quoted; none has a quote or a
/// line break.
struct CSVTable {
  let rows: [[String: String]]

  init(_ name: String) throws {
    let url = try #require(Bundle.module.url(forResource: name, withExtension: "csv", subdirectory: "Tables"))
    let lines = try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline).map(Self.fields)
    let columns = try #require(lines.first)
    rows = try lines.dropFirst().map { line in
      try #require(line.count == columns.count, "\(line)")
      return Dictionary(uniqueKeysWithValues: zip(columns, line))
    }
  }

  private static func fields(_ line: Substring) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .reduce(into: [""]) { fields, part in
        if part.offset % 2 == 1 {
          fields[fields.count - 1] += part.element
        } else {
          let pieces = part.element.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
          fields[fields.count - 1] += pieces.first ?? ""
          fields += pieces.dropFirst()
        }
      }
  }
}
