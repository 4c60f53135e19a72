import ArgumentParser
import Foundation
import Theme

struct MCP: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Serve coding agents: a Model Context Protocol server over standard input and output.",
    discussion: """
      An agent's program starts it, and then has tools that suggest themes, check contrast, name colors, pair fonts, and \
      write and read themes in every format. It answers until its standard input ends. It reads and writes files only in the \
      folder that it's started in, and never uses the network.

      For agents that run commands instead, --print skill prints how to use this command, and --print llms an overview of the \
      project for llms.txt.

      Example:
        tintype mcp
        claude mcp add tintype -- tintype mcp
        tintype mcp --print skill > .claude/skills/tintype/SKILL.md
      """)

  @Option(help: ArgumentHelp("Print a text for agents instead: skill, or llms.", valueName: "text"))
  var print: AgentGuide?

  @Option(help: ArgumentHelp(Help.fontSite, valueName: "dir"))
  var site: String?

  func run() throws {
    if let guide = self.print {
      var output = Output()
      output.append(guide.text)
      return try output.flush()
    }
    let server = MCPServer(tools: Tool.all(in: try WorkFolder(FileManager.default.currentDirectoryPath, site: site)))
    var reader = LineReader(longest: Limits.messageBytes)
    var output = Output()
    // One after the other: no call takes long, and a client tells the answers apart by their ids.
    func respond(to line: UnsafeBufferPointer<UInt8>, isWhole: Bool) throws(Refusal) {
      guard let reply = isWhole ? server.reply(to: Array(line)) : server.replyToLongMessage else { return }
      output.append(contentsOf: reply)
      try output.endLine()
    }
    try reader.forEachLine(beforeWaiting: { () throws(Refusal) in try output.flush() }, respond)
    try output.flush()
  }
}
