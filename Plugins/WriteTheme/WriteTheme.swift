import Foundation
import PackagePlugin

/// `swift package theme [--format NAME]`: writes the files of each target's theme next to its theme file, by default an asset
/// catalog.
@main
struct WriteTheme: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let formats = extractor.extractOption(named: "format")
    let names = Set(extractor.extractOption(named: "target"))
    let targets = context.package.targets.compactMap { $0 as? any SourceModuleTarget }
      .filter { names.isEmpty || names.contains($0.name) }
    let themes = targets.flatMap { $0.sourceFiles.map(\.url) }
      .filter { $0.pathExtension == "tintype" || $0.lastPathComponent == "tintype.json" }
    guard !themes.isEmpty else {
      return Diagnostics.error("There's no theme file; add Theme.tintype to a target of the package.")
    }
    let tool = try context.tool(named: "theme-generator").url
    for theme in themes {
      for format in formats.isEmpty ? ["xcassets"] : formats {
        let folder = theme.deletingLastPathComponent()
        let process = try Process.run(tool, arguments: [format, theme.path, folder.path])
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
          return Diagnostics.error("The theme wasn't written as \(format).")
        }
        print("Wrote \(theme.lastPathComponent) as \(format) in \(folder.path).")
      }
    }
  }
}
