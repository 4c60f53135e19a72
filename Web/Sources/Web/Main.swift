import Markup
import Studio

/// The functions that the page's host calls. Each takes the length of the text that it has written to the mailbox.
@main
struct Main {
  nonisolated(unsafe) static var app = App(on: page)
  nonisolated(unsafe) private static let page = Page(Studio().screen)
  nonisolated(unsafe) private static var step = 0

  // A WebAssembly module without an entry point: this never runs.
  static func main() {}

  /// The page and the app are made when they are first asked for.
  static func begin(_ length: Int) -> Bool {
    step += 1
    switch step {
    case 1: _ = page
    case 2: _ = app
    case 3: app.open(Mailbox.texts(length, count: 9))
    default: app.appear()
    }
    return step < 4
  }
}

/// Takes a step of opening the page; gives whether there is another, for which there may be a frame to be painted first.
/// Written were, once for all steps: address, session, refused texts, known fonts, user agent, a text that is not empty in the
/// dark, the history, a text that is not empty where a color can be picked from the screen, and one that is not empty where
/// the known fonts are those of another time.
@c(begin)
public func begin(_ length: Int) -> Bool { Main.begin(length) }

@c(reserve)
public func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
  Mailbox.reserve(count)
}

/// A control was used: what it means, and its value.
@c(acted)
public func acted(_ length: Int) {
  let texts = Mailbox.texts(length, count: 2)
  guard let event = Event(action: texts[0], value: texts[1]) else { return }
  Main.app.handle(event)
}

/// The address changed by other means than ours.
@c(entered)
public func entered(_ length: Int) {
  Main.app.handle(.addressEntered(Mailbox.texts(length, count: 1)[0]))
}

/// The device turned dark, or light where the text is empty.
@c(changed)
public func changed(_ length: Int) {
  Main.app.handle(.appearanceChanged(length == 0 ? .light : .dark))
}

/// What was asked for has come: its status and its text.
@c(fetched)
public func fetched(_ length: Int) {
  let texts = Mailbox.texts(length, count: 2)
  Main.app.receiveFamilies(status: texts[0], text: texts[1])
}

/// The copying ended: well where the text is not empty.
@c(copied)
public func copied(_ length: Int) {
  Main.app.handle(.copied(length > 0))
}

/// The page is idle.
@c(idled)
public func idled(_ length: Int) {
  Main.app.idle()
}
