import ColorScience
import Studio
import Theme
import _Text

enum SheetView {
  private static let errorID = "sheet-error"

  static func node(_ sheet: Sheet) -> Node {
    let buttons = Node("div").class("buttons")
      .add(Node.button(sheet.cancel).text(sheet.cancel.label))
      .add(sheet.confirm.map { confirm($0, sheet.area) })
    return Node("dialog").role("dialog").key(sheet.title).class("asking").set("aria-labelledby", "sheet-title")
      .on(.dialog(cancel: sheet.cancel.event))
      .add(Node("h2").set("id", "sheet-title").set("dir", "auto").text(sheet.title))
      .add(sheet.message.map { Node("p").text($0) })
      .add(sheet.field.map { field($0, isWrong: sheet.fieldError != nil) })
      .add(sheet.area.map { area($0, isWrong: sheet.fieldError != nil) })
      .add(
        sheet.asksForText
          ? Node("p").set("id", errorID).class("error").role("alert").text(sheet.fieldError ?? "") : nil
      )
      .add(sheet.themes.map { Node.picker($0) })
      .add(sheet.choices.map(choice))
      .add(actions(sheet))
      .add(buttons)
  }

  private static func confirm(_ button: Button, _ area: TextArea?) -> Node {
    let node = Node.button(button).class("default").text(button.label)
    return area.map { node.on(.area($0)) } ?? node
  }

  private static func area(_ area: TextArea, isWrong: Bool) -> Node {
    Node("label").class("naming").add(Node("span").text(area.label))
      .add(
        Node("textarea").label(area.label).set("placeholder", area.placeholder).set("rows", "6")
          .set("maxlength", Limits.pastedText.text).set("autocomplete", "off").set("spellcheck", "false")
          .state("aria-invalid", isWrong).set("aria-describedby", errorID))
  }

  private static func choice(_ choice: SwatchChoice) -> Node {
    Node("div").class("choice")
      .add(Node("p").hidden().add(Node("b").text(choice.label)).add(Node("span").text(choice.chosen)))
      .add(
        Node("div").role(choice.takesSeveral ? "group" : "radiogroup").label(choice.label).class("swatches")
          .add(choice.swatches.map { swatch($0, takesSeveral: choice.takesSeveral) })
      )
      .add(choice.rest.map { Node.toggle($0).class("rest").text($0.label) })
  }

  private static func swatch(_ swatch: SwatchChoice.Swatch, takesSeveral: Bool) -> Node {
    Node("button").set("type", "button").role(takesSeveral ? "checkbox" : "radio").label(swatch.option.label)
      .state("aria-checked", swatch.option.isSelected).tabStop(takesSeveral || swatch.option.isSelected)
      .on(.button(swatch.option.event)).paint("--fill", swatch.color)
  }

  private static func field(_ field: TextField, isWrong: Bool) -> Node {
    Node.labeled(
      field.label,
      Node("input").set("type", "text").label(field.label).set("value", field.text).set("autocomplete", "off")
        .set("spellcheck", "false").state("aria-invalid", isWrong)
        .set("aria-describedby", errorID).on(.field(field.input)))
  }

  private static func actions(_ sheet: Sheet) -> Node? {
    guard !sheet.actions.isEmpty else { return nil }
    return Node("div").class("actions").add(sheet.actions.map { Node.button($0).text($0.label) })
      .add(sheet.removal.map { Node.button($0).class("removal").text($0.label) })
  }
}

extension Sheet {
  /// Written without `==`, which would compare texts, see docs/size.md.
  fileprivate var asksForText: Bool { if case nil = field, case nil = area { false } else { true } }
}
