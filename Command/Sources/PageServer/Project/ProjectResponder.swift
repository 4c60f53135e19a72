import NIOCore
import NIOHTTP1
import NIOPosix

/// Answers requests for a live project, if they come from a page that was invited.
/// Belongs to one event loop.
final class ProjectResponder {
  /// The most bytes that a theme may have.
  static let longestTheme = 16_384

  private let project: LiveProject
  private let loop: any EventLoop
  private let streams: EventStreams

  init(_ project: LiveProject, on loop: any EventLoop) {
    (self.project, self.loop, streams) = (project, loop, EventStreams(project))
    let bound = NIOLoopBound(streams, eventLoop: loop)
    project.follow { loop.execute { bound.value.tellAll() } }
  }

  /// The answer to a request, or nil if its path isn't one of the project's. Throws a refusal.
  func answer(to head: HTTPRequestHead, for target: Target, from peer: Peer) throws(Response) -> Answer? {
    switch target.path {
    case "/project/token":
      try checkOrigin(head, target, peer)
      guard head.method == .PUT else { throw .wrongMethod(.methodNotAllowed, allowed: [.PUT]) }
      return admit(invitedBy: head.headers["Authorization"])
    case "/project":
      try check(head, target, peer, methods: [.GET, .HEAD])
      return .response(loop.makeSucceededFuture(.json(.ok, project.state.json)))
    case "/project/theme":
      try check(head, target, peer, methods: [.PUT])
      return try save(head)
    case "/project/events":
      try check(head, target, peer, methods: [.GET])
      guard head.version != .http1_0 else { throw .text(.httpVersionNotSupported, "Events need HTTP/1.1.\n") }
      return .events(streams)
    default: return nil
    }
  }

  private func check(
    _ head: HTTPRequestHead, _ target: Target, _ peer: Peer, methods: [HTTPMethod]
  ) throws(Response) {
    try checkOrigin(head, target, peer)
    guard project.access.isPage(head.headers["Authorization"]) else {
      throw .unauthorized(
        "This needs the token of a page that was opened at the address that “tintype open” printed.\n")
    }
    guard methods.contains(head.method) else { throw .wrongMethod(.methodNotAllowed, allowed: methods) }
  }

  private func checkOrigin(_ head: HTTPRequestHead, _ target: Target, _ peer: Peer) throws(Response) {
    // Another site can send requests here, and can point its name at this machine (DNS rebinding). A browser says so.
    guard target.isThisMachine, target.port == peer.localPort, peer.isThisMachine(head),
      head.headers["Origin"].allSatisfy({ $0.lowercased() == target.origin }),
      head.headers["Sec-Fetch-Site"].allSatisfy({ $0.lowercased() == "same-origin" })
    else { throw .text(.forbidden, "Only the page that “tintype open” serves on this machine may use its project.\n") }
  }

  private func admit(invitedBy fields: [String]) -> Answer {
    .afterBody { [project, loop] body in
      let response: Response
      if let token = AccessToken(String(buffer: body)) {
        response =
          project.access.admit(token, invitedBy: fields)
          ? .text(.ok, "This page may use the project.\n")
          : .unauthorized("Each address that “tintype open” prints is good for one page. Use the last one.\n")
      } else {
        response = .text(.badRequest, "A token is 22 letters, digits, hyphens and underscores.\n")
      }
      return loop.makeSucceededFuture(response)
    }
  }

  private func save(_ head: HTTPRequestHead) throws(Response) -> Answer {
    let tags = head.headers["If-Match"]
    guard !tags.isEmpty else {
      throw .text(.preconditionRequired, "If-Match must name the revision that the theme is based on.\n")
    }
    guard tags.count == 1, let revision = tags[0].wholeMatch(of: #/"([!#-~]*)"/#)?.1 else {
      throw .text(.badRequest, "If-Match takes one revision, in quotation marks.\n")
    }
    if let length = head.headers.first(name: "Content-Length"), Int(length) ?? .max > Self.longestTheme {
      throw .themeTooLong
    }
    return .afterBody { [project, loop] body in
      guard body.readableBytes <= Self.longestTheme else { return loop.makeSucceededFuture(.themeTooLong) }
      guard let theme = String(validating: body.readableBytesView, as: UTF8.self) else {
        return loop.makeSucceededFuture(.text(.badRequest, "A theme must be UTF-8 text.\n"))
      }
      return NIOThreadPool.singleton.runIfActive(eventLoop: loop) {
        Response(project.save(theme, over: String(revision)))
      }
    }
  }
}

extension Response {
  static let themeTooLong = text(
    .payloadTooLarge, "A theme can have at most \(ProjectResponder.longestTheme) bytes.\n")

  static func unauthorized(_ sentence: String) -> Response {
    .text(.unauthorized, sentence, ["WWW-Authenticate": "Bearer"])
  }

  fileprivate init(_ outcome: SaveOutcome) {
    self =
      switch outcome {
      case .saved(let state, let wrote): .json(.ok, state.json(wrote: wrote))
      case .changed(let state): .json(.preconditionFailed, state.json)
      case .invalid(let sentence): .text(.badRequest, sentence + "\n")
      case .unreadable(let sentence): .text(.conflict, sentence + "\n")
      case .failed(let sentence): .text(.internalServerError, sentence + "\n")
      }
  }
}
