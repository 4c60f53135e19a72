import ArgumentParser
import Foundation
import _Text

@main
struct Tintype: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tintype",
    abstract: "Choose two colors and two fonts for an app, and take them home as code.",
    version: "1.0.0",
    subcommands: [
      Serve.self, Open.self, Color.self, ContrastCommand.self, Difference.self, Vision.self, Palette.self,
      SchemeCommand.self,
      Check.self, ReportCommand.self, Export.self, Import.self, InitCommand.self, Build.self, Diff.self, Schema.self,
      FormatsCommand.self,
      FontsCommand.self, Crayons.self, Gallery.self, Shuffle.self, Accents.self, Pairs.self, Extract.self, MCP.self,
    ])

  /// Runs the command. Wrong usage ends with status 2, like any other wrong input.
  static func main() async {
    do {
      do {
        try checkHelp(on: CommandLine.arguments.dropFirst())
        try checkCommand(CommandLine.arguments.dropFirst().first)
        var command = try parseAsRoot()
        if var asynchronous = command as? any AsyncParsableCommand {
          try await asynchronous.run()
        } else {
          try command.run()
        }
      } catch  where exitCode(for: error).isSuccess {
        // Help, the version or a completion script.
        var output = Output()
        output.append(fullMessage(for: error))
        try output.endLine()
        try output.flush()
      }
    } catch let refusal as Refusal {
      complain(refusal.sentence)
      Foundation.exit(2)
    } catch {
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      writeToStandardError(fullMessage(for: error) + "\n")
      Foundation.exit(2)
    }
  }

  /// The parser takes a word that's no subcommand for an argument of the command itself, which has none.
  private static func checkCommand(_ word: String?) throws(Refusal) {
    guard let word, !word.hasPrefix("-") else { return }
    let names = configuration.subcommands.map { $0.commandName }
    guard !names.contains(word), word != "help" else { return }
    let remedy = suggestion(for: word, among: names + ["help"]) ?? "The commands are \(names.listed)."
    throw Refusal("There’s no command \(quoted(word)). \(remedy)")
  }

  /// The parser shows the help of the whole command for a subcommand that it doesn't know.
  private static func checkHelp(on arguments: ArraySlice<String>) throws(Refusal) {
    guard arguments.first == "help" else { return }
    let words = arguments.dropFirst().filter { !$0.hasPrefix("-") }
    let names = configuration.subcommands.map { $0.commandName } + ["help"]
    guard let first = words.first, words.count > 1 || !names.contains(first) else { return }
    throw Refusal("There is no subcommand \(quoted(words.joined(separator: " "))); “tintype help” lists them.")
  }
}

extension ParsableCommand {
  /// Its name, as it's typed after "tintype".
  static var commandName: String { configuration.commandName ?? "\(Self.self)".lowercased() }
}
