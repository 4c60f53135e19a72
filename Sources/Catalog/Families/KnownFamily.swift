import _Text

/// A family in the table: what's known about it without asking a device.
public final class KnownFamily: Sendable {
  /// The family, as the table describes it.
  public let family: Family
  /// The script it's made for if it has no Latin letters (ISO 15924: "Arab"); else empty.
  public let script: String
  private let platforms: [UInt8]

  private init(family: Family, script: String, platforms: [UInt8]) {
    self.family = family
    self.script = script
    self.platforms = platforms
  }

  /// Whether it comes with the platform or in one of its packages.
  public func comes(with platform: Platform) -> Bool {
    platforms.contains(platform.rawValue)
  }

  /// Every text family in the table, by kind and platform, without duplicates.
  public static let all: [KnownFamily] = table.known

  /// The family with this name; nil if it isn't in the table.
  public static func named(_ name: String) -> KnownFamily? {
    all.first { $0.family.name.same(as: name) }
  }

  /// The names of the families for symbols, emoji or mathematics rather than text.
  public static let symbolNames: [String] = table.symbols

  private static let table: (known: [KnownFamily], symbols: [String]) = {
    var known: [KnownFamily] = []
    var symbols: [String] = []
    for line in familyTable.description.fields(separatedBy: "\n") {
      let parts = line.fields(separatedBy: "|")
      guard parts.count == 5 else { continue }
      let names = parts[4].fields(separatedBy: ",")
      guard let category = Family.Category(word: parts[0]) else {
        symbols += names
        continue
      }
      let platforms = parts[2].bytes
      for name in names {
        let family = Family(
          name: name, category: category, hasBold: parts[1].contains(ignoringASCIICase: "b"),
          hasItalic: parts[1].contains(ignoringASCIICase: "i"))
        known.append(KnownFamily(family: family, script: parts[3], platforms: platforms))
      }
    }
    return (known, symbols)
  }()
}

extension Family {
  /// A family by name alone: a generic one by its keyword, else what the table knows about it, else what the name
  /// suggests.
  public static func named(_ name: String) -> Family {
    if let generic = GenericFamily(keyword: name) { return generic.family }
    return KnownFamily.named(name)?.family ?? Family(name: name, category: Category(name: name))
  }
}
