import Studio

extension Event {
  /// Whether a finger chose something, which it should feel.
  var isChoice: Bool {
    switch self {
    case .colors(.swatchTapped), .fonts(.fontTapped), .suggestions(.accentTapped): true
    default: false
    }
  }
}
