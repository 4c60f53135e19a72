import Foundation

/// The built `tintype`, run as a person runs it.
struct Command {
  struct Outcome: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The program that was built along with these tests, in the folder of theirs.
  static var program: URL {
    get throws {
      guard let tests = Bundle.main.executableURL else { throw CocoaError(.fileNoSuchFile) }
      return tests.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "tintype")
    }
  }

  /// Runs the command to its end; one that starts to serve instead is ended at its first line.
  static func run(
    _ arguments: [String], environment: [String: String] = [:], program: URL? = nil
  ) throws -> Outcome {
    let (process, output, errors) = try start(arguments, environment: environment, program: program ?? Self.program)
    var text = output.fileHandleForReading.availableData
    if !text.isEmpty { process.terminate() }
    text += output.fileHandleForReading.readDataToEndOfFile()
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: complaint, as: UTF8.self))
  }

  /// - Parameter environment: changes to these tests' own; an empty PORT removes it.
  static func start(
    _ arguments: [String], environment: [String: String], program: URL
  ) throws -> (process: Process, output: Pipe, errors: Pipe) {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "PORT" }
      .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return (process, output, errors)
  }
}
