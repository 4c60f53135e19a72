/// A screen of an imaginary app that shows a theme at work. It's described once, in roles of the scheme; a front end turns
/// the description into HTML or native views.
public enum Sample: UInt8, Sendable {
  case inbox, article, checkout, dashboard, chat, player, settings, onboarding, calendar, landing

  /// All of them, in the order people see them.
  public static let all: [Sample] = [
    .inbox, .article, .checkout, .dashboard, .chat, .player, .settings, .onboarding, .calendar, .landing,
  ]

  /// Its name for people: "Landing page".
  public var name: String {
    switch self {
    case .inbox: "Inbox"
    case .article: "Article"
    case .checkout: "Checkout"
    case .dashboard: "Dashboard"
    case .chat: "Chat"
    case .player: "Player"
    case .settings: "Settings"
    case .onboarding: "Onboarding"
    case .calendar: "Calendar"
    case .landing: "Landing page"
    }
  }

  /// Its name in addresses and in the file of samples: "landing".
  public var slug: String {
    switch self {
    case .inbox: "inbox"
    case .article: "article"
    case .checkout: "checkout"
    case .dashboard: "dashboard"
    case .chat: "chat"
    case .player: "player"
    case .settings: "settings"
    case .onboarding: "onboarding"
    case .calendar: "calendar"
    case .landing: "landing"
    }
  }

  /// A width and a height, in CSS px or points.
  public struct Size: Equatable, Sendable {
    /// In points or CSS px.
    public let width: Int
    /// In points or CSS px.
    public let height: Int
  }

  /// A phone's, but a small laptop's for the landing page. A front end may show it smaller: its screen fits any size from 300
  /// by 464, and leaves out what there's no room for; see `Stack.leastHeight`.
  public var size: Size { self == .landing ? Size(width: 1280, height: 800) : Size(width: 390, height: 844) }

  /// The sample's content. Its outermost part fills the screen.
  public var screen: Part {
    switch self {
    case .inbox: inbox
    case .article: article
    case .checkout: checkout
    case .dashboard: dashboard
    case .chat: chat
    case .player: player
    case .settings: settings
    case .onboarding: onboarding
    case .calendar: calendar
    case .landing: landing
    }
  }
}
