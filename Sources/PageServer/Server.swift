import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// Serves a site to browsers, on one event loop.
public struct Server {
  private let listeners: [any Channel]

  /// Starts listening and answering.
  public init(at place: ListeningPlace, site: Site) async throws(StartError) {
    var listeners: [any Channel] = []
    let bootstrap = Self.bootstrap(site, on: .singletonMultiThreadedEventLoopGroup.next())
    for address in place.addresses {
      do {
        listeners.append(try await bootstrap.bind(to: address.socket).get())
      } catch {
        if let error = place.startError(error, at: address) { throw error }
      }
    }
    self.listeners = listeners
  }

  /// Waits until the server stops listening, which it never does by itself.
  public func run() async throws {
    for listener in listeners { try await listener.closeFuture.get() }
  }

  /// - Parameters:
  ///   - loop: what all connections run on.
  ///   - limit: the most connections at once.
  ///   - patience: how long a connection may take for a request or an answer.
  ///   - path: the folders to look for programs in.
  static func bootstrap(
    _ site: Site, on loop: any EventLoop, limit: Int = OpenConnections.limit(), patience: TimeAmount = .seconds(60),
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) -> ServerBootstrap {
    let shared = loop.submit {
      let responder = Responder(site: site, fonts: FontList(path: path))
      return NIOLoopBound((responder, OpenConnections(limit: limit)), eventLoop: loop)
    }
    return ServerBootstrap(group: loop)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      // How much unread data a client can make the system hold, and the library read once the client has left.
      .serverChannelOption(.socketOption(.so_rcvbuf), value: 8192)
      .serverChannelInitializer { listener in
        listener.eventLoop.makeCompletedFuture {
          // If the whole machine is out of descriptors, waits for one.
          let backoff = AcceptBackoffHandler(shouldForwardIOErrorCaught: false) { _ in .milliseconds(20) }
          try listener.pipeline.syncOperations.addHandler(backoff)
        }
      }
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelOption(.recvAllocator, value: FixedSizeRecvByteBufferAllocator(capacity: Limits.read))
      .childChannelInitializer { channel in
        shared.flatMapThrowing { shared in
          let (responder, open) = shared.value
          let pipeline = channel.pipeline.syncOperations
          let requestLine = RequestLine()
          try pipeline.addHandler(requestLine)
          try pipeline.configureHTTPServerPipeline(
            withErrorHandling: false, withEncoderConfiguration: .init(), withDecoderLimitConfiguration: Limits.decoder)
          try pipeline.addHandler(Connection(channel, responder, open, requestLine, patience: patience))
        }
      }
  }
}
