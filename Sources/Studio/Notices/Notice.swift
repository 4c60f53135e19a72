import ColorScience
import _Text

/// A sentence for the person.
public struct Notice: Equatable, Sendable {
  /// Says what was done; or what went wrong, and what to do about it.
  public var sentence: String
  /// The colors that the sentence is about, for screens that don't show them.
  public var colors: [SRGB] = []
  /// Whether something went wrong.
  public var isError = false
  /// Takes back the change that the sentence reports; nil if there's nothing to take back.
  public var undo: Screen.Button?
  /// Takes the notice away.
  public var dismiss = Screen.Button("Dismiss", .notice(.dismissed))

  /// How long it stays for people to read, in milliseconds: 4 s, and 1.2 s for each word if something went wrong, 12 s at
  /// least. What it offers to take back, Undo takes back later, too.
  public var readingTime: Int {
    isError ? max(12000, 1200 * sentence.fields(separatedBy: " ").count) : 4000
  }

  init(_ sentence: String, isError: Bool = false, offersUndo: Bool = false) {
    self.sentence = sentence
    self.isError = isError
    if offersUndo { undo = Button("Undo", .history(.undoTapped)) }
  }

  /// Two notices in one, so that neither hides the other.
  static func joining(_ first: Notice?, _ second: Notice?) -> Notice? {
    guard var both = first, let second else { return first ?? second }
    both.sentence = both.sentence + " " + second.sentence
    both.colors += second.colors
    both.isError = both.isError || second.isError
    both.undo = both.undo ?? second.undo
    return both
  }
}
