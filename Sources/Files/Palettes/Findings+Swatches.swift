import ColorScience
import _Text

extension Findings {
  /// Adds a color of a palette by its name, whose groups come first, with a slash after each: "dark/on-primary". Those of
  /// a group for high contrast are left out.
  mutating func add(_ color: SRGB, named name: String) {
    let groups = name.fields(separatedBy: "/").dropLast().flatMap { $0.words }
    guard !groups.contains(where: { $0.same(as: "contrast") }) else { return }
    add(FoundColor(name: name, color: color, isDark: groups.contains { $0.same(as: "dark") }))
  }
}
