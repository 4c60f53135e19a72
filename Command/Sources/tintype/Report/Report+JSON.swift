import Conformance
@_spi(Project) import Formats
import _Text

extension Report {
  /// Writes everything as an object, as `schema` describes it.
  func writeJSON(to json: inout JSONWriter) {
    json.object {
      $0.member("tintype", Tintype.configuration.version)
      $0.member("date", details.date)
      switch subject {
      case .theme(let string, _): $0.member("theme", string)
      case .files(let paths): $0.member("files", paths) { $0.string($1) }
      }
      if let product = details.product { $0.member("product", product) }
      if let version = details.productVersion { $0.member("productVersion", version) }
      if let author = details.author { $0.member("author", author) }
      if let company = details.company { $0.member("company", company) }
      if let email = details.email { $0.member("email", email) }
      $0.member("passes", passes)
      $0.member("summary", summary)
      $0.member("failures", failures) { $0.string($1) }
      $0.member("criteria", criteria) { $0.criterion($1) }
      $0.member("pairs", pairs) { $0.pair($1) }
      $0.member("charts", charts) { $0.chart($1) }
      $0.member("notJudged", notJudged) { $0.notJudged($1) }
      $0.member("leftOut", leftOut) { $0.string($1) }
      $0.member("errors", errors) { $0.string($1) }
      $0.member("method", method) { $0.string($1) }
      $0.member("limits", limits) { $0.string($1) }
    }
  }

  /// The report as a JSON text for people, with a line end.
  var json: String {
    var json = JSONWriter()
    writeJSON(to: &json)
    return String(decoding: JSONLayout(json.bytes)?.bytes ?? json.bytes, as: UTF8.self)
  }

  /// The JSON Schema of a report, as a JSON text for people, with a line end.
  static var schema: String {
    var json = JSONWriter()
    json.object {
      $0.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      $0.member("title", "A report on contrast")
      $0.member("description", "What tintype report --format json writes about a theme or about files.")
      Shape.object(members).writeConstraints(to: &$0)
    }
    return String(decoding: JSONLayout(json.bytes)?.bytes ?? json.bytes, as: UTF8.self)
  }

  private static let place = [
    Shape.Member("file", .text, "The file with the color; of a theme’s, there’s none.", isRequired: false),
    Shape.Member("line", .whole(1...10_000_000), "Its line there.", isRequired: false),
    Shape.Member("column", .whole(1...10_000_000), "Its column there, in code points.", isRequired: false),
  ]

