import ColorScience
import Samples
import Testing
import Theme
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("Preview") struct PreviewTests {
    let phone: Phone

    init() throws {
      phone = try Phone(choosing: ["Indigo", "Pink", "Didot", "Georgia"])
      try phone.tapTab("Preview")
    }

    private func color(_ role: SchemeRole, _ appearance: Appearance = .light, _ contrast: Contrast = .standard)
      -> UIColor
    {
      UIColor(phone.session.studio.theme.scheme(appearance, contrast)[role])
    }

    @Test("The tab shows the ten samples, a page each, each one picture with its name to VoiceOver")
    func pages() {
      #expect(phone.route == .preview && phone.bar.title == "Preview")
      #expect(
        phone.samples.map { $0.name } == [
          "Inbox", "Article", "Checkout", "Settings", "Calendar", "Dashboard", "Chat", "Player", "Onboarding",
          "Landing page",
        ])
      #expect(phone.samples.allSatisfy { $0.isElement && $0.traits == .image })
    }

    @Test("A sample is made of native views: every text and every symbol of its tree", arguments: Sample.all)
    func tree(sample: Sample) throws {
      let glass = try phone.sample(sample.name)
      glass.layOut(Double(sample.size.width), Double(sample.size.height))
      #expect(glass.words == sample.screen.words(appName: "Field Notes", height: sample.size.height))
      #expect(glass.symbols.count == sample.screen.iconCount(height: sample.size.height))
    }

    @Test("Its colors are the scheme's", arguments: Sample.all)
    func colors(sample: Sample) throws {
      let glass = try phone.sample(sample.name)
      let theme = phone.session.studio.theme
      let charts = theme.scheme(.light, with: theme.charts)
      let scheme = Set(SchemeRole.common.map { color($0) } + [.chart(0), .chart(1)].map { UIColor(charts[$0]) })
      #expect(Set(glass.fills).isSubset(of: scheme) && Set(glass.paints).isSubset(of: scheme))
      #expect(glass.background == color(.background))
      for label in glass.labels { #expect(scheme.contains(try #require(label.attribute(.foregroundColor)))) }
    }

    @Test("Its titles are in the title font, its text in the body font")
    func fonts() throws {
      let title: UIFont = try #require(phone.sample("Article").label("The keeper’s day off").attribute(.font))
      #expect(title.familyName == "Didot" && title.pointSize == 34)
      #expect(title.fontDescriptor.symbolicTraits.contains(.traitBold))
      let text: UIFont = try #require(phone.sample("Article").label("March 9").attribute(.font))
      #expect(text.familyName == "Georgia" && text.pointSize == 14)
    }

    @Test("Lines of text are as far apart as the tree says, and centered in their height")
    func lines() throws {
      let label = try phone.sample("Article").label("March 9")
      let style: NSMutableParagraphStyle = try #require(label.attribute(.paragraphStyle))
      #expect(style.minimumLineHeight == 20 && style.maximumLineHeight == 20)
      let offset: CGFloat = try #require(label.attribute(.baselineOffset))
      #expect(abs(offset - (20 - 14 * 1.2) / 2) < 0.001)
    }

    @Test("A choice shows at once: the samples have the new color, and are the same views")
    func live() throws {
      let before = try phone.sample("Inbox").screen
      phone.session.handle(.history(.undoTapped))
      phone.session.handle(
        .navigation(.addressEntered("#/preview?primary=teal-500&accent=amber-a200&title=Didot&body=Georgia")))
      let after = try phone.sample("Inbox")
      #expect(after.screen === before)
      #expect(after.fills.contains(UIColor(0x009688)) && !after.fills.contains(UIColor(0x3F51B5)))
    }

    @Test("Dark shows them dark, Light light, and Both the first five light and the others dark")
    func appearances() throws {
      try phone.tapSegment("Dark")
      #expect(phone.samples.allSatisfy { $0.background == color(.background, .dark) })
      try phone.tapSegment("Both")
      #expect(phone.samples.prefix(5).allSatisfy { $0.background == color(.background, .light) })
      #expect(phone.samples.suffix(5).allSatisfy { $0.background == color(.background, .dark) })
      try phone.tapSegment("Light")
      #expect(phone.samples.allSatisfy { $0.background == color(.background, .light) })
    }

    @Test("Until somebody chooses, they're as light or dark as the device")
    func device() throws {
      Headless.set(style: .dark)
      #expect(phone.samples.allSatisfy { $0.background == color(.background, .dark) })
    }

    @Test("High contrast shows the scheme for high contrast")
    func contrast() throws {
      try phone.tapSegment("High")
      let label = try phone.sample("Article").label("March 9")
      #expect(label.attribute(.foregroundColor) == color(.muted, .light, .high))
      #expect(color(.muted, .light, .high) != color(.muted))
    }

    @Test(
      "A vision shows each color as the core simulates it",
      arguments: [
        ("Protanopia", ColorVision.protan), ("Deuteranopia", .deutan), ("Tritanopia", .tritan),
        ("Achromatopsia", .achromat),
      ])
    func vision(name: String, vision: ColorVision) throws {
      try phone.choose(name, from: "Vision")
      let seen = UIColor(SRGB(0x3F51B5).seen(with: vision))
      let fills = try phone.sample("Inbox").fills
      #expect(fills.contains { $0.isClose(to: seen) } && !fills.contains(UIColor(0x3F51B5)))
    }

    @Test("A severity makes the simulation weaker")
    func severity() throws {
      try phone.choose("Protanopia", from: "Vision")
      try phone.drag("Severity", to: 40)
      let seen = UIColor(SRGB(0x3F51B5).seen(with: .protan, severity: 0.4))
      #expect(try phone.sample("Inbox").fills.contains { $0.isClose(to: seen) })
      try phone.choose("Typical", from: "Vision")
      #expect(try phone.sample("Inbox").fills.contains(UIColor(0x3F51B5)))
    }

    @Test("Low acuity blurs the sample and changes no color")
    func blur() throws {
      #expect(try phone.sample("Inbox").screen.layer.shouldRasterize == false)
      try phone.choose("Low acuity", from: "Vision")
      let layer = try phone.sample("Inbox").screen.layer
      // A deviation of 3 points: pixels of 6.
      #expect(layer.shouldRasterize && abs(layer.rasterizationScale - 1.0 / 6) < 0.001)
      #expect(try phone.sample("Inbox").fills.contains(UIColor(0x3F51B5)))
    }

    @Test("The vision button says which vision is chosen, and its menu marks it")
    func picker() throws {
      try phone.choose("Tritanopia", from: "Vision")
      let button = try #require(phone.content.first(PickerButton.self))
      #expect(button.configuration?.title == "Vision: Tritanopia")
      #expect(button.accessibilityLabel == "Vision" && button.accessibilityValue == "Tritanopia")
      #expect(button.menu?.actions.filter { $0.state == .on }.map { $0.title } == ["Tritanopia"])
    }

    @Test("The samples have the app's name, as it's typed")
    func name() throws {
      #expect(try phone.sample("Inbox").words.contains("Field Notes"))
      try phone.type("Bird Log", intoFieldNamed: "Name")
      #expect(try phone.sample("Inbox").words.contains("Bird Log"))
      #expect(try phone.sample("Onboarding").words.contains("Welcome to Bird Log"))
    }

    @Test("A name that can't be used is refused in place")
    func badName() throws {
      try phone.type(String(repeating: "n", count: 61), intoFieldNamed: "Name")
      let reason = phone.labels.first { $0.text?.hasPrefix("We can’t use this name") == true }
      #expect(reason?.isSeen == true)
      #expect(Headless.posts.last?.argument as? String == reason?.text)
      #expect(try phone.sample("Inbox").words.contains("Field Notes"))
    }

    @Test("Before every choice is made, the preview says which are missing")
    func note() throws {
      let phone = try Phone(choosing: ["Indigo"])
      try phone.tapTab("Preview")
      #expect(phone.labels.contains { $0.text?.hasPrefix("Gray until you choose") == true })
      #expect(phone.samples.count == 10)
    }

    @Test(
      "Its other tab shows charts in the theme's colors, of as many parts as are chosen, each one picture to VoiceOver")
    func charts() throws {
      try phone.tapSegment("Charts")
      let theme = phone.session.studio.theme
      func cards() -> [ChartCard] { phone.content.all(ChartCard.self).filter { $0.isSeen } }
      #expect(cards().map { $0.accessibilityLabel } == ["Bars", "Lines", "Areas", "Pie", "Heat map", "Map"])
      #expect(cards().allSatisfy { $0.isAccessibilityElement && $0.accessibilityTraits == .image })
      #expect(phone.grid?.isSeen == false)
      func fills() -> Set<UIColor> {
        let pictures = cards().flatMap { $0.all(PictureView.self) }
        let shapes = pictures.flatMap { $0.layer.sublayers?.first?.sublayers ?? [] }.compactMap { $0 as? CAShapeLayer }
        return Set(shapes.compactMap { ($0.fillColor ?? $0.strokeColor)?.color })
      }
      func colors(_ scheme: Scheme) -> [UIColor] { (0..<8).map { UIColor(scheme[.chart($0)]) } }
      let light = colors(theme.scheme(.light, with: theme.charts))
      #expect(light.map { fills().contains($0) } == (0..<8).map { $0 < 5 })
      try phone.tapSegment("8")
      #expect(fills().isSuperset(of: light))
      try phone.tapSegment("Dark")
      #expect(fills().isSuperset(of: colors(theme.scheme(.dark, with: theme.charts))))
      try phone.choose("Protanopia", from: "Vision")
      #expect(fills().isDisjoint(with: light))
      try phone.tapSegment("Screens")
      #expect(cards().isEmpty && phone.samples.count == 10)
    }

    @Test("The summary leads to it")
    func fromSummary() throws {
      try phone.tapTab("Theme")
      #expect(phone.route == .summary)
      try phone.tapButton("See it on sample screens")
      #expect(phone.route == .preview)
    }

    @Test("A link opens it as it says")
    func link() throws {
      let phone = try Phone(
        link: "tintype:#/preview?primary=teal-500&accent=amber-a200&title=Didot&body=Menlo&view=dark&contrast=high")
      #expect(phone.route == .preview)
      let scheme = phone.session.studio.theme.scheme(.dark, .high)
      #expect(phone.samples.allSatisfy { $0.background == UIColor(scheme[.background]) })
    }

    @Test("A small screen draws the samples smaller, and leaves out what there's no room for")
    func smallScreen() throws {
      let glass = try phone.sample("Dashboard")
      glass.layOut(390, 844)
      let all = glass.words.count
      let screen = try #require(glass.screen.subviews.first)
      #expect(screen.bounds.size == CGSize(width: 390, height: 844) && screen.transform.scale.width == 1)
      glass.layOut(240, 380)
      #expect(abs(screen.transform.scale.width - 0.8) < 0.001)
      #expect(abs(screen.bounds.width - 300) < 0.001)
      #expect(glass.words.count < all)
    }

    @Test("The landing page stays as wide as a laptop's window")
    func landing() throws {
      let glass = try phone.sample("Landing page")
      glass.layOut(320, 640)
      let screen = try #require(glass.screen.subviews.first)
      #expect(screen.bounds.size == CGSize(width: 1280, height: 800) && screen.transform.scale.width == 0.25)
      #expect(screen.center == CGPoint(x: 160, y: 320))
    }

    @Test("A dot for each sample says which of them is in sight, and leads to the next; side by side they need none")
    func dots() throws {
      let phone = try Phone()
      try phone.tapTab("Preview")
      let dots = try #require(phone.content.first(UIPageControl.self))
      let pager = try #require(phone.content.first(SamplePager.self))
      let layout = try #require(pager.collectionViewLayout as? UICollectionViewCompositionalLayout)
      #expect(dots.numberOfPages == 10 && dots.currentPage == 0 && !dots.isHidden)
      layout.scrolled(to: 3)
      #expect(dots.currentPage == 3)
      dots.tap(forward: true)
      #expect(pager.indexPathsForVisibleItems.contains(IndexPath(item: 4, section: 0)))
      Headless.screen.width = 834
      layout.scrolled(to: 1)
      #expect(dots.isHidden)
    }

    @Test("On an iPad, pages are as wide as a phone, side by side")
    func wide() throws {
      let layout = try #require(phone.grid?.collectionViewLayout as? UICollectionViewCompositionalLayout)
      #expect(layout.section?.orthogonalScrollingBehavior == .groupPaging)
      Headless.screen.width = 320
      #expect(layout.section?.group.layoutSize.widthDimension.points == 320)
      Headless.screen.width = 1024
      #expect(layout.section?.group.layoutSize.widthDimension.points == 390)
    }

    @Test("Smart Invert leaves the samples alone; a player's controls run from left to right everywhere")
    func natives() throws {
      let player = try phone.sample("Player")
      #expect(player.screen.accessibilityIgnoresInvertColors)
      let boxes = player.boxes
      #expect(boxes.contains { $0.semanticContentAttribute == .playback })
      #expect(boxes.first?.semanticContentAttribute == .unspecified)
      // Icons that point in the reading direction are mirrored in a right-to-left language.
      let icons = player.screen.all(IconView.self).compactMap { $0.image }
      #expect(icons.filter { $0.isFlipped }.map { $0.systemName } == ["chevron.left"])
    }

    @Test("A sample's text keeps its size whatever the person's is, because it's a picture")
    func textSize() throws {
      Headless.set(category: .accessibilityExtraExtraExtraLarge)
      let font: UIFont = try #require(phone.sample("Article").label("March 9").attribute(.font))
      #expect(font.pointSize == 14)
    }

    @Test("Pages that aren't near are made of cells that are used again")
    func reuse() throws {
      let phone = try Phone(cellsInSight: 1, choosing: ["Indigo"])
      try phone.tapTab("Preview")
      #expect(phone.samples.count == 10)
      let made = try #require(phone.grid?.recycler.made)
      #expect(made <= 1 + 2 * Recycler<UICollectionViewCell>.prepared)
      try phone.tapSegment("Dark")
      #expect(phone.samples.allSatisfy { $0.background == color(.background, .dark, of: phone) })
    }

    private func color(_ role: SchemeRole, _ appearance: Appearance, of phone: Phone) -> UIColor {
      UIColor(phone.session.studio.theme.scheme(appearance)[role])
    }
  }
}

