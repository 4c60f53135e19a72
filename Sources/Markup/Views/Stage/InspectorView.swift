import ColorScience
import Samples
import Studio
import Theme
import _Text

/// The inspector. The page's script points at parts.
enum InspectorView {
  static func node(_ inspector: Inspector) -> Node {
    Node("div").class("inspector").role("group").label(Inspector.name).on(
      .inspector(inspector.roles.first?.button.event)
    )
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
  /// Reads "inbox dark surface border background": the sample, the appearance, the role that paints it, that of its edge if
  /// it has one, and the one behind it.
  /// Nil for any other text.
  init?(words: String) {
    let words = words.fields(separatedBy: " ")
    guard words.count == 4 || words.count == 5, let sample = Sample.all.first(where: { $0.slug.same(as: words[0]) }),
      words[1].same(as: "light") || words[1].same(as: "dark"), let role = SchemeRole(inSamples: words[2]),
      let background = SchemeRole(inSamples: words[words.count - 1])
    else { return nil }
    let edge = words.count == 5 ? SchemeRole(inSamples: words[3]) : nil
    if words.count == 5, edge == nil { return nil }
    self.init(sample, words[1].same(as: "dark") ? .dark : .light, role, edge: edge, on: background)
  }
}

extension SchemeRole {
  /// The role that samples call by a name: a brand color's by place, "on-brand-1".
  fileprivate init?(inSamples name: String) {
    let roles = SchemeRole.all(withBrandColors: Limits.brandColors) + SchemeRole.charts
    guard let role = roles.first(where: { $0.name().same(as: name) }) else { return nil }
    self = role
  }
}
