import ColorScience
import Studio

enum CustomView {
  static func nodes(_ panel: CustomPanel) -> [Node] {
    [
      Node("div").class("entry").add(ColorEntryView.face(panel.entered))
        .add(Node.field(panel.field, describedBy: "reading")),
      // Above the sentence, whose length changes as the thumb is dragged.
      ColorPickerView.node(panel.picker),
      Node("p").class("count reading").role("status").set("id", "reading").text(panel.status),
      Node("div").class("buttons").add(Node.button(panel.use).class("use").text(panel.use.label)),
      Node("div").class("picking").add(panel.ways.map { Node.button($0).class("quiet").text($0.label) }),
      RecentsView.node(panel.recents),
    ]
  }
}
