import ColorScience
import Studio
import _Text

enum NoticeView {
  /// Two live regions that are always there, so screen readers announce whatever appears in them.
  static func node(_ notice: Notice?, _ told: String) -> Node {
    let body = notice.map { notice in
      Node("div").class("notice").set("data-time", notice.readingTime.text)
        .add(notice.colors.isEmpty ? nil : colors(notice.colors))
        .add(Node("p").text(notice.sentence))
        .add(notice.undo.map { Node.button($0).class("action").text($0.label) })
        .add(Node.button(notice.dismiss).label(notice.dismiss.label))
    }
    let isError = notice?.isError ?? false
    return Node("div").class("notices")
      .add(Node("div").role("alert").add(isError ? body : nil))
      .add(
        Node("div").role("status").add(isError ? nil : body)
          .add(notice == nil && !told.isEmpty ? Node("p").class("told").text(told) : nil))
  }

  private static func colors(_ colors: [SRGB]) -> Node {
    Node("span").class("colors").hidden().add(colors.map { Node("i").paint("--fill", $0) })
  }
}
