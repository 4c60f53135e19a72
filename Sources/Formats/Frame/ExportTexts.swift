import _Text

/// The texts that exports are made of: the formats' templates, and the samples of a style guide.
///
/// The core has them compiled in, but a front end that has to be small, such as the page, loads them when they're first needed.
public struct ExportTexts: Equatable, Sendable {
  let samples: GuideSamples
  private let templates: [NamedTemplate]

  private struct NamedTemplate: Equatable {
    let name, text: [UInt8]
  }

  /// The templates that are compiled in.
  /// - Parameter samples: For a style guide, the samples it shows.
  public init(samples: GuideSamples = .none) {
    self.samples = samples
    templates = BuiltInTemplates.all.map {
      NamedTemplate(name: $0.name.description.bytes, text: $0.text.description.bytes)
    }
  }

  /// Takes texts that were loaded; nil if a format's template isn't among them. They become part of the files as they are, so
  /// they must be our own.
  /// - Parameter parts: The parts of another value.
  public init?(parts: [String]) {
    samples = GuideSamples(Array(parts.prefix(3)))
    var templates: [NamedTemplate] = []
    for index in stride(from: 3, to: parts.count - 1, by: 2) {
      templates.append(NamedTemplate(name: parts[index].bytes, text: parts[index + 1].bytes))
    }
    self.templates = templates
    for format in Format.all {
      if let name = format.writing.template, template(name.description.bytes) == nil { return nil }
    }
  }

  /// The parts, to load them from: the three of the samples, then each template's name and text. None has the byte 0x1F.
  public var parts: [String] {
    samples.parts + templates.flatMap { [String(bytes: $0.name), String(bytes: $0.text)] }
  }

  /// The template that writes a format's files, as a start for a custom one; nil if code writes them.
  public func template(of format: Format) -> String? {
    guard case .template(let name) = format.writing, let text = template(name.description.bytes) else { return nil }
    return "`like " + format.name.description + "`\n" + String(bytes: text)
  }

  /// The template of this name; nil if there's none.
  func template(_ name: [UInt8]) -> [UInt8]? { templates.first { $0.name == name }?.text }

  /// The template that others include by this name; nil if there's none.
  func included(_ name: [UInt8]) -> [UInt8]? { template([UInt8(ascii: "_")] + name) }
}
