import Theme

extension Format {
  /// The theme in this format, one file unless it's a folder. Refuses a theme that isn't complete.
  /// - Parameter samples: What a style guide shows of samples.
  public func files(of theme: Theme, samples: GuideSamples = .none) throws(ExportError) -> [File] {
    write(try ExportedTheme(theme), samples: samples)
  }

  /// The theme in this format, one file unless it's a folder.
  /// - Parameters:
  ///   - samples: What a style guide shows of samples.
  ///   - marksColors: Whether a mark is before each color of a text: the byte 0x1E and the color's six hex digits.
  public func write(
    _ theme: ExportedTheme, samples: GuideSamples = .none, marksColors: Bool = false
  ) -> [File] {
    switch kind {
    case .css: theme.files(cssTemplate, named: fileName, marksColors: marksColors)
    case .scss: theme.files(scssTemplate, named: fileName, marksColors: marksColors)
    case .tailwind: theme.files(tailwindTemplate, named: fileName, marksColors: marksColors)
    case .shadcn: theme.files(shadcnTemplate, named: fileName, marksColors: marksColors)
    case .mui: theme.files(muiTemplate, named: fileName, marksColors: marksColors)
    case .bootstrap: theme.files(bootstrapTemplate, named: fileName, marksColors: marksColors)
    case .swift: theme.files(swiftTemplate, named: fileName, marksColors: marksColors)
    case .xcassets: theme.files(assetCatalogTemplate, named: fileName, marksColors: marksColors)
    case .android: theme.files(androidTemplate, named: fileName, marksColors: marksColors)
    case .compose: theme.files(composeTemplate, named: fileName, marksColors: marksColors)
    case .flutter: theme.files(flutterTemplate, named: fileName, marksColors: marksColors)
    case .tokens: theme.files(tokensTemplate, named: fileName, marksColors: marksColors)
    case .figma: theme.files(figmaTemplate, named: fileName, marksColors: marksColors)
    case .material: theme.files(materialTemplate, named: fileName, marksColors: marksColors)
    case .ase: [File(path: fileName.description, bytes: theme.ase)]
    case .aco: [File(path: fileName.description, bytes: theme.aco)]
    case .gpl: theme.files(gplTemplate, named: fileName, marksColors: marksColors)
    case .procreate: [File(path: fileName.description, bytes: theme.procreate)]
    case .svg: theme.files(svgTemplate, named: fileName, marksColors: marksColors)
    case .html: theme.files(htmlTemplate, named: fileName, samples: samples, marksColors: marksColors)
    }
  }
}

extension Format {
  /// How many colors there are in a palette file of a theme.
  public func colorCount(of theme: ExportedTheme) -> Int {
    switch kind {
    case .procreate: 10 + (theme.primary.shades + theme.accent.shades).filter { !$0.isAccent }.count
    default: theme.swatches.count + (kind == .ase ? 2 : 1)
    }
  }
}
