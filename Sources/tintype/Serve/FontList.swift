import Foundation

/// The font families that fontconfig lists on this machine, asked for once and kept.
actor FontList {
  private var listing: Task<Result<String, Refusal>, Never>?

  /// One line a family: name, `mono` or `-`, `b` or `-` for a real bold, `i` or `-` for a real italic; tabs between.
  /// A failure is not kept: fontconfig may be installed while the server runs.
  func lines() async -> Result<String, Refusal> {
    let task = listing ?? Task { await Self.list() }
    listing = task
    let result = await task.value
    if case .failure = result { listing = nil }
    return result
  }

  private static func list() async -> Result<String, Refusal> {
    guard let program = onPath("fc-list") else {
      return .failure(Refusal("fc-list was not found; install fontconfig to list this machine's own fonts."))
    }
    guard let output = await output(of: program, arguments: ["--format", FontFamily.fcListFormat]) else {
      return .failure(Refusal("fc-list failed; try it in a terminal to see why this machine's own fonts are missing."))
    }
    let families = FontFamily.families(fcList: String(decoding: output, as: UTF8.self))
    return .success(families.map { $0.line + "\n" }.joined())
  }

  private static func onPath(_ name: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "")
      .split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// - Returns: what the program wrote; nil when it could not be started or did not end well.
  private static func output(of program: URL, arguments: [String]) async -> Data? {
    await withCheckedContinuation { continuation in
      // Reading to the end blocks, so it has a thread of its own and not one of those that answer requests.
      Thread.detachNewThread {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return continuation.resume(returning: nil) }
        let output = try? pipe.fileHandleForReading.readToEnd()
        process.waitUntilExit()
        let endedWell = process.terminationReason == .exit && process.terminationStatus == 0
        continuation.resume(returning: endedWell ? output ?? Data() : nil)
      }
    }
  }
}
