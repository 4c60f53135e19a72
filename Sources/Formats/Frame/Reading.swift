extension Format {
  /// Reads files of this format.
  func read(_ files: [File]) throws(ImportError) -> Findings {
    switch reading {
    case .styleSheet: try Findings(css: files)
    case .code: try Findings(code: files)
    case .swiftPackage: try Findings(swiftPackage: files)
    case .assetCatalog: try Findings(assetCatalog: files)
    case .android: try Findings(android: files)
    case .tokens: try Findings(tokens: files)
    case .material: try Findings(material: files)
    case .ase: try Findings(ase: files)
    case .aco: try Findings(aco: files)
    case .gpl: try Findings(gpl: files)
    case .procreate: try Findings(procreate: files)
    case .svg: Findings(svg: files)
    case .html: try Findings(html: files)
    case .design: try Findings(design: files)
    }
  }
}
