/// Words that name colors of text and of what's behind it, in any format.
public enum GroundWords {
  /// What text is on.
  public static let backgrounds: [StaticString] = ["background", "bg", "surface", "card", "paper", "page", "canvas"]
  /// The text itself.
  public static let texts: [StaticString] = ["text", "foreground", "fg", "ink"]
}
