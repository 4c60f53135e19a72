import NIOCore
import NIOHTTP1
import NIOPosix
import SiteFiles

/// Answers with a theme's style sheet or scheme. It's worked out on other threads, so that answers which are known don't wait,
/// and once, however many ask for it at the same time.
final class ThemeResponder: Responder {
  private let source: ThemeSource
  private let loop: any EventLoop
  private var known: RecentAssets
  private var beingMade: [String: EventLoopFuture<MadeAnswer>] = [:]

  init(_ source: ThemeSource, on loop: any EventLoop, cacheBytes: Int) {
    (self.source, self.loop) = (source, loop)
    known = RecentAssets(limit: cacheBytes)
  }

  func answer(to head: HTTPRequestHead, from peer: Peer) -> Answer {
    do throws(Response) {
      let target = try Target(head)
      guard head.method == .GET || head.method == .HEAD else { throw .wrongMethod(.methodNotAllowed) }
      guard let file = ThemeFile(rawValue: String(target.path.dropFirst())) else { throw .noTheme }
      return .response(asset(file, target.query).map { $0.response(to: head.headers) })
    } catch {
      return .response(loop.makeSucceededFuture(error))
    }
  }

  private func asset(_ file: ThemeFile, _ query: String) -> EventLoopFuture<MadeAnswer> {
    let key = file.rawValue + "?" + query
    if let asset = known[key] { return loop.makeSucceededFuture(.asset(asset)) }
    if let made = beingMade[key] { return made }
    let made = NIOThreadPool.singleton.runIfActive(eventLoop: loop) { [source] () -> MadeAnswer in
      switch source.make(file, query) {
      case .file(let bytes):
        .asset(Asset(name: file.rawValue, bytes: bytes, brotli: bytes.brotli, cacheControl: cacheControl(query)))
      case .refusal(let sentence): .refusal(sentence)
      }
    }
    beingMade[key] = made
    made.assumeIsolated().whenComplete { result in
      self.beingMade[key] = nil
      if case .success(.asset(let asset)) = result { self.known[key] = asset }
    }
    return made
  }
}

/// An answer, or a sentence that says why there's none.
private enum MadeAnswer: Sendable {
  case asset(Asset)
  case refusal(String)

  func response(to headers: HTTPHeaders) -> Response {
    switch self {
    case .asset(let asset):
      var response = Response.file(asset, to: headers)
      // Pages of any origin may use it: it says nothing that the address doesn't.
      response.headers.add(name: "Access-Control-Allow-Origin", value: "*")
      response.headers.add(name: "Cross-Origin-Resource-Policy", value: "cross-origin")
      return response
    case .refusal(let sentence): return .text(.badRequest, sentence + "\n")
    }
  }
}

extension Response {
  fileprivate static let noTheme = text(
    .notFound,
    "There is nothing here. Themes are at /theme.css and /scheme.json, with the theme after a question mark.\n")
}

/// What a theme's file has in it changes only with Tintype itself, so an address that says the version in `v` is good for ever.
private func cacheControl(_ query: String) -> String {
  let saysVersion = query.split(separator: "&").contains { $0.hasPrefix("v=") }
  return saysVersion ? "public, max-age=31536000, immutable" : "public, max-age=3600, stale-while-revalidate=86400"
}
