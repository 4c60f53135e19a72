import ColorScience
import Studio
import _Text

enum YourColorView {
  static func nodes(_ yourColor: YourColor) -> [Node] {
    let field = Node("input").set("type", "text").label(yourColor.field.label).set("value", yourColor.field.text)
      .set("placeholder", yourColor.field.placeholder).set("autocomplete", "off").set("autocapitalize", "off")
      .set("spellcheck", "false").set("aria-describedby", "your-color").on(.field(yourColor.field.input))
    let use = Node.submit(yourColor.use).class("use").text(yourColor.use.label)
    let face = Node("span").class(yourColor.color == nil ? "face none" : "face").hidden().paint(
      "--fill", yourColor.color)
    return [
      // Enter presses the form's button.
      Node("form").class("your-color")
        .add(Node("label").add(Node("span").text(yourColor.field.label)).add(face).add(field)).add(use),
      Node("p").class("count your-color-status").role("status").set("id", "your-color").text(yourColor.status),
      Node("div").class("starters").add(yourColor.starters.map(starter)),
    ]
  }

  private static func starter(_ starter: Starter) -> Node {
    Node.button(starter.button).label(starter.button.label).add(starter.halves.map(MiniView.node))
      .add(Node("span").text(starter.name))
  }
}
