import NIOCore

/// The open event streams of a project. At the limit, a new one replaces the oldest.
/// Belongs to one event loop.
final class EventStreams {
  /// The most at once.
  static let most = 16

  private let project: LiveProject
  private var streams: [EventStream] = []

  init(_ project: LiveProject) {
    self.project = project
  }

  /// Adds a stream and sends it the project's state.
  func add(_ stream: EventStream) {
    if streams.count == Self.most { streams.removeFirst().end() }
    streams.append(stream)
    stream.send(event)
  }

  func remove(_ stream: EventStream) { streams.removeAll { $0 === stream } }

  /// Tells every stream how the project is now.
  func tellAll() {
    let event = event
    for stream in streams { stream.send(event) }
  }

  /// As the HTML standard writes it, 9.2.5: "Parsing an event stream".
  private var event: ByteBuffer {
    ByteBuffer(bytes: Array("event: project\ndata: ".utf8) + project.state.json + Array("\n\n".utf8))
  }
}
