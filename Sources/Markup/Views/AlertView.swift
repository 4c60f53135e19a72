import Studio

enum AlertView {
  static func node(_ alert: Alert) -> Node {
    let buttons = Node("div").class("buttons")
      .add(Node.button(alert.cancel).text(alert.cancel.label))
      .add(Node.button(alert.confirm).class("confirm").text(alert.confirm.label))
    return Node("dialog").role("alertdialog").set("aria-labelledby", "alert-title")
      .set("aria-describedby", "alert-message").on(.dialog(cancel: alert.cancel.event))
      .add(Node("h2").set("id", "alert-title").text(alert.title))
      .add(Node("p").set("id", "alert-message").text(alert.message))
      .add(buttons)
  }
}
