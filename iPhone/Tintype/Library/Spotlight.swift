import CoreSpotlight
import Studio
import UIKit
import UniformTypeIdentifiers

/// The library's themes in Spotlight, by name. Each is known there by its string, so one that's found opens even if the library
/// doesn't have it anymore.
@MainActor enum Spotlight {
  private static let domain = "themes"
  /// What it lists; nil before this launch has listed anything.
  private static var listed: [String]?

  /// Lists these themes and no others.
  static func list(_ strings: [String]) {
    let before = listed
    guard strings != before else { return }
    listed = strings
    guard let before else {
      return CSSearchableIndex.default().deleteSearchableItems(withDomainIdentifiers: [domain]) { @Sendable _ in
        Task { @MainActor in add(listed ?? []) }
      }
    }
    let gone = Set(before).subtracting(strings)
    if !gone.isEmpty { CSSearchableIndex.default().deleteSearchableItems(withIdentifiers: Array(gone)) }
    add(Set(strings).subtracting(before))
  }

  private static func add(_ strings: some Collection<String>) {
    guard !strings.isEmpty else { return }
    let items = strings.map { string in
      let attributes = CSSearchableItemAttributeSet(contentType: .data)
      attributes.title = KeptTheme(id: 0, string: string).label
      let item = CSSearchableItem(uniqueIdentifier: string, domainIdentifier: domain, attributeSet: attributes)
      // Spotlight would forget it after a month.
      item.expirationDate = .distantFuture
      return item
    }
    CSSearchableIndex.default().indexSearchableItems(items)
  }
}

extension Session {
  /// Goes on with a theme that was found in Spotlight, a link to one on the web, or what another device hands over.
  func follow(_ activity: NSUserActivity) {
    if activity.activityType == CSSearchableItemActionType,
      let string = activity.userInfo?[CSSearchableItemActivityIdentifier] as? String
    {
      handle(.library(.openTapped(KeptTheme(id: -1, string: string))))
    } else if let link = activity.webpageURL {
      open([link])
    }
  }
}
