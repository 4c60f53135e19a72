import Conformance
@_spi(Project) import Formats
import Theme
import _Text

/// The JSON Schema of `tintype.json`, made of the same tables that its reader knows the formats and their options from.
enum ProjectSchema {
  /// The schema as a JSON text for people, with a line end.
  static var text: String {
    var json = JSONWriter()
    json.object {
      $0.member("$schema", "https://json-schema.org/draft/2020-12/schema")
      $0.member("title", "A theme in a project")
      $0.member("description", "What tintype build reads: one theme or several, and the files to write from each.")
      $0.member("type", "object")
      $0.member("properties") { $0.object(properties) }
      $0.member("anyOf") {
        $0.array {
          $0.object { $0.required("theme", "outputs") }
          $0.object { $0.required("themes", "outputs") }
          $0.object { $0.required("check") }
          $0.object { $0.required("ignore") }
          $0.object { $0.required("nonText") }
          $0.object { $0.required("report") }
        }
      }
      $0.member("not") { $0.object { $0.required("theme", "themes") } }
      $0.member("additionalProperties", false)
      $0.member("$defs") {
        $0.object {
          $0.member("theme") { $0.object(theme) }
          $0.member("output") { $0.object(output) }
        }
      }
    }
    return String(decoding: JSONLayout(json.bytes)?.bytes ?? json.bytes, as: UTF8.self)
  }

  private static func properties(_ json: inout JSONWriter) {
    json.property("$schema", "string", "Where this schema is, for editors. A build leaves it alone.")
    json.property("version", "integer", "The version of this file’s schema.") {
      $0.member("minimum", 1)
      $0.member("maximum", ProjectFile.version)
    }
    json.member("theme") { $0.reference("theme", "The project’s theme.") }
    json.property("themes", "object", "Several themes by name, instead of “theme”. In a path, {theme} is the name.") {
      $0.member("minProperties", 1)
      $0.member("propertyNames") { $0.object { $0.member("pattern", "^[A-Za-z0-9_-]{1,64}$") } }
      $0.member("additionalProperties") { $0.reference("theme", "One of the themes.") }
    }
    json.property("outputs", "array", "The files to write.") {
      $0.member("minItems", 1)
      $0.member("maxItems", Limits.projectOutputs)
      $0.member("items") { $0.reference("output", "A file or folder to write.") }
    }
    json.property(
      "check", "array", "Pairs that tintype check judges in the project’s files, in addition to those it finds by name."
    ) {
      $0.member("items") { $0.pair(withRatio: true) }
    }
    json.property(
      "nonText", "boolean",
      "Whether tintype check also judges what isn’t text: edges of fields, focus rings, icons and the parts of a chart."
    )
    json.property("report", "object", "What tintype report says about the product and about whoever answers for it.") {
      $0.member("properties") { json in
        json.object {
          for (name, purpose) in ReportDetails.keys {
            $0.key(name)
            $0.object {
              $0.member("description", purpose)
              $0.member("type", "string")
              $0.member("minLength", 1)
            }
          }
        }
      }
      $0.member("additionalProperties", false)
    }
    json.property("ignore", "array", "What tintype check leaves out: paths of files and folders, and pairs.") {
      $0.member("items") {
        $0.object {
          $0.member("anyOf") {
            $0.array {
              $0.object {
                $0.member("type", "string")
                $0.member("pattern", SchemaPattern.path)
              }
              $0.pair(withRatio: false)
            }
          }
        }
      }
    }
  }

  private static func theme(_ json: inout JSONWriter) {
    json.member(
      "description",
      "A theme as Tintype writes it, or a link to it: two colors and two fonts. It may be unfinished, or empty.")
    json.member("type", "string")
    json.member("examples", ["primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"]) { $0.string($1) }
  }

  private static func output(_ json: inout JSONWriter) {
    json.member("description", "A file or folder to write.")
    json.member("type", "object")
    json.member("properties") {
      $0.object {
        $0.property("format", "string", "Its format. “tintype formats” says more about each.") {
          $0.member("enum", Format.all) { $0.string("\($1.name)") }
        }
        $0.property(
          "template", "string",
          "The path of a template of your own, instead of a format. docs/templates.md says how to write one."
        ) { $0.member("pattern", SchemaPattern.file) }
        $0.property(
          "path", "string",
          "Its path, relative to this file, with / between folders. Some formats are a folder: give its path."
        ) { $0.member("pattern", SchemaPattern.path) }
        for option in ExportOption.allCases { $0.property(option) }
        $0.property(
          "merge", "boolean",
          "Whether to write only between two comments of a file, or only our color sets of an asset catalog, and leave the rest as it is."
        )
      }
    }
    json.required("path")
    json.member("oneOf") {
      $0.array {
        $0.object { $0.required("format") }
        $0.object { $0.required("template") }
      }
    }
    json.member("additionalProperties", false)
    // Only some formats take an option.
    json.member("dependentSchemas") {
      $0.object {
        for option in ExportOption.allCases {
          $0.member(option.name) {
            $0.object {
              $0.onlyFor(option.formats, orTemplate: false)
              let particular = option.formats.filter { option.isParticular(in: $0) }
              guard !particular.isEmpty else { return }
              $0.member("allOf", particular) { $0.values(of: option, in: $1) }
            }
          }
        }
        // Any output may say that it isn't merged.
        $0.member("merge") {
          $0.object {
            $0.condition("merge") { $0.member("const", true) }
            $0.member("then") { $0.object { $0.onlyFor(Format.all.filter(\.isMergeable), orTemplate: true) } }
          }
        }
      }
    }
  }
}

