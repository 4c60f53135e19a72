struct WrongExample: Error, CustomStringConvertible {
  let description: String
}

/// Fails if a value isn't what the documentation says: a literal, `.case`, or the first digits of a number and an ellipsis.
func check<Value>(_ value: Value?, _ expected: String, _ place: String) throws {
  guard let value else { throw WrongExample(description: "\(place): nil, not \(expected)") }
  let seen = String(reflecting: value)
  let fits =
    expected.hasSuffix("…")
    ? seen.hasPrefix(expected.dropLast())
    : expected.hasPrefix(".") ? seen.hasSuffix(expected) : seen == expected
  guard fits else { throw WrongExample(description: "\(place): \(seen), not \(expected)") }
}
