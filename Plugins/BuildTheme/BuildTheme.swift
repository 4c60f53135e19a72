import Foundation
import PackagePlugin

/// Makes `Theme.swift` of the target's theme file while it's built, again only when that file changes.
@main
struct BuildTheme: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    return try commands(
      for: target.name, files: target.sourceFiles.map(\.url), tool: context.tool(named: "theme-generator").url,
      folder: context.pluginWorkDirectoryURL)
  }

  private func commands(for target: String, files: [URL], tool: URL, folder: URL) throws -> [Command] {
    let themes = files.filter { $0.pathExtension == "tintype" || $0.lastPathComponent == "tintype.json" }
    guard let theme = themes.first else {
      Diagnostics.error(
        "The target \(target) has no theme file; add Theme.tintype, with a line such as "
          + "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato.")
      return []
    }
    guard themes.count == 1 else {
      let names = themes.map(\.lastPathComponent).sorted().joined(separator: " and ")
      Diagnostics.error("The target \(target) has more than one theme file, \(names); keep one.")
      return []
    }
    return [
      .buildCommand(
        displayName: "Writing Theme.swift from \(theme.lastPathComponent)", executable: tool,
        arguments: ["swift", theme.path, folder.path], inputFiles: [theme],
        outputFiles: [folder.appending(path: "Theme.swift")])
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension BuildTheme: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      try commands(
        for: target.displayName, files: target.inputFiles.map(\.url), tool: context.tool(named: "theme-generator").url,
        folder: context.pluginWorkDirectoryURL)
    }
  }
#endif
