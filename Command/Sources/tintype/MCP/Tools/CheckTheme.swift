import ColorScience
import Theme
import _Text

extension Tool {
  static let check = Tool(
    name: "check",
    title: "Check contrast",
    description: """
      Checks the contrast of everything that a theme paints, in light and dark, at standard contrast by WCAG AA and at high \
      contrast by AAA. Says where a chosen color doesn't read as it is, and which role to use there.
      """,
    parameters: [Parameter("theme", .text, ToolText.theme, isRequired: true)],
    answer: [
      Shape.Member("passes", .flag, "Whether every pair passes."),
      Shape.Member("pairs", .whole(0...10_000), "How many pairs were checked."),
      Shape.Member(
        "failures",
        .list(
          .object([
            Shape.Member("scheme", .text, "light, dark, light-high-contrast or dark-high-contrast."),
            Shape.Member("role", .text, "The role in front."),
            Shape.Member("on", .text, "The role behind it."),
            Shape.Member("front", .text, "#RRGGBB."),
            Shape.Member("back", .text, "#RRGGBB."),
            Shape.Member("ratio", .number, "The contrast ratio."),
            Shape.Member("required", .number, "The ratio it needs."),
          ])), "The pairs that fall short."),
      Shape.Member("advice", .list(.text), "Where a chosen color itself doesn't read, and what to use there."),
    ]
  ) { arguments throws(Refusal) in
    let audit = WholeAudit(try Theme(argument: arguments.text("theme") ?? ""))
    return ToolAnswer(audit.text) { audit.writeJSON(to: &$0) }
  }
}

/// Everything a theme paints in its four schemes.
private struct WholeAudit {
  private let audits: [(scheme: String, audit: ContrastAudit)]
  private let advice: [String]

  init(_ theme: Theme) {
    audits = [
      ("light", ContrastAudit(theme, on: .light)),
      ("dark", ContrastAudit(theme, on: .dark)),
      ("light-high-contrast", ContrastAudit(theme, on: .light, contrast: .high, level: .aaa)),
      ("dark-high-contrast", ContrastAudit(theme, on: .dark, contrast: .high, level: .aaa)),
    ]
    advice = [Appearance.light, .dark].flatMap { appearance in
      ContrastAdvice(theme, on: appearance).lines.map { (appearance == .dark ? "In the dark: " : "") + $0 }
    }
  }

  private var failures: [(scheme: String, pair: AuditedPair)] {
    audits.flatMap { scheme, audit in audit.shortfalls.map { (scheme, $0) } }
  }

  private var pairCount: Int { audits.reduce(0) { $0 + $1.audit.pairs.count } }

  var text: String {
    let failures = failures.map { scheme, pair in
      "\(scheme): \(pair.role.name) on \(pair.background.name) is \(ratio(pair.ratio)), and needs \(pair.required.hundredths):1."
    }
    let verdict =
      failures.isEmpty
      ? "Passes: \(pairCount) pairs in light, dark, and both at high contrast."
      : "Fails: \(failures.count) of \(pairCount) pairs."
    return ([verdict] + failures + advice).joined(separator: "\n")
  }

  func writeJSON(to json: inout JSONWriter) {
    json.object {
      $0.member("passes", failures.isEmpty)
      $0.member("pairs", pairCount)
      $0.member("failures", failures) { json, failure in
        json.object {
          $0.member("scheme", failure.scheme)
          $0.member("role", failure.pair.role.name)
          $0.member("on", failure.pair.background.name)
          $0.member("front", failure.pair.front.hex)
          $0.member("back", failure.pair.back.hex)
          $0.member("ratio") { $0.ratio(failure.pair.ratio) }
          $0.member("required", failure.pair.required, places: 2)
        }
      }
      $0.member("advice", advice) { $0.string($1) }
    }
  }
}
