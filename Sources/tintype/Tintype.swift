import ArgumentParser
import Foundation

@main
struct Tintype: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tintype",
    abstract: "Choose a primary color, an accent color, a title font and a body font; take them home as code.",
    subcommands: [
      Serve.self, Color.self, Contrast.self, Difference.self, Vision.self, Palette.self, Check.self,
    ])

  /// Runs the command. A call that cannot be understood ends with status 2, like every other wrong input.
  static func main() async {
    do {
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch {
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      FileHandle.standardError.write(Data((fullMessage(for: error) + "\n").utf8))
      Foundation.exit(2)
    }
  }
}
