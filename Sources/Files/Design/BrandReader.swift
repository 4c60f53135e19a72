import Formats
import _Text

extension Findings {
  /// Reads the colors and fonts of a `_brand.yml`. A color is a color of CSS, or the name of one in the palette.
  /// Source: posit-dev.github.io/brand-yml, "Specification".
  init(brand files: [File]) throws(ImportError) {
    self.init()
    for file in files { read(FrontMatter(all: file.bytes)) }
  }

  private mutating func read(_ matter: FrontMatter) {
    for entry in matter.entries {
      guard let first = entry.path.first, let last = entry.path.last else { continue }
      let count = entry.path.count
      switch first.bytes {
      case "meta" where last.same(as: "name") || last.same(as: "short"): name = name ?? entry.value
      case "color" where count > 1:
        let inModes = count == 3 && (last.same(as: "light") || last.same(as: "dark"))
        guard count == 2 || inModes || count == 3 && entry.path[1].same(as: "palette") else { continue }
        add(entry.value, named: inModes ? entry.path[1] : last, in: matter, isDark: inModes && last.same(as: "dark"))
      case "typography" where count > 1:
        let isFamily = count == 3 && last.same(as: "family") || count == 2
        guard isFamily, entry.path[1].isOne(of: ["base", "headings", "monospace"]) else { continue }
        add(FoundFont(name: entry.path[1], family: firstFamily(entry.value)))
      default: break
      }
    }
  }

  private mutating func add(_ value: String, named name: String, in matter: FrontMatter, isDark: Bool) {
    let shade = matter.entries.first { entry in
      entry.path.count == 3 && entry.path[1].same(as: "palette") && entry.path[2].same(as: value)
    }
    switch matter.color(shade?.value ?? value) {
    case .color(let color): add(FoundColor(name: name, color: color, isDark: isDark))
    case .seeThrough: leaveOut(name, because: .seeThrough)
    case .unknown(let reason): leaveOut(name, because: reason)
    }
  }
}

/// The first name of a stack as in CSS: "Noto Sans" of "'Noto Sans', Aptos, sans-serif".
private func firstFamily(_ value: String) -> String {
  let bytes = value.bytes
  let isQuoted = bytes.count > 1 && bytes.first == bytes.last && "\"'".bytes.contains(bytes[0])
  return isQuoted || bytes.contains(UInt8(ascii: ",")) ? cssFamily(bytes) : value
}
