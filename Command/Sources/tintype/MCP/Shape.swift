import _Text

/// The shape of a value in JSON, from which a schema is made.
indirect enum Shape: Sendable {
  case text
  case choice([String])
  case whole(ClosedRange<Int>)
  case number
  case flag
  case list(Shape)
  case object([Member])
  /// An object that has a value of one shape for each name.
  case table(Shape)
  case orNull(Shape)

  /// A member of an object.
  struct Member: Sendable {
    let name: String
    let shape: Shape
    let purpose: String
    let isRequired: Bool

    /// Members of answers are always there.
    init(_ name: String, _ shape: Shape, _ purpose: String, isRequired: Bool = true) {
      (self.name, self.shape, self.purpose, self.isRequired) = (name, shape, purpose, isRequired)
    }
  }

  /// The values it takes, in words: "a text".
  var words: String {
    switch self {
    case .text: "a text"
    case .choice(let names): "one of \(names.joined(separator: ", "))"
    case .whole(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number: "a number"
    case .flag: "true or false"
    case .list(.text): "a list of texts"
    case .list(let shape): "a list, each \(shape.words)"
    case .object, .table: "an object"
    case .orNull(let shape): "\(shape.words), or null"
    }
  }

  /// Writes a schema.
  /// Source: JSON Schema 2020-12.
  /// - Parameter purpose: The meaning of the value.
  func writeSchema(to json: inout JSONWriter, purpose: String = "") {
    json.object {
      writeConstraints(to: &$0)
      if !purpose.isEmpty { $0.member("description", purpose) }
    }
  }

  /// Writes the members of its schema.
  func writeConstraints(to json: inout JSONWriter) {
    switch self {
    case .text: json.member("type", "string")
    case .choice(let names):
      json.member("type", "string")
      json.member("enum", names) { $0.string($1) }
    case .whole(let range):
      json.member("type", "integer")
      json.member("minimum", range.lowerBound)
      json.member("maximum", range.upperBound)
    case .number: json.member("type", "number")
    case .flag: json.member("type", "boolean")
    case .list(let shape):
      json.member("type", "array")
      json.member("items") { shape.writeSchema(to: &$0) }
    case .object(let members):
      json.member("type", "object")
      json.member("properties") {
        $0.object { json in
          for member in members {
            json.key(member.name)
            member.shape.writeSchema(to: &json, purpose: member.purpose)
          }
        }
      }
      json.member("required", members.filter(\.isRequired)) { $0.string($1.name) }
      json.member("additionalProperties", false)
    case .table(let shape):
      json.member("type", "object")
      json.member("additionalProperties") { shape.writeSchema(to: &$0) }
    case .orNull(let shape):
      json.member("anyOf", [shape]) {
        $1.writeSchema(to: &$0)
        $0.object { $0.member("type", "null") }
      }
    }
  }
}
