import Catalog
import ColorScience
import Formats
import Markup
import Studio
import Theme
import _Text

// Orders to the host.

extension App {
  /// How to change the browser's address.
  enum AddressChange { case same, push, replace }

  mutating func show(_ next: Page, _ effects: [Effect], address: AddressChange) {
    slices = 0
    let effects = (coming?.effects ?? []) + effects
    coming = nil
    send(orders(next, effects, address))
    includeFamilies()
    waitForIdleTime()
  }

  /// Orders the changes that turn the page into another, and the effects.
  mutating func orders(_ next: Page, _ effects: [Effect], _ address: AddressChange) -> JSONWriter {
    let before = page
    page = next
    var json = JSONWriter()
    json.turn(before, into: page, in: &tree)
    switch address {
    case .same: break
    case .push: json.order("go", studio.address)
    case .replace: json.order("stay", studio.address)
    }
    for effect in effects { order(effect, &json) }
    return json
  }

  private mutating func order(_ effect: Effect, _ json: inout JSONWriter) {
    switch effect {
    case .saveSession(let session): json.order("keep", of: "tintype.session", session)
    case .saveHistory(let history): json.order("keep", of: "tintype.history", history)
    case .saveRefused(let refused): json.order("keep", of: "tintype.refused", refused)
    case .focus(.heading): json.order("focus", "h1")
    case .focus(.advice): json.order("focus", ".lead")
    case .focus(.alertOpener): json.order("focus", ".bar-next button")
    case .focus(.inspector): json.order("focus", ".inspector .next, .inspect")
    case .focus(.colorEditor): json.order("focus", ".color-editor h2")
    case .focus(.chip(let target)):
      json.order("focus", ".role[aria-label^=\"" + target.name(in: studio.theme) + ",\"]")
    case .read(let text): json.order("read", text)
    case .saveFile(let name, let bytes): save(bytes, as: name)
    case .shareLink(let link, let title): json.order("share", [link, title])
    case .savePicture(let name, let drawing): json.order("picture", [name] + drawing.texts)
    case .loadExportTexts: json.order("exportTexts", nil)
    case .loadFontFaces: json.order("fontFaces", nil)
    case .loadFontFiles(let addresses): json.order("fontFiles", addresses)
    case .print: json.order("print", nil)
    case .saveFormats(let names): json.order("keep", of: "tintype.format", names)
    case .showCode: json.order("showCode", nil)
    case .copyText(let text): json.order("copy", text)
    case .pickColor(let field):
      picking = field
      json.order("pick", nil)
    case .loadSamples: json.order("samples", nil)
    case .pickFontFiles: json.order("pickFonts", nil)
    case .library(let request): json.order("library", request.words)
    case .askDay: json.order("day", nil)
    case .drawSeed: json.order("seed", nil)
    case .measureFonts(let families):
      measuring = families
      json.order("measureLetters", families.map { $0.cssStack })
    case .pickPicture(let fromCamera): json.order("pickPicture", fromCamera ? "environment" : "")
    case .saveToProject(let theme): json.order("project", theme)
    case .loadXKCD: json.order("xkcd", nil)
    case .loadGallery: json.order("gallery", nil)
    }
  }

  /// Has the host draw the style guide in place of the app, if that's what this screen prints, in the fonts the page
  /// has.
  func prepareToPrint() {
    guard let guide = studio.printedGuide else { return }
    let stacks = [guide.theme.titleFont, guide.theme.bodyFont].map { $0?.pageStack ?? "" }
    var json = JSONWriter()
    json.order("guide", [String(bytes: guide.bytes)] + stacks)
    send(json)
  }

  private func save(_ bytes: [UInt8], as name: String) {
    name.withBytes { name in
      bytes.withUnsafeBufferPointer { hostSave(name.baseAddress, name.count, $0.baseAddress, $0.count) }
    }
  }

  // Not inlined: a dozen orders would each copy it.
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
  /// Adds an order: an array of its name and texts.
  mutating func order(_ name: StaticString, _ texts: [String]) {
    array {
      $0.string(unescaped: name)
      for text in texts { $0.string(text) }
    }
  }

  /// Adds an order: an array of its name, a key and a value.
  // Not inlined: a dozen orders would each copy it.
  @inline(never)
  mutating func order(_ name: StaticString, of key: StaticString? = nil, _ value: String?) {
    array {
      $0.string(unescaped: name)
      if let key { $0.string(unescaped: key) }
      if let value { $0.string(value) }
    }
  }
}
