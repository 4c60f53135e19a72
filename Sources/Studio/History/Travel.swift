import Theme
import _Text

/// A way through what a person did.
enum Travel {
  case undone, redone

  /// What it brought back, for people who can't see it: "Undone: Pink A200."
  /// - Parameter things: What that is in words; empty if words don't tell.
  func sentence(about things: [String]) -> String {
    let deed = self == .undone ? "Undone" : "Redone"
    return things.isEmpty ? deed + "." : deed + ": " + things.text(separatedBy: ", ") + "."
  }
}

extension Theme {
  /// The choices that another theme doesn't have, in words.
  func choices(otherThanIn other: Theme) -> [String] {
    Role.allCases.filter { self[$0] != other[$0] }.map { self[$0]?.label ?? $0.title + " not chosen" }
  }
}
