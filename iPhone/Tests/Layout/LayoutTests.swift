import Studio
import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  /// Auto Layout, checked without eyes: `LayoutEquations` says what it takes from UIKit's documentation.
  @MainActor @Suite("Layout") struct LayoutTests {
    nonisolated static let sizes: [(Double, Double)] = [(320, 568), (375, 667), (390, 844), (402, 874), (440, 956)]
    nonisolated static let categories: [UIContentSizeCategory] = [
      .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    @Test("Every view of every screen has one place and one size, and nothing contradicts it", arguments: sizes)
    func determined(width: Double, height: Double) throws {
      for category in Self.categories {
        try Phone.everyScreen(at: category) { phone, name in
          let screen = LayoutEquations(phone.content, given: [.x: 0, .y: 0, .width: width, .height: height])
          #expect(LayoutVerdict(screen).faults == [], "\(name)")
          let bar = try #require(phone.top.navigationItem.titleView)
          #expect(LayoutVerdict(LayoutEquations(bar, given: [.x: 0, .y: 0])).faults == [], "\(name), bar")
          for content in phone.cellContents {
            var given: [LayoutEquations.Measure: Double] = [.x: 0, .y: 0, .width: width / 3]
            // A page of the preview has the pager's height; other cells have their content's.
            if content is SampleContentView { given[.height] = 400 }
            let cell = LayoutEquations(content, given: given)
            #expect(LayoutVerdict(cell).faults == [], "\(name), cell")
          }
        }
      }
    }

    @Test(
      "Every sheet has one place and one size for all that’s in it, and its text wraps and scrolls", arguments: sizes)
    func sheets(width: Double, height: Double) throws {
      let swatches = "GIMP Palette\n  0  64  96 a\n  0 150 136 b\n255 193   7 c\n"
      for category in Self.categories {
        let phone = try Phone()
        Headless.set(category: category)
        try phone.tapTab("Library")
        let question = try ShareFolder().write(Array(swatches.utf8), as: "sea.gpl")
        let kept = KeptTheme(id: 0, string: "primary=red-500")
        let openings: [(String, () -> Void)] = [
          ("bring in", { phone.session.handle(.bringIn(.tapped)) }),
          ("refused", { phone.session.handle(.bringIn(.entered(" "))) }),
          ("question", { phone.session.open(question) }),
          ("rename", { phone.session.handle(.library(.renameTapped(kept))) }),
        ]
        for (name, open) in openings {
          open()
          let sheet = phone.root.presentedViewController as? SheetController
          let view: UIView = try #require(sheet?.topViewController?.view, "\(name)")
          let equations = LayoutEquations(view, given: [.x: 0, .y: 0, .width: width, .height: height])
          #expect(LayoutVerdict(equations).faults == [], "\(name)")
          for label in view.all(UILabel.self) where label.isSeen {
            #expect(label.numberOfLines == 0 && label.isWithinScrollView, "\(name): \(label.text ?? "")")
          }
        }
      }
    }

    @Test("The check finds missing, contradicting and fixed measures")
    func check() {
      let root = UIView()
      let label = UILabel()
      root.place(label)
      let top = label.topAnchor.constraint(equalTo: root.topAnchor)
      top.isActive = true
      var faults: [String] {
        LayoutVerdict(LayoutEquations(root, given: [.x: 0, .y: 0, .width: 320, .height: 568])).faults
      }
      #expect(faults == ["UILabel in UIView: no x"])
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      #expect(faults == [])
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 8).isActive = true
      #expect(faults.count == 1)
      top.isActive = false
      label.heightAnchor.constraint(equalToConstant: 20).isActive = true
      #expect(faults == ["UILabel: text is held to 20.0 points"])
    }

    @Test("Text wraps, and grows with the person's text size", arguments: categories)
    func wraps(category: UIContentSizeCategory) throws {
      try Phone.everyScreen(at: category) { phone, name in
        for label in phone.labels {
          #expect(label.numberOfLines == 0, "\(name): \(label.text ?? "")")
          let font: UIFont = label.attribute(.font) ?? label.font
          #expect(font.pointSize >= (12 * category.scale).rounded(), "\(name): \(label.text ?? "")")
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

    @Test("The grid has three columns, and one where the text is large")
    func columns() throws {
      let phone = try Phone()
      let grid = try #require(phone.content.first(UICollectionView.self))
      let layout = try #require(grid.collectionViewLayout as? UICollectionViewCompositionalLayout)
      #expect(layout.section?.group.subitems.count == 3)
      Headless.set(category: .accessibilityExtraExtraExtraLarge)
      #expect(layout.section?.group.subitems.count == 1)
      // A height that is estimated grows with what is in it: the color's 60 points and a gap of 4 on either side.
      let size = layout.section?.group.subitems.first?.layoutSize
      #expect(size?.heightDimension.estimate == 68)
      #expect(layout.section?.group.layoutSize.heightDimension.estimate == 68)
    }
  }
}

extension Phone {
  /// The contents of all cells in sight, those that lay themselves out left out.
  var cellContents: [UIView] {
    let hosts =
      content.all(UICollectionViewCell.self).map { $0.contentView }
      + content.all(UITableViewCell.self).map { $0.contentView }
    return hosts.flatMap { $0.subviews }.filter { !($0 is UIListContentView) }
  }
}
