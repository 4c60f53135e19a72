/// A symbol. Front ends have their own drawing of each.
public enum Icon: UInt8, CaseIterable, Sendable {
  case back, forward, search, plus, heart, bookmark, more, check, send, close
  case home, bell, person, calendar, chart, star, lock, moon, textSize, shuffle, speaker, quiet
  case play, pause, previous, next
  case signal, wifi, battery
  case compass, leaf, bird, cloud, pin, rise, fall, card, warning

  /// Whether it points in reading direction, and so the other way in a right-to-left language.
  public var isDirected: Bool {
    switch self {
    case .back, .forward, .send: true
    default: false
    }
  }
}
