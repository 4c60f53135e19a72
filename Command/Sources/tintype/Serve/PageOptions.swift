import ArgumentParser
import Foundation
import NIOPosix
import PageServer
import SiteFiles

/// How to serve the page: the port to listen on, and the folder with the page.
struct PageOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The port to listen on (default: the PORT variable, or 8080).", valueName: "number"))
  var port: String?

  @Option(
    help: ArgumentHelp(
      "The folder with the page (default: `site` beside this program, or the one installed with it).", valueName: "dir")
  )
  var site: String?

  /// Serves the page until the process is interrupted.
  /// - Parameters:
  ///   - ready: called with the address as soon as the server listens.
  func serve(host: String, project: LiveProject? = nil, _ ready: (_ url: String) -> Void) async throws {
    try await listen(host: host, Server.bootstrap(readSite(), project: project), ready)
  }

  /// Listens at the port until the process is interrupted.
  /// - Parameters:
  ///   - ready: called with the address as soon as the server listens.
  func listen(
    host: String, _ server: @autoclosure () throws -> ServerBootstrap, _ ready: (_ url: String) -> Void
  ) async throws {
    let place = try ListeningPlace(host: host, port: chosenPort())
    let listeners = try await place.listeners(for: server())
    endOnInterruption()
    signal(SIGPIPE, SIG_IGN)
    ready(place.url)
    for listener in listeners { try await listener.closeFuture.get() }
  }

  private func chosenPort() throws(Refusal) -> Int {
    let environment = ProcessInfo.processInfo.environment["PORT"]
    let (name, text) = if let port { ("--port", port) } else { ("The PORT variable", environment ?? "8080") }
    guard let number = UInt16(text), number > 0 else {
      throw Refusal("\(name) takes a number from 1 to 65535, not “\(text)”.")
    }
    return Int(number)
  }

  private func readSite() throws(Refusal) -> Site {
    do throws(Site.Failure) {
      return try Site(folder: siteFolder)
    } catch {
      throw Refusal(error.sentence)
    }
  }

  private var siteFolder: URL {
    site.map { URL(filePath: $0) } ?? Site.installedFolder
  }
}

extension Site {
  /// The page that's installed with this program, or `site` beside it.
  static var installedFolder: URL {
    let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments.first ?? "tintype")
    let folder = program.resolvingSymlinksInPath().deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appending(path: "share/tintype/site")
    return FileManager.default.fileExists(atPath: installed.path) ? installed : folder.appending(path: "site")
  }
}

/// Prints the one line that a server prints. Its reader may be gone; the server goes on.
func announce(_ line: String) {
  try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
}
