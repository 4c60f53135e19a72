import Studio

enum TabBarView {
  static func node(_ bar: TabBar) -> Node {
    Node("div").class("dock").role("region").label(TabBar.name)
      .add(undo(bar))
      .add(Node("nav").label(TabBar.tabsName).add(bar.tabs.map(tab)))
      .add(
        Node.button(bar.shuffle).class("shuffle").set("aria-keyshortcuts", Screen.shuffleKey).label(bar.shuffle.label)
      )
      .add(redo(bar))
  }

  /// Also at the head of the rail.
  static func undo(_ bar: TabBar) -> Node {
    Node.button(bar.undo).class("undo").set("aria-keyshortcuts", "Control+Z Meta+Z").label(bar.undo.label)
  }

  static func redo(_ bar: TabBar) -> Node {
    Node.button(bar.redo).class("redo").set("aria-keyshortcuts", "Control+Shift+Z Meta+Shift+Z").label(bar.redo.label)
  }

  private static func tab(_ option: Option) -> Node {
    let tab = Node("button").set("type", "button").on(.button(option.event)).text(option.label)
    return option.isSelected ? tab.set("aria-current", "true") : tab
  }
}
