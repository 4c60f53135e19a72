import ColorScience
import Theme
import _Text

extension ThemeDifference {
  /// For a terminal.
  var table: String {
    guard !isEmpty else { return "No difference." }
    var parts: [String] = []
    if !choices.isEmpty {
      parts.append(text(ofTable: choices.map { [$0.name, $0.before ?? "none", "→", $0.after ?? "none"] }))
    }
    if !colors.isEmpty {
      parts.append(text(ofTable: [["", "", "", "before", "after", "deltaE-OK", "contrast"]] + colors.map(\.cells)))
    }
    return parts.joined(separator: "\n\n")
  }

  /// For a pull request.
  var markdown: String {
    guard !isEmpty else { return "The themes are the same." }
    var parts: [String] = []
    let broken = colors.filter(\.breaksPromise)
    if !broken.isEmpty {
      parts.append(
        "**\(broken.count == 1 ? "A color doesn’t" : "\(broken.count) colors don’t") read as well as needed.**")
    }
    if !choices.isEmpty {
      parts.append(
        Self.markdown(["", "Before", "After"], choices.map { [$0.name, $0.before ?? "none", $0.after ?? "none"] }))
    }
    if !colors.isEmpty {
      parts.append(Self.markdown(["", "", "Color", "Before", "After", "deltaE-OK", "Contrast"], colors.map(\.cells)))
    }
    return parts.joined(separator: "\n\n")
  }

  private static func markdown(_ head: [String], _ rows: [[String]]) -> String {
    ([head, head.map { _ in "---" }] + rows).map { row in
      "| " + row.map(\.escapedForMarkdown).joined(separator: " | ") + " |"
    }.joined(separator: "\n")
  }

  func writeJSON(to json: inout JSONWriter) {
    json.object {
      $0.member("choices", choices) { json, choice in
        json.object {
          $0.member("name", choice.name)
          $0.member("before", choice.before)
          $0.member("after", choice.after)
        }
      }
      $0.member("colors", colors) { json, color in
        json.object {
          $0.member("change", color.change)
          $0.member("name", color.name)
          $0.member("appearance", color.appearance == .dark ? "dark" : "light")
          $0.member("before") { json in color.before.map { json.state($0) } ?? json.null() }
          $0.member("after") { json in color.after.map { json.state($0) } ?? json.null() }
          $0.member("deltaEOK") { json in color.distance.map { json.number($0, places: 4) } ?? json.null() }
          $0.member("required") { json in color.required.map { json.number($0, places: 2) } ?? json.null() }
          $0.member("broken", color.breaksPromise)
        }
      }
      $0.member("broken", breaksPromise)
    }
  }
}

extension ThemeDifference.ChangedColor {
  fileprivate var change: String { before == nil ? "added" : after == nil ? "removed" : "changed" }

  fileprivate var cells: [String] {
    let contrasts = [before?.ratio, after?.ratio].compactMap { $0 }.map { ratio($0) }
    let needs = breaksPromise ? ", needs \(required.map { ratio($0) } ?? "")" : ""
    return [
      change, appearance == .dark ? "dark" : "light", name, before?.color.hex ?? "", after?.color.hex ?? "",
      distance.map { FixedDecimal($0, places: 3).text } ?? "", contrasts.joined(separator: " → ") + needs,
    ]
  }
}

extension JSONWriter {
  fileprivate mutating func state(_ state: ThemeDifference.ChangedColor.State) {
    object {
      $0.member("hex", state.color.hex)
      $0.member("contrast") { json in state.ratio.map { json.ratio($0) } ?? json.null() }
    }
  }
}

extension String {
  /// Nothing in it ends a cell of a table or begins markup.
  fileprivate var escapedForMarkdown: String {
    var text = ""
    for character in self {
      if "\\`*_{}[]<>|~&".contains(character) { text += "\\" }
      text.append(character.isNewline ? " " : character)
    }
    return text
  }
}