extension SampleOnGlass {
  func label(_ words: String) throws -> UILabel {
    guard let label = screen.all(PassageLabel.self).first(where: { $0.text == words }) else {
      throw NothingThere(words)
    }
    return label
  }
}

extension UIColor {
  /// Whether no channel is more than a hundredth of a byte off.
  fileprivate func isClose(to other: UIColor) -> Bool {
    zip(components, other.components).allSatisfy { abs($0 - $1) < 0.01 / 255 }
  }
}

extension Part {
  /// The texts of a screen of a height.
  fileprivate func words(appName: String, height: Int) -> [String] {
    switch self {
    case .stack(let stack):
      return stack.leastHeight > height ? [] : stack.parts.flatMap { $0.words(appName: appName, height: height) }
    case .text(let passage):
      return [
        passage.spans.map { span in
          if case .words(let words) = span.content { words } else { appName }
        }.joined()
      ]
    case .control(let control): return control.anatomy.words(appName: appName, height: height)
    case .icon, .picture: return []
    }
  }

  fileprivate func iconCount(height: Int) -> Int {
    switch self {
    case .stack(let stack):
      stack.leastHeight > height ? 0 : stack.parts.map { $0.iconCount(height: height) }.reduce(0, +)
    case .icon: 1
    case .control(let control): control.anatomy.iconCount(height: height)
    case .text, .picture: 0
    }
  }
}
