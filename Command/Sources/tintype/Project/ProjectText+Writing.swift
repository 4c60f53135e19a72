import Theme
import _Text

extension ProjectText {
  /// A `tintype.json` that people can go on writing. It names no schema: the one that fits comes from “tintype schema”.
  static func text(theme: Theme, outputs: [ProposedOutput]) -> String {
    let lines = outputs.map { output in
      let members =
        [("format", quoted(output.format)), ("path", quoted(output.path))]
        + output.options.map { ($0.name, quoted($0.value)) } + (output.merges ? [("merge", "true")] : [])
      return "    { " + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + " }"
    }
    return """
      {
        "theme": \(quoted(theme.string)),
        "outputs": [
      \(lines.joined(separator: ",\n"))
        ]
      }

      """
  }

  private static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
