import ArgumentParser

/// `tintype serve`: answers browsers until it is interrupted.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Serve Tintype's page to the browsers on this machine.")

  @Option(help: "The address to listen on. Any address other than loopback puts the page on the network.")
  var host = "127.0.0.1"

  @OptionGroup var page: PageOptions

  func run() async throws {
    try await page.serve(host: host) { announce($0) }
  }
}
