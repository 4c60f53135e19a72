import ColorScience
import FormatMessages
import Markup
import Studio
import Theme
import _Text

/// The functions the host calls. Each takes the length of the texts it has written to the shared buffer.
@main
struct Main {
  nonisolated(unsafe) static let app = App(on: page)
  nonisolated(unsafe) private static let page = Page(Studio().screen)
  nonisolated(unsafe) private static var step = 0

  // A WebAssembly module without an entry point: this never runs.
  static func main() {}

  /// The steps are short, and the first only rehearses, because a browser compiles each function when it's first called.
  /// What's static is made when it's first asked for.
  static func begin(_ length: Int) -> Bool {
    step += 1
    switch step {
    case 1: _ = Studio().barAndContent
    case 2: _ = Studio().screen
    case 3: _ = page
    case 4: _ = app
    case 5: app.open(OpeningFacts(SharedBuffer.texts(length, count: OpeningFacts.count)))
    case 6: app.compose()
    default: app.appear()
    }
    return step < 7
  }
}

/// Takes a step of opening the page; returns whether there is another, so that the browser can paint a frame first. The
/// opening facts are the same for all steps.
@c(begin)
public func begin(_ length: Int) -> Bool { Main.begin(length) }

@c(reserve)
public func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
  SharedBuffer.reserve(count)
}

/// A person did something: the gesture, the element's path as indices separated by spaces, and its value.
@c(acted)
public func acted(_ length: Int) {
  let texts = SharedBuffer.texts(length, count: 3)
  guard let gesture = Gesture(texts[0]) else { return }
  let path =
    texts[1].isEmpty
    ? [] : texts[1].fields(separatedBy: " ").map { Numeral($0.bytes).flatMap { Int(exactly: $0.value) } ?? -1 }
  Main.app.act(gesture, at: path, value: texts[2])
}

/// The address changed without our doing.
@c(entered)
public func entered(_ length: Int) {
  Main.app.enter(SharedBuffer.texts(length, count: 1)[0])
}

/// Another tab saved its choices: the session, the links that couldn't be read, and the history.
@c(arrived)
public func arrived(_ length: Int) {
  let texts = SharedBuffer.texts(length, count: 3)
  Main.app.handle(.session(.choicesArrived(session: texts[0], refused: texts[1], history: texts[2])), address: .replace)
}

/// The device turned dark, or light if the text is empty.
@c(changed)
public func changed(_ length: Int) {
  Main.app.handle(.session(.appearanceChanged(length == 0 ? .light : .dark)))
}

/// An answer from the server: its status and its text.
@c(fetched)
public func fetched(_ length: Int) {
  let texts = SharedBuffer.texts(length, count: 2)
  Main.app.receiveFamilies(status: texts[0], text: texts[1])
}

/// The list of the fonts that come with the page.
@c(included)
public func included(_ length: Int) {
  Main.app.receiveIncluded(SharedBuffer.texts(length, count: 1)[0])
}

/// A person added a file: its name, how many bytes it has, and why the browser can't draw it.
@c(fontRead)
public func fontRead(_ length: Int) {
  let texts = SharedBuffer.texts(length, count: 3)
  let count = Numeral(texts[1].bytes).map { Int(exactly: $0.value.rounded()) ?? .max } ?? 0
  Main.app.receiveFontFile(named: texts[0], length: count, problem: texts[2])
}

/// The text is on the clipboard, or isn't if the text is empty.
@c(copied)
public func copied(_ length: Int) {
  Main.app.handle(
    length > 0
      ? .notice(.copied) : .notice(.copyFailed("Your browser blocked copying. Allow it for this page, then try again."))
  )
}

/// A person gave a picture: its name, its colors as `WebPicture` writes them, and a word that `PictureProblem` knows, or
/// none.
@c(pictured)
public func pictured(_ length: Int) {
  let texts = SharedBuffer.texts(length, count: 3)
  Main.app.receivePicture(named: texts[0], colors: texts[1], problem: texts[2])
}

/// xkcd's colors, one per line; empty if they didn't come.
@c(colored)
public func colored(_ length: Int) {
  Main.app.handle(.crayons(.colorsArrived(SharedBuffer.texts(length, count: 1)[0])))
}

/// A color was picked from the screen, as CSS writes it.
@c(picked)
public func picked(_ length: Int) {
  Main.app.receivePickedColor(SharedBuffer.texts(length, count: 1)[0])
}

/// An unpredictable number was drawn.
@c(seeded)
public func seeded(_ length: Int) {
  let text = SharedBuffer.texts(length, count: 1)[0]
  guard let number = Numeral(text.bytes), let seed = UInt64(exactly: number.value) else { return }
  Main.app.handle(.suggestions(.seedDrawn(seed)))
}

/// The letters of some fonts were measured.
@c(weighed)
public func weighed(_ length: Int) {
  Main.app.receiveMeasures(SharedBuffer.texts(length, count: 1))
}

/// All of the core is there.
@c(completed)
public func completed(_ length: Int) {
  Main.app.handle(.becameReady)
}

/// The page is idle.
@c(idled)
public func idled(_ length: Int) {
  Main.app.idle()
}

/// There is room for the stage beside the phone, or no longer if the text is empty.
@c(roomed)
public func roomed(_ length: Int) {
  Main.app.handle(.stage(.roomChanged(length > 0)))
}

/// News of the themes kept on this device: a word that says what, and what it takes.
@c(shelved)
public func shelved(_ length: Int) {
  let texts = SharedBuffer.texts(length, count: 3)
  if let event = LibraryEvent(texts[0], texts[1], texts[2]) { Main.app.handle(.library(event)) }
}

/// The samples are there, or couldn't be loaded if the text is empty.
@c(sampled)
public func sampled(_ length: Int) {
  Main.app.handleUnhurriedly(.stage(.samplesLoaded(length > 0)))
}

/// The formats: the name of the one that was used last, whether links can be shared, and the table.
@c(formatsListed)
public func formatsListed(_ length: Int) {
  let texts = SharedBuffer.texts(length, count: 2)
  let formats = [FormatRow](texts: Array(texts.dropFirst(2)))
  Main.app.handle(.takeHome(.listed(formats, used: texts[0], canShare: !texts[1].isEmpty, canPrint: true)))
}

/// A theme was written.
@c(themeWritten)
public func themeWritten(_ length: Int) {
  guard let written = WrittenTheme(texts: SharedBuffer.texts(length, count: 1)) else { return }
  Main.app.handle(.takeHome(.written(written)))
}

/// A file or a link was read.
@c(fileRead)
public func fileRead(_ length: Int) {
  Main.app.receiveFindings(SharedBuffer.texts(length, count: 1))
}

/// The formats didn't come; why, in one sentence.
@c(formatsFailed)
public func formatsFailed(_ length: Int) {
  Main.app.handle(.takeHome(.failed(SharedBuffer.texts(length, count: 1)[0])))
}
