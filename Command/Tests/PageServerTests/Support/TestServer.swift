import Foundation
import NIOCore
import NIOPosix
import ServerTestSupport
import SiteFiles

@testable import PageServer

/// The server inside the tests, on a port the system picks.
final class TestServer: Sendable {
  let port: UInt16
  private let listener: any Channel

  init(
    _ site: TemporaryFolder? = nil, project: LiveProject? = nil, path: String = "", limit: Int = 1000,
    patience: TimeAmount = .seconds(60)
  ) throws {
    let folder = try site ?? TemporaryFolder(["index.html": "page"])
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    listener = try Server.bootstrap(
      Site(folder: folder.url), project: project, on: loop, limit: limit, patience: patience, path: path
    ).bind(host: "127.0.0.1", port: 0).wait()
    port = UInt16(listener.localAddress?.port ?? 0)
  }

  init(_ themes: ThemeSource, cacheBytes: Int) throws {
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    listener = try Server.bootstrap(themes, on: loop, cacheBytes: cacheBytes).bind(host: "127.0.0.1", port: 0).wait()
    port = UInt16(listener.localAddress?.port ?? 0)
  }

  deinit { listener.close(promise: nil) }

  /// Sends one request on a new connection.
  func ask(
    _ path: String, method: String = "GET", host: String = "localhost", _ headers: [String: String] = [:]
  ) throws -> Reply {
    try ClientConnection(port: port).ask(path, method: method, host: host, headers)
  }
}
