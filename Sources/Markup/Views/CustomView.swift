import Catalog
import ColorScience
import Studio

enum CustomView {
  @inline(never)
  static func nodes(_ panel: CustomPanel) -> [Node] {
    let field = Node("input").set("type", "text").label(panel.field.label).set("value", panel.field.text)
      .set("placeholder", panel.field.placeholder).set("autocomplete", "off").set("autocapitalize", "off")
      .set("spellcheck", "false").set("aria-describedby", "reading").on(.field(panel.field))
    let face = Node("span").class(panel.entered.map { _ in "face" } ?? "face none").hidden().paint(
      "--fill", panel.entered?.fill)
    return [
      Node("div").class("entry").add(face).add(field),
      Node("p").class("count").role("status").set("id", "reading").text(panel.status),
      Node("div").class("answers").add(Node.button(panel.use).class("use").text(panel.use.label)),
      Node("div").class("picking").add(panel.ways.map { Node.button($0).class("quiet").text($0.label) }),
      Node("div").class("recents").add(panel.recents.isEmpty ? [] : recents(panel)),
    ]
  }

  private static func recents(_ panel: CustomPanel) -> [Node] {
    let tabStop = panel.recents.firstIndex { $0.option.isSelected } ?? 0
    return [
      Node("h2").hidden().text(panel.recentName),
      Node("div").role("listbox").label(panel.recentName).class("chips")
        .add(
          panel.recents.indices.map { index in
            let swatch = panel.recents[index]
            return Node("div").option(swatch.option, isTabStop: index == tabStop).paint("--fill", swatch.fill)
              .paint("--text", swatch.text).add(Node("b").text(swatch.option.label))
          }),
    ]
  }
}
