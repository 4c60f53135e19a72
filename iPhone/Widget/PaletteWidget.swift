import Foundation
import Studio
import SwiftUI
import Theme
import WidgetKit

/// The colors of the current theme.
struct PaletteWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "app.tintype.palette", provider: PaletteProvider()) { PaletteView(theme: $0.theme) }
      .configurationDisplayName(PaletteWidgetWords.name)
      .description(PaletteWidgetWords.purpose)
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

struct PaletteEntry: TimelineEntry {
  let date: Date
  /// Nil if none was chosen yet.
  let theme: Theme?

  static var current: PaletteEntry {
    let theme = SharedTheme.current.map { Theme(salvaging: $0) }
    return PaletteEntry(date: Date(), theme: theme?.isEmpty == false ? theme : nil)
  }

  /// For the gallery of widgets, and while the widget loads.
  static var example: PaletteEntry {
    PaletteEntry(date: Date(), theme: Theme(salvaging: "primary=teal-500&accent=amber-a200"))
  }
}

/// The app asks for a new timeline whenever the theme changes.
struct PaletteProvider: TimelineProvider {
  func placeholder(in context: Context) -> PaletteEntry { .example }

  func getSnapshot(in context: Context, completion: @escaping (PaletteEntry) -> Void) {
    let current = PaletteEntry.current
    completion(context.isPreview && current.theme == nil ? .example : current)
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<PaletteEntry>) -> Void) {
    completion(Timeline(entries: [.current], policy: .never))
  }
}
