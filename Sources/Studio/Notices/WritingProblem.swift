/// Why a file couldn't be written on this device.
public enum WritingProblem: Equatable, Sendable {
  /// There's no room for it.
  case full
  case other

  /// Says what's wrong and what would help, in a sentence or two.
  public var sentence: String {
    switch self {
    case .full: "There’s no room for the file. Free up some space on this device, then try again."
    case .other: "The file couldn’t be written; try again."
    }
  }
}
