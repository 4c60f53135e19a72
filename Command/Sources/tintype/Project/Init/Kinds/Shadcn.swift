import Foundation

extension Proposals {
  /// The variables of shadcn/ui, in the form in which the app uses them; nil if no form fits all uses.
  mutating func shadcn(_ finding: WebFinding, _ sheet: AppSheet) -> ProposedOutput? {
    let version = finding.tailwind == .three ? "3" : "4"
    var output = merged("shadcn", finding, sheet, "shadcn/ui on Tailwind CSS \(version)")
    let uses = functions(around: finding)
    if uses.count > 1 {
      refuse(
        "Some of the variables in \(sheet.path) are used in \(uses.sorted().listed), and others differently. Use them all the same way first."
      )
      return nil
    }
    if let function = uses.first, function != "var" { output.set("values", function) }
    return output
  }

  /// The functions that the app puts the variables' values into; "var" for none.
  private func functions(around finding: WebFinding) -> Set<String> {
    let sheet = FileLinks.withoutComments(finding.text)
    let mapped = functions(mappedIn: sheet)
    guard mapped.isEmpty else { return mapped }
    let configuration = finding.app.config("tailwind.config").map { scan.text(of: $0) } ?? ""
    let text = FileLinks.withoutComments(configuration) + "\n" + sheet
    var uses: Set<String> = []
    for match in text.matches(of: #/\b(hsl|hsla|rgb|rgba|oklch)\(\s*var\(\s*--([\w-]+)/#) where Self.isColor(match.2) {
      uses.insert(match.1.hasSuffix("a") ? String(match.1.dropLast()) : String(match.1))
    }
    guard !uses.isEmpty else { return [] }
    for match in configuration.matches(of: #/["'`]var\(\s*--([\w-]+)/#) where Self.isColor(match.1) {
      uses.insert("var")
    }
    return uses
  }

  /// The functions in Tailwind's own list of colors, `--color-primary: hsl(var(--primary))`, where the last line of a name counts.
  private func functions(mappedIn sheet: String) -> Set<String> {
    var functions: [Substring: String] = [:]
    for match in sheet.matches(of: #/--color-([\w-]+)\s*:\s*(?:(hsl|rgb|oklch)a?\(\s*)?var\(\s*--([\w-]+)/#)
    where match.1 == match.3 && Self.isColor(match.1) {
      functions[match.1] = match.2.map(String.init) ?? "var"
    }
    return Set(functions.values)
  }

  private static func isColor(_ name: Substring) -> Bool {
    names.contains(name) || name.hasPrefix("sidebar") || name.hasPrefix("chart-")
  }

  private static let names: Set<Substring> = [
    "background", "foreground", "card", "card-foreground", "popover", "popover-foreground", "primary",
    "primary-foreground",
    "secondary", "secondary-foreground", "muted", "muted-foreground", "accent", "accent-foreground", "destructive",
    "destructive-foreground", "border", "input", "ring",
  ]
}
