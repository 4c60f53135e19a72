import Conformance
import Foundation
import _Text

extension Report {
  /// A report in GSA's OpenACR, for the VPAT 2.5 of WCAG 2.2. It says nothing about a criterion that colors don't tell of.
  /// Source: github.com/GSA/openacr, schema/openacr-0.1.0.json and catalog/2.5-edition-wcag-2.2-en.yaml.
  func openACR() throws(Refusal) -> String {
    var product = details.product
    if case .theme(_, let name) = subject, !name.isEmpty { product = product ?? name }
    guard let product, let email = details.email else {
      let missing = [
        product == nil ? "a product, with --product" : nil, details.email == nil ? "an address, with --email" : nil,
      ]
      throw Refusal(
        "OpenACR needs \(missing.compactMap { $0 }.listed), or with “report” in tintype.json: {\"report\": {\"product\": …, \"email\": …}}."
      )
    }
    var yaml = YAMLLines()
    yaml.add("title", "\(product): contrast of its colors")
    yaml.add("product")
    yaml.add("name", product, depth: 1)
    if let version = details.productVersion { yaml.add("version", version, depth: 1) }
    yaml.add("author")
    if let author = details.author { yaml.add("name", author, depth: 1) }
    if let company = details.company { yaml.add("company_name", company, depth: 1) }
    yaml.add("email", email, depth: 1)
    yaml.add("report_date", details.date)
    yaml.add("notes", ([summary] + limits + [Self.openWord]).joined(separator: " "))
    yaml.add(
      "evaluation_methods_used",
      (["\(details.maker) computed this."] + method).joined(separator: " "))
    yaml.add("catalog", "2.5-edition-wcag-2.2-en")
    yaml.add("chapters")
    for (chapter, numbers) in Self.chapters {
      yaml.add("success_criteria_level_\(chapter)", depth: 1)
      yaml.add("criteria", depth: 2)
      for number in numbers.split(separator: " ") { add(String(number), to: &yaml) }
    }
    return yaml.text
  }

  private func add(_ number: String, to yaml: inout YAMLLines) {
    let judged = criteria.first { $0.number == number }
    yaml.add("- num", number, depth: 3)
    yaml.add("components", depth: 4)
    for component in ["web", "electronic-docs", "software", "authoring-tool"] {
      let criterion = components.contains(component) ? judged : nil
      yaml.add("- name", component, depth: 5)
      yaml.add("adherence", depth: 6)
      yaml.add("level", (criterion?.result ?? .notEvaluated).name, depth: 7)
      yaml.add("notes", criterion?.remarks ?? "Not part of this report on colors.", depth: 7)
    }
  }

  /// What the colors are in: a theme may be in pages and in apps.
  private var components: Set<String> {
    guard case .files = subject else { return ["web", "software"] }
    let programs = [".swift", ".kt", ".dart", ".xml", ".xaml", ".axaml", ".xcassets", "Contents.json"]
    return Set(
      pairs.compactMap(\.place?.path).map { path in programs.contains { path.hasSuffix($0) } ? "software" : "web" })
  }

  private static let openWord =
    "The VPAT has “Not Evaluated” for level AAA only. Where this says so at level A or AA, evaluate the product, and replace it."

  private static let chapters = [
    (
      "a",
      "1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.1 4.1.2"
    ),
    (
      "aa",
      "1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3"
    ),
    (
      "aaa",
      "1.2.6 1.2.7 1.2.8 1.2.9 1.3.6 1.4.6 1.4.7 1.4.8 1.4.9 2.1.3 2.2.3 2.2.4 2.2.5 2.2.6 2.3.2 2.3.3 2.4.8 2.4.9 2.4.10 2.4.12 2.4.13 2.5.5 2.5.6 3.1.3 3.1.4 3.1.5 3.1.6 3.2.5 3.3.5 3.3.6 3.3.9"
    ),
  ]
}

/// Lines of YAML. Every text is in quotation marks, as in JSON, which YAML 1.2 reads.
private struct YAMLLines {
  private(set) var text = ""

  /// Begins a mapping or a list.
  mutating func add(_ key: String, depth: Int = 0) { line(key + ":", depth) }

  mutating func add(_ key: String, _ value: String, depth: Int = 0) {
    var json = JSONWriter()
    json.string(value)
    line(key + ": " + String(decoding: json.bytes, as: UTF8.self), depth)
  }

  /// An item's other keys are two columns to the right of its hyphen.
  private mutating func line(_ line: String, _ depth: Int) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }
}
