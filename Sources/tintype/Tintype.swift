import ArgumentParser

@main
struct Tintype: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tintype",
    abstract: "Choose a primary color, an accent color, a title font and a body font; take them home as code.",
    subcommands: [
      Serve.self, Color.self, Contrast.self, Difference.self, Vision.self, Palette.self, Check.self,
    ])
}
