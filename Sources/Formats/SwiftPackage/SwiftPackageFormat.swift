extension Format {
  /// A package to drag into Xcode: the Swift code, public, and the asset catalog.
  ///
  /// Any Swift compiler builds it; without SwiftUI, it's empty. Xcode shows its preview. Its fonts, if it has any,
  /// are in `Sources/Theme/Fonts`.
  /// Source: the documentation of PackageDescription; Apple, "Bundling resources with a Swift package".
  public static let swiftPackage = Format(
    name: "swiftpackage", label: "Swift package", fileName: "Theme", isFolder: true,
    purpose: "a package with the Swift code, named colors, fonts and a preview", reader: "Xcode, Swift Package Manager",
    // As sure as its Swift code is in Swift.
    signs: Signs(
      endings: "package.swift", texts: "// A theme as a Swift package.", vagueTexts: "// A theme as a Swift package."),
    options: [.prefix, .fonts], ownPrefix: "theme-", takenPrefixes: "system",
    writing: .swiftPackage("swiftPackage"), reading: .swiftPackage)
}

extension ExportedTheme {
  /// The files of the package.
  func swiftPackage(
    _ template: StaticString, _ texts: ExportTexts, options: ExportOptions, marksColors: Bool
  ) -> [File] {
    var code = options
    code.access = .public
    code.isModule = true
    func inside(_ folder: String, _ file: File) -> File { File(path: folder + file.path, bytes: file.bytes) }
    let program = Format.swift.write(self, options: code, texts: texts, marksColors: marksColors).map {
      inside("Sources/Theme/", $0)
    }
    let catalog = Format.xcassets.write(self, options: options, texts: texts, marksColors: marksColors)
    return files(
      template, texts, named: "Package.swift", options: code.filled(for: .swiftPackage), marksColors: marksColors)
      + program + catalog.map { inside("Sources/Theme/Theme.xcassets/", $0) }
  }
}
