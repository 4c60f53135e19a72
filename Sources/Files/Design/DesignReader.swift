import Formats
import _Text

extension Findings {
  /// Reads the tokens at the top of a DESIGN.md.
  init(design files: [File]) throws(ImportError) {
    self.init()
    for file in files {
      guard let matter = FrontMatter(file.bytes) else {
        throw .damaged("This DESIGN.md has no tokens: they’re between two lines of three hyphens, at the top.")
      }
      read(matter)
    }
  }

  private mutating func read(_ matter: FrontMatter) {
    for entry in matter.entries {
      guard let first = entry.path.first else { continue }
      let rest = Array(entry.path.dropFirst())
      switch first.bytes {
      case "name" where rest.isEmpty: name = entry.value
      case "colors" where !rest.isEmpty: add(matter.color(entry.value), named: rest)
      // Dark mode is an extension of ours.
      case "tintype" where rest.count == 2 && rest[0].same(as: "dark"): add(matter.color(entry.value), named: rest)
      case "typography" where rest.count == 2 && rest[1].same(as: "fontFamily"):
        add(FoundFont(name: rest[0], family: entry.value))
      default: break
      }
    }
  }

  private mutating func add(_ color: FrontMatter.Color, named path: [String]) {
    let isDark = path.count > 1 && path[0].same(as: "dark")
    let name = (isDark ? Array(path.dropFirst()) : path).text(separatedBy: ".")
    switch color {
    case .color(let color): add(FoundColor(name: name, color: color, isDark: isDark))
    case .seeThrough: leaveOut(name, because: .seeThrough)
    case .unknown(let reason): leaveOut(name, because: reason)
    }
  }
}
