import Catalog
import Foundation

/// Asks fontconfig for the font families of this machine.
public enum DeviceFonts {
  /// Why there's no list: one sentence, and what to do.
  public struct Failure: Error {
    /// Says what's wrong and what to do, for a person.
    public let sentence: String
  }

  /// Blocks until fontconfig has answered.
  /// - Parameter path: the folders to look for fc-list in, with colons between.
  /// - Returns: the families, by name.
  public static func families(path: String) throws(Failure) -> [Family] {
    let programs = path.split(separator: ":").map { "\($0)/fc-list" }
    guard let program = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      throw Failure(sentence: "fc-list wasn't found. Install fontconfig to see this machine's own fonts.")
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
      throw Failure(sentence: "fc-list failed. Run it in a terminal to see why.")
    }
    return [Family](fcList: String(decoding: output, as: UTF8.self))
  }
}
