// The parts of WidgetKit that the widget uses, as Apple's documentation declares them. It's compiled into the stand-in in
// iPhone/WidgetKit.
import AppIntents
import Foundation
import SwiftUI

public protocol TimelineEntry {
  var date: Date { get }
}

public struct TimelineProviderContext {
  public let isPreview: Bool
}

public struct TimelineReloadPolicy: Sendable {
  public static let never = TimelineReloadPolicy()
}

public struct Timeline<EntryType: TimelineEntry> {
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {}
}

public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  func placeholder(in context: Self.Context) -> Self.Entry
  @preconcurrency func getSnapshot(in context: Self.Context, completion: @escaping @Sendable (Self.Entry) -> Void)
  @preconcurrency func getTimeline(
    in context: Self.Context, completion: @escaping @Sendable (Timeline<Self.Entry>) -> Void)
}

public struct WidgetRenderingMode: Equatable, Sendable {
  public static let fullColor = WidgetRenderingMode()
}

public enum WidgetFamily: Sendable { case systemSmall, systemMedium }

extension EnvironmentValues {
  public var widgetFamily: WidgetFamily { .systemSmall }
  public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
}

@MainActor @preconcurrency public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

extension WidgetConfiguration {
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
}

extension View {
  public func widgetURL(_ url: URL?) -> some View { self }
}

@available(iOS 18, *) @MainActor @preconcurrency public protocol ControlWidgetTemplate {}

@available(iOS 18, *) @resultBuilder public struct ControlWidgetTemplateBuilder {
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

@available(iOS 18, *) @MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}
}

@available(iOS 18, *) @MainActor @preconcurrency
public struct ControlWidgetButton<Label: View, Action: AppIntent>:
  ControlWidgetTemplate
{
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) {}
}
