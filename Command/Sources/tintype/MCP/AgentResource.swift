import ArgumentParser
import _Text

/// A text that agents can read.
struct AgentResource: Sendable {
  /// "tintype://formats".
  let address: String
  let title: String
  let kind: String
  private let text: @Sendable () -> String

  /// Every resource, in an order that never changes.
  static let all: [AgentResource] =
    [
      AgentResource(
        address: "tintype://guide", title: "How to theme an app with Tintype", kind: "text/markdown",
        text: { AgentGuide.skill.text }),
      AgentResource(
        address: "tintype://formats", title: "The formats, and what they’re for", kind: "text/markdown",
        text: { AgentGuide.formats }),
      AgentResource(
        address: "tintype://roles", title: "The roles of a scheme, and what they’re for", kind: "text/markdown",
        text: { AgentGuide.roles }),
      AgentResource(
        address: "tintype://schema", title: "The JSON Schema of tintype.json", kind: "application/schema+json",
        text: { ProjectSchema.text }),
    ]
    + Tintype.configuration.subcommands.map { command in
      AgentResource(
        address: "tintype://help/\(command.commandName)", title: "The command tintype \(command.commandName)",
        kind: "text/plain", text: { Tintype.helpMessage(for: command, columns: 100) })
    }

  /// Writes what a client lists.
  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("uri", address)
      $0.member("name", address)
      $0.member("title", title)
      $0.member("mimeType", kind)
    }
  }

  /// Writes what a client reads.
  func writeContents(to json: inout JSONWriter) {
    json.object {
      $0.member("uri", address)
      $0.member("mimeType", kind)
      $0.member("text", text())
    }
  }
}
