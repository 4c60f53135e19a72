import ColorScience
import _Text

/// What someone can hand in about the contrast of a theme, or of a project's files: every pair, what falls short, and what this
/// says about WCAG 2.2. It has nothing about a whole product.
struct Report {
  /// What it's about: a theme's string, or the paths of files.
  let subject: Subject
  let details: ReportDetails
  var pairs: [Pair] = []
  /// What falls short, in sentences; a theme's pins first.
  var failures: [String] = []
  /// What a theme's charts look like to different eyes; empty for files.
  var charts: [Chart] = []
  /// The colors of a theme's roles in its four schemes; empty for files.
  var roles: [Role] = []
  var notJudged: [NotJudged] = []
  /// What a `tintype.json` leaves out, in its words.
  var leftOut: [String] = []
  /// What couldn't be read, and why.
  var errors: [String] = []

  enum Subject {
    case theme(String, name: String)
    case files([String])
  }

  /// One color on another, in one scheme of a theme or in some modes of a file.
  struct Pair {
    let name, background: String
    /// "#RRGGBB"; nil if it's see-through.
    let front, back: String?
    /// "light high contrast", or several: "light and dark".
    let modes: String
    let ratio, required: Double
    let kind: Kind
    /// What the color is for; empty if only its name tells.
    let use: String
    /// Where a file has the two.
    var place, backgroundPlace: CheckReport.Place?

    var passes: Bool { ratio >= required }
  }

  /// What a color is, by which WCAG asks for more contrast or less.
  enum Kind: String, CaseIterable {
    case text
    case nonText = "non-text"
    /// A line that only separates. WCAG asks nothing of it.
    case line
  }

  /// The categories of one scheme.
  struct Chart {
    let scheme: String
    /// How many of them everyone can tell apart.
    let safe: Int
    let differences: [Difference]
  }

  /// How much the most similar two of the first few categories differ for some eyes, by CIEDE2000.
  struct Difference {
    let eyes: String
    let count: Int
    let least: Double
  }

  /// A role's colors as hexes, in the order of `schemes`.
  struct Role {
    let name, use: String
    let hexes: [String]
  }

  struct NotJudged {
    let name, background, modes, reason: String
    let kind: Kind
    let place: CheckReport.Place
  }

  /// The four variants of a theme.
  static let schemes = ["light", "dark", "light high contrast", "dark high contrast"]

  var failing: [Pair] { pairs.filter { !$0.passes } }
  /// Whether nothing falls short.
  var passes: Bool { failures.isEmpty }

  /// "3 of 120 pairs fall short."
  var summary: String {
    let all = pairs.count == 1 ? "1 pair" : "\(pairs.count.groupedText) pairs"
    var sentences: [String] = []
    if pairs.isEmpty {
      sentences.append("There’s nothing to judge: no text and background tell each other by name.")
    } else if failing.isEmpty {
      sentences.append(pairs.count == 1 ? "1 pair passes." : "All \(all) pass.")
    } else {
      sentences.append("\(failing.count.groupedText) of \(all) \(failing.count == 1 ? "falls" : "fall") short.")
    }
    if !notJudged.isEmpty {
      sentences.append(notJudged.count == 1 ? "1 isn’t judged." : "\(notJudged.count.groupedText) aren’t judged.")
    }
    if !errors.isEmpty {
      sentences.append("The report is incomplete: \(errors.count == 1 ? "1 error" : "\(errors.count) errors").")
    }
    return sentences.joined(separator: " ")
  }
}

extension Report.Subject {
  /// Its words for a heading.
  var title: String {
    switch self {
    case .theme(_, let name): name.isEmpty ? "A theme" : name
    case .files(let paths): paths.listed
    }
  }
}
