import Studio

enum AlertView {
  static func node(_ alert: Alert) -> Node {
    let answers = Node("div").class("answers")
      .add(Node.button("cancel").text(alert.cancel))
      .add(Node.button("confirm").class("confirm").text(alert.confirm))
    return Node("dialog").role("alertdialog").set("aria-labelledby", "alert-title")
      .set("aria-describedby", "alert-message").on("cancel")
      .add(Node("h2").set("id", "alert-title").text(alert.title))
      .add(Node("p").set("id", "alert-message").text(alert.message))
      .add(answers)
  }
}
