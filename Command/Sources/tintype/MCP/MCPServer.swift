@_spi(Project) import Formats
import Theme
import _Text

/// Answers the messages of an agent's program, one a line, by the Model Context Protocol.
/// Sources: JSON-RPC 2.0; modelcontextprotocol.io/specification, revisions 2025-11-25 (with a handshake) and 2026-07-28
/// (without).
struct MCPServer {
  /// The revisions it speaks, the newest first.
  private static let versions = [statelessVersion] + handshakeVersions
  /// The first revision in which each request says its version itself.
  private static let statelessVersion = "2026-07-28"
  private static let handshakeVersions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  let tools: [Tool]

  /// The reply to a message, on one line; nil if it wants none.
  func reply(to message: [UInt8]) -> [UInt8]? {
    guard message.contains(where: { $0 > 0x20 }) else { return nil }
    let json: JSON
    do throws(JSONError) {
      json = try JSON(strict: message)
    } catch {
      return reply(nil, RPCError(.noJSON, "This message isn’t JSON: at byte \(error.offset + 1), \(error.text)."))
    }
    guard json.isObject else {
      return reply(nil, RPCError(.badRequest, "Send each message as one JSON object on its own line."))
    }
    // A reply to a request that was never made.
    guard json["result"] == nil, json["error"] == nil else { return nil }
    let id = json["id"].flatMap { $0.text != nil || $0.number != nil ? Array(message[$0.range]) : nil }
    guard let method = json["method"]?.text else {
      return reply(id, RPCError(.badRequest, "A request has a “method”, such as “tools/list”."))
    }
    guard json["id"] != nil else { return nil }
    guard let id else { return reply(nil, RPCError(.badRequest, "The “id” of a request is a text or a number.")) }
    let parameters = json["params"]
    if let parameters, !parameters.isObject {
      return reply(id, RPCError(.badParameters, "“params” is an object."))
    }
    do throws(RPCError) {
      try checkVersion(parameters, of: method)
      return reply(id, try result(of: method, parameters))
    } catch {
      return reply(id, error)
    }
  }

  /// The reply to a message that's too long to read.
  var replyToLongMessage: [UInt8] {
    reply(nil, RPCError(.badRequest, "A message may have \(Limits.messageBytes.groupedText) bytes at most."))
  }

  /// Refuses a request that names a revision it doesn't speak.
  private func checkVersion(_ parameters: JSON?, of method: String) throws(RPCError) {
    let meta = parameters?["_meta"]
    guard let version = meta?["io.modelcontextprotocol/protocolVersion"]?.text else {
      guard method != "server/discover" else {
        throw RPCError(.badParameters, "“_meta” lacks “io.modelcontextprotocol/protocolVersion”.")
      }
      return
    }
    guard version == Self.statelessVersion else {
      throw RPCError(.unknownVersion, "Unsupported protocol version") {
        $0.object {
          $0.member("supported", Self.versions) { $0.string($1) }
          $0.member("requested", version)
        }
      }
    }
    guard meta?["io.modelcontextprotocol/clientCapabilities"]?.isObject == true else {
      throw RPCError(.badParameters, "“_meta” lacks “io.modelcontextprotocol/clientCapabilities”.")
    }
  }

  /// Writes the members of a result.
  private typealias Result = (inout JSONWriter) -> Void

