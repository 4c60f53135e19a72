import SwiftUI
import WidgetKit

/// Two bundles, because iOS 17 shows none of the widgets of a bundle that has a control, even behind a check for iOS 18.
@main enum Widgets {
  @MainActor static func main() {
    if #available(iOS 18, *) {
      WidgetsAndControl.main()
    } else {
      WidgetsAlone.main()
    }
  }
}

@available(iOS 18, *) struct WidgetsAndControl: WidgetBundle {
  var body: some Widget {
    PaletteWidget()
    ShuffleControl()
  }
}

struct WidgetsAlone: WidgetBundle {
  var body: some Widget { PaletteWidget() }
}
