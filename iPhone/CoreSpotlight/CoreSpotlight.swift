// Names as Apple writes them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UniformTypeIdentifiers

// Core Spotlight, as far as the app lists themes with it.

/// https://developer.apple.com/documentation/corespotlight/cssearchableitemactiontype
public let CSSearchableItemActionType = "com.apple.corespotlightitem"

/// https://developer.apple.com/documentation/corespotlight/cssearchableitemactivityidentifier
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// https://developer.apple.com/documentation/corespotlight/cssearchableitemattributeset
public final class CSSearchableItemAttributeSet {
  public var title: String?
  public init(contentType: UTType) {}
}

/// https://developer.apple.com/documentation/corespotlight/cssearchableitem
public final class CSSearchableItem {
  public let uniqueIdentifier: String
  public let domainIdentifier: String?
  public let attributeSet: CSSearchableItemAttributeSet
  public var expirationDate: Date?

  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

/// https://developer.apple.com/documentation/corespotlight/cssearchableindex
public final class CSSearchableIndex {
  nonisolated(unsafe) private static let index = CSSearchableIndex()

  /// What's indexed.
  @_spi(Headless) public private(set) var items: [CSSearchableItem] = []

  public class func `default`() -> CSSearchableIndex { index }

  public func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    self.items.removeAll { old in items.contains { $0.uniqueIdentifier == old.uniqueIdentifier } }
    self.items += items
    completionHandler?(nil)
  }

  public func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    items.removeAll { identifiers.contains($0.uniqueIdentifier) }
    completionHandler?(nil)
  }

  public func deleteSearchableItems(
    withDomainIdentifiers domains: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    items.removeAll { domains.contains($0.domainIdentifier ?? "") }
    completionHandler?(nil)
  }
}
