import ColorScience
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

  static func tools(_ tools: StageTools) -> [Node] {
    let compare = Node.button(tools.compare).class("compare").set("aria-keyshortcuts", "\\").on(.compare)
      .text(tools.compare.label)
    let acts = Node("div").class("acts").add(compare).add(Node.button(tools.pin).text(tools.pin.label))
      .add(tools.inspect.map { Node.toggle($0).class("inspect").text($0.label) })
    return (tools.name.map { name($0, tools.nameError) } ?? []) + [acts]
  }

  private static func name(_ name: TextField, _ error: String?) -> [Node] {
    let field = Node("input").set("type", "text").label(name.label).set("value", name.text)
      .set("placeholder", name.placeholder).set("autocomplete", "off").set("spellcheck", "false")
      .state("aria-invalid", error != nil).on(.field(name.input))
    return [Node.labeled(name.label, field), Node("p").class("error").role("alert").text(error ?? "")]
  }
}
