import Catalog
import Studio

enum BarView {
  static func node(_ bar: Bar) -> Node {
    Node("header").role("banner").class("bar").paint("--bar", bar.fill).paint("--on-bar", bar.text)
      .add(status)
      .add(Node("div").class("bar-back").add(bar.back.map { button($0, "back") }))
      .add(title(bar))
      .add(Node("div").class("bar-next").add(bar.next.map(next)))
  }

  /// The drawn status bar of the phone on a wide window; on a phone the real one stands there.
  private static var status: Node {
    Node("div").class("status").hidden().add(Node("span").text("9:41")).add(Node("i").class("battery"))
  }

  private static func title(_ bar: Bar) -> Node {
    let heading = Node("h1").set("tabindex", "-1").class(bar.isGrown ? "grown" : "").face("font-family", bar.typeface)
      .text(bar.title)
    return Node("div").class("bar-title").add(heading).add(bar.subtitle.map(subtitle))
  }

  private static func subtitle(_ line: Bar.Subtitle) -> Node {
    Node("p").class(line.plate == nil ? "" : "plate").face("font-family", line.typeface).paint("--plate", line.plate)
      .text(line.text)
  }

  private static func next(_ next: BarButton) -> Node {
    button(next, next.label.same(as: "Next") ? "next" : "start-over")
  }

  private static func button(_ button: BarButton, _ action: String) -> Node {
    Node.button(action).disabled(!button.isEnabled).paint("--tint", button.tint).text(button.label)
  }
}
