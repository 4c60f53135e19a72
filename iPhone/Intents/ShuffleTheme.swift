import AppIntents

/// Opens the app with other colors and fonts.
struct ShuffleTheme: AppIntent {
  static let title: LocalizedStringResource = "Shuffle Theme"
  static let openAppWhenRun = true

  @MainActor func perform() async throws -> some IntentResult {
    ThemeActions.shuffle()
    return .result()
  }
}
