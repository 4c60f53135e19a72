import Catalog
import ColorScience
import Exchange
import Formats
import Markup
import Studio
import Theme
import _Text

// Orders to the host.

extension App {
  /// What to do with the browser's address.
  enum AddressChange { case same, push, replace }

  @inline(never)
  func show(_ next: Page, _ effects: [Effect], address: AddressChange) {
    slices = 0
    let effects = (coming?.effects ?? []) + effects
    coming = nil
    send(orders(next, effects, address))
    includeFamilies()
    waitForIdleTime()
  }

  /// The orders that turn the page into another and carry out the effects.
  @inline(never)
  func orders(_ next: Page, _ effects: [Effect], _ address: AddressChange) -> JSONWriter {
    let before = page
    page = next
    var json = JSONWriter()
    for change in tree.show(page.root) { json.change(change) }
    if !page.title.same(as: before.title) { json.order("title", page.title) }
    if !page.themeColor.same(as: before.themeColor) { json.order("paint", page.themeColor) }
    switch address {
    case .same: break
    case .push: json.order("go", studio.address)
    case .replace: json.order("stay", studio.address)
    }
    for effect in effects { order(effect, &json) }
    return json
  }

  @inline(never)
  private func order(_ effect: Effect, _ json: inout JSONWriter) {
    switch effect {
    case .saveSession(let session): json.order("keep", of: "tintype.session", session)
    case .saveHistory(let history): json.order("keep", of: "tintype.history", history)
    case .saveRefused(let refused): json.order("keep", of: "tintype.refused", refused)
    case .focus(.heading): json.order("focus", "h1")
    case .focus(.advice): json.order("focus", ".lead")
    case .focus(.alertOpener): json.order("focus", ".bar-next button")
    case .listFormats: json.order("formats", nil)
    case .write(let format, let theme, let families): json.order("write", [format, facts(theme, families)])
    case .read(let text): json.order("read", text)
    case .copyExport: json.order("copyExport", nil)
    case .saveExport(let name): json.order("save", name)
    case .copyLink(let address): json.order("copyLink", address)
    case .shareLink(let address, let title): json.order("share", [address, title])
    case .drawCode(let address): json.order("code", address)
    case .savePicture(let name, let theme, let families): json.order("picture", [name, facts(theme, families)])
    case .prepareGuide(let theme, let families):
      let stacks = [studio.theme.titleFont, studio.theme.bodyFont].map { $0?.pageStack ?? "" }
      json.order("guide", ["html", facts(theme, families)] + stacks)
    case .print: json.order("print", nil)
    case .saveFormat(let name): json.order("keep", of: "tintype.format", name)
    case .copyText(let text): json.order("copy", text)
    case .pickColor(let field):
      picking = field
      json.order("pick", nil)
    case .loadSamples: json.order("samples", nil)
    case .pickFontFiles: json.order("pickFonts", nil)
    case .library(let request): json.order("library", request.words)
    case .drawSeed: json.order("seed", nil)
    case .measureFonts(let families):
      measuring = families
      json.order("weigh", families.map { $0.cssStack })
    case .pickPicture(let fromCamera): json.order("pickPicture", fromCamera ? "environment" : "")
    case .loadCustom: json.order("custom", nil)
    case .loadColors: json.order("colors", nil)
    }
  }

  /// What the module of formats needs to know of a theme.
  @inline(never)
  private func facts(_ theme: String, _ families: String) -> String {
    ExportedTheme(theme, families: families)?.facts ?? ""
  }

  @inline(never)
  func send(_ order: StaticString, _ value: String? = nil) {
    var json = JSONWriter()
    json.order(order, value)
    send(json)
  }

  func send(_ orders: JSONWriter) {
    guard !orders.bytes.isEmpty else { return }
    orders.bytes.withUnsafeBufferPointer { hostApply($0.baseAddress, $0.count) }
  }
}

extension JSONWriter {
  /// An order as an array of its name and the texts it takes.
  mutating func order(_ name: StaticString, _ texts: [String]) {
    open("[")
    self.name(name)
    for text in texts { string(text) }
    close("]")
  }

  /// An order as an array of its name and what it takes: a key, a value.
  @inline(never)
  mutating func order(_ name: StaticString, of key: StaticString? = nil, _ value: String?) {
    open("[")
    self.name(name)
    if let key { self.name(key) }
    if let value { string(value) }
    close("]")
  }
}
