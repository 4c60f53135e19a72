import Studio
import _Text

/// The options of a format's files.
enum OptionsView {
  static func node(_ panel: OptionsPanel) -> Node {
    Node("div").class("options").add(Node.disclosure(panel.toggle))
      .add(panel.fields.indices.map { field(panel.fields[$0], at: $0) })
  }

  private static func field(_ field: OptionsPanel.Field, at index: Int) -> Node {
    let help = "option-help-" + index.text
    return Node("div").class("option").add(control(field, describedBy: help))
      .add(Node("p").set("id", help).text(field.help))
      .add(Node("p").class("error").role("alert").text(field.error ?? ""))
  }

  private static func control(_ field: OptionsPanel.Field, describedBy help: String) -> [Node] {
    switch field.control {
    case .choice(let label, let options):
      [
        Node("span").hidden().text(label),
        Node.choices(options, label: label, class: "segment").set("aria-describedby", help),
      ]
    case .text(let text):
      [
        Node.labeled(
          text.label, Node.field(text, describedBy: help).state("aria-invalid", field.error != nil))
      ]
    }
  }
}
