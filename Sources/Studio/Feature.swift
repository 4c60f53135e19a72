/// A part of the app with a state of its own. What belongs to all parts is on the desk, and nothing else is within reach.
protocol Feature {
  /// The events that are its own.
  associatedtype OwnEvent

  /// Moves to the next state and says what the front end must do.
  mutating func handle(_ event: OwnEvent, at desk: inout Desk) -> [Effect]
  /// The person left a screen, or opened it again. They are where `desk.route` says.
  mutating func left(_ route: Route, at desk: inout Desk) -> [Effect]
  /// Brings up to date what follows from the desk, after every event. It writes nothing that another feature's update reads, so
  /// that their order doesn't matter.
  mutating func update(at desk: inout Desk) -> [Effect]
}

extension Feature {
  mutating func left(_ route: Route, at desk: inout Desk) -> [Effect] { [] }
  mutating func update(at desk: inout Desk) -> [Effect] { [] }
}
