import Foundation

/// What the built `tintype` answers to arguments and standard input.
struct Filter {
  let output: String
  let error: String
  let status: Int32

  /// Runs the command with arguments and standard input, waits for its end.
  init(_ arguments: String..., input: String = "") throws {
    try self.init(arguments, input: Data(input.utf8))
  }

  init(_ arguments: [String], input: Data) throws {
    let process = Process()
    process.executableURL = try Command.program
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
