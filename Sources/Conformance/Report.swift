import _Text

/// What someone can hand in about the contrast of a theme, or of a project's files: every pair, what falls short, and what this
/// says about WCAG 2.2. It has nothing about a whole product.
///
/// ```swift
/// let report = Report(try Theme(string: "primary=indigo-500&accent=pink-a200"), ReportDetails(date: "2026-11-28"))
/// report.summary  // "All 280 pairs pass."
/// report.html()
/// ```
public struct Report {
  /// What it's about.
  public let subject: Subject
  /// Whose it is.
  public let details: ReportDetails
  /// Every pair that was judged; of a theme, those of one scheme after the other.
  public var pairs: [Pair] = []
  /// What falls short, in sentences; a theme's pins first.
  public var failures: [String] = []
  /// What a theme's charts look like to different eyes; empty for files.
  public var charts: [Chart] = []
  /// The colors of a theme's roles in its four schemes; empty for files.
  public var roles: [Role] = []
  /// Pairs of files that may fall short; the files don't tell.
  public var notJudged: [NotJudged] = []
  /// What a project leaves out, in its words.
  public var leftOut: [String] = []
  /// What couldn't be read, and why.
  public var errors: [String] = []

  /// A report with nothing in it yet.
  public init(subject: Subject, details: ReportDetails) {
    self.subject = subject
    self.details = details
  }

  /// What a report is about: a theme's string and its name, which may be empty, or the paths of files.
  public enum Subject {
    case theme(String, name: String)
    case files([String])
  }

  /// The four variants of a theme.
  static let schemes = ["light", "dark", "light high contrast", "dark high contrast"]

  /// The pairs that fall short.
  public var failing: [Pair] { pairs.filter { !$0.passes } }
  /// Whether nothing falls short.
  public var passes: Bool { failures.isEmpty }

  /// The result in words: "3 of 120 pairs fall short."
  public var summary: String {
    let all = pairs.count == 1 ? "1 pair" : pairs.count.groupedText + " pairs"
    let short = failing.count
    var sentences: [String] = []
    if pairs.isEmpty {
      sentences.append("There’s nothing to judge: no text and background tell each other by name.")
    } else if short == 0 {
      sentences.append(pairs.count == 1 ? "1 pair passes." : "All " + all + " pass.")
    } else {
      sentences.append(short.groupedText + " of " + all + (short == 1 ? " falls" : " fall") + " short.")
    }
    if !notJudged.isEmpty {
      sentences.append(notJudged.count == 1 ? "1 isn’t judged." : notJudged.count.groupedText + " aren’t judged.")
    }
    if !errors.isEmpty {
      sentences.append(
        "The report is incomplete: " + (errors.count == 1 ? "1 error" : errors.count.text + " errors") + ".")
    }
    return sentences.text(separatedBy: " ")
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
