enum MediaType {
  /// The media type by a file name's suffix; bytes without a meaning where the suffix is none of the site's.
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
    default: "application/octet-stream"
    }
  }

  static let plainText = "text/plain; charset=utf-8"
}
