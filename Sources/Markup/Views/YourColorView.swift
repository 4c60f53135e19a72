import Studio

enum YourColorView {
  static func nodes(_ yourColor: YourColor) -> [Node] {
    let label = Node("label").add(Node("span").text(yourColor.field.label)).add(ColorEntryView.face(yourColor.color))
      .add(Node.field(yourColor.field, describedBy: "your-color").state("aria-invalid", yourColor.isRefused))
    return [
      // Enter presses the form's button.
      Node("form").class("your-color").add(label)
        .add(Node.submit(yourColor.use).class("use").text(yourColor.use.label)),
      Node("p").class("count your-color-status").role("status").set("id", "your-color").text(yourColor.status),
      Node("div").class("starters").add(yourColor.starters.map(starter)),
    ]
  }

  private static func starter(_ starter: Starter) -> Node {
    Node.button(starter.button).label(starter.button.label).add(starter.halves.map(MiniView.node))
      .add(Node("span").text(starter.name))
  }
}
