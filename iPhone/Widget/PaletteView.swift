import Catalog
import ColorScience
import Foundation
import Studio
import SwiftUI
import Theme
import WidgetKit

struct PaletteView: View {
  let theme: Theme?
  @Environment(\.widgetFamily) private var family
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    // Without a theme it's the scheme's grays.
    let scheme = (theme ?? Theme()).scheme(colorScheme == .dark ? .dark : .light)
    VStack(alignment: .leading, spacing: 8) {
      Text(theme.map { KeptTheme(id: 0, string: $0.string).label } ?? PaletteWidgetWords.nothingYet)
        .font(.headline)
        .foregroundStyle(Color(scheme[.text]))
        .lineLimit(theme == nil ? 4 : 1)
      if let theme {
        HStack(spacing: 8) {
          if let primary = theme.primary { TintView(tint: primary, showsHex: family == .systemMedium) }
          if let accent = theme.accent { TintView(tint: accent, showsHex: family == .systemMedium) }
        }
      }
    }
    .containerBackground(Color(scheme[.background]), for: .widget)
    .widgetURL(URL(string: "tintype:#/summary"))
  }
}

/// A chosen color with its name, and its hex if there's room.
struct TintView: View {
  let tint: Tint
  let showsHex: Bool
  @Environment(\.widgetRenderingMode) private var mode

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(tint.nearName)
      if showsHex { Text(tint.color.hex) }
    }
    .font(.caption)
    .foregroundStyle(Color(tint.text))
    .padding(8)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
    // A tinted home screen draws everything in one color, which would hide the words.
    .background(Color(tint.color).opacity(mode == .fullColor ? 1 : 0.2), in: RoundedRectangle(cornerRadius: 10))
  }
}

extension Color {
  /// A color of the core in sRGB.
  init(_ color: SRGB) { self.init(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: 1) }
}
