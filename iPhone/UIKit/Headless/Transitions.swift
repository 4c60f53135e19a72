extension Headless {
  /// UIKit's work at the end of each transition, in the order in which they began.
  static var transitions: [() -> Void] = []

  /// Ends every change of screen that has begun, and those that begin meanwhile. UIKit does so later than the call that
  /// began them, with an animation or without.
  public static func endTransitions() {
    var ended = 0
    while !transitions.isEmpty {
      precondition(ended < 100, "One change of screen leads to the next without end")
      transitions.removeFirst()()
      ended += 1
    }
  }
}
