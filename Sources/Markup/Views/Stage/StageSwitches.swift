import Studio
import _Text

/// The controls of the stage.
enum StageSwitches {
  static func appearance(_ stage: Stage) -> Node {
    Node.choices(stage.appearances, label: Stage.appearancesName, class: "segment")
  }

  static func contrast(_ stage: Stage) -> Node {
    Node.choices(stage.contrasts, label: Stage.contrastsName, class: "segment")
  }

  static func vision(_ stage: Stage) -> [Node] {
    [Node.picker(stage.vision)] + (stage.severity.map { [slider($0)] } ?? [])
  }

  private static func slider(_ slider: Slider) -> Node {
    Node("label").class("severity").add(Node("span").text(slider.label))
      .add(
        Node("input").set("type", "range").label(slider.label).set("min", slider.range.lowerBound.text)
          .set("max", slider.range.upperBound.text).set("step", "1").set("value", slider.value.text)
          .set("aria-valuetext", slider.valueText).on(.slider(slider.input))
      )
      .add(Node("span").hidden().text(slider.valueText))
  }

  /// A button, and below it what it opens: contrast, vision and what's compared.
  static func viewing(_ stage: Stage) -> Node {
    let button = Node.disclosure(stage.viewMenu)
    guard stage.viewMenu.isSelected else { return Node("div").class("viewing").add(button) }
    return Node("div").class("viewing").add(button.set("aria-keyshortcuts", "Escape"))
      .add(
        Node("div").class("view-menu").add(Node("p").hidden().text(Stage.contrastsName)).add(contrast(stage))
          .add(vision(stage)).add(pin(stage.tools)))
  }

  /// Keeps the theme beside the next ones, or lets it go.
  static func pin(_ tools: StageTools) -> Node { Node.button(tools.pin).text(tools.pin.label) }

  /// Compare and inspect.
  static func acts(_ tools: StageTools) -> [Node] {
    let compare = Node.button(tools.compare).class("compare").set("aria-keyshortcuts", "\\").on(.compare)
      .text(tools.compare.label)
    let inspect = tools.inspect.map { Node.toggle($0).class("inspect").text($0.label) }
    return [compare] + (inspect.map { [$0] } ?? [])
  }

  /// The field for the name.
  static func name(_ tools: StageTools) -> [Node] { tools.name.map { name($0, tools.nameError) } ?? [] }

  private static func name(_ name: TextField, _ error: String?) -> [Node] {
    let field = Node("input").set("type", "text").label(name.label).set("value", name.text)
      .set("placeholder", name.placeholder).set("dir", "auto").set("autocomplete", "off").set("spellcheck", "false")
      .state("aria-invalid", error != nil).on(.field(name.input))
    return [Node.labeled(name.label, field), Node("p").class("error").role("alert").text(error ?? "")]
  }
}
