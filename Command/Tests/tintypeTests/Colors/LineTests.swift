import Foundation
import Testing

@Suite("Lines in, lines out")
struct LineTests {
  @Test(arguments: [70_000, 262_144, 300_000, 1_000_000])
  func noLineAfterOneThatIsTooLongIsLost(length: Int) throws {
    let long = String(repeating: "a", count: length)
    let command = try Filter("color", "--json", input: "\(long)\nred\nblue\n\(long)\nlime")
    #expect(command.lines.count == 5)
    #expect(command.lines[0].contains("This is longer than 65536 bytes."))
    let hexes = ["#FF0000", "#0000FF", nil, "#00FF00"]
    for (line, hex) in zip(command.lines.dropFirst(), hexes) {
      #expect(hex.map { line.contains($0) } ?? line.contains("error"))
    }
    #expect(command.status == 2)
  }

  @Test func aByteOrderMarkIsNoPartOfTheFirstLine() throws {
    #expect(try Filter("pairs", input: "\u{FEFF}Lato\n").lines == Filter("pairs", input: "Lato\n").lines)
    #expect(try Filter("vision", "--kind", "tritan", "--severity", "0", input: "\u{FEFF}red").output == "#FF0000\n")
  }

  @Test func aRefusalLeavesNoEmptyLineForASingleQuestion() throws {
    for command in [["palette", "#ff000080"], ["contrast", "red", "nope"], ["difference", "red", "nope"]] {
      let answer = try Filter(command, input: Data())
      #expect(answer.output.isEmpty && answer.status == 2, "\(command)")
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func aLineIsAnsweredBeforeTheNextIsWaitedFor() throws {
    let process = Process()
    let (inlet, outlet) = (Pipe(), Pipe())
    process.executableURL = try Command.program
    process.arguments = ["vision", "--kind", "tritan", "--severity", "0"]
    process.standardInput = inlet
    process.standardOutput = outlet
    try process.run()
    for (color, answer) in [("red", "#FF0000\n"), ("blue\nlime", "#0000FF\n#00FF00\n"), ("white", "#FFFFFF\n")] {
      try inlet.fileHandleForWriting.write(contentsOf: Data((color + "\n").utf8))
      var answered = Data()
      while answered.count < answer.utf8.count {
        let more = outlet.fileHandleForReading.availableData
        if more.isEmpty { break }
        answered += more
      }
      #expect(String(decoding: answered, as: UTF8.self) == answer)
    }
    try inlet.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test(arguments: [
    ("tintype color red >/dev/full", "Can't write to standard output: No space left on device."),
    ("tintype color red >&-", "Can't write to standard output: Bad file descriptor."),
    ("tintype --version >/dev/full", "Can't write to standard output: No space left on device."),
    ("tintype check primary=indigo-500 >/dev/full", "Can't write to standard output: No space left on device."),
    ("tintype color </", "Can't read standard input: Is a directory."),
    ("tintype color <&-", "Can't read standard input: Bad file descriptor."),
  ])
  func whatCannotBeReadOrWrittenIsSaid(line: String, sentence: String) throws {
    let command = try Filter(bash: line)
    #expect(command.status == 2)
    #expect(command.error == "tintype: \(sentence)\n")
  }

  /// 141 is a shell's status for SIGPIPE, which ends any filter whose reader is gone.
  @Test(arguments: ["", "trap '' PIPE; "])
  func aReaderThatGoesAwayEndsTheCommandQuietly(setting: String) throws {
    let command = try Filter(bash: setting + "yes red 2>&- | head -n 20000 | tintype color --json | head -n 1 | wc -l")
    #expect(command.output.trimmingCharacters(in: .whitespaces) == "1\n")
    #expect(command.error.isEmpty)
    #expect(command.status == 141)
  }

  @Test func theVersionIsSaid() throws {
    #expect(try Filter("--version").output == "1.0.0\n")
  }
}
