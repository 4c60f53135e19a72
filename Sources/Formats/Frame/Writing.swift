import Theme

extension Format {
  /// The theme in this format, one file unless it's a folder. Refuses a theme that isn't complete.
  /// - Parameters:
  ///   - theme: The theme to write.
  ///   - options: What's chosen about the files. Options that the format doesn't take change nothing.
  ///   - samples: For a style guide, the samples it shows.
  public func files(
    of theme: Theme, options: ExportOptions = ExportOptions(), samples: GuideSamples = .none
  ) throws(ExportError) -> [File] {
    write(try ExportedTheme(theme), options: options, samples: samples)
  }

  /// The theme in this format, one file unless it's a folder.
  /// - Parameters:
  ///   - theme: The theme to write, complete and with its scheme.
  ///   - options: What's chosen about the files. Options that the format doesn't take change nothing.
  ///   - samples: For a style guide, the samples it shows.
  ///   - marksColors: Whether to put a mark before each color of a text: the byte 0x1E and the color's six hex digits.
  public func write(
    _ theme: ExportedTheme, options: ExportOptions = ExportOptions(), samples: GuideSamples = .none,
    marksColors: Bool = false
  ) -> [File] {
    write(theme, options: options, texts: ExportTexts(samples: samples), marksColors: marksColors)
  }

  /// The theme in this format, one file unless it's a folder, written with texts that were loaded.
  /// - Parameters:
  ///   - theme: The theme to write, complete and with its scheme.
  ///   - options: What's chosen about the files. Options that the format doesn't take change nothing.
  ///   - texts: The templates, and for a style guide the samples it shows.
  ///   - marksColors: Whether to put a mark before each color of a text: the byte 0x1E and the color's six hex digits.
  public func write(
    _ theme: ExportedTheme, options: ExportOptions, texts: ExportTexts, marksColors: Bool
  ) -> [File] {
    switch writing {
    case .template(let template):
      theme.files(
        template, texts, named: fileName.description, options: options.filled(for: self), marksColors: marksColors)
    case .swiftPackage(let template): theme.swiftPackage(template, texts, options: options, marksColors: marksColors)
    case .ase: [File(path: fileName.description, bytes: theme.ase)]
    case .aco: [File(path: fileName.description, bytes: theme.aco)]
    case .procreate(let template): [File(path: fileName.description, bytes: theme.procreate(template, texts))]
    }
  }
}

/// A theme that shares files with others, by its name.
public struct NamedTheme {
  /// Its name there, of letters, digits, hyphens and underscores: "harbor".
  public let name: String
  /// The theme.
  public let theme: ExportedTheme

  /// A theme by a name of letters, digits, hyphens and underscores.
  public init(name: String, theme: ExportedTheme) {
    self.name = name
    self.theme = theme
  }
}

extension Format {
  /// Several themes in the same files: as modes of the same variables, or in a list by name. Empty for a format that doesn't hold
  /// several, and without a theme.
  /// - Parameters:
  ///   - themes: The themes in their order, each with a name of its own.
  ///   - options: What's chosen about the files. Options that the format doesn't take change nothing.
  public func write(_ themes: [NamedTheme], options: ExportOptions = ExportOptions()) -> [File] {
    guard holdsThemes, case .template(let template) = writing, let first = themes.first else { return [] }
    var options = options.filled(for: self)
    options.themeName = first.name
    return first.theme.files(
      template, ExportTexts(), named: fileName.description, options: options, among: themes,
      marksColors: false)
  }
}

extension Format {
  /// How many colors there are in a palette file of a theme.
  public func colorCount(of theme: ExportedTheme) -> Int {
    switch writing {
    case .procreate: 10 + (theme.primary.shades + theme.accent.shades).filter { !$0.isAccent }.count
    case .ase: theme.swatches.count + 2
    case .aco, .template, .swiftPackage: theme.swatches.count + 1
    }
  }
}
