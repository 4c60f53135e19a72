import Foundation
import ServerTestSupport
import Testing

@Suite("Pipes, devices and locks")
struct WaitingTests {
  private static func pipe(_ path: String, in project: Project) throws {
    try project.write("", to: path)
    try FileManager.default.removeItem(atPath: project.place(path))
    try #require(mkfifo(project.place(path), 0o600) == 0)
  }

  private static let outputs: [(format: String, path: String)] = [("css", "theme.css")]

  @Test func anOutputThatIsAPipeIsRefusedAtOnce() throws {
    let project = try Project(outputs: Self.outputs)
    try Self.pipe("theme.css", in: project)
    for options in [[], ["--force"], ["--check"]] {
      let build = try Filter(["build", project.folder.path] + options, input: Data())
      #expect(build.status == 2)
      #expect(
        build.error.hasSuffix(": “theme.css” is a link, a pipe or a device, and isn’t replaced. Choose another path.\n")
      )
    }
  }

  @Test(arguments: ["tintype.json", "own.template", "res/x.css"])
  func whatIsReadIsNotWaitedForEither(path: String) throws {
    let project = try Project(
      #"{"theme": "\#(Project.theme)", "outputs": [{"template": "own.template", "path": "a.txt"}]}"#)
    try project.write("`primary hex`\n", to: "own.template")
    try? FileManager.default.removeItem(atPath: project.place(path))
    try Self.pipe(path, in: project)
    let commands = [
      ["build", project.folder.path], ["build", "--check", "--clean", project.folder.path],
      ["import", project.folder.path],
      ["check", project.folder.path], ["init", "--yes", project.folder.path],
    ]
    for command in commands { #expect(try Filter(command, input: Data()).status <= 2, "it ends") }
    let build = try project.run("build")
    #expect((build.status == 0) == (path == "res/x.css"))
    if path != "res/x.css" {
      #expect(build.error.contains("\(path): it’s a pipe or a device, not a file."), "\(build.error)")
    }
  }

  @Test func linksToDevicesAreLeftOut() throws {
    let project = try Project(nil)
    try project.write(":root { --primary: #3F51B5; --accent: #FF4081 }\n", to: "a.css")
    for (name, target) in [("x.css", "/dev/stdin"), ("y.css", "/dev/zero")] {
      try FileManager.default.createSymbolicLink(atPath: project.place(name), withDestinationPath: target)
    }
    let commands = [
      ["import", project.folder.path, "--list"], ["check", project.folder.path],
      ["init", "--yes", project.folder.path],
    ]
    for command in commands {
      // A terminal at which nobody types, until the command has ended.
      let said = try Filter(
        bash: """
          exec 3< <(exec sleep 100 2>&-)
          timeout 60 "$0" \(command.joined(separator: " ")) <&3
          status=$?
          kill -KILL $!
          exit $status
          """)
      #expect(said.status != 124)
    }
    #expect(try project.run("import", "--list").output.contains("#3F51B5"))
  }

  @Test func anAgentIsAnsweredToo() throws {
    let project = try Project(nil)
    try Self.pipe("a.css", in: project)
    try project.write(":root { --primary: #3F51B5 }\n", to: "b.css")
    let lines = ["import", "check"].map {
      #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "\#($0)", "arguments": {"file": "a.css"}}}"#
    }
    let answers = try Filter(
      bash: "cd '\(project.folder.path)'; printf '%s\\n' '\(lines.joined(separator: "' '"))' | tintype mcp")
    #expect(answers.lines.count == 2)
    #expect(answers.lines.allSatisfy { $0.contains("a pipe or a device") })
  }

  @Test func aLockThatIsHeldIsSaid() throws {
    let project = try Project(outputs: Self.outputs)
    let descriptor = open(project.folder.path, O_RDONLY)
    defer { close(descriptor) }
    try #require(flock(descriptor, LOCK_EX) == 0)
    let build = try Command.start(["build", project.folder.path], environment: [:], program: Command.program)
    let said = String(decoding: build.errors.fileHandleForReading.availableData, as: UTF8.self)
    #expect(said.hasPrefix("tintype: Waiting for another program that has locked “\(project.folder.path.prefix(60))"))
    #expect(try project.files == ["tintype.json"])
    try #require(flock(descriptor, LOCK_UN) == 0)
    build.process.waitUntilExit()
    #expect(build.process.terminationStatus == 0)
    #expect(project.exists("theme.css"))
  }

  @Test func whatIsTooMuchIsRefusedBeforeAnythingIsWritten() throws {
    let outputs = (0..<90).map { #"{"template": "own.template", "path": "o\#($0).txt"}"# }
    let project = try Project(#"{"theme": "\#(Project.theme)", "outputs": [\#(outputs.joined(separator: ","))]}"#)
    // Each is 3 MB.
    try project.write(
      "`define a`" + String(repeating: "x", count: 30_000) + "`end`" + String(repeating: "`use a`", count: 100),
      to: "own.template")
    let build = try project.run("build")
    #expect(build.status == 2)
    #expect(build.error.hasSuffix("These are too many files to write at once. The limit is 256 MB.\n"))
    #expect(try project.files == ["own.template", "tintype.json"])
  }
}
