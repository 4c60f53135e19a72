import AppIntents
import SwiftUI
import WidgetKit

/// A button in Control Center that opens the app with other colors and fonts.
@available(iOS 18, *) struct ShuffleControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "app.tintype.shuffle") {
      ControlWidgetButton(action: ShuffleTheme()) { Label("Shuffle Theme", systemImage: "shuffle") }
    }
    .displayName("Shuffle Theme")
    .description("Opens Tintype with other colors and fonts.")
  }
}
