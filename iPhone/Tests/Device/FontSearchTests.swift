import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("Looking for a font") struct FontSearchTests {
    let phone: Phone

    init() throws { phone = try Phone(choosing: ["Indigo", "Pink"]) }

    private var count: String? { phone.content.first(ListToolsView.self)?.all(UILabel.self).first { $0.isSeen }?.text }

    @Test("Typing narrows the list, and the field stays the same one")
    func search() throws {
      let field = phone.searchField
      #expect(field?.placeholder == "Search 15 fonts")
      try phone.search("ne")
      #expect(phone.rows.map { $0.name } == ["Avenir Next", "Helvetica Neue"])
      #expect(count == "2 of 15 fonts")
      #expect(phone.searchField === field)
      #expect(field?.text == "ne")
    }

    @Test(
      "The search is in the bar, which stays as it is meanwhile, on the screen's own background; where there's no list, it's gone"
    )
    func inBar() throws {
      let item = phone.top.navigationItem
      let search = try #require(item.searchController)
      #expect(item.preferredSearchBarPlacement == .stacked && !item.hidesSearchBarWhenScrolling)
      #expect(!search.obscuresBackgroundDuringPresentation && !search.hidesNavigationBarDuringPresentation)
      #expect(phone.top.definesPresentationContext && phone.content.all(UITextField.self).isEmpty)
      let field = search.searchBar.searchTextField
      #expect(field.backgroundColor == phone.content.backgroundColor)
      #expect(field.textColor == UIColor(phone.session.screen.appearance.text))
      let light = field.backgroundColor
      Headless.set(style: .dark)
      #expect(field.backgroundColor == phone.content.backgroundColor && field.backgroundColor != light)
      try phone.goBack()
      #expect(phone.searchField == nil)
    }

    @Test("A search is over on another screen, and that's no typing")
    func leaves() throws {
      try phone.search("geo")
      try phone.tapRow("Georgia")
      try phone.tapNext()
      #expect(phone.searchField?.text == "")
      try phone.search("didot")
      try phone.goBack()
      #expect(phone.searchField?.text == "" && phone.rows.count == 15)
      try phone.tapNext()
      #expect(phone.searchField?.text == "" && phone.rows.count == 15)
    }

    @Test("Fonts that were installed can be picked while a search is under way, which UIKit presents")
    func picksWhileSearching() throws {
      try #require(phone.searchField).becomeFirstResponder()
      #expect(phone.top.presentedViewController is UISearchController)
      try phone.tapButton("Fonts you installed…")
      #expect(phone.top.presentedViewController?.presentedViewController is UIFontPickerViewController)
    }

    @Test("A search stays when the person's text size changes")
    func searchAndTextSize() throws {
      try phone.search("ne")
      Headless.set(category: .extraExtraExtraLarge)
      #expect(phone.searchField?.text == "ne")
      #expect(phone.rows.map { $0.name } == ["Avenir Next", "Helvetica Neue"])
    }

    @Test("If nothing is found, the screen says so, and VoiceOver too")
    func nothing() throws {
      try phone.search("zzz")
      #expect(phone.rows.isEmpty)
      #expect(count == nil)
      #expect(phone.labels.filter { $0.text == "No fonts match “zzz”." }.count == 1, "in place of the rows")
      #expect(Headless.posts.last?.argument as? String == "No fonts match “zzz”.")
    }

    @Test("A category shows its fonts alone, and is marked")
    func filter() throws {
      try phone.tapButton("Mono")
      #expect(phone.rows.map { $0.name } == ["Monospace", "Menlo"])
      let chosen = phone.content.all(UIButton.self).filter { $0.isSelected }
      #expect(chosen.map { $0.configuration?.title } == ["Mono"])
      try phone.tapButton("All")
      #expect(phone.rows.count == 15)
    }

    @Test("A chosen font is chosen by name, wherever it is in the list")
    func choiceAmongFound() throws {
      try phone.search("geo")
      try phone.tapRow("Georgia")
      try phone.search("")
      #expect(try phone.row("Georgia").isChecked)
      #expect(phone.rows.filter { $0.isChecked }.count == 1)
    }

    @Test("Rows are used again: a long list makes no more of them than are in sight or prepared")
    func reuse() throws {
      Headless.reset()
      let phone = try Phone()
      Headless.update { device in device.faces = (0..<200).map { Face("Family \($0)", "Family\($0)") } }
      phone.session.handle(.fonts(.familiesFound(.onDevice)))
      try phone.tapColor("Indigo")
      try phone.tapNext()
      try phone.tapColor("Pink")
      try phone.tapNext()
      let table = try #require(phone.table)
      for row in stride(from: 0, to: 205, by: 10) {
        table.scrollToRow(at: IndexPath(row: row, section: 1), at: .top, animated: false)
      }
      // The rows in sight, those that are prepared before and after them, and the finder's own.
      #expect(table.recycler.made == Headless.rowsInSight + 2 * Recycler<UITableViewCell>.prepared + 1)
      try phone.tapRow("Family 150")
      #expect(try phone.row("Family 150").isChecked)
      table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .top, animated: false)
      #expect(phone.rows.allSatisfy { !$0.isChecked && $0.fill == .clear })
      #expect(phone.rows.map { $0.remark == nil } == (0..<phone.rows.count).map { $0 >= 5 })
    }
  }
}
