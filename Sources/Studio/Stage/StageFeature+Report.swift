import Conformance
import Theme
import _Text

extension StageFeature {
  /// Saves what someone can hand in about the theme's contrast.
  func report(on theme: Theme, of day: String) -> Effect {
    let report = Report(theme, ReportDetails(date: day))
    return .saveFile(theme.fileName(ending: "-contrast.html"), report.html().bytes)
  }
}
