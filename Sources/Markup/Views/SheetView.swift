import Studio

enum SheetView {
  @inline(never)
  static func node(_ sheet: Sheet) -> Node {
    let answers = Node("div").class("answers")
      .add(Node.button(sheet.cancel).text(sheet.cancel.label))
      .add(sheet.confirm.map { Node.button($0).class("default").text($0.label) })
    return Node("dialog").role("dialog").key(sheet.title).class("sheet").set("aria-labelledby", "sheet-title")
      .on(.dialog(cancel: sheet.cancel.event))
      .add(Node("h2").set("id", "sheet-title").text(sheet.title))
      .add(sheet.field.map { field($0, isWrong: sheet.fieldError != nil) })
      .add(sheet.field == nil ? nil : Node("p").class("error").role("alert").text(sheet.fieldError ?? ""))
      .add(actions(sheet))
      .add(answers)
  }

  private static func field(_ field: TextField, isWrong: Bool) -> Node {
    Node("label").class("naming").add(Node("span").text(field.label))
      .add(
        Node("input").set("type", "text").label(field.label).set("value", field.text).set("autocomplete", "off")
          .set("spellcheck", "false").state("aria-invalid", isWrong).on(.field(field)))
  }

  private static func actions(_ sheet: Sheet) -> Node? {
    guard !sheet.actions.isEmpty else { return nil }
    return Node("div").class("actions").add(sheet.actions.map { Node.button($0).text($0.label) })
      .add(sheet.removal.map { Node.button($0).class("removal").text($0.label) })
  }
}
