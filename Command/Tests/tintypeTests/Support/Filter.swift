import Foundation

/// The output of the built `tintype` for arguments and standard input.
struct Filter {
  let output: String
  let error: String
  let status: Int32

  /// Runs the command with arguments and standard input, waits for its end.
  init(_ arguments: String..., input: String = "") throws {
    try self.init(arguments, input: Data(input.utf8))
  }

  /// Runs a line of bash in which `tintype` is the command, for what only a shell can set up. Its status is that of the
  /// first part of a pipe that fails.
  init(bash line: String) throws {
    let program = try Command.program.path
    try self.init(
      program: URL(filePath: "/bin/bash"),
      ["-c", "set -o pipefail; tintype() { \"$0\" \"$@\"; }; \(line)", program], input: Data())
  }

  init(_ arguments: [String], input: Data) throws {
    try self.init(program: Command.program, arguments, input: input)
  }

  private init(program: URL, _ arguments: [String], input: Data) throws {
    let process = Process()
    process.executableURL = program
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

  /// The lines of the output, without the empty one after the last line end.
  var lines: [String] {
    var lines = output.components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
