import Studio
import UIKit

/// A command of the menu bar, and its key with Command: the tabs by number, Back and Next by the brackets, and Shuffle. UIKit
/// has undo and redo.
struct Shortcut {
  let input: String
  let label: String
  /// Its event on a screen; nil where it can't be used.
  let event: (Screen) -> Event?

  // Tabs and Shuffle have the same labels on every screen.
  private static let bar = Studio(comesWithFonts: false).screen.tabBar

  /// The title of the menu with all of them.
  static var menuTitle: String { bar.tabs.first?.label ?? "" }

  @MainActor static let all: [Shortcut] = {
    return bar.tabs.enumerated().map { index, tab in
      Shortcut(input: "\(index + 1)", label: tab.label) { $0.tabBar.tabs[index].event }
    } + [
      Shortcut(input: "[", label: Bar.backName) { $0.bar.back?.event },
      Shortcut(input: "]", label: Bar.nextName) { $0.bar.next.flatMap { $0.isEnabled ? $0.event : nil } },
      Shortcut(input: "r", label: bar.shuffle.label) { $0.tabBar.shuffle.event },
    ]
  }()

  @MainActor var command: UIKeyCommand {
    // The method of this name in the window's controller. A selector can’t be checked on Linux; a test does.
    // UIKit tells commands with one action apart by their property lists, and refuses a menu with two alike.
    let command = UIKeyCommand(
      title: label, action: Selector(("press:")), input: input, modifierFlags: .command, propertyList: input)
    command.wantsPriorityOverSystemBehavior = true
    return command
  }
}

extension Hands {
  func press(_ command: UIKeyCommand) {
    Self.source = nil
    if let event = event(of: command) { session.handle(event) }
  }

  /// Dims a command that can't be used on this screen, or while something waits for an answer.
  func validate(_ command: UICommand) {
    guard let key = command as? UIKeyCommand, Shortcut.all.contains(where: { $0.input == key.input }) else { return }
    key.attributes = event(of: key) == nil ? .disabled : []
  }

  private func event(of command: UIKeyCommand) -> Event? {
    let screen = session.screen
    guard Question(screen) == nil else { return nil }
    return Shortcut.all.first { $0.input == command.input }?.event(screen)
  }
}
