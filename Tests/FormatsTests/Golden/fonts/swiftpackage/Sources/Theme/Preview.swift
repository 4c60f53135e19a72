#if canImport(SwiftUI)

import SwiftUI

/// The theme in Xcode’s canvas.
struct ThemePreview: View {
  init() { ThemeFonts.register() }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Field Notes").font(.themeTitle(34)).foregroundStyle(.themePrimaryText)
      Text("Pack my box with five dozen liquor jugs.").font(.themeBody(17)).foregroundStyle(.themeText)
      Text("Continue").font(.themeBody(17)).padding()
        .foregroundStyle(.themeOnAccent).background(Color.themeAccent)
    }
    .padding(32)
    .background(Color.themeBackground)
  }
}

struct ThemePreviews: PreviewProvider {
  static var previews: some View {
    ThemePreview()
    ThemePreview().preferredColorScheme(.dark)
  }
}

#endif
