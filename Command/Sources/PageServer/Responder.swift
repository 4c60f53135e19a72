import DeviceFonts
import NIOCore
import NIOHTTP1
import NIOPosix
import SiteFiles

/// Finds the answer to a request. Belongs to one event loop.
protocol Responder: AnyObject {
  func answer(to head: HTTPRequestHead, from peer: Peer) -> Answer
}

/// Answers with a file of the site, the list of fonts, what the live project says, or a sentence that says why not.
final class SiteResponder: Responder {
  private let site: Site
  private let project: ProjectResponder?
  private let loop: any EventLoop
  private let path: String
  /// We ask for the fonts once, unless that fails: fontconfig may get installed while the server runs.
  private var fonts: EventLoopFuture<Response>?

  /// - Parameter path: the folders to look for programs in.
  init(_ site: Site, _ project: LiveProject?, on loop: any EventLoop, path: String) {
    (self.site, self.loop, self.path) = (site, loop, path)
    self.project = project.map { ProjectResponder($0, on: loop) }
  }

  func answer(to head: HTTPRequestHead, from peer: Peer) -> Answer {
    do throws(Response) {
      let target = try Target(head)
      if let answer = try project?.answer(to: head, for: target, from: peer) { return answer }
      guard head.method == .GET || head.method == .HEAD else { throw .wrongMethod(.methodNotAllowed) }
      // Another site can point its name at this machine (DNS rebinding), but then its requests carry that name.
      if target.path == "/fonts.txt", target.isThisMachine, peer.isThisMachine(head) { return .response(fontList()) }
      return .response(loop.makeSucceededFuture(site[target.path].map { .file($0, to: head.headers) } ?? .notFound))
    } catch {
      return .response(loop.makeSucceededFuture(error))
    }
  }

  private func fontList() -> EventLoopFuture<Response> {
    if let fonts { return fonts }
    let response = NIOThreadPool.singleton.runIfActive(eventLoop: loop) { [path] in
      do throws(DeviceFonts.Failure) {
        return Response.text(.ok, try DeviceFonts.families(path: path).lines)
      } catch {
        return .text(.serviceUnavailable, error.sentence + "\n")
      }
    }
    fonts = response
    response.assumeIsolated().whenSuccess { if $0.status != .ok { self.fonts = nil } }
    return response
  }
}
