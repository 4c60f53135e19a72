import Formats
import Foundation

extension FontSubset {
  /// Cuts the subset from a font, as WOFF2, with fontTools' program for that.
  ///
  /// The font's family isn't named in it: many licenses reserve the name for the whole font.
  /// - Parameters:
  ///   - font: The whole font, in TrueType or OpenType.
  ///   - file: Its name.
  func cut(from font: [UInt8], named file: String) throws(Refusal) -> [UInt8] {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let programs = folders.split(separator: ":").map { "\($0)/pyftsubset" }
    guard let program = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      throw Refusal("--subset needs pyftsubset, which wasn’t found. Install it: pip install fonttools brotli")
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "tintype-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let (whole, cut) = (folder.appending(path: "whole"), folder.appending(path: "cut.woff2"))
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: program)
    process.arguments = [
      whole.path, "--output-file=\(cut.path)", "--flavor=woff2", "--unicodes=\(unicodeRange)",
      "--layout-features=*", "--name-IDs=0,13,14",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = pipe
    var complaint = ""
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(font).write(to: whole)
      try process.run()
      complaint = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
      return [UInt8](try Data(contentsOf: cut))
    } catch {
      if complaint.lowercased().contains("brotli") {
        throw Refusal("pyftsubset writes WOFF2 only with Brotli. Install it: pip install brotli")
      }
      let last = complaint.split(whereSeparator: \.isNewline).last.map { ": \($0)" } ?? "."
      throw Refusal("pyftsubset couldn’t cut \(file)\(last)")
    }
  }
}
