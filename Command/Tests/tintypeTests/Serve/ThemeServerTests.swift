import Foundation
import ServerTestSupport
import Testing

@Suite("tintype serve --themes")
struct ThemeServerTests {
  static let harbor = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato&name=Harbor"
  let server: RunningServer

  init() throws { server = try RunningServer(arguments: ["--themes"]) }

  @Test(
    "answers with the bytes of tintype export",
    arguments: [
      ("", []), ("&selector=.dark&prefix=hb-", ["--selector", ".dark", "--prefix", "hb-"]),
      ("&only=primary%2Con-primary,fonts", ["--only", "primary,on-primary,fonts"]), ("&v=1.0.0", []),
      ("&selector=%5Bdata-theme%3Ddark%5D", ["--selector", "[data-theme=dark]"]),
    ])
  func styleSheet(query: String, flags: [String]) throws {
    let reply = try server.ask("/theme.css?" + Self.harbor + query)
    #expect(reply.status == 200)
    #expect(reply["content-type"] == "text/css; charset=utf-8")
    #expect(reply.text == (try Command.run(["export", Self.harbor, "--format", "css"] + flags)).output)
  }

  @Test("compresses them for whoever accepts Brotli", arguments: ["/theme.css?", "/scheme.json?"])
  func brotli(path: String) throws {
    let connection = try ClientConnection(port: server.port)
    let plain = try connection.ask(path + Self.harbor, ["Accept-Encoding": "gzip"])
    let small = try connection.ask(path + Self.harbor, ["Accept-Encoding": "gzip, br"])
    #expect(plain["content-encoding"] == nil)
    #expect(small["content-encoding"] == "br")
    #expect(small["vary"] == "Accept-Encoding" && small["etag"] != plain["etag"])
    #expect(small.body.count < plain.body.count / 3)
    let folder = try TemporaryFolder()
    try small.body.write(to: URL(filePath: folder.path + "/theme.br"))
    #expect(try Filter(bash: "brotli --decompress --stdout \(folder.path)/theme.br").output == plain.text)
  }

  @Test(
    "answers with the bytes of tintype scheme",
    arguments: [
      ("", []), ("&appearance=dark", ["--dark"]), ("&appearance=light&contrast=high", ["--contrast", "high"]),
    ])
  func scheme(query: String, flags: [String]) throws {
    let reply = try server.ask("/scheme.json?" + Self.harbor + query)
    #expect(reply["content-type"] == "application/json")
    #expect(reply.text == (try Command.run(["scheme", Self.harbor, "--json"] + flags)).output)
  }

  @Test(
    "says in the sentence of the command what's wrong", arguments: ["primary=nonsense", "accent=red&corner=wide", ""])
  func noTheme(query: String) throws {
    let reply = try server.ask("/scheme.json?" + query)
    #expect(reply.status == 400)
    #expect(reply["cache-control"] == "no-store")
    #expect("tintype: " + reply.text == (try Command.run(["scheme", query])).errors)
  }

  @Test(
    "refuses what can't be answered in one sentence",
    arguments: [
      ("/theme.css?primary=red", "This theme isn’t complete. Choose an accent color first."),
      ("/theme.css?\(harbor)&access=public", "Of the formats, only swift takes the option “access”."),
      ("/theme.css?\(harbor)&prefix=%FF", "The value of “prefix” isn’t UTF-8, percent-encoded."),
      ("/theme.css?\(harbor)&prefix=a-&prefix=b-", "“prefix” is there twice."),
      ("/theme.css?\(harbor)&fonts=fonts", "No font files come with this address; “fonts” takes project or none."),
      ("/scheme.json?\(harbor)&contrast=low", "“contrast” takes standard or high, not “low”."),
    ])
  func refusals(address: String, sentence: String) throws {
    let reply = try server.ask(address)
    #expect(reply.status == 400)
    #expect(reply.text == sentence + "\n")
  }

  @Test(
    "has neither the page nor the fonts of this machine", arguments: ["/", "/index.html", "/fonts.txt", "/theme", "//"])
  func nothingElse(path: String) throws {
    #expect(try server.ask(path).status == 404)
  }

  @Test("prints its address and nothing of what's asked for")
  func noLog() throws {
    _ = try server.ask("/theme.css?" + Self.harbor)
    _ = try server.ask("/theme.css?primary=nonsense")
    #expect(server.end() == .init(status: 0, output: server.announcement, errors: ""))
  }

  @Test("takes no folder of a page")
  func noSite() throws {
    let said = try Command.run(["serve", "--themes", "--site", "."])
    #expect(said.status == 2)
    #expect(said.errors.contains("--themes serves no page, so it takes no --site."))
  }
}
