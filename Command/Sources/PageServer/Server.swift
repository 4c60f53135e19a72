import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import SiteFiles

/// Serves a site to browsers, or themes to apps, on one event loop.
public enum Server {
  /// The most bytes of a request's body that anything is done with.
  static let longestBody = ProjectResponder.longestTheme

  /// A server that answers as soon as it's bound to an address. It may be bound to several.
  /// - Parameters:
  ///   - project: the project whose theme the page may set, if any.
  ///   - loop: runs all connections.
  ///   - limit: the most connections at once.
  ///   - patience: how long a connection may take for a request or a response.
  ///   - path: the folders to look for programs in, with colons between.
  public static func bootstrap(
    _ site: Site, project: LiveProject? = nil, on loop: any EventLoop = MultiThreadedEventLoopGroup.singleton.next(),
    limit: Int = Self.connectionLimit(), patience: TimeAmount = .seconds(60),
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) -> ServerBootstrap {
    bootstrap(on: loop, limit: limit, patience: patience) { SiteResponder(site, project, on: loop, path: path) }
  }

  /// A server of themes, which answers as soon as it's bound to an address. It may be bound to several.
  /// - Parameters:
  ///   - loop: runs all connections.
  ///   - limit: the most connections at once.
  ///   - patience: how long a connection may take for a request or a response.
  ///   - cacheBytes: the most bytes of answers to keep.
  public static func bootstrap(
    _ themes: ThemeSource, on loop: any EventLoop = MultiThreadedEventLoopGroup.singleton.next(),
    limit: Int = Self.connectionLimit(), patience: TimeAmount = .seconds(60), cacheBytes: Int = 64 << 20
  ) -> ServerBootstrap {
    bootstrap(on: loop, limit: limit, patience: patience) { ThemeResponder(themes, on: loop, cacheBytes: cacheBytes) }
  }

  private static func bootstrap(
    on loop: any EventLoop, limit: Int, patience: TimeAmount, _ responder: @escaping @Sendable () -> any Responder
  ) -> ServerBootstrap {
    let shared = loop.submit { NIOLoopBound((responder(), OpenConnections(limit: limit)), eventLoop: loop) }
    return ServerBootstrap(group: loop)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      // How much unread data a client can make the system hold, and the library read once the client has left.
      .serverChannelOption(.socketOption(.so_rcvbuf), value: 8192)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: 4096))
      .childChannelInitializer { channel in
        shared.flatMapThrowing { shared in
          let (responder, open) = shared.value
          let pipeline = channel.pipeline.syncOperations
          let requestLine = RequestLine(limit: NIOHTTPDecoderLimitConfiguration.server.maxHeaderFieldSize)
          try pipeline.addHandler(requestLine)
          try pipeline.configureHTTPServerPipeline(
            withErrorHandling: false, withEncoderConfiguration: .init(), withDecoderLimitConfiguration: .server)
          try pipeline.addHandler(WholeBody(limit: longestBody))
          // Behind these two, so that only whole heads and bodies count.
          try pipeline.addHandler(IdleStateHandler(allTimeout: patience))
          try pipeline.addHandler(Connection(channel, responder, open, requestLine, patience: patience))
        }
      }
  }

  /// The number of connections allowed: 1 to 1,000, and 32 fewer than the process may have file descriptors, because it
  /// opens other files, too.
  /// - Parameter descriptors: the value of `ulimit -n`; negative for no limit.
  public static func connectionLimit(descriptors: Int = sysconf(Int32(_SC_OPEN_MAX))) -> Int {
    descriptors < 0 ? 1000 : min(1000, max(1, descriptors - 32))
  }
}

extension NIOHTTPDecoderLimitConfiguration {
  /// How much a request may send before its body.
  static let server = {
    var limits = Self()
    (limits.maxHeaderFieldSize, limits.maxHeaderListSize, limits.maxHeaderFieldCount) = (16_384, 65_536, 100)
    return limits
  }()
}
