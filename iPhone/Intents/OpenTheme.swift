import AppIntents
import Studio

/// Opens a theme of the library in the app.
struct OpenTheme: AppIntent {
  static let title: LocalizedStringResource = "Open Theme"
  static let openAppWhenRun = true

  @Parameter(title: "Theme") var theme: ThemeEntity

  @MainActor func perform() async throws -> some IntentResult {
    ThemeActions.open(theme.id)
    return .result()
  }
}

/// A theme of the library.
struct ThemeEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Theme"
  static let defaultQuery = ThemeQuery()

  /// The theme string. A shortcut that has one opens it even if the library doesn't have it anymore.
  let id: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(KeptTheme(id: 0, string: id).label)")
  }
}

struct ThemeQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [ThemeEntity] {
    identifiers.map { ThemeEntity(id: $0) }
  }

  @MainActor func suggestedEntities() async throws -> [ThemeEntity] {
    await ThemeActions.kept().map { ThemeEntity(id: $0) }
  }
}
