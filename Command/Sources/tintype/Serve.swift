import ArgumentParser
import PageServer

/// `tintype serve`: answers browsers until it is interrupted.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serve Tintype's page to the browsers on this machine.",
    discussion: """
      With --themes, it serves themes instead, to an app that has one for each customer. /theme.css with a theme and options \
      after its question mark is what "tintype export --format css" prints, and /scheme.json is what "tintype scheme --json" \
      prints; appearance=dark and contrast=high are for that. An address that also says the version of Tintype, such as v=1.0.0, \
      may be kept for a year. Nothing is written, and nothing that's asked for is logged.

      Example:
        tintype serve
        tintype serve --themes --port 9000
        curl 'http://127.0.0.1:9000/theme.css?primary=indigo-500&accent=pink-a200&title=Inter&body=Lato'
      """)

  @Option(help: "The address to listen on. Any address other than loopback puts the page on the network.")
  var host = "127.0.0.1"

  @Flag(help: "Serve themes instead of the page.")
  var themes = false

  @OptionGroup var page: PageOptions

  func validate() throws {
    guard !themes || page.site == nil else { throw ValidationError("--themes serves no page, so it takes no --site.") }
  }

  func run() async throws {
    if themes {
      try await page.listen(host: host, Server.bootstrap(.themes)) { announce($0) }
    } else {
      try await page.serve(host: host) { announce($0) }
    }
  }
}