extension JSONWriter {
  /// Writes the schema of a pair of colors by their names, with or without the ratio it needs.
  fileprivate mutating func pair(withRatio: Bool) {
    object {
      $0.member(
        "description",
        "A text’s name and its background’s\(withRatio ? ", and the contrast ratio it needs if it isn’t 4.5" : "").")
      $0.member("type", "array")
      $0.member("prefixItems") {
        $0.array {
          for _ in 0..<2 {
            $0.object {
              $0.member("type", "string")
              $0.member("minLength", 1)
            }
          }
          if withRatio {
            $0.object {
              $0.member("type", "number")
              $0.member("minimum", 1)
              $0.member("maximum", 21)
            }
          }
        }
      }
      $0.member("items", false)
      $0.member("minItems", 2)
    }
  }

  /// Writes a key's schema with its type and description.
  fileprivate mutating func property(
    _ name: StaticString, _ type: StaticString, _ description: String, _ more: (inout JSONWriter) -> Void = { _ in }
  ) {
    member(name) {
      $0.object {
        $0.member("description", description)
        $0.member("type", "\(type)")
        more(&$0)
      }
    }
  }

  /// Writes the schema of an option.
  fileprivate mutating func property(_ option: ExportOption) {
    let formats = option.formats.map { "\($0.name)" }.listed
    let description = "\(option.purpose) Takes \(option.values). For \(formats)."
    guard option.isList else {
      return property(option.name, "string", description) {
        let choices = option.formats.flatMap { option.choices(for: $0) }.map { "\($0)" }.unique
        if !choices.isEmpty { $0.member("enum", choices) { $0.string($1) } }
        if let pattern = SchemaPattern.value(of: option) { $0.member("pattern", pattern) }
      }
    }
    let items =
      option == .subset
      ? FontScript.allCases.map { "\($0.name)" } + ["all"]
      : (SchemeRole.common + SchemeRole.charts).map { $0.name() } + ["brand", "ramps", "fonts"]
    property(option.name, "array", description) {
      $0.member("items") { $0.object { $0.member("enum", items) { $0.string($1) } } }
      $0.member("minItems", 1)
      guard option == .subset else { return }
      // Beside all of them, there's no other.
      $0.member("if") { $0.object { $0.member("contains") { $0.object { $0.member("const", "all") } } } }
      $0.member("then") { $0.object { $0.member("maxItems", 1) } }
    }
  }

  /// Writes the keys of a schema for an output of one of these formats, or of a template as well.
  fileprivate mutating func onlyFor(_ formats: [Format], orTemplate: Bool) {
    if !orTemplate { required("format") }
    properties("format") { $0.member("enum", formats) { $0.string("\($1.name)") } }
  }

  /// Writes a schema for the values that an option has in one format, if an output is of that.
  fileprivate mutating func values(of option: ExportOption, in format: Format) {
    object {
      $0.condition("format") { $0.member("const", "\(format.name)") }
      $0.member("then") {
        $0.object {
          $0.properties(option.name) {
            if option == .selector, let selector = format.fixedSelector {
              $0.member("pattern", SchemaPattern.mediaOr(selector))
            } else {
              $0.member("enum", option.choices(for: format)) { $0.string("\($1)") }
            }
          }
        }
      }
    }
  }

  /// Writes the condition of a schema: what one of an output's keys is.
  fileprivate mutating func condition(_ key: StaticString, _ value: (inout JSONWriter) -> Void) {
    member("if") { $0.object { $0.properties(key, value) } }
  }

  /// Writes what one of an output's keys is.
  private mutating func properties(_ key: StaticString, _ value: (inout JSONWriter) -> Void) {
    member("properties") { $0.object { $0.member(key) { $0.object(value) } } }
  }

  fileprivate mutating func reference(_ name: String, _ description: String) {
    object {
      $0.member("description", description)
      $0.member("$ref", "#/$defs/\(name)")
    }
  }

  fileprivate mutating func required(_ names: String...) {
    member("required", names) { $0.string($1) }
  }
}

extension ExportOption {
  /// Whether it takes fewer values in a format than in all that have it.
  fileprivate func isParticular(in format: Format) -> Bool {
    self == .selector && format.fixedSelector != nil || self == .values
  }
}

extension [String] {
  /// Each once, in their order.
  fileprivate var unique: [String] {
    var all: [String] = []
    for text in self where !all.contains(text) { all.append(text) }
    return all
  }
}
