/// A family of the table: what is known of it before a device is asked.
public struct KnownFamily: Sendable {
  /// The family as the table has it.
  public let family: Family
  /// The script that it is made for, where it has no Latin letters (ISO 15924: "Arab"); else empty.
  public let script: String
  private let platforms: [UInt8]

  /// Whether the platform brings it along, itself or in a package.
  public func comes(with platform: Platform) -> Bool {
    platforms.contains(platform.rawValue)
  }

  /// Every text family of the table, by kind and platform; none twice.
  public static let all: [KnownFamily] = table.compactMap { entry in
    entry.category.map { category in
      KnownFamily(
        family: Family(
          name: entry.name, category: category, hasBold: entry.flags.contains(UInt8(ascii: "b")),
          hasItalic: entry.flags.contains(UInt8(ascii: "i"))),
        script: entry.script, platforms: entry.platforms)
    }
  }

  /// The family of that name; nil where the table has none.
  public static func named(_ name: String) -> KnownFamily? {
    all.first { $0.family.name.same(as: name) }
  }

  /// The names of the families that hold symbols, emoji or mathematics rather than text.
  public static let symbolNames: [String] = table.compactMap { $0.category == nil ? $0.name : nil }

  private typealias Entry = (
    name: String, category: Family.Category?, flags: [UInt8], platforms: [UInt8], script: String
  )

  private static let table: [Entry] = lines(of: familyTable).flatMap { line -> [Entry] in
    let parts = line.fields(separatedBy: "|")
    guard parts.count == 5 else { return [] }
    let category = Family.Category(word: parts[0])
    return parts[4].fields(separatedBy: ",").map { name in
      (String(name), category, Array(parts[1].utf8), Array(parts[2].utf8), String(parts[3]))
    }
  }
}
