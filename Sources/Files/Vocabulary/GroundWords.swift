/// Words that name colors of text and of what's behind it, in any format.
package enum GroundWords {
  /// What text is on.
  package static let backgrounds: [StaticString] = ["background", "bg", "surface", "card", "paper", "page", "canvas"]
  /// The text itself.
  package static let texts: [StaticString] = ["text", "foreground", "fg", "ink"]
}
