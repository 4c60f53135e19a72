import ColorScience
import Studio
import _Text

enum RailView {
  static func node(_ screen: Screen) -> Node {
    let (items, bar, project) = (screen.rail, screen.tabBar, screen.project)
    return Node("nav").class("steps").label(Screen.railName)
      .add(
        Node("div").class("rail-head").add(Node.button(screen.skip).class("skip").text(screen.skip.label))
          .add(Node("p").class("wordmark").text(Screen.appName))
          .add(TabBarView.undo(bar)).add(TabBarView.redo(bar))
      )
      .add(project.map { ProjectView.node($0) })
      .add(Node("ol").add(items.map(row)))
      .add(
        Node.button(bar.shuffle).class("shuffle").set("aria-keyshortcuts", Screen.shuffleKey)
          .add(Node("b").text(bar.shuffle.label)).add(Node("kbd").hidden().text(Screen.shuffleKey))
      )
      .add(Node("p").class("hint").text(Screen.railHint))
      .add(screen.stage.map { StageSwitches.name($0.tools) } ?? [])
  }

  /// The steps in a line, for a screen with no room for the rail.
  static func line(_ items: [RailItem]) -> Node {
    Node("ol").class("ahead").label(Screen.stepsName)
      .add(
        items.prefix(Route.wizard.count).map { item in
          let step = Node.button(item.button).text(item.button.label)
          return Node("li").add(item.isCurrent ? step.set("aria-current", "step") : step)
        })
  }

  private static func row(_ item: RailItem) -> Node {
    let words = Node("span").class("words").add(Node("b").text(item.button.label))
      .add(item.detail.map { Node("span").text($0) })
    let button = Node.button(item.button).add(icon(item.icon)).add(words)
    return Node("li").add(item.isCurrent ? button.set("aria-current", "step") : button).add(item.lock.map(Node.lock))
  }

  private static func icon(_ icon: RailItem.Icon) -> Node {
    let picture = Node("span").hidden()
    return switch icon {
    case .color(let color): picture.class("emblem").paint("--fill", color)
    case .noColor: picture.class("emblem empty")
    case .letters(let family): picture.class("emblem letters").face(family).text("Aa")
    case .themes: picture.class("emblem themes-emblem")
    case .number(let number): picture.class("emblem letters").text(number.text)
    }
  }
}
