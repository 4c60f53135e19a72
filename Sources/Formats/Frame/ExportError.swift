import Theme

/// Why a theme can't be exported.
public enum ExportError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The first role that isn't chosen yet.
  case missing(Role)

  /// The first thing to do about it, in one sentence.
  public var sentence: String {
    switch self {
    case .missing(let role): role.request
    }
  }

  /// What `print(error)` prints: the sentence.
  public var description: String { sentence }
}
