import Studio
import _Text

/// Whether the theme is saved in a project, and how it gets there.
enum ProjectView {
  /// A line in the rail.
  static func node(_ status: ProjectStatus) -> Node {
    Node("p").class(status.isProblem ? "project problem" : "project").add(Node("b").text(status.name))
      .add(Node("span").text(status.words))
  }

  /// A card on the screen Take it home.
  static func guide(_ guide: ProjectGuide) -> Node {
    Node("section").class(guide.isProblem ? "guide problem" : "guide").add(Node("h2").text(guide.title))
      .add(Node("p").text(guide.words))
      .add(
        guide.commands.isEmpty
          ? nil
          : Node("div").class("code").role("group").label(guide.commandsName).set("tabindex", "0")
            .add(guide.commands.map { Node("div").text($0) })
      )
      .add(guide.copy.map { Node.button($0).text($0.label) })
  }
}
