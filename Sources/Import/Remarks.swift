import Theme
import _Text

extension Imported {
  /// Things to know before using the theme, each one sentence.
  public var remarks: [String] {
    var remarks: [String] = []
    func add(_ opening: StaticString, _ roles: [Role]) {
      guard !roles.isEmpty else { return }
      remarks.append(opening.description + roles.map { $0.title.asciiLowercased }.listed + ".")
    }
    add("Edited by hand in the file: ", changes)
    add("The file doesn’t name these, so we guessed: ", guesses)
    add("Missing from the file: ", missing)
    return remarks + notes
  }
}
