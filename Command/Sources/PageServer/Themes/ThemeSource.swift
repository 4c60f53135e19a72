/// What makes the answers of a server of themes. They follow from the address alone.
public struct ThemeSource: Sendable {
  /// What there is at an address.
  public enum Outcome: Sendable {
    case file([UInt8])
    /// The query says no theme, in a sentence that says what would be right.
    case refusal(String)
  }

  let make: @Sendable (_ file: ThemeFile, _ query: String) -> Outcome

  /// - Parameter make: Answers a query, percent-encoded. It's called on any thread, and several times at once.
  public init(_ make: @escaping @Sendable (_ file: ThemeFile, _ query: String) -> Outcome) {
    self.make = make
  }
}

/// A file that a server of themes makes.
public enum ThemeFile: String, Sendable {
  case styleSheet = "theme.css"
  case scheme = "scheme.json"
}
