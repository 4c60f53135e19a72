import ColorScience
import Samples
import Studio
import Theme
import _Text

/// What paints the part of a sample that's pointed at. The page's script points at parts.
enum InspectorView {
  static func node(_ inspector: Inspector) -> Node {
    Node("div").class("inspector").role("group").label(Inspector.name).on(.inspector(inspector))
      .add(Node("p").role("status").text(inspector.sentence))
      .add(Node("div").class("painters").add(inspector.roles.map(role)))
      .add(
        Node("div").class("moves").add(step(Inspector.previousLabel, "‹", "previous"))
          .add(step(Inspector.nextLabel, "›", "next"))
          .add(
            Node.button(inspector.done).set("aria-keyshortcuts", "Escape").text(inspector.done.label)))
  }

  private static func role(_ chip: RoleChip) -> Node {
    Node.button(chip.button).label(chip.button.label)
      .add(Node("i").hidden().paint("background", chip.faces.first?.color))
      .add(Node("b").text(chip.name)).add(Node("span").text(chip.purpose))
  }

  /// A button that the script acts on.
  private static func step(_ label: String, _ sign: String, _ direction: String) -> Node {
    Node("button").set("type", "button").class(direction).label(label).text(sign)
  }
}

extension SamplePart {
  /// Reads "inbox dark on-primary primary": the sample, the appearance, the roles that paint it, and the one behind it.
  /// Nil for any other text.
  init?(words: String) {
    let words = words.fields(separatedBy: " ")
    guard words.count > 3, let sample = Sample.all.first(where: { $0.slug.same(as: words[0]) }),
      words[1].same(as: "light") || words[1].same(as: "dark")
    else { return nil }
    let all = SchemeRole.all(withBrandColors: Limits.brandColors)
    let roles = words[2...].compactMap { word in all.first { $0.name().same(as: word) } }
    guard roles.count == words.count - 2, let background = roles.last else { return nil }
    self.init(sample, words[1].same(as: "dark") ? .dark : .light, roles: Array(roles.dropLast()), on: background)
  }
}
