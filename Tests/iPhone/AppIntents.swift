// The parts of App Intents that the intents use, as Apple's documentation declares them.
@_exported import Foundation

@_exported import struct SwiftUI.LocalizedStringResource

public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var openAppWhenRun: Bool { get }
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>
  public static var openAppWhenRun: Bool { false }
}

/// What a parameter can be, and a result.
public protocol _IntentValue: Sendable {}
extension String: _IntentValue {}
extension Never: _IntentValue {}

@propertyWrapper public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
  public var wrappedValue: Value { fatalError() }
  public var projectedValue: IntentParameter<Value> { self }
  init(_ title: LocalizedStringResource) {}
}

extension IntentParameter where Value: AppEntity {
  public convenience init(title: LocalizedStringResource) { self.init(title) }
}

extension IntentParameter where Value: AppEnum {
  public convenience init(title: LocalizedStringResource, default defaultValue: Value) { self.init(title) }
}

public protocol IntentResult: Sendable {}

public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value: _IntentValue
}

public protocol ProvidesDialog: IntentResult {}

public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
}

public struct IntentResultContainer<Value: _IntentValue, Dialog>: ReturnsValue, ProvidesDialog {}

extension IntentResult {
  public static func result() -> Self where Self == IntentResultContainer<Never, Never> { IntentResultContainer() }
  public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, IntentDialog> { IntentResultContainer() }
}

public struct TypeDisplayRepresentation: ExpressibleByStringLiteral, Sendable {
  public init(stringLiteral value: String) {}
}

public struct DisplayRepresentation: ExpressibleByStringLiteral, Sendable {
  public init(title: LocalizedStringResource) {}
  public init(stringLiteral value: String) {}
}

public protocol AppValue: _IntentValue {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

public protocol AppEntity: AppValue, Identifiable where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  static var defaultQuery: DefaultQuery { get }
  var displayRepresentation: DisplayRepresentation { get }
}

public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> [Entity]
}

public protocol AppEnum: AppValue, CaseIterable, Hashable, RawRepresentable where RawValue == String {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

public protocol AppShortcutsProvider: Sendable {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

@resultBuilder public struct AppShortcutsBuilder {
  public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut] { components }
}

public struct AppShortcut {
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource, systemImageName: String
  ) {}
}

public enum AppShortcutPhraseToken: Sendable { case applicationName }

public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    public mutating func appendInterpolation<Value: AppValue>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}
