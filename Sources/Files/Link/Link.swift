import Catalog
import ColorScience
import Theme
import _Text

extension Findings {
  /// Reads a link, or what one has after its question mark: a theme's; a palette's on Coolors; colors and fonts on Realtime
  /// Colors. Nil for anything else.
  init?(link bytes: [UInt8]) {
    let line = trimmed(bytes[...])
    guard line.count <= Limits.damagedThemeString else { return nil }
    // If a chat or a mail broke a link of Realtime Colors, a space is a plus.
    let isSpaced = line.contains { $0 <= 0x20 }
    let text = String(bytes: isSpaced ? line.map { $0 <= 0x20 ? UInt8(ascii: "+") : $0 } : line)
    guard !isSpaced || text.contains(ignoringASCIICase: "realtimecolors.com/") else { return nil }
    self.init()
    if text.contains(ignoringASCIICase: "coolors.co/") {
      readCoolors(text)
    } else if text.contains(ignoringASCIICase: "realtimecolors.com/") {
      readRealtimeColors(text)
    } else {
      themeString = text.fields(separatedBy: "?").last
      do throws(ThemeStringError) {
        _ = try Theme(string: themeString ?? "")
      } catch {
        linkError = error.sentence
      }
      readColors(ofTheme: themeString ?? "")
    }
    guard themeString != nil || !colors.isEmpty else { return nil }
  }

  /// Reads a pasted list of nothing but colors, in CSS or as bare hexes, with spaces, commas, semicolons or new lines between
  /// them. Nil for anything else, and for a single one.
  init?(list bytes: [UInt8]) {
    guard bytes.count <= Limits.colorList else { return nil }
    self.init()
    for item in listItems(bytes) {
      guard item.count < 100, let color = try? CSSColor(String(bytes: item), allowingBareHex: true) else { return nil }
      let name = "Color " + (colors.count + 1).text
      if color.opacity < 1 {
        leaveOut(name, because: .seeThrough)
      } else {
        add(FoundColor(name: name, color: color.displayable(in: .displayP3).ofCode))
      }
      if hasMoreColors { break }
    }
    guard colors.count > 1 else { return nil }
  }

  /// The colors of a theme string that only CSS or a catalog knows: `primary=tomato`, `accent=dusty+rose`.
  private mutating func readColors(ofTheme string: String) {
    for part in string.fields(separatedBy: "&") {
      let (key, raw) = part.cut(at: "=")
      guard let role = Role.allCases.first(where: { $0.key.same(as: key) }), case .colors = role.candidates,
        let value = raw.flatMap({ formDecoded($0) }), Tint(slug: value) == nil
      else { continue }
      if let color = try? CSSColor(value, allowingBareHex: true) {
        if color.opacity >= 1 { add(FoundColor(name: role.key, color: color.displayable(in: .displayP3))) }
      } else if let color = SRGB(catalogName: value) {
        add(FoundColor(name: role.key, color: color))
      }
    }
  }

  /// `coolors.co/palette/264653-2a9d8f-e9c46a`.
  private mutating func readCoolors(_ link: String) {
    let path = link.cut(at: "?").before.fields(separatedBy: "/").last ?? ""
    for (index, hex) in path.fields(separatedBy: "-").enumerated() {
      guard let color = try? SRGB(hex: hex) else { continue }
      add(FoundColor(name: "Color " + (index + 1).text, color: color))
    }
  }

  /// `realtimecolors.com/?colors=text-background-primary-secondary-accent&fonts=Title-Body`.
  private mutating func readRealtimeColors(_ link: String) {
    let query = (link.cut(at: "?").after ?? "").cut(at: "#").before
    for part in query.fields(separatedBy: "&") {
      let (key, value) = part.cut(at: "=")
      let values = (value ?? "").fields(separatedBy: "-")
      if key.same(as: "colors") {
        for (name, hex) in zip(["text", "background", "primary", "secondary", "accent"], values) {
          if let color = try? SRGB(hex: hex) { add(FoundColor(name: name, color: color)) }
        }
      } else if key.same(as: "fonts") {
        for (name, family) in zip(["title font", "body font"], values) {
          if let family = formDecoded(family), !family.isEmpty { add(FoundFont(name: name, family: family)) }
        }
      }
    }
  }
}

/// The parts of a list separated by spaces, commas and similar, but not within parentheses.
private func listItems(_ bytes: [UInt8]) -> [[UInt8]] {
  var items: [[UInt8]] = []
  var item: [UInt8] = []
  var depth = 0
  for byte in bytes[bytes.indexAfterByteOrderMark...] + [0x0A] {
    let isBetween = byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "|")
    if isBetween, depth == 0 {
      if !item.isEmpty { items.append(item) }
      item = []
      continue
    }
    if byte == UInt8(ascii: "(") { depth += 1 }
    if byte == UInt8(ascii: ")") { depth = max(0, depth - 1) }
    item.append(byte)
  }
  return items
}
