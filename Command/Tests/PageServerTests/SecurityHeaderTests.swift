import Foundation
import ServerTestSupport
import Testing

@Suite("What every answer forbids")
struct SecurityHeaderTests {
  static let expected = [
    "content-security-policy":
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
      + "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
      + "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types host",
    "x-content-type-options": "nosniff", "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin", "cross-origin-resource-policy": "same-origin",
  ]

  @Test("is the same whatever the answer")
  func everywhere() throws {
    let server = try TestServer()
    let replies = [
      200: try server.ask("/"), 304: try server.ask("/", ["If-None-Match": "*"]),
      400: try server.ask("bad"), 404: try server.ask("/nothing"), 405: try server.ask("/", method: "POST"),
      406: try server.ask("/", ["Accept-Encoding": "*;q=0"]), 412: try server.ask("/", ["If-Match": "\"a\""]),
      414: try server.ask("/" + String(repeating: "x", count: 20_000)),
      431: try server.ask("/", ["X": String(repeating: "x", count: 20_000)]),
      501: try server.ask("/", method: "BREW"), 503: try server.ask("/fonts.txt"),
    ]
    for (status, reply) in replies {
      #expect(reply.status == status)
      for (name, value) in Self.expected { #expect(reply[name] == value, "\(name) of \(status)") }
      let features = reply["permissions-policy"]?.components(separatedBy: ", ") ?? []
      #expect(features.filter { !$0.hasSuffix("=()") } == ["clipboard-write=(self)"])
      #expect(features.contains("camera=()") && features.contains("local-fonts=()"))
    }
  }

  @Test("is what a page says that has a policy of its own, and frames besides")
  func ownPolicy() throws {
    let page = "<meta http-equiv=\"Content-Security-Policy\" content=\"style-src 'self' 'sha256-abc='\">"
    let server = try TestServer(TemporaryFolder(["index.html": page, "page.txt": page]))
    let policy = "style-src 'self' 'sha256-abc='; frame-ancestors 'none'"
    #expect(try server.ask("/")["content-security-policy"] == policy)
    #expect(try server.ask("/", ["If-None-Match": "*"])["content-security-policy"] == policy)
    for path in ["/page.txt", "/nothing"] {
      #expect(try server.ask(path)["content-security-policy"] == Self.expected["content-security-policy"])
    }
  }

  @Test("comes once, even if a page's policy looks like two headers")
  func noInjection() throws {
    let page = "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src *\r\nX-Injected: 1\">"
    let reply = try TestServer(TemporaryFolder(["index.html": page])).ask("/")
    #expect(reply["x-injected"] == nil)
    #expect(reply["content-security-policy"] == Self.expected["content-security-policy"])
  }
}
