/// The bottom of every screen: the theme and the crayons, undo and redo.
public struct TabBar: Equatable, Sendable {
  public var tabs: [Option]
  public var undo: Button
  public var redo: Button
}

extension Studio {
  var tabBar: TabBar {
    TabBar(
      tabs: [
        Option("Theme", .themeTapped, isSelected: route.isInTheme),
        Option("Crayons", .crayonsTapped, isSelected: !route.isInTheme),
      ],
      undo: Button("Undo", .undoTapped, isEnabled: !history.past.isEmpty),
      redo: Button("Redo", .redoTapped, isEnabled: !history.future.isEmpty))
  }
}
