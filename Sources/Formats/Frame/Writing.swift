import Theme

extension Format {
  /// The theme in this format, one file unless it's a folder. Refuses a theme that isn't complete.
  public func files(of theme: Theme) throws(ExportError) -> [File] { write(try ExportedTheme(theme)) }

  /// The theme in this format, one file unless it's a folder.
  public func write(_ theme: ExportedTheme) -> [File] {
    switch kind {
    case .css: theme.files(cssTemplate, named: fileName)
    case .scss: theme.files(scssTemplate, named: fileName)
    case .tailwind: theme.files(tailwindTemplate, named: fileName)
    case .shadcn: theme.files(shadcnTemplate, named: fileName)
    case .mui: theme.files(muiTemplate, named: fileName)
    case .bootstrap: theme.files(bootstrapTemplate, named: fileName)
    case .swift: theme.files(swiftTemplate, named: fileName)
    case .xcassets: theme.files(assetCatalogTemplate, named: fileName)
    case .android: theme.files(androidTemplate, named: fileName)
    case .compose: theme.files(composeTemplate, named: fileName)
    case .flutter: theme.files(flutterTemplate, named: fileName)
    case .tokens: theme.files(tokensTemplate, named: fileName)
    case .figma: theme.files(figmaTemplate, named: fileName)
    case .material: theme.files(materialTemplate, named: fileName)
    case .ase: [File(path: fileName.description, bytes: theme.ase)]
    case .aco: [File(path: fileName.description, bytes: theme.aco)]
    case .gpl: theme.files(gplTemplate, named: fileName)
    case .procreate: [File(path: fileName.description, bytes: theme.procreate)]
    case .svg: theme.files(svgTemplate, named: fileName)
    case .html: theme.files(htmlTemplate, named: fileName)
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
