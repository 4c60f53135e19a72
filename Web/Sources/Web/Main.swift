import ColorScience
import Formats
import Markup
import ReaderResult
import Studio
import Theme
import _Text

/// The functions the host calls. Each takes the length of the texts it has written to the shared buffer.
@main
struct Main {
  nonisolated(unsafe) static var app = madeApp()
  nonisolated(unsafe) private static let page = Page(Studio().screen)
  nonisolated(unsafe) private static var step = 0

  // A WebAssembly module without an entry point: this never runs.
  static func main() {}

  /// A tap on the prerendered page needs the app at once. Then there's nothing left to rehearse.
  private static func madeApp() -> App {
    step = 4
    return App(on: page)
  }

  /// Each step is short, and the first only rehearses, because a browser compiles each function when it's first called.
  /// Static values are made when they're first used.
  static func begin(_ length: Int) -> Bool {
    step += 1
    switch step {
    case 1: _ = Studio().barAndContent
    case 2: _ = Studio().screen
    case 3: _ = page
    case 4: _ = app.page
    case 5: app.open(OpeningFacts(SharedBuffer.texts(length, count: OpeningFacts.count)))
    case 6: app.compose()
    default: app.appear()
    }
    return step < 7
  }
}

/// Takes a step of opening the page; returns whether there's another, so that the browser can paint a frame first. The
/// opening facts are the same for all steps.
@_expose(wasm, "begin")
public func begin(_ length: Int) -> Bool { Main.begin(length) }

@_expose(wasm, "reserve")
public func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
  SharedBuffer.reserve(count)
}

/// The rest of the module is there, see `docs/loading.md`.
@_expose(wasm, "completed")
public func completed(_ length: Int) { Main.app.isWhole = true }

/// The person made a gesture: its name, the element's path as indices separated by spaces, and the element's value. Returns whether
/// that needs the rest of the module; then nothing happens.
@_expose(wasm, "acted")
public func acted(_ length: Int) -> Bool {
  let texts = SharedBuffer.texts(length, count: 3)
  guard let gesture = Gesture(texts[0]) else { return false }
  let path =
    texts[1].isEmpty
    ? [] : texts[1].fields(separatedBy: " ").map { Int(digits: $0.bytes) ?? -1 }
  return Main.app.act(gesture, at: path, value: texts[2])
}

/// The address changed without our doing.
@_expose(wasm, "addressEntered")
public func addressEntered(_ length: Int) {
  Main.app.enter(SharedBuffer.texts(length, count: 1)[0])
}

/// Another tab saved its choices: the session, the links that couldn't be read, and the history.
@_expose(wasm, "choicesArrived")
public func choicesArrived(_ length: Int) {
  let texts = SharedBuffer.texts(length, count: 3)
  Main.app.handle(.session(.choicesArrived(session: texts[0], refused: texts[1], history: texts[2])), address: .replace)
}

/// The device turned dark, or light if the text is empty.
@_expose(wasm, "appearanceChanged")
public func appearanceChanged(_ length: Int) {
  Main.app.handle(.session(.appearanceChanged(length == 0 ? .light : .dark)))
}

/// The server's list of fonts: its HTTP status and text.
@_expose(wasm, "fontListLoaded")
public func fontListLoaded(_ length: Int) {
  let texts = SharedBuffer.texts(length, count: 2)
  Main.app.receiveFamilies(status: texts[0], text: texts[1])
}

/// The list of the fonts that come with the page.
@_expose(wasm, "includedFontsLoaded")
public func includedFontsLoaded(_ length: Int) {
  Main.app.receiveIncluded(SharedBuffer.texts(length, count: 1)[0])
}

/// A font file was added: its name, its length in bytes, and if the browser can't draw it, a word that says why.
@_expose(wasm, "fontRead")
public func fontRead(_ length: Int) {
  let texts = SharedBuffer.texts(length, count: 3)
  let count = Int(digits: texts[1].bytes) ?? 0
  Main.app.receiveFontFile(named: texts[0], length: count, problem: texts[2])
}

/// The text is on the clipboard, or isn't if the text is empty.
@_expose(wasm, "copied")
public func copied(_ length: Int) {
  Main.app.handle(
    length > 0
      ? .notice(.copied) : .notice(.copyFailed("Your browser blocked copying. Allow it for this page, then try again."))
  )
}

/// A picture has no colors we can use: its name, and a word that says why.
@_expose(wasm, "pictureRefused")
public func pictureRefused(_ length: Int) {
  let texts = SharedBuffer.texts(length, count: 2)
  Main.app.handle(.picture(.refused(PictureProblem(texts[1]), name: texts[0])))
}

/// xkcd's colors, one per line; empty if they didn't load.
@_expose(wasm, "xkcdLoaded")
public func xkcdLoaded(_ length: Int) {
  Main.app.handle(.crayons(.xkcdLoaded(SharedBuffer.texts(length, count: 1)[0])))
}

