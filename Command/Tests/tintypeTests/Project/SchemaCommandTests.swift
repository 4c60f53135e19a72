import Formats
import Foundation
import Testing

@Suite("tintype schema")
struct SchemaCommandTests {
  /// The copy for people and editors that look here. RECORD=1 writes it.
  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../docs/tintype.schema.json").standardized

  @Test func itIsTheFileInTheRepository() throws {
    let schema = try Filter("schema").output
    if ProcessInfo.processInfo.environment["RECORD"] != nil { try Data(schema.utf8).write(to: Self.file) }
    #expect(try schema == String(contentsOf: Self.file, encoding: .utf8))
  }

  @Test func itKnowsEveryFormatAndOption() throws {
    let schema = try JSONSerialization.jsonObject(with: Data(Filter("schema").output.utf8)) as? [String: Any]
    let output = (schema?["$defs"] as? [String: Any])?["output"] as? [String: Any]
    let properties = try #require(output?["properties"] as? [String: [String: Any]])
    #expect(properties["format"]?["enum"] as? [String] == Format.all.map { "\($0.name)" })
    let options = Set(Format.all.flatMap(\.options).map { "\($0.name)" })
    #expect(Set(properties.keys) == options.union(["format", "template", "path", "merge"]))
    let dependents = try #require(output?["dependentSchemas"] as? [String: [String: Any]])
    #expect(Set(dependents.keys) == options.union(["merge"]))
    for (name, dependent) in dependents {
      // Any output may say that it isn't merged.
      let dependent = dependent["then"] as? [String: Any] ?? dependent
      let format = (dependent["properties"] as? [String: [String: Any]])?["format"]?["enum"] as? [String]
      let takers = Format.all.filter { format in
        name == "merge" ? format.isMergeable : format.options.contains { "\($0.name)" == name }
      }
      #expect(format == takers.map { "\($0.name)" }, "\(name)")
    }
  }

  @Test func everyKeyIsDescribed() throws {
    let schema = try JSONSerialization.jsonObject(with: Data(Filter("schema").output.utf8))
    func check(_ value: Any, at path: String) {
      guard let object = value as? [String: Any] else { return }
      for (key, value) in object["properties"] as? [String: [String: Any]] ?? [:]
      where !path.contains("dependentSchemas") {
        #expect((value["description"] as? String)?.isEmpty == false, "\(path).\(key)")
      }
      for (key, value) in object { check(value, at: path + "." + key) }
    }
    check(schema, at: "")
  }
}
