import Foundation

/// The built command, run as a person runs it.
struct Command {
  let output: String
  let error: String
  let status: Int32

  /// Runs the command with arguments and standard input, waits for its end.
  init(_ arguments: String..., input: String = "") throws {
    try self.init(arguments, input: Data(input.utf8))
  }

  init(_ arguments: [String], input: Data) throws {
    let process = Process()
    process.executableURL =
      Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      .deletingLastPathComponent().appending(path: "tintype") ?? Command.besideTests
    process.arguments = arguments
    let (inlet, outlet, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = inlet
    process.standardOutput = outlet
    process.standardError = errors
    try process.run()
    let writer = Thread {
      try? inlet.fileHandleForWriting.write(contentsOf: input)
      try? inlet.fileHandleForWriting.close()
    }
    writer.start()
    output = String(decoding: outlet.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    error = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  private static var besideTests: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "tintype")
  }

  /// The lines of the output, without the empty one after the last line end.
  var lines: [String] {
    var lines = output.components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
