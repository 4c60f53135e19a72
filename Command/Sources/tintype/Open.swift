import ArgumentParser
import Foundation
import PageServer

/// `tintype open`: serves the page bound to a project, until it's interrupted.
struct Open: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Open the page for a project: what you choose there is saved and built at once.",
    discussion: """
      Prints the page's address. Each choice on the page goes into the project's tintype.json, where only the theme changes, \
      and the files that it lists are built. So an app that reloads its files shows a color the moment you choose it. Changes \
      from elsewhere, such as an editor or git, show up on the page.

      The address is good for one page, and once that's open, another address is printed. Whoever opens it can change the \
      theme, and nothing else, from this machine; keep it to yourself. Press Control-C to end.

      Example:
        tintype open --browser
        tintype open web --theme night
      """)

  @Argument(help: ArgumentHelp("The folder with the tintype.json.", valueName: "folder"))
  var folder = "."

  @Option(help: ArgumentHelp("The theme to work on, if the project has several.", valueName: "name"))
  var theme: String?

  @Flag(help: "Open the address in the browser, too.")
  var browser = false

  @OptionGroup var page: PageOptions

  func run() async throws {
    let folder = try ProjectFolder(near: folder, site: page.site)
    let link = try ProjectLink(folder, theme: theme)
    try await page.serve(host: "127.0.0.1", project: link.live) { url in
      link.follow()
      @Sendable func address(_ invitation: AccessToken) -> String { "\(url)/#project=\(invitation.text)" }
      let first = address(link.live.access.invitation)
      link.live.access.follow { announce("To open another page: \(address($0))") }
      announce(first)
      if browser { openInBrowser(first) }
    }
  }
}

/// Opens an address in the person's browser, or says that it can't.
private func openInBrowser(_ address: String) {
  #if canImport(Darwin)
    let program = "open"
  #else
    let program = "xdg-open"
  #endif
  let process = Process()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = [program, address]
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  process.terminationHandler = { process in
    if process.terminationStatus != 0 { complain("No browser could be opened. Open the address yourself.") }
  }
  do {
    try process.run()
  } catch {
    complain("No browser could be opened. Open the address yourself.")
  }
}
