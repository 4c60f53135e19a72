import Samples
import _Text

/// The rules of the classes that samples use, each class with its own. A page may have no inline styles, so what a part says
/// of its size, distances and roles becomes a class.
struct SampleSheet {
  private var rules: [(name: String, declarations: String)] = []
  private var heights: [String] = []

  /// Adds a class, unless it's there, and returns its name.
  mutating func `class`(_ name: String, _ declarations: String) -> String {
    let name = "s-" + name
    if !rules.contains(where: { $0.name.same(as: name) }) { rules.append((name, declarations)) }
    return name
  }

  /// Adds the class of a screen's size.
  mutating func `class`(_ size: Sample.Size) -> String {
    let (width, height) = (size.width.text, size.height.text)
    return self.class(width + "x" + height, "--width:" + width + "px;--height:" + height + "px")
  }

  /// Adds the class of a part that's left out of lower screens, and returns its name.
  mutating func `class`(from height: Int) -> String {
    let height = height.text
    if !heights.contains(where: { $0.same(as: height) }) { heights.append(height) }
    return "s-from" + height
  }

  /// The classes' rules, sorted by name, so that similar ones are neighbors and compress well.
  var text: String {
    let sorted = rules.sorted { $0.name.precedes(ignoringASCIICase: $1.name) }
    return sorted.map { "." + $0.name + "{" + $0.declarations + "}\n" }.text(separatedBy: "")
      + heights.map { height in
        "@container sample (height<" + height + "px){.s-from" + height + "{display:none}}\n"
      }.text(separatedBy: "")
  }
}
