@_spi(Project) import Formats
import _Text

/// The arguments of a call: those that the tool takes, each of its shape.
struct ToolArguments {
  private let arguments: JSON?

  /// Refuses an argument that the tool doesn't take, or one that's missing or of another shape.
  init(_ arguments: JSON?, for tool: Tool) throws(Refusal) {
    if let arguments, !arguments.isObject { throw Refusal("“arguments” is an object.") }
    let names = tool.parameters.map(\.name).listed
    var given: [String] = []
    if let arguments {
      for (key, value) in arguments.members {
        let name = key.text
        guard let parameter = tool.parameters.first(where: { $0.name == name }) else {
          throw Refusal("\(tool.name) takes no \(quoted(name)). It takes \(names).")
        }
        guard !given.contains(name) else { throw Refusal("“\(name)” is there twice. Give it once.") }
        guard parameter.shape.fits(value) else { throw Refusal("“\(name)” takes \(parameter.shape.words).") }
        given.append(name)
      }
    }
    for parameter in tool.parameters where parameter.isRequired && !given.contains(parameter.name) {
      throw Refusal("“\(parameter.name)” is missing. \(parameter.purpose)")
    }
    self.arguments = arguments
  }

  private func value(_ name: String) -> JSON? { arguments?.members.first { $0.key.text == name }?.value }

  func text(_ name: String) -> String? { value(name)?.text }
  func whole(_ name: String) -> Int? { value(name)?.number.flatMap { Int(exactly: $0) } }
  func flag(_ name: String) -> Bool { value(name)?.flag ?? false }
  func texts(_ name: String) -> [String] { value(name)?.members.compactMap(\.value.text) ?? [] }
}

extension Shape {
  /// Whether an argument has this shape.
  fileprivate func fits(_ value: JSON) -> Bool {
    switch self {
    case .text: value.text != nil
    case .choice(let names): value.text.map { names.contains($0) } ?? false
    case .whole(let range): value.number.flatMap { Int(exactly: $0) }.map { range.contains($0) } ?? false
    case .number: value.number != nil
    case .flag: value.flag != nil
    case .list(let shape): value.isArray && value.members.allSatisfy { shape.fits($0.value) }
    case .object, .table: value.isObject
    case .orNull(let shape): shape.fits(value)
    }
  }
}
