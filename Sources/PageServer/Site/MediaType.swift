enum MediaType {
  static let plainText = "text/plain; charset=utf-8"

  /// The media type for a file name's extension; `application/octet-stream` for one that the site doesn't use.
  static func ofFile(named name: some StringProtocol) -> String {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "txt": plainText
    case "wasm": "application/wasm"
    case "json": "application/json"
    case "webmanifest": "application/manifest+json"
    case "png": "image/png"
    case "svg": "image/svg+xml"
    case "woff2": "font/woff2"
    default: "application/octet-stream"
    }
  }
}
