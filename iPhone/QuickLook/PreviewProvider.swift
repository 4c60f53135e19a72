import Catalog
import Formats
import Foundation
import Markup
import QuickLook
import Theme
import UniformTypeIdentifiers

/// Shows a theme file as a style guide.
final class PreviewProvider: QLPreviewProvider, QLPreviewingController {
  func providePreview(for request: QLFilePreviewRequest) async throws -> QLPreviewReply {
    guard let string = request.fileURL.themeString, let format = Format.named("html") else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let files = try format.files(
      of: Theme(salvaging: string).filled, samples: GuideSamples(text: GuideScreens.text))
    let html = Data(files.flatMap { $0.bytes })
    return QLPreviewReply(dataOfContentType: .html, contentSize: CGSize(width: 800, height: 1000)) { _ in html }
  }
}

extension Theme {
  /// The theme with what isn't chosen yet, as its scheme replaces it: a color by the other one or by a gray, a font by the system's.
  fileprivate var filled: Theme {
    var theme = self
    let color = primary ?? accent ?? Tint(slug: "grey-500")
    theme.primary = primary ?? color
    theme.accent = accent ?? color
    theme.titleFont = titleFont ?? GenericFamily.system.family
    theme.bodyFont = bodyFont ?? GenericFamily.system.family
    return theme
  }
}
