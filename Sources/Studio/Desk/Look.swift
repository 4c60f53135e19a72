import Suggestions
import Theme

/// How the person looks at the theme: beside the phone if there's room, else in Preview.
struct Look: Equatable, Sendable {
  var settings = ViewSettings()
  /// Whether there's room for the stage beside the phone.
  var hasRoom = false
  var samples = Samples.unasked
  /// The theme to keep beside the current one.
  var pinned: Theme?
  /// A theme of the gallery that's shown in place of the current one.
  var previewed: GalleryTheme?
  /// Whether a tab was tapped since Take it home showed its code on the stage.
  private var hasLeftCode = false

  enum Samples: Equatable, Sendable {
    case unasked, asked, here, failed

    /// Whether they came, or didn't.
    var isKnown: Bool { self == .here || self == .failed }
  }

  mutating func show(_ tab: ViewSettings.Tab) {
    settings.tab = tab
    hasLeftCode = true
  }

  mutating func leaveScreen() {
    hasLeftCode = false
    previewed = nil
  }

  /// The tab that's shown. Take it home begins with the code, and leaves the person's own tab as it is.
  func tab(at route: Route) -> ViewSettings.Tab { route == .takeHome && !hasLeftCode ? .code : settings.tab }
}

extension Desk {
  /// Whether the samples are visible: on the stage, in Preview or in Adjust.
  var showsSamples: Bool { look.hasRoom || route == .preview || route == .adjust }

  /// Whether the stage is beside the phone. It comes when the samples and its styles are there, or when they didn't come, so
  /// that nothing on it moves.
  var showsStage: Bool { look.hasRoom && look.samples.isKnown }

  /// Whether the samples are what the stage or, without it, Preview shows.
  var showsScreens: Bool { look.settings.tab == .screens || !look.hasRoom && look.settings.tab != .charts }

  /// Whether the stage shows code.
  var stageShowsCode: Bool { showsStage && look.tab(at: route) == .code }
}
