import Catalog
import Foundation
import NIOCore

/// The font families of this machine. We ask fontconfig once, unless that fails: it may get installed while the server
/// runs. Belongs to one event loop.
final class FontList {
  private let path: String
  private var listing: EventLoopFuture<Answer>?

  /// - Parameter path: the folders to look for fc-list in, with colons between.
  init(path: String) {
    self.path = path
  }

  /// The families in ``Catalog``'s text form, or a sentence that says why there's no list.
  func answer(on loop: any EventLoop) -> EventLoopFuture<Answer> {
    if let listing { return listing }
    let answer = loop.makePromise(of: Answer.self)
    Thread.detachNewThread { [path] in answer.succeed(Self.list(path)) }
    listing = answer.futureResult
    answer.futureResult.assumeIsolated().whenSuccess { if $0.status != .ok { self.listing = nil } }
    return answer.futureResult
  }

  private static func list(_ path: String) -> Answer {
    let programs = path.split(separator: ":").map { "\($0)/fc-list" }
    guard let program = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      return .text(.serviceUnavailable, "fc-list wasn't found. Install fontconfig to see this machine's own fonts.\n")
    }
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: program)
    process.arguments = ["--format", [Family].fcListFormat]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    var output: Data?
    if (try? process.run()) != nil {
      output = try? pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
    }
    guard let output, process.terminationReason == .exit, process.terminationStatus == 0 else {
      return .text(.serviceUnavailable, "fc-list failed. Run it in a terminal to see why.\n")
    }
    return .text(.ok, [Family](fcList: String(decoding: output, as: UTF8.self)).lines)
  }
}
