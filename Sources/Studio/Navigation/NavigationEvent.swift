/// Going to another screen.
public enum NavigationEvent: Equatable, Sendable {
  /// The person went to an address: the browser's Back or Forward, a link, or the address bar.
  case addressEntered(String)
  case routeTapped(Route)
  case backTapped
  case nextTapped
  /// The theme's screen that was shown last should be shown.
  case themeTapped
  /// The crayons should be shown, unless they are, or the mixer is.
  case crayonsTapped
  /// The keyboard should go on at the screen's heading, past the steps.
  case skipTapped
}

extension Desk {
  mutating func handle(navigation event: NavigationEvent) -> [Effect] {
    switch event {
    case .addressEntered(let address): enter(address)
    case .routeTapped(let route): go(to: route)
    case .backTapped: route.previous.map { go(to: $0) } ?? []
    case .nextTapped: route.next.map { go(to: $0) } ?? []
    case .themeTapped: goToThemeScreen()
    case .crayonsTapped: route.isOfCrayons ? [] : go(to: .crayons)
    case .skipTapped: [.focus(.heading)]
    }
  }
}
