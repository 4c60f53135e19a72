import Testing

@Suite("tintype help")
struct HelpTests {
  @Test(
    "Shows the help of a subcommand", arguments: ["color", "scheme", "formats", "serve", "open", "extract", "help"])
  func subcommand(name: String) throws {
    let help = try Filter("help", name)
    #expect(help.output.contains("USAGE: tintype \(name)"))
    #expect(help.status == 0 && help.error.isEmpty)
  }

  @Test("Without one, or with its own option, shows that of the command", arguments: [[], ["--help"]])
  func command(arguments: [String]) throws {
    let help = try Filter(["help"] + arguments, input: .init())
    #expect(help.output.hasPrefix("OVERVIEW: ") && help.status == 0)
  }

  @Test(
    "Says in one sentence that there's no such subcommand",
    arguments: [["bogus"], ["Color"], ["color", "bogus"], ["color", "color"], [""]])
  func bogus(words: [String]) throws {
    let help = try Filter(["help"] + words, input: .init())
    #expect(
      help.error == "tintype: There is no subcommand “\(words.joined(separator: " "))”; “tintype help” lists them.\n")
    #expect(help.status == 2 && help.output.isEmpty)
  }
}
