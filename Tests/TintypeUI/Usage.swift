// An app that lets people change its theme while it runs.

import SwiftUI
import Theme
import TintypeUI

struct Root: View {
  let text: String

  var body: some View { PayButton().theme((try? Theme(string: text)) ?? Theme()) }
}

struct PayButton: View {
  @Environment(\.scheme) private var scheme
  @Environment(\.theme) private var theme

  var body: some View {
    Text(theme.name?.text ?? "Pay").foregroundStyle(scheme.color(.onAccent)).background(
      Color(scheme.color(of: .accent)))
  }
}