/// The themes of the gallery, one per line; empty if they didn't load.
@_expose(wasm, "galleryLoaded")
public func galleryLoaded(_ length: Int) {
  Main.app.handle(.gallery(.loaded(SharedBuffer.text(length))))
}

/// A color was picked from the screen, as CSS writes it.
@_expose(wasm, "colorPicked")
public func colorPicked(_ length: Int) {
  Main.app.receivePickedColor(SharedBuffer.texts(length, count: 1)[0])
}

/// What day it is: "2026-11-28".
@_expose(wasm, "dayTold")
public func dayTold(_ length: Int) {
  Main.app.handle(.stage(.dayTold(SharedBuffer.texts(length, count: 1)[0])))
}

/// A random number was drawn.
@_expose(wasm, "seedDrawn")
public func seedDrawn(_ length: Int) {
  let text = SharedBuffer.texts(length, count: 1)[0]
  guard let seed = UInt64(digits: text.bytes) else { return }
  Main.app.handle(.suggestions(.seedDrawn(seed)))
}

/// The letters of some fonts were measured.
@_expose(wasm, "lettersMeasured")
public func lettersMeasured(_ length: Int) {
  Main.app.receiveMeasures(SharedBuffer.texts(length, count: 1))
}

/// The page is idle.
@_expose(wasm, "idled")
public func idled(_ length: Int) {
  Main.app.idle()
}

/// There's room for the stage beside the phone; none if the text is empty.
@_expose(wasm, "roomChanged")
public func roomChanged(_ length: Int) {
  Main.app.handle(.stage(.roomChanged(length > 0)))
}

/// News of the themes kept on this device: a word that says what happened, and its parameters.
@_expose(wasm, "libraryChanged")
public func libraryChanged(_ length: Int) {
  let texts = SharedBuffer.texts(length, count: 3)
  if let event = LibraryEvent(texts[0], texts[1], texts[2]) { Main.app.handle(.library(event)) }
}

/// The samples loaded, or didn't if the text is empty.
@_expose(wasm, "samplesLoaded")
public func samplesLoaded(_ length: Int) {
  Main.app.handleUnhurriedly(.stage(.samplesLoaded(length > 0)))
}

/// The texts that exports are made of; empty if they didn't load.
@_expose(wasm, "exportTextsLoaded")
public func exportTextsLoaded(_ length: Int) {
  Main.app.handle(.takeHome(.textsLoaded(ExportTexts(parts: SharedBuffer.texts(length, count: 1)))))
}

/// The list of the fonts that a download can include; empty if it didn't load.
@_expose(wasm, "fontFacesLoaded")
public func fontFacesLoaded(_ length: Int) {
  Main.app.handle(.takeHome(.fontFacesLoaded(length > 0 ? SharedBuffer.text(length) : nil)))
}

/// The files of fonts came: how many bytes each has; empty if they didn't all load.
@_expose(wasm, "fontFilesLoaded")
public func fontFilesLoaded(_ length: Int) {
  guard length > 0 else { return Main.app.handle(.takeHome(.fontFilesLoaded(nil))) }
  var files: [[UInt8]] = []
  var offset = 0
  for text in SharedBuffer.texts(length, count: 1) {
    let count = Int(digits: text.bytes) ?? 0
    files.append(
      [UInt8](unsafeUninitializedCapacity: count) { bytes, written in
        hostReadFonts(offset, count, bytes.baseAddress)
        written = count
      })
    offset += count
  }
  Main.app.handle(.takeHome(.fontFilesLoaded(files)))
}

/// The page is about to be printed.
@_expose(wasm, "printing")
public func printing(_ length: Int) { Main.app.prepareToPrint() }

/// News of the project that the page is bound to: a word that says what happened, then the project's name, theme, number
/// of files and problem; or a sentence.
@_expose(wasm, "projectChanged")
public func projectChanged(_ length: Int) {
  if let event = ProjectEvent(SharedBuffer.texts(length, count: 6)) { Main.app.handle(.project(event)) }
}

/// A file, a link or a picture was read: the picture's name, and the reader's result.
@_expose(wasm, "fileRead")
public func fileRead(_ length: Int) {
  let texts = SharedBuffer.texts(length, count: 1)
  if let result = ReaderResult(texts: Array(texts.dropFirst())) { Main.app.receive(result, named: texts[0]) }
}

/// Files were dropped, pasted or picked: for each its path in a folder, or its name, and its media type.
@_expose(wasm, "filesGiven")
public func filesGiven(_ length: Int) {
  Main.app.sort(files: SharedBuffer.texts(length, count: 2))
}

/// A file can't be read: one sentence that says why.
@_expose(wasm, "fileRefused")
public func fileRefused(_ length: Int) {
  Main.app.handle(.bringIn(.fileRefused(SharedBuffer.texts(length, count: 1)[0])))
}
