import AppIntents
import Catalog
import Theme
import UIKit

/// Copies the hex of a color of the current theme, without opening the app. It's said and returned, too, because iOS may refuse what
/// an app in the background copies.
struct CopyColor: AppIntent {
  static let title: LocalizedStringResource = "Copy Color"

  @Parameter(title: "Color", default: .primary) var color: ThemeColor

  @MainActor func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    guard let hex = color.tint?.color.hex else { throw CopyColorError.notChosen }
    UIPasteboard.general.string = hex
    return .result(value: hex, dialog: "\(hex)")
  }
}

/// One of the two colors that every theme has.
enum ThemeColor: String, AppEnum {
  case primary, accent

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Color"
  static let caseDisplayRepresentations: [ThemeColor: DisplayRepresentation] = [
    .primary: "Primary", .accent: "Accent",
  ]

  /// The current theme's; nil if it isn't chosen yet.
  var tint: Tint? {
    guard let theme = SharedTheme.current.map({ Theme(salvaging: $0) }) else { return nil }
    return switch self {
    case .primary: theme.primary
    case .accent: theme.accent
    }
  }
}

enum CopyColorError: Error, CustomLocalizedStringResourceConvertible {
  case notChosen

  var localizedStringResource: LocalizedStringResource { "Choose that color in Tintype first." }
}
