import NIOHTTP1
import SiteFiles

extension Response {
  /// The variant of a file that the request prefers, or word that the browser already has it.
  static func file(_ file: Asset, to request: HTTPHeaders) -> Response {
    guard let variant = file.variant(accepting: request.list("Accept-Encoding")) else {
      return .text(.notAcceptable, "Accept-Encoding refuses every form of this file. Allow br, gzip or identity.\n")
    }
    if let tags = request.list("If-Match"), !variant.tag.isIn(tags, weakly: false) {
      return .text(.preconditionFailed, "This file has changed since.\n")
    }
    var headers: HTTPHeaders = [
      "ETag": variant.tag.text, "Cache-Control": file.cacheControl, "Vary": "Accept-Encoding",
    ]
    // Only a header can forbid frames.
    if let policy = file.policy {
      headers.add(name: SecurityHeaders.policy, value: policy + "; frame-ancestors 'none'")
    }
    var response = Response(status: .notModified, headers: headers, body: variant.body)
    if let tags = request.list("If-None-Match"), variant.tag.isIn(tags, weakly: true) { return response }
    response.status = .ok
    response.headers.add(name: "Content-Type", value: file.mediaType)
    if let preloads = file.preloads { response.headers.add(name: "Link", value: preloads) }
    if variant.coding != .identity { response.headers.add(name: "Content-Encoding", value: variant.coding.rawValue) }
    return response
  }
}

extension HTTPHeaders {
  /// The values of a field as one list; nil if it's missing.
  fileprivate func list(_ name: String) -> String? {
    contains(name: name) ? self[name].joined(separator: ",") : nil
  }
}
