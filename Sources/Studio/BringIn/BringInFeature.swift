import Theme
import _Text

/// Bringing in a theme from elsewhere. Its questions are a sheet, and so on the desk.
struct BringInFeature: Feature, Equatable, Sendable {
  mutating func handle(_ event: BringInEvent, at desk: inout Desk) -> [Effect] {
    switch event {
    case .tapped: desk.sheet = .entering(problem: nil)
    case .entered(let text):
      guard text.bytes.contains(where: { $0 > 0x20 }) else {
        desk.sheet = .entering(problem: "Paste a link, CSS or JSON first.")
        return []
      }
      return [.read(text)]
    case .fileTapped: return [.library(.pickFiles)]
    case .themeTapped(let index): desk.answer { $0.chooseTheme(index) }
    case .colorTapped(let role, let index): desk.answer { $0.choose(index, for: role) }
    case .restTapped(let role): desk.answer { $0.toggleRest(of: role) }
    case .otherColorTapped(let index): desk.answer { $0.toggleOtherColor(index) }
    case .confirmed:
      guard case .asking(let question) = desk.sheet else { return [] }
      return desk.bringIn(question)
    case .fileRead(let file):
      let question = BringInQuestion(file)
      guard question.isNeeded else { return desk.bringIn(question) }
      desk.notice = nil
      desk.sheet = .asking(question)
    case .fileRefused(let sentence): desk.refuseToBringIn(sentence)
    }
    return []
  }
}

extension Desk {
  fileprivate mutating func answer(_ change: (inout BringInQuestion) -> Void) {
    guard case .asking(var question) = sheet else { return }
    change(&question)
    sheet = .asking(question)
  }

  /// Says why something can't be brought in, in front of the person.
  fileprivate mutating func refuseToBringIn(_ sentence: String) {
    if case .entering = sheet {
      sheet = .entering(problem: sentence)
    } else {
      notice = Notice(sentence, isError: true)
    }
  }

  /// Takes what a file or link says, with the answers to what it doesn't say.
  fileprivate mutating func bringIn(_ question: BringInQuestion) -> [Effect] {
    let (found, guesses) = (question.theme, question.guesses)
    sheet = nil
    var arrived = found
    fonts.recognize(&arrived)
    let named = Role.allCases.filter { found[$0] != nil }
    let missing = Role.allCases.filter { found[$0] == nil }
    for role in missing { arrived[role] = theme[role] }
    if !missing.isEmpty, arrived.name == nil { arrived.name = theme.name }
    guard arrived != theme else {
      notice = Notice("You already have this theme.")
      return []
    }
    let replacesAnother = !theme.isEmpty
    var effects = adopt(arrived)
    if route == .library || !arrived.allows(route) { effects += go(to: arrived.furthestRoute) }
    var said = [
      "Brought in " + (named.isEmpty ? "a name" : named.counts) + (question.file.format.map { " from " + $0 } ?? "")
        + "."
    ]
    let kept = missing.filter { theme[$0] != nil }.names
    if !kept.isEmpty { said.append(kept.listed.capitalizedFirst + " unchanged.") }
    let absent = missing.filter { theme[$0] == nil }.names
    if !absent.isEmpty { said.append("It doesn’t include the " + absent.listed + ".") }
    let changes = question.found.changes
    if !changes.isEmpty { said.append("Edited by hand in the file: " + changes.words("") + ".") }
    if !guesses.isEmpty {
      said.append(guesses.words("The ") + (guesses.count == 1 ? " is a guess." : " are guesses."))
    }
    said += question.found.notes
    notice = Notice(said.text(separatedBy: " "), offersUndo: replacesAnother)
    return effects
  }
}

extension [Role] {
  /// "2 colors and 1 font".
  fileprivate var counts: String {
    [(colors.count, " color"), (fonts.count, " font")]
      .filter { $0.0 > 0 }.map { $0.0.text + $0.1 + ($0.0 == 1 ? "" : "s") }.listed
  }

  /// Both colors as "colors", both fonts as "fonts", and one of each by its name.
  fileprivate var names: [String] {
    [(colors, "colors"), (fonts, "fonts")].flatMap { roles, both in
      roles.count == 2 ? [both] : roles.map { $0.title.asciiLowercased }
    }
  }

  private var colors: [Role] { filter { $0 == .primary || $0 == .accent } }
  private var fonts: [Role] { filter { $0 == .titleFont || $0 == .bodyFont } }

  func words(_ opening: String) -> String { opening + map { $0.title.asciiLowercased }.listed }
}
