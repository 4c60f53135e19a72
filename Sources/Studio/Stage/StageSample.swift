import Catalog

/// The sample screens of an app.
public enum StageSample: UInt8, CaseIterable, Equatable, Sendable {
  case inbox, article, checkout, settings, calendar
  case dashboard, chat, player, onboarding, landing

  /// What people call it: "Landing page".
  public var title: String { entry.title }
  /// Its name in the file of samples: "landing".
  public var slug: String { entry.slug }

  private var entry: (title: String, slug: String) {
    switch self {
    case .inbox: ("Inbox", "inbox")
    case .article: ("Article", "article")
    case .checkout: ("Checkout", "checkout")
    case .settings: ("Settings", "settings")
    case .calendar: ("Calendar", "calendar")
    case .dashboard: ("Dashboard", "dashboard")
    case .chat: ("Chat", "chat")
    case .player: ("Player", "player")
    case .onboarding: ("Onboarding", "onboarding")
    case .landing: ("Landing page", "landing")
    }
  }

  /// The samples in two halves: if light and dark are both shown, the first half is light and the second dark.
  static let halves = [Array(allCases.prefix(5)), Array(allCases.suffix(5))]
}
