import Testing

@Suite("tintype serve, what every answer forbids")
struct SecurityHeaderTests {
  static let expected = [
    "content-security-policy":
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
      + "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
      + "form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types host",
    "x-content-type-options": "nosniff", "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin", "cross-origin-resource-policy": "same-origin",
  ]

  @Test("is the same for a page, a miss, a refusal, and a request that makes no sense")
  func everywhere() throws {
    let server = try RunningServer(site: TemporaryFolder(["index.html": "page"]))
    var answers = [
      200: try server.ask("/"), 304: try server.ask("/", ["If-None-Match": "*"]),
      404: try server.ask("/nothing"), 405: try server.ask("/", method: "POST"),
      406: try server.ask("/", ["Accept-Encoding": "*;q=0"]),
      431: try server.ask("/", ["X": String(repeating: "x", count: 70_000)]),
    ]
    let connection = try ClientConnection(port: server.port)
    try connection.send("nonsense\r\n\r\n")
    answers[400] = try connection.receive()
    for (status, answer) in answers {
      #expect(answer.status == status)
      for (name, value) in Self.expected { #expect(answer[name] == value, "\(name) of \(status)") }
      let features = answer["permissions-policy"]?.components(separatedBy: ", ") ?? []
      let allowed = features.filter { !$0.hasSuffix("=()") }
      #expect(allowed == ["clipboard-write=(self)", "local-fonts=(self)"])
      #expect(features.contains("camera=()") && features.contains("geolocation=()"))
    }
  }
}
