import Studio
import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  /// The constraints that views give to Auto Layout, which isn't here. The layout itself needs a simulator or a device.
  @MainActor @Suite("Layout") struct LayoutTests {
    nonisolated static let categories: [UIContentSizeCategory] = [
      .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    @Test("The text of every sheet wraps and scrolls")
    func sheets() async throws {
      let swatches = "GIMP Palette\n  0  64  96 a\n  0 150 136 b\n255 193   7 c\n"
      for category in Self.categories {
        let phone = try Phone()
        Headless.set(category: category)
        try phone.tapTab("Library")
        let question = try ShareFolder().write(Array(swatches.utf8), as: "sea.gpl")
        let kept = KeptTheme(id: 0, string: "primary=red-500")
        let openings: [(String, () async -> Void)] = [
          ("bring in", { phone.session.handle(.bringIn(.tapped)) }),
          ("refused", { phone.session.handle(.bringIn(.entered(" "))) }),
          ("question", { await phone.open(question) }),
          ("rename", { phone.session.handle(.library(.renameTapped(kept))) }),
        ]
        for (name, open) in openings {
          await open()
          phone.wait()
          let sheet = phone.root.presentedViewController as? SheetController
          let view: UIView = try #require(sheet?.topViewController?.view, "\(name)")
          for label in view.all(UILabel.self) where label.isSeen {
            #expect(label.numberOfLines == 0 && label.isWithinScrollView, "\(name): \(label.text ?? "")")
          }
        }
      }
    }

    @Test("Text wraps, and grows with the person's text size", arguments: categories)
    func wraps(category: UIContentSizeCategory) throws {
      try Phone.everyScreen(at: category) { phone, name in
        for label in phone.labels {
          #expect(label.numberOfLines == 0, "\(name): \(label.text ?? "")")
          let font: UIFont = label.attribute(.font) ?? label.font
          #expect(label.adjustsFontForContentSizeCategory, "\(name): \(label.text ?? "")")
          #expect(font.adjusted.pointSize >= (12 * category.scale).rounded(), "\(name): \(label.text ?? "")")
        }
      }
    }

    @Test(
      "Anything that may outgrow the screen scrolls up and down; only the accents that fit stay above the grid",
      arguments: categories)
    func scrolls(category: UIContentSizeCategory) throws {
      try Phone.everyScreen(at: category) { phone, name in
        let staying = phone.content.first(FittingBar.self)?.every(UIView.self) ?? []
        for view in phone.content.every(UIView.self)
        where view.isText && view.isSeen && !view.isInSample && !staying.contains(view) {
          #expect(view.isWithinScrollView, "\(name): \(type(of: view))")
        }
      }
    }

    @Test("At the accessibility sizes no two texts are side by side, unless they scroll sideways")
    func sideBySide() throws {
      try Phone.everyScreen(at: .accessibilityExtraExtraExtraLarge) { phone, name in
        for stack in phone.content.every(UIStackView.self) where stack.axis == .horizontal && !stack.isInSample {
          let texts = stack.arrangedSubviews.filter { $0.holdsText && $0.isSeen }
          #expect(texts.count < 2 || stack.superview is UIScrollView, "\(name)")
        }
      }
    }

    @Test(
      "What a stack view may hide can shrink to nothing: UIKit hides it by a height of 0, or beside others by a width of 0"
    )
    func hides() throws {
      try Phone.everyScreen(at: .large) { phone, name in
        for stack in phone.content.every(UIStackView.self) where !stack.isInSample {
          for view in stack.arrangedSubviews where view.isHidden {
            #expect(view.canShrink(along: stack.axis), "\(name): \(type(of: view))")
            for part in view.every(UIView.self) where stack.axis == .vertical {
              #expect(part.constraints.allSatisfy { !$0.holdsHeight }, "\(name): \(type(of: part))")
            }
          }
        }
      }
    }

    @Test("A row of one's own in the library hides the gallery's button, which can shrink to nothing")
    func hidesUse() throws {
      let phone = try Phone()
      try phone.tapTab("Library")
      phone.session.handle(.library(.fileRead("name=Sea&primary=teal-500")))
      let row = try #require(
        phone.content.all(ThemeCardView.self).first { $0.every(UILabel.self).contains { $0.text == "Sea" } })
      let use = try #require(row.every(UIButton.self).first)
      #expect(use.isHidden)
      #expect(use.canShrink(along: .horizontal) && use.canShrink(along: .vertical))
      use.setContentCompressionResistancePriority(.required, for: .horizontal)
      #expect(!use.canShrink(along: .horizontal))
    }

    @Test("A required height, or an inset above and below, would be found")
    func findsHeights() {
      let (view, part) = (UIView(), UIView())
      view.pin(part, NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
      view.hold(leastHeight: 44)
      #expect(view.constraints.allSatisfy { !$0.holdsHeight })
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      part.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8).isActive = true
      #expect(view.constraints.filter { $0.holdsHeight }.count == 2)
    }

    @Test("The grid has three columns, or one if the text is large")
    func columns() throws {
      let phone = try Phone()
      let grid = try #require(phone.content.first(UICollectionView.self))
      let layout = try #require(grid.collectionViewLayout as? UICollectionViewCompositionalLayout)
      #expect(layout.section?.group.subitems.count == 3)
      Headless.set(category: .accessibilityExtraExtraExtraLarge)
      #expect(layout.section?.group.subitems.count == 1)
      // An estimated height grows with its contents: the color's 60 points and a gap of 4 on either side.
      let size = layout.section?.group.subitems.first?.layoutSize
      #expect(size?.heightDimension.estimate == 68)
      #expect(layout.section?.group.layoutSize.heightDimension.estimate == 68)
    }
  }
}

extension NSLayoutConstraint {
  /// Whether it demands a height, or the bottom of one view at another's. A scroll view's content has the height it likes.
  fileprivate var holdsHeight: Bool {
    let ends: [Attribute] = [.bottom, .height]
    guard priority == .required, ends.contains(firstAttribute), !(secondItem is UILayoutGuide) else { return false }
    return secondItem != nil || (relation != .lessThanOrEqual && constant > 0)
  }
}

extension UIView {
  /// Whether what it contains lets it, in one direction.
  fileprivate func canShrink(along axis: NSLayoutConstraint.Axis) -> Bool {
    contentCompressionResistancePriority(for: axis) != .required
  }

  fileprivate var isText: Bool { self is UILabel || self is UIControl && !isSymbol || self is UIListContentView }

  /// A button with a symbol alone doesn't grow with the text, nor do dots.
  private var isSymbol: Bool {
    if self is UIPageControl { return true }
    guard let look = (self as? UIButton)?.configuration else { return false }
    return look.image != nil && look.title == nil
  }
  fileprivate var holdsText: Bool { isText || subviews.contains { $0.holdsText } }

  /// Whether it's in a scroll view that moves up and down, which a bar of buttons doesn't.
  fileprivate var isWithinScrollView: Bool {
    self is UIScrollView && !(self is ButtonBar) || superview?.isWithinScrollView == true
  }
}
