import ColorScience
import Studio
import _Text

enum CustomView {
  static func nodes(_ panel: CustomPanel) -> [Node] {
    let field = Node("input").set("type", "text").label(panel.field.label).set("value", panel.field.text)
      .set("placeholder", panel.field.placeholder).set("autocomplete", "off").set("autocapitalize", "off")
      .set("spellcheck", "false").set("aria-describedby", "reading").on(.field(panel.field.input))
    let face = Node("span").class(panel.entered.map { _ in "face" } ?? "face none").hidden().paint(
      "--fill", panel.entered)
    return [
      Node("div").class("entry").add(face).add(field),
      // Above the sentence, whose length changes as the thumb is dragged.
      ColorPickerView.node(panel.picker),
      Node("p").class("count reading").role("status").set("id", "reading").text(panel.status),
      Node("div").class("buttons").add(Node.button(panel.use).class("use").text(panel.use.label)),
      Node("div").class("picking").add(panel.ways.map { Node.button($0).class("quiet").text($0.label) }),
      RecentsView.node(panel.recents),
    ]
  }
}
