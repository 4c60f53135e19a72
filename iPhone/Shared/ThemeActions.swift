/// What App Intents ask the app to do. They run in its process, which sets these at launch; without a window, too.
@MainActor enum ThemeActions {
  static var shuffle: () -> Void = {}
  /// Takes a theme string.
  static var open: (String) -> Void = { _ in }
  /// The theme strings in the library, the most recent first.
  static var kept: () async -> [String] = { [] }
}
