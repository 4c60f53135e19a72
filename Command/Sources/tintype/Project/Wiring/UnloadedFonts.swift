import Catalog
import Formats
import Foundation
import Theme

/// The families of a project's themes that its files neither bring along nor load, and that devices don't have.
struct UnloadedFonts {
  /// A sentence that names them and says what to add; nil if there are none.
  let line: String?

  init(of project: ProjectFile, in scan: @autoclosure () -> ProjectScan) {
    let outputs = project.outputs.compactMap { output -> ProposedOutput? in
      guard case .format(let format, let options) = output.source, options.fontFolder == nil else { return nil }
      let proposed = ProposedOutput(format: "\(format.name)", path: output.path.text, kind: ProposedOutput.given)
      return proposed.takesFonts ? proposed : nil
    }
    var families: [Family] = []
    for family in project.themes.flatMap({ [$0.theme.titleFont, $0.theme.bodyFont] }).compactMap({ $0 })
    where !family.isOnDevices && !families.contains(family) {
      families.append(family)
    }
    guard let output = outputs.first, !families.isEmpty else {
      line = nil
      return
    }
    let scan = scan()
    let loaded = LoadedFonts(in: scan, of: outputs)
    families.removeAll { loaded.has($0) }
    line = families.isEmpty ? nil : output.remark(onUnloaded: families, scan)
  }
}
