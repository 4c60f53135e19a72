/// Two colors that a project lists: text, and what it has to be readable on.
public struct ListedPair: Sendable {
  /// The text's name, or the end of it: "muted-foreground".
  public let text: String
  /// The background's.
  public let background: String
  /// The contrast ratio that it needs, 1...21.
  public let ratio: Double

  /// A pair by the names of its colors.
  public init(text: String, background: String, ratio: Double = 4.5) {
    self.text = text
    self.background = background
    self.ratio = ratio
  }
}
