import Studio
import UIKit

/// The library's rows. A theme keeps its identity, so that UIKit moves its row.
typealias ThemeSnapshot = NSDiffableDataSourceSnapshot<ThemeSection, ThemeItem>

/// The library's sections, in their order.
enum ThemeSection: Int, CaseIterable {
  case tools, themes, empty, galleryTools, gallery
}

enum ThemeItem: Hashable {
  case tools, empty, galleryTools
  /// One of the person's own, by its id.
  case theme(Int)
  /// One of the gallery's, by its place.
  case galleryTheme(Int)
}

extension ThemeSnapshot {
  /// Rows that were already there are updated, on screen or not, because UIKit keeps some prepared.
  init(_ list: ThemeList, after before: ThemeSnapshot) {
    self.init()
    appendSections(ThemeSection.allCases)
    appendItems([.tools], toSection: .tools)
    appendItems(list.themes.map { .theme($0.id) }, toSection: .themes)
    if list.isEmpty { appendItems([.empty], toSection: .empty) }
    if let gallery = list.gallery {
      appendItems([.galleryTools], toSection: .galleryTools)
      appendItems(gallery.themes.indices.map { .galleryTheme($0) }, toSection: .gallery)
    }
    let known = Set(before.itemIdentifiers)
    reconfigureItems(itemIdentifiers.filter { known.contains($0) })
  }

  /// The person's own themes.
  private var themes: Set<ThemeItem> {
    Set(itemIdentifiers.filter { if case .theme = $0 { true } else { false } })
  }

  /// Whether there's one theme more or less than before.
  func differsByOne(from before: ThemeSnapshot) -> Bool {
    themes.symmetricDifference(before.themes).count == 1
  }
}
