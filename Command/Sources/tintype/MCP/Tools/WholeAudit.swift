import ColorScience
@_spi(Report) import Theme
import _Text

/// Everything a theme paints in its four schemes.
struct WholeAudit {
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
      "\(scheme): \(pair.name) on \(pair.backgroundName) is \(ratio(pair.ratio)), and needs \(pair.required.hundredths):1."
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
          $0.member("modes", failure.scheme)
          $0.member("role", failure.pair.name)
          $0.member("on", failure.pair.backgroundName)
          $0.member("front", failure.pair.front.hex)
          $0.member("back", failure.pair.back.hex)
          $0.member("ratio") { $0.ratio(failure.pair.ratio) }
          $0.member("required", failure.pair.required, places: 2)
        }
      }
      $0.member("advice", advice) { $0.string($1) }
      $0.member("fixed", 0)
    }
  }
}
