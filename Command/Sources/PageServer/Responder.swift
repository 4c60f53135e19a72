import DeviceFonts
import NIOCore
import NIOHTTP1
import NIOPosix
import SiteFiles

/// Finds the response to a request: a file of the site, the list of fonts, or a sentence that says why not.
/// Belongs to one event loop.
final class Responder {
  private let site: Site
  private let loop: any EventLoop
  private let path: String
  /// We ask for the fonts once, unless that fails: fontconfig may get installed while the server runs.
  private var fonts: EventLoopFuture<Response>?

  /// - Parameter path: the folders to look for programs in.
  init(_ site: Site, on loop: any EventLoop, path: String) {
    (self.site, self.loop, self.path) = (site, loop, path)
  }

  /// - Parameter peer: the address that the connection comes from.
  func respond(to head: HTTPRequestHead, from peer: SocketAddress?) -> EventLoopFuture<Response> {
    do throws(Response) {
      let target = try Target(head)
      // Another site can point its name at this machine (DNS rebinding), but then its requests carry that name.
      if target.path == "/fonts.txt", target.isThisMachine, peer?.isLoopback == true,
        !head.headers.contains(name: "Forwarded"), !head.headers.contains(name: "X-Forwarded-For")
      {
        return fontList()
      }
      return loop.makeSucceededFuture(site[target.path].map { .file($0, to: head.headers) } ?? .notFound)
    } catch {
      return loop.makeSucceededFuture(error)
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

extension SocketAddress {
  /// Whether only this machine can reach the address.
  var isLoopback: Bool {
    let address = ipAddress ?? ""
    return address.hasPrefix("127.") || address == "::1" || address.hasPrefix("::ffff:127.")
  }
}
