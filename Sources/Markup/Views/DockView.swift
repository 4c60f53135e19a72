import Studio

enum DockView {
  /// The way between the theme and the crayons, with undo and redo beside it.
  static func node(_ dock: Dock) -> Node {
    Node("div").class("dock").role("region").label("Tools")
      .add(Node.button("undo").class("undo").shortcut("Control+Z Meta+Z").label("Undo").disabled(!dock.canUndo))
      .add(tab("Theme", "theme", !dock.isInCrayons))
      .add(tab("Crayons", "crayons", dock.isInCrayons))
      .add(
        Node.button("redo").class("redo").shortcut("Control+Shift+Z Meta+Shift+Z").label("Redo")
          .disabled(!dock.canRedo))
  }

  private static func tab(_ label: String, _ action: String, _ isCurrent: Bool) -> Node {
    let tab = Node.button(action).text(label)
    return isCurrent ? tab.set("aria-current", "true") : tab
  }
}

extension Node {
  fileprivate func shortcut(_ keys: String) -> Node { set("aria-keyshortcuts", keys) }
}
