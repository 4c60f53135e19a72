import ArgumentParser
import Foundation
import PageServer
import SiteFiles

/// `tintype serve`: answers browsers until it is interrupted.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Serve Tintype's page to the browsers on this machine.")

  @Option(help: ArgumentHelp("The port to listen on (default: the PORT variable, or 8080).", valueName: "number"))
  var port: String?

  @Option(help: "The address to listen on. Any address other than loopback puts the page on the network.")
  var host = "127.0.0.1"

  @Option(
    help: ArgumentHelp(
      "The folder with the page (default: `site` beside this program, or the one installed with it).", valueName: "dir")
  )
  var site: String?

  func run() async throws {
    let place = try ListeningPlace(host: host, port: chosenPort())
    let listeners = try await place.listeners(for: Server.bootstrap(readSite()))
    handleSignals()
    // The reader of the address may be gone. Keep serving.
    try? FileHandle.standardOutput.write(contentsOf: Data((place.url + "\n").utf8))
    for listener in listeners { try await listener.closeFuture.get() }
  }

  private func readSite() throws(Refusal) -> Site {
    do throws(Site.Failure) {
      return try Site(folder: siteFolder)
    } catch {
      throw Refusal(error.sentence)
    }
  }

  /// An interruption ends the process at once with status 0, because it has nothing to save.
  private func handleSignals() {
    for number in [SIGINT, SIGTERM] {
      signal(number) { _ in _exit(0) }
    }
    signal(SIGPIPE, SIG_IGN)
  }

  private func chosenPort() throws(Refusal) -> Int {
    let environment = ProcessInfo.processInfo.environment["PORT"]
    let (name, text) = if let port { ("--port", port) } else { ("The PORT variable", environment ?? "8080") }
    guard let number = UInt16(text), number > 0 else {
      throw Refusal("\(name) takes a number from 1 to 65535, not “\(text)”.")
    }
    return Int(number)
  }

  private var siteFolder: URL {
    if let site { return URL(filePath: site) }
    let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments.first ?? "tintype")
    let folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appending(path: "share/tintype/site")
    return FileManager.default.fileExists(atPath: installed.path) ? installed : folder.appending(path: "site")
  }
}
