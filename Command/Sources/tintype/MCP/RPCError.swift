import _Text

/// Why a message isn't answered with a result.
struct RPCError: Error {
  /// Sources: JSON-RPC 2.0, "Error object"; Model Context Protocol 2026-07-28, "Error codes".
  enum Code: Int {
    case noJSON = -32700
    case badRequest = -32600
    case noMethod = -32601
    case badParameters = -32602
    case unknownVersion = -32022
  }

  let code: Code
  /// A sentence that says what would be right.
  let message: String
  /// Writes what programs read about it.
  let details: (@Sendable (inout JSONWriter) -> Void)?

  init(_ code: Code, _ message: String, details: (@Sendable (inout JSONWriter) -> Void)? = nil) {
    self.code = code
    self.message = message
    self.details = details
  }
}