  /// The members of the object.
  static let members: [Shape.Member] = [
    Shape.Member("tintype", .text, "The version of Tintype that made it."),
    Shape.Member("date", .text, "The day it was made, such as 2026-11-28."),
    Shape.Member("theme", .text, "The theme it’s about.", isRequired: false),
    Shape.Member("files", .list(.text), "The files and folders it’s about.", isRequired: false),
    Shape.Member("product", .text, "The product, as someone named it.", isRequired: false),
    Shape.Member("productVersion", .text, "The product’s version.", isRequired: false),
    Shape.Member("author", .text, "Who answers for it.", isRequired: false),
    Shape.Member("company", .text, "Their company.", isRequired: false),
    Shape.Member("email", .text, "Their address.", isRequired: false),
    Shape.Member("passes", .flag, "Whether nothing falls short."),
    Shape.Member("summary", .text, "The result in a sentence."),
    Shape.Member("failures", .list(.text), "What falls short, in sentences; a theme’s pins come first."),
    Shape.Member(
      "criteria", ReportCriterion.shape, "What the colors say about success criteria."),
    Shape.Member(
      "pairs",
      .list(
        .object(
          [
            Shape.Member("color", .text, "The role or name of the color in front."),
            Shape.Member("on", .text, "The role or name of the color behind it."),
            Shape.Member("front", .orNull(.text), "#RRGGBB."),
            Shape.Member("back", .orNull(.text), "#RRGGBB."),
            Shape.Member("modes", .text, "A theme’s scheme, or a file’s modes."),
            Shape.Member("kind", .choice(Report.Kind.allCases.map(\.name)), "What it is."),
            Shape.Member("ratio", .number, "The contrast ratio."),
            Shape.Member("required", .number, "The ratio it needs."),
            Shape.Member("passes", .flag, "Whether it reaches that."),
            Shape.Member("use", .text, "What a theme’s color is for.", isRequired: false),
          ] + place)), "Every pair that was judged."),
    Shape.Member(
      "charts",
      .list(
        .object([
          Shape.Member("scheme", .text, "The theme’s scheme."),
          Shape.Member("safe", .whole(0...8), "How many of the eight colors everyone can tell apart."),
          Shape.Member(
            "differences",
            .list(
              .object([
                Shape.Member("eyes", .text, "Whose: typical, protan, deutan or tritan."),
                Shape.Member("first", .whole(1...8), "How many of the colors."),
                Shape.Member("least", .number, "The CIEDE2000 difference of the two that are most alike."),
              ])), "How much they differ."),
        ])), "A theme’s colors for charts, in each scheme."),
    Shape.Member(
      "notJudged",
      .list(
        .object(
          [
            Shape.Member("color", .text, "The name of the color in front."),
            Shape.Member("on", .text, "The name of the color behind it."),
            Shape.Member("modes", .text, "The file’s modes."),
            Shape.Member("kind", .choice(Report.Kind.allCases.map(\.name)), "What it may be."),
            Shape.Member("reason", .text, "Why not."),
          ] + place)), "Pairs of files that may fall short; the files don’t tell."),
    Shape.Member("leftOut", .list(.text), "What wasn’t looked at: what tintype.json ignores, and files without pairs."),
    Shape.Member("errors", .list(.text), "What couldn’t be read, and why."),
    Shape.Member("method", .list(.text), "How it was judged."),
    Shape.Member("limits", .list(.text), "What it doesn’t say."),
  ]
}

extension ReportCriterion {
  /// A list of them in JSON.
  static var shape: Shape {
    .list(
      .object([
        Shape.Member("number", .text, "The success criterion’s number in WCAG 2.2."),
        Shape.Member("name", .text, "Its name."),
        Shape.Member("level", .choice(["A", "AA", "AAA"]), "Its level."),
        Shape.Member("result", .choice(Result.allCases.map(\.name)), "How far these colors conform."),
        Shape.Member("remarks", .text, "Why."),
      ]))
  }
}

extension JSONWriter {
  mutating func criterion(_ criterion: ReportCriterion) {
    object {
      $0.member("number", criterion.number)
      $0.member("name", criterion.name)
      $0.member("level", criterion.level)
      $0.member("result", criterion.result.name)
      $0.member("remarks", criterion.remarks)
    }
  }

  fileprivate mutating func pair(_ pair: Report.Pair) {
    object {
      $0.member("color", pair.name)
      $0.member("on", pair.background)
      $0.member("front", pair.front)
      $0.member("back", pair.back)
      $0.member("modes", pair.modes)
      $0.member("kind", pair.kind.name)
      $0.member("ratio") { $0.ratio(pair.ratio) }
      $0.member("required", pair.required, places: 2)
      $0.member("passes", pair.passes)
      if !pair.use.isEmpty { $0.member("use", pair.use) }
      if let place = pair.place { $0.place(place) }
    }
  }

  fileprivate mutating func chart(_ chart: Report.Chart) {
    object {
      $0.member("scheme", chart.scheme)
      $0.member("safe", chart.safe)
      $0.member("differences", chart.differences) { json, difference in
        json.object {
          $0.member("eyes", difference.eyes)
          $0.member("first", difference.count)
          $0.member("least", difference.least, places: 2)
        }
      }
    }
  }

  fileprivate mutating func notJudged(_ pair: Report.NotJudged) {
    object {
      $0.member("color", pair.name)
      $0.member("on", pair.background)
      $0.member("modes", pair.modes)
      $0.member("kind", pair.kind.name)
      $0.member("reason", pair.reason)
      $0.place(pair.place)
    }
  }

  private mutating func place(_ place: Report.Place) {
    member("file", place.path)
    member("line", place.line)
    member("column", place.column)
  }
}
