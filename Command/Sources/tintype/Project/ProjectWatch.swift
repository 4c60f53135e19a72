import Foundation
import NIOConcurrencyHelpers

/// Notices whenever a project's file or one of its templates changes, until the process is ended.
struct ProjectWatch {
  private let folder: ProjectFolder
  /// The templates of the last `tintype.json` that could be read.
  private let templates = NIOLockedValueBox(Templates())

  private struct Templates {
    /// The stamp of the `tintype.json` that names them.
    var file: FileStamp?
    var paths: [String] = []
    /// Other files to watch.
    var others: [String] = []
  }

  /// Watches some more files, by their paths in the folder, and no others besides.
  func alsoWatch(_ paths: [String]) { templates.withLockedValue { $0.others = paths } }

  init(folder: ProjectFolder) { self.folder = folder }

  /// The time between two looks, in microseconds. A change is built once it's been the same for two looks, so that a file
  /// that's still being saved is not read.
  private static let interval: UInt32 = 50_000

  /// Builds the project at the start and after every change.
  func run() throws(Refusal) -> Never {
    endWhenAsked()
    try run { _ throws(Refusal) in try build() }
  }

  /// Calls back at the start and after every change, with the stamps of what's there.
  func run<Failure: Error>(_ changed: ([FileStamp]) throws(Failure) -> Void) throws(Failure) -> Never {
    var last: [FileStamp]?
    var seen = stamps()
    while true {
      if seen != last {
        try changed(seen)
        last = seen
      }
      repeat {
        usleep(Self.interval)
        let now = stamps()
        if now == seen { break }
        seen = now
      } while true
    }
  }

  /// Lets an interruption end the process, even if the parent process has blocked the signals.
  private func endWhenAsked() {
    endOnInterruption()
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] { sigaddset(&signals, number) }
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Builds, and says in one line how it went.
  private func build() throws(Refusal) {
    do throws(Refusal) {
      let names = try folder.locked { () throws(Refusal) in
        let build = try ProjectBuild(folder)
        try build.write()
        return build.deviations.map(\.name)
      }
      var output = Output()
      output.append(names.isEmpty ? "Everything is up to date." : visible("Wrote \(names.joined(separator: ", "))."))
      try output.endLine()
      try output.flush()
    } catch {
      complain(error.sentence)
    }
  }

  /// The stamps of the `tintype.json` and its templates; they differ once one has changed.
  func stamps() -> [FileStamp] {
    let file = FileStamp(of: folder.filePath)
    let paths = templates.withLockedValue { templates in
      if templates.file != file {
        templates.file = file
        if let project = try? folder.file() { templates.paths = project.templates }
      }
      return templates.paths + templates.others
    }
    return [file] + paths.map { FileStamp(of: folder.root + "/" + $0) }
  }
}

/// A file's identity, size and time of change. If two are equal, the file hasn't changed.
struct FileStamp: Equatable {
  private let file: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// The stamp of a file; that of none if it can't be read.
  init(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      (file, size, seconds, nanoseconds) = (0, -1, 0, 0)
      return
    }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    (file, size) = (UInt64(status.st_ino), Int64(status.st_size))
    (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
  }
}
