import Studio

/// Whether the theme is saved in a project, and how it gets there.
enum ProjectView {
  /// A part of the rail, or a line below the bar where there's no room for the rail.
  static func node(_ status: ProjectStatus) -> Node {
    Node("div").class(status.isProblem ? "project problem" : "project").role(status.isProblem ? "alert" : "status")
      .add(Node("b").text(status.name)).add(Node("span").text(status.words))
      .add(status.save.map { Node.button($0).text($0.label) })
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