  private func result(of method: String, _ parameters: JSON?) throws(RPCError) -> Result {
    switch method {
    case "initialize":
      let wanted = parameters?["protocolVersion"]?.text ?? ""
      let version = Self.handshakeVersions.first { $0 == wanted } ?? Self.handshakeVersions[0]
      return {
        $0.member("protocolVersion", version)
        writeSelf(to: &$0)
        $0.member("serverInfo") { writeIdentity(to: &$0) }
      }
    case "server/discover":
      return {
        $0.member("supportedVersions", Self.versions) { $0.string($1) }
        writeSelf(to: &$0)
        writeFreshness(to: &$0)
      }
    case "ping": return { _ in }
    case "tools/list":
      return {
        $0.member("tools", tools) { $1.write(to: &$0) }
        writeFreshness(to: &$0)
      }
    case "tools/call": return try call(parameters)
    case "resources/list":
      return {
        $0.member("resources", AgentResource.all) { $1.write(to: &$0) }
        writeFreshness(to: &$0)
      }
    case "resources/templates/list":
      return {
        $0.member("resourceTemplates", [String]()) { $0.string($1) }
        writeFreshness(to: &$0)
      }
    case "resources/read":
      guard let address = parameters?["uri"]?.text else {
        throw RPCError(.badParameters, "“uri” is missing. “resources/list” lists the addresses.")
      }
      guard let resource = AgentResource.all.first(where: { $0.address == address }) else {
        throw RPCError(
          .badParameters, "There’s no resource \(quoted(address)). “resources/list” lists the addresses.")
      }
      return {
        $0.member("contents", [resource]) { $1.writeContents(to: &$0) }
        writeFreshness(to: &$0)
      }
    default: throw RPCError(.noMethod, "There’s no method \(quoted(method)).")
    }
  }

  /// Calls a tool. What's wrong with the arguments is a result, too: one that the agent reads and can act on.
  private func call(_ parameters: JSON?) throws(RPCError) -> Result {
    guard let name = parameters?["name"]?.text else {
      throw RPCError(.badParameters, "“name” is missing: the name of a tool.")
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      throw RPCError(
        .badParameters, "There’s no tool \(quoted(name)). These are there: \(tools.map(\.name).listed).")
    }
    let result: ToolResult
    do throws(Refusal) {
      result = try tool.run(ToolArguments(parameters?["arguments"], for: tool))
    } catch {
      return { json in
        json.member("content", [error.sentence]) { $0.textContent($1) }
        json.member("isError", true)
      }
    }
    return {
      $0.member("content", [result.text]) { $0.textContent($1) }
      $0.member("structuredContent", result.write)
      $0.member("isError", false)
    }
  }

  private func writeSelf(to json: inout JSONWriter) {
    json.member("capabilities") {
      $0.object {
        $0.member("tools") { $0.object { _ in } }
        $0.member("resources") { $0.object { _ in } }
      }
    }
    json.member("instructions", AgentGuide.instructions)
  }

  private func writeIdentity(to json: inout JSONWriter) {
    json.object {
      $0.member("name", "tintype")
      $0.member("title", "Tintype")
      $0.member("version", Tintype.configuration.version)
    }
  }

  /// How long a result holds: as long as the command is the same.
  private func writeFreshness(to json: inout JSONWriter) {
    json.member("ttlMs", 3_600_000)
    json.member("cacheScope", "public")
  }

  private func reply(_ id: [UInt8], _ result: @escaping Result) -> [UInt8] {
    reply(id, "result") {
      result(&$0)
      $0.member("resultType", "complete")
      $0.member("_meta") { $0.object { $0.member("io.modelcontextprotocol/serverInfo") { writeIdentity(to: &$0) } } }
    }
  }

  private func reply(_ id: [UInt8]?, _ error: RPCError) -> [UInt8] {
    reply(id, "error") {
      $0.member("code", error.code.rawValue)
      $0.member("message", error.message)
      if let details = error.details { $0.member("data", details) }
    }
  }

  /// - Parameter id: The request's, as it was sent.
  private func reply(_ id: [UInt8]?, _ key: StaticString, _ members: Result) -> [UInt8] {
    var json = JSONWriter()
    json.object {
      $0.member("jsonrpc", "2.0")
      $0.member("id") { if let id { $0.value(id) } else { $0.null() } }
      $0.member(key) { $0.object(members) }
    }
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func textContent(_ text: String) {
    object {
      $0.member("type", "text")
      $0.member("text", text)
    }
  }
}
