import _Text

/// Why a file can't be merged into another.
public enum MergeError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A file of this format can't hold anything else.
  case ownFile(Format)
  /// Its kind of file has no comments, or none that's known. The text is its path.
  case noComments(String)
  /// The other file is binary, or in UTF-16.
  case notText
  /// One of the two comments is missing, there's a second one, or they're in the wrong order.
  case damaged(begin: String, end: String)
  /// The other file is XML without the end of its `resources`.
  case noResources
  /// The theme's name or fonts have one of the two comments in them.
  case marker

  /// The problem, and what would be right, in one sentence.
  public var sentence: String {
    switch self {
    case .ownFile(let format):
      "The format " + format.name.description + " can’t be merged into another file; give it a file of its own."
    case .noComments(let path):
      "“" + shortened(path)
        + "” can’t be merged into, because we know no comments in such a file; give the theme a file of "
        + "its own."
    case .notText: "The file isn’t text in UTF-8, so nothing can be merged into it."
    case .damaged(let begin, let end):
      "The file should have “" + begin + "” once and “" + end + "” once after it; restore them, or remove both."
    case .noResources: "The file has no “</resources>”, so it isn’t one of Android’s that colors can be merged into."
    case .marker: "The theme’s name or a font has the words “tintype begin” or “tintype end”; change it."
    }
  }

  /// What `print(error)` prints: the sentence.
  public var description: String { sentence }
}
