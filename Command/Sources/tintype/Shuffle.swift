import ArgumentParser
import ColorScience
import Foundation
import Suggestions
import Theme
import _Text

struct Shuffle: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Suggest themes: colors and fonts that go together, legible by construction.",
    discussion: """
      Prints one theme per line, the same ones for the same seed, as the page shows them when it starts from that seed. It \
      chooses among the fonts that come with the page. No theme repeats within 50, unless the locks leave fewer.

      A lock keeps a choice: primary=indigo-500, accent=tomato, title=EB+Garamond, body=Lato. Its color may be any that \
      "tintype color" takes. If everything else is locked, or some people can't tell the two locked colors apart, it says \
      what to change, and the exit status is 2.

      Without a seed, it reads one per line from standard input.

      Example:
        tintype shuffle --seed 7 --lock primary=indigo-500 --count 5
        tintype shuffle --seed 7 | tintype scheme --dark
      """)

  @Option(parsing: .unconditional, help: "Where to start: a whole number from 0 to 18446744073709551615.")
  var seed: String?

  @Option(parsing: .unconditional, help: "How many themes to suggest, 1 to 10000.")
  var count = 1

  @Option(help: ArgumentHelp("A choice to keep; may be given four times.", valueName: "choice"))
  var lock: [String] = []

  @Flag(help: "Print one line of JSON per theme.")
  var json = false

  func validate() throws {
    guard 1...10000 ~= count else { throw ValidationError("--count takes a number from 1 to 10000, not \(count).") }
  }

  func run() throws {
    let theme: Theme
    do throws(Refusal) {
      theme = try Theme(locks: lock)
    } catch {
      throw try error.answered(to: lock, json: json)
    }
    let lines = LineAnswers(arguments: seed.map { [$0] } ?? [], json: json, isBlock: true)
    try lines.run { (line, output) throws(Refusal) in
      let suggestions = try Shuffler.suggestions(keeping: theme, seed: UInt64(seed: line), count: count)
      for (index, suggestion) in suggestions.enumerated() {
        if index > 0 { output.append("\n") }
        append(suggestion, for: line, to: &output)
      }
    }
  }

  private func append(
    _ suggestion: Shuffler.Suggestion, for seed: UnsafeBufferPointer<UInt8>, to output: inout Output
  ) {
    let theme = suggestion.theme.string
    guard json else { return output.append(theme) }
    output.json {
      $0.object { json in
        json.member("seed", seed)
        json.member("theme", theme)
        suggestion.writeChoices(to: &json)
      }
    }
  }
}

extension Shuffler {
  /// Suggests themes that keep every choice of a theme. Chooses among the fonts that come with the page.
  static func suggestions(keeping theme: Theme, seed: UInt64, count: Int) throws(Refusal) -> [Suggestion] {
    var locks = Locks()
    for role in Role.allCases { locks[role] = theme[role] != nil }
    var shuffler = Shuffler(seed: seed)
    var suggestions: [Suggestion] = []
    do throws(ShuffleError) {
      while suggestions.count < count {
        suggestions.append(try shuffler.next(after: theme, keeping: locks, from: MeasuredFamily.included))
      }
    } catch {
      throw Refusal(error.sentence)
    }
    return suggestions
  }
}

extension Shuffler.Suggestion {
  /// Writes members for the choices and the reason.
  func writeChoices(to json: inout JSONWriter) {
    for role in Role.allCases {
      json.key(role.key)
      json.string(theme[role]?.tint?.color.hex ?? theme[role]?.label ?? "")
    }
    json.member("reason", sentence)
  }
}

extension UInt64 {
  /// Reads a seed.
  fileprivate init(seed line: UnsafeBufferPointer<UInt8>) throws(Refusal) {
    let text = String(decoding: line, as: UTF8.self)
    guard let seed = UInt64(text), text.utf8.first.map({ $0 != UInt8(ascii: "+") }) ?? false else {
      throw Refusal("\(quoted(text)) is not a seed. Give a whole number from 0 to \(UInt64.max), such as 7.")
    }
    self = seed
  }
}
