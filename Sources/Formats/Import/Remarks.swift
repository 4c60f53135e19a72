import Catalog
import ColorScience
import Theme

extension Imported {
  /// What a person should know before they use the theme, each in one sentence.
  public var remarks: [String] {
    var remarks: [String] = []
    func add(_ opening: StaticString, _ roles: [Role]) {
      guard !roles.isEmpty else { return }
      remarks.append(opening.description + roles.map { $0.title.asciiLowercased }.listed + ".")
    }
    add("The file was changed by hand: ", changes)
    add("The file doesn’t name these, so they’re a guess: ", guesses)
    add("The file doesn’t have these: ", missing)
    return remarks
  }
}
