import ArgumentParser
import Foundation

/// `tintype serve`: answers browsers until it is interrupted.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Serve Tintype's page to the browsers of this machine.")

  @Option(help: ArgumentHelp("The port to listen on; else the environment's PORT, else 8080.", valueName: "number"))
  var port: String?

  @Option(help: "The address to listen on; any but the loopback shows the page to the network.")
  var host = "127.0.0.1"

  @Option(help: ArgumentHelp("The folder with the page; else the folder `site` beside this program.", valueName: "dir"))
  var site: String?

  func run() async throws {
    try await Refusal.reported {
      let place = try ListeningPlace(host: host, port: chosenPort())
      let handler = SiteHandler(site: try Site(folder: siteFolder), fonts: FontList())
      let server = try Server(at: place) { await handler.response(to: $0) }
      try await server.run {
        print(place.url)
        fflush(nil)
      }
    }
  }

  private func chosenPort() throws(Refusal) -> UInt16 {
    let environment = ProcessInfo.processInfo.environment["PORT"]
    let (name, text) = if let port { ("--port", port) } else { ("The environment's PORT", environment ?? "8080") }
    guard let number = UInt16(text), number > 0 else {
      throw Refusal("\(name) is a number from 1 to 65535, not '\(text)'.")
    }
    return number
  }

  private var siteFolder: URL {
    if let site { return URL(filePath: site) }
    let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    return program.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "site")
  }
}
