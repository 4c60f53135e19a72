import ArgumentParser
import Formats

/// The options of formats as flags, a flag for each.
struct FormatOptions: ParsableArguments {
  @Option(help: help(for: .selector)) var selector: String?
  @Option(help: help(for: .scope)) var scope: String?
  @Option(help: help(for: .contrast)) var contrast: String?
  @Option(help: help(for: .prefix)) var prefix: String?
  @Option(help: help(for: .access)) var access: String?
  @Option(help: help(for: .package)) var package: String?
  @Option(help: help(for: .only)) var only: String?
  @Option(help: help(for: .values)) var values: String?
  @Option(help: help(for: .fonts)) var fonts: String?
  @Option(help: help(for: .subset)) var subset: String?

  /// Whether any was given.
  var isAny: Bool { ExportOption.allCases.contains { text(of: $0) != nil } }

  /// The options given, for a format; refuses one that it doesn't take.
  func exportOptions(for format: Format) throws(Refusal) -> ExportOptions {
    try ExportOptions(for: format) { text(of: $0) }
  }

  private func text(of option: ExportOption) -> String? {
    switch option {
    case .selector: selector
    case .scope: scope
    case .contrast: contrast
    case .prefix: prefix
    case .access: access
    case .package: package
    case .only: only
    case .values: values
    case .fonts: fonts
    case .subset: subset
    }
  }
}

extension ExportOptions {
  /// The options of a format; refuses what it doesn't take.
  /// - Parameter text: The text given for an option; nil without one.
  init(for format: Format, _ text: (ExportOption) -> String?) throws(Refusal) {
    self.init()
    for option in ExportOption.allCases {
      guard let text = text(option) else { continue }
      do throws(ExportOptionError) {
        try set(option, to: text, for: format)
      } catch {
        throw Refusal(error.sentence)
      }
    }
  }
}

private func help(for option: ExportOption) -> ArgumentHelp {
  let formats = option.formats.map { "\($0.name)" }.joined(separator: ", ")
  return ArgumentHelp("\(option.purpose) Takes \(option.values). For \(formats).", valueName: "\(option.name)")
}
