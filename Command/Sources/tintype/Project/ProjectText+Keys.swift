@_spi(Project) import Formats

extension ProjectText {
  /// The values of a project by their keys. Refuses keys that it doesn't know.
  func keys(of file: JSON) throws(Refusal) -> [String: JSON] {
    guard file.isObject else {
      throw refusal("A project is an object: {\"theme\": …, \"outputs\": […]}.", at: file.range.lowerBound)
    }
    // Before the keys, because a later version may have others.
    if let version = file["version"] { try checkVersion(version) }
    return try members(
      of: file, known: ["$schema", "version", "theme", "themes", "outputs", "check", "ignore", "nonText", "report"],
      of: "a project")
  }

  private func checkVersion(_ version: JSON) throws(Refusal) {
    guard let number = version.number, number >= 1, number == number.rounded(), number < 1e9 else {
      throw refusal("“version” takes a whole number: \(ProjectFile.version).", at: version.range.lowerBound)
    }
    guard number <= Double(ProjectFile.version) else {
      throw refusal(
        "This project has version \(Int(number)), and this tintype knows \(ProjectFile.version). Install a newer tintype.",
        at: version.range.lowerBound)
    }
  }

  /// The values of an object by their keys. A key that it doesn't know, or has twice, is refused.
  func members(
    of object: JSON, known: [String], of what: StaticString
  ) throws(Refusal) -> [String: JSON] {
    var values: [String: JSON] = [:]
    for (key, value) in object.members {
      let name = key.text
      guard known.contains(name) else {
        let remedy = suggestion(for: name, among: known) ?? "The keys are \(known.listed)."
        throw refusal("There’s no key \(quoted(name)) in \(what). \(remedy)", at: key.range.lowerBound)
      }
      guard values.updateValue(value, forKey: name) == nil else {
        throw refusal("The key \(quoted(name)) is there twice.", at: key.range.lowerBound)
      }
    }
    return values
  }
}
