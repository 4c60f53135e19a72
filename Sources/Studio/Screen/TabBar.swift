/// The bottom of every screen: the theme, its preview, the crayons and the library, undo and redo.
public struct TabBar: Equatable, Sendable {
  /// Theme, Preview, Crayons and Library, at most one of them selected.
  public var tabs: [Screen.Option]
  /// Undoes the last step in the mixer, or the last choice on any other screen; disabled if there's none.
  public var undo: Screen.Button
  /// Brings back what was undone last; disabled if nothing was.
  public var redo: Screen.Button
  /// Also at the end of the rail, for a front end with room to show it.
  public var shuffle: Screen.Button

  /// The bar's accessible name.
  public static var name: String { "Tools" }
  /// The accessible name of a menu with undo, redo and shuffle.
  public static var menuName: String { "Undo, redo and shuffle" }
  /// The accessible name of `tabs`.
  public static var tabsName: String { "Places" }
}

extension Studio {
  var tabBar: TabBar {
    let (canUndo, canRedo) =
      mixer.map { ($0.canUndo, $0.canRedo) } ?? (!desk.history.past.isEmpty, !desk.history.future.isEmpty)
    return TabBar(
      tabs: [
        Option("Theme", .navigation(.themeTapped), isSelected: route.isInTheme || route == .takeHome),
        Option("Preview", .navigation(.routeTapped(.preview)), isSelected: route == .preview),
        Option("Crayons", .navigation(.crayonsTapped), isSelected: route.isOfCrayons),
        Option("Library", .navigation(.routeTapped(.library)), isSelected: route == .library),
      ],
      undo: Button("Undo", mixer == nil ? .history(.undoTapped) : .mixer(.undoTapped), isEnabled: canUndo),
      redo: Button("Redo", mixer == nil ? .history(.redoTapped) : .mixer(.redoTapped), isEnabled: canRedo),
      shuffle: Button("Shuffle", .suggestions(.shuffleTapped)))
  }
}
