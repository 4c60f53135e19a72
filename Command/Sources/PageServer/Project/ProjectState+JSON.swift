import NIOCore
import NIOHTTP1
import _Text

extension ProjectState {
  /// All of it, on one line.
  var json: [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.member("name", name)
      $0.member("theme", theme)
      $0.member("revision", revision)
      $0.member("files", files)
      $0.member("problem", problem)
      $0.member("isReadable", isReadable)
    }
    return json.bytes
  }

  /// The members that are new after a theme was saved.
  func json(wrote: Int) -> [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.member("revision", revision)
      $0.member("files", files)
      $0.member("wrote", wrote)
      $0.member("problem", problem)
    }
    return json.bytes
  }
}

extension Response {
  /// A JSON text that must not be cached.
  static func json(_ status: HTTPResponseStatus, _ bytes: [UInt8]) -> Response {
    Response(
      status: status, headers: ["Content-Type": "application/json", "Cache-Control": "no-store"],
      body: ByteBuffer(bytes: bytes))
  }
}
