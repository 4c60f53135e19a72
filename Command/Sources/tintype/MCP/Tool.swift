import _Text

/// Something an agent can call.
struct Tool: Sendable {
  let name: String
  /// Its name for people.
  let title: String
  /// Its purpose and when to call it, for the agent.
  let description: String
  let parameters: [Parameter]
  /// The members of the result's structured form.
  let resultMembers: [Shape.Member]
  /// Whether it may write files.
  var writes = false
  let run: @Sendable (ToolArguments) throws(Refusal) -> ToolResult

  /// An argument that it takes.
  struct Parameter: Sendable {
    let name: String
    let shape: Shape
    let purpose: String
    var isRequired = false

    init(_ name: String, _ shape: Shape, _ purpose: String, isRequired: Bool = false) {
      (self.name, self.shape, self.purpose, self.isRequired) = (name, shape, purpose, isRequired)
    }
  }

  /// Every tool, in an order that never changes.
  static func all(in folder: WorkFolder) -> [Tool] {
    [
      suggestThemes, pairFonts, findColor, contrast, scheme, check(in: folder), report(in: folder),
      export(in: folder), importing(in: folder), initProject(in: folder), build(in: folder),
    ]
  }

  /// Writes what a client lists.
  func write(to json: inout JSONWriter) {
    json.object {
      $0.member("name", name)
      $0.member("title", title)
      $0.member("description", description)
      $0.member("inputSchema") {
        Shape.object(
          parameters.map { Shape.Member($0.name, $0.shape, $0.purpose, isRequired: $0.isRequired) }
        ).writeSchema(to: &$0)
      }
      $0.member("outputSchema") { Shape.object(resultMembers).writeSchema(to: &$0) }
      $0.member("annotations") {
        $0.object {
          $0.member("readOnlyHint", !writes)
          // It replaces a file that it's told to write.
          $0.member("destructiveHint", writes)
          $0.member("idempotentHint", true)
          $0.member("openWorldHint", false)
        }
      }
    }
  }
}

/// The result of a call.
struct ToolResult {
  /// For the agent to read, as short as can be.
  let text: String
  /// Writes the same as an object.
  let write: (inout JSONWriter) -> Void

  init(_ text: String, _ write: @escaping (inout JSONWriter) -> Void) {
    self.text = text
    self.write = write
  }
}
