import SwiftUI

@main
struct HarborApp: App {
  var body: some Scene {
    WindowGroup { ArrivalsView() }
  }
}

struct ArrivalsView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Arrivals").font(.themeTitle(34)).foregroundStyle(.themePrimaryText)
      Text("Three boats are due before noon.").font(.themeBody(17)).foregroundStyle(.themeText)
      Button("Meet them") {}
        .padding()
        .foregroundStyle(.themeOnAccent)
        .background(.themeAccent, in: .capsule)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.themeBackground)
  }
}
