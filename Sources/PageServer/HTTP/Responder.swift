import NIOCore
import NIOHTTP1

/// Finds the answer to a request: a file of the site, the list of fonts, or a sentence that says why not.
/// Belongs to one event loop.
struct Responder {
  let site: Site
  let fonts: FontList

  /// - Parameter peer: the address that the connection comes from.
  func answer(
    to head: HTTPRequestHead, from peer: SocketAddress?, on loop: any EventLoop
  ) -> EventLoopFuture<Answer> {
    guard let target = Target(head) else { return loop.makeSucceededFuture(.badRequest) }
    if target.path == "/fonts.txt", isRead(head), isFromThisMachine(head, target.authority, peer) {
      return fonts.answer(on: loop)
    }
    return loop.makeSucceededFuture(answer(to: head, path: target.path))
  }

  private func isRead(_ head: HTTPRequestHead) -> Bool { head.method == .GET || head.method == .HEAD }

  private func answer(to head: HTTPRequestHead, path: Substring) -> Answer {
    let codings = head.headers[canonicalForm: "Transfer-Encoding"]
    guard codings.allSatisfy({ $0.lowercased() == "chunked" }) else { return .unknownCoding }
    guard isRead(head) else { return .wrongMethod(.methodNotAllowed) }
    return site[String(path)].map { $0.answer(to: head.headers) } ?? .notFound
  }

  /// Whether the request comes from a page opened on this machine, under one of its names, without a proxy. Another
  /// site that points its name here (DNS rebinding) has that name in its requests.
  private func isFromThisMachine(_ head: HTTPRequestHead, _ authority: Authority, _ peer: SocketAddress?) -> Bool {
    let passedOn = ["Forwarded", "X-Forwarded-For"].contains { head.headers.contains(name: $0) }
    return authority.isThisMachine && peer?.isLoopback == true && !passedOn
  }
}

extension SocketAddress {
  /// Whether only this machine can reach the address.
  var isLoopback: Bool {
    let address = ipAddress ?? ""
    return address.hasPrefix("127.") || address == "::1" || address.hasPrefix("::ffff:127.")
  }
}

extension Asset {
  /// The variant the request prefers, or that the browser already has it.
  fileprivate func answer(to request: HTTPHeaders) -> Answer {
    func value(_ name: String) -> String? {
      request.contains(name: name) ? request[name].joined(separator: ",") : nil
    }
    guard let coding = ContentCoding.chosen(by: value("Accept-Encoding"), from: variants.keys),
      let variant = variants[coding]
    else {
      return .text(.notAcceptable, "Accept-Encoding refuses every form of this file. Allow br, gzip or identity.\n")
    }
    if let listed = value("If-Match"), !EntityTags(listed).match(variant.entityTag, weakly: false) {
      return .text(.preconditionFailed, "This file has changed since.\n")
    }
    var answer = Answer(status: .notModified, headers: variant.validators, body: variant.body)
    if let listed = value("If-None-Match"), EntityTags(listed).match(variant.entityTag, weakly: true) { return answer }
    answer.status = .ok
    answer.headers.add(contentsOf: variant.contentHeaders)
    return answer
  }
}
