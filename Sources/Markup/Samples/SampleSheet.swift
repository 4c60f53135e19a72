import Catalog
import ColorScience
import Samples

/// The rules of the classes that samples use, each class with its own. A page may have no inline styles, so what a part says
/// of its size, distances and roles becomes a class.
struct SampleSheet {
  private var rules: [(name: String, declarations: String)] = []

  /// Adds a class, unless it's there, and gives its name.
  mutating func `class`(_ name: String, _ declarations: String) -> String {
    let name = "s-" + name
    if !rules.contains(where: { $0.name.same(as: name) }) { rules.append((name, declarations)) }
    return name
  }

  /// Adds the class of a screen's size.
  mutating func `class`(_ size: Sample.Size, compact: Sample.Size) -> String {
    let name = size.width.description + "x" + size.height.description
    _ = self.class(name + ".s-compact", properties(compact))
    return self.class(name, properties(size))
  }

  private func properties(_ size: Sample.Size) -> String {
    "--width:" + size.width.description + "px;--height:" + size.height.description + "px"
  }

  /// The classes' rules, sorted by name, so that similar ones are neighbors and compress well.
  var text: String {
    let sorted = rules.sorted { $0.name.precedes(ignoringASCIICase: $1.name) }
    return sorted.map { "." + $0.name + "{" + $0.declarations + "}\n" }.text(separatedBy: "")
  }
}
