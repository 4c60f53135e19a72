import _Text

/// What a report says about one success criterion, for its colors alone.
public struct ReportCriterion {
  /// Its number, name and level in WCAG 2.2.
  public let number, name, level: String
  /// How far the colors conform.
  public let result: Result
  /// Why, in a sentence or two.
  public let remarks: String

  /// The words of OpenACR for how far a product conforms.
  /// Source: GSA's OpenACR, catalog/data/terms.yaml.
  public enum Result: CaseIterable, Sendable {
    case supports, partially, not, notEvaluated

    /// Its name in OpenACR.
    public var name: String {
      switch self {
      case .supports: "supports"
      case .partially: "partially-supports"
      case .not: "does-not-support"
      case .notEvaluated: "not-evaluated"
      }
    }

    /// For people.
    var words: String {
      switch self {
      case .supports: "Supports"
      case .partially: "Partially supports"
      case .not: "Does not support"
      case .notEvaluated: "Not evaluated"
      }
    }
  }
}

extension Report {
  /// The criteria that colors say something about.
  /// Source: WCAG 2.2.
  public var criteria: [ReportCriterion] {
    let text = pairs.filter { $0.kind == .text }
    let marks = pairs.filter { $0.kind == .nonText }
    return [
      ReportCriterion(
        number: "1.4.1", name: "Use of Color", level: "A", result: .notEvaluated, remarks: useOfColor),
      criterion("1.4.3", "Contrast (Minimum)", "AA", text, .text, "text", 4.5),
      criterion("1.4.6", "Contrast (Enhanced)", "AAA", text, .text, "text", 7),
      criterion("1.4.11", "Non-text Contrast", "AA", marks, .nonText, "what isn’t text", 3),
      focus(of: marks),
    ]
  }

  /// Says that it's supported only if everything was judged and nothing falls short.
  private func criterion(
    _ number: String, _ name: String, _ level: String, _ pairs: [Pair], _ kind: Kind, _ what: String, _ needed: Double
  ) -> ReportCriterion {
    let short = pairs.filter { $0.ratio < needed }.count
    let open = notJudged.filter { $0.kind == kind }.count
    let ratio = FixedDecimal(needed, places: 1).text + ":1"
    let counted =
      short.groupedText + " of " + pairs.count.groupedText + " pairs of " + what + " are below " + ratio + "."
    let all = "All " + pairs.count.groupedText + " pairs of " + what + " that were judged reach " + ratio + "."
    func says(_ result: ReportCriterion.Result, _ remarks: String) -> ReportCriterion {
      ReportCriterion(number: number, name: name, level: level, result: result, remarks: remarks)
    }
    guard !pairs.isEmpty else { return says(.notEvaluated, "No pair of " + what + " was found.") }
    guard short == 0 else { return says(2 * short > pairs.count ? .not : .partially, counted) }
    guard open == 0, errors.isEmpty, leftOut.isEmpty else {
      return says(.notEvaluated, all + " Others weren’t judged, so this says nothing about them.")
    }
    return says(.supports, all)
  }

  /// A ring's contrast is judged, its size isn't, so it's never said to be supported.
  private func focus(of marks: [Pair]) -> ReportCriterion {
    let rings = marks.filter { pair in ["focus", "ring"].contains { pair.name.contains(ignoringASCIICase: $0) } }
    let short = rings.filter { $0.ratio < 3 }.count
    let said =
      rings.isEmpty
      ? "No focus ring was found."
      : short > 0
        ? short.groupedText + " of " + rings.count.groupedText + " pairs of a focus ring are below 3:1."
        : "All " + rings.count.groupedText + " pairs of a focus ring reach 3:1. Its size and shape aren’t judged."
    return ReportCriterion(
      number: "2.4.13", name: "Focus Appearance", level: "AAA",
      result: short == 0 ? .notEvaluated : 2 * short > rings.count ? .not : .partially, remarks: said)
  }

  private var useOfColor: String {
    let rest = "Whether color is the only sign of anything depends on the app."
    guard let safe = charts.map({ $0.safe }).min() else { return rest }
    return
      "The first " + safe.text
      + " colors for charts can be told apart by people with any of the usual kinds of color vision. " + rest
  }
}

extension Report {
  /// How it was judged.
  public var method: [String] {
    let common = [
      "Contrast ratios are those of WCAG 2.2, “contrast ratio” and “relative luminance”, of colors in sRGB. They’re judged unrounded, and shown cut off after two digits.",
      "Text needs 4.5:1 (1.4.3), or 7:1 (1.4.6). What a control or its state is known by, focus rings, icons and the parts of a chart need 3:1 (1.4.11).",
    ]
    switch subject {
    case .theme:
      return common + [
        "A theme has four schemes. The two with high contrast are for people who ask for more of it; there, text needs 7:1 and the rest 4.5:1.",
        "A border that only separates needs 1.25:1, or 3:1 with high contrast. That’s Tintype’s own rule; WCAG has none.",
        "Differences between colors for charts are CIEDE2000, as people with protanopia, deuteranopia and tritanopia see them by Machado, Oliveira and Fernandes (2009), at full severity.",
      ]
    case .files:
      return common + [
        "The names of colors in the files tell which is text and which is behind it, in each mode that a file has. What only the running app knows isn’t judged."
      ]
    }
  }

  /// What the report doesn't say.
  public var limits: [String] {
    [
      "It’s about colors only, and about the success criteria 1.4.1, 1.4.3, 1.4.6, 1.4.11 and 2.4.13, as far as the remarks on each say. It isn’t about a whole product.",
      "It doesn’t know where an app uses these colors, in what size, or on what pictures.",
    ]
  }
}
