import AppIntents

/// What Siri, Spotlight and Shortcuts offer without any setup.
struct TintypeShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ShuffleTheme(),
      phrases: ["Shuffle \(.applicationName)", "Shuffle my theme in \(.applicationName)"],
      shortTitle: "Shuffle Theme", systemImageName: "shuffle")
    AppShortcut(
      intent: OpenTheme(),
      phrases: ["Open a theme in \(.applicationName)", "Open a \(.applicationName) theme"],
      shortTitle: "Open Theme", systemImageName: "paintpalette")
    AppShortcut(
      intent: CopyColor(),
      phrases: ["Copy a color from \(.applicationName)", "Copy the \(\.$color) color from \(.applicationName)"],
      shortTitle: "Copy Color", systemImageName: "doc.on.doc")
  }
}
