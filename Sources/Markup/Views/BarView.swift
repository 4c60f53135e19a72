import ColorScience
import Studio
import Theme

enum BarView {
  static func node(_ bar: Bar, _ lock: Toggle?) -> Node {
    Node("header").role("banner").class("bar").paint("--bar", bar.fill).paint("--on-bar", bar.text)
      .add(status)
      .add(Node("div").class("bar-back").add(bar.back.map { button($0) }).add(lock.map(Node.lock)))
      .add(title(bar))
      .add(Node("div").class("bar-next").add(bar.next.map { button($0, bar.nextText) }))
  }

  /// The status bar of the phone drawn in a wide window; a real phone has its own.
  private static var status: Node {
    Node("div").class("status").hidden().add(Node("span").text("9:41")).add(Node("i").class("battery"))
  }

  private static func title(_ bar: Bar) -> Node {
    let heading = Node("h1").set("tabindex", "-1").class(bar.titleStyle == .largeBarTitle ? "large" : "")
      .face(bar.typeface).text(bar.title)
    return Node("div").class("bar-title").add(heading).add(bar.subtitle.map(subtitle))
  }

  private static func subtitle(_ line: Bar.Subtitle) -> Node {
    Node("p").class(line.badge == nil ? "" : "badge").face(line.typeface).paint("--badge", line.badge)
      .text(line.text)
  }

  private static func button(_ button: Button, _ text: SRGB? = nil) -> Node {
    Node.button(button).paint("--tint", text).text(button.label)
  }
}
