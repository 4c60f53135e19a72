import Studio
import UIKit

extension Screen {
  /// Keyboard shortcuts with Command: the tabs by number, Back and Next by the brackets, and Shuffle. UIKit has undo
  /// and redo.
  fileprivate var shortcuts: [(input: String, label: String, event: Event)] {
    let tabs = tabBar.tabs.enumerated().map { ("\($0 + 1)", $1.label, $1.event) }
    let buttons = [("[", bar.back), ("]", bar.next), ("r", tabBar.shuffle)].compactMap { input, button in
      button.flatMap { $0.isEnabled ? (input, $0.label, $0.event) : nil }
    }
    return tabs + buttons
  }
}

extension Hands {
  /// The shortcuts, which UIKit lists while the person holds Command. None while something waits for an answer.
  var keyCommands: [UIKeyCommand] {
    let screen = session.screen
    guard Question(screen) == nil else { return [] }
    return screen.shortcuts.map { shortcut in
      // The method of this name in the window's controller. A selector can’t be checked on Linux; a test does.
      let command = UIKeyCommand(
        title: shortcut.label, action: Selector(("press:")), input: shortcut.input, modifierFlags: .command)
      command.wantsPriorityOverSystemBehavior = true
      return command
    }
  }

  func press(_ command: UIKeyCommand) {
    let screen = session.screen
    if let shortcut = screen.shortcuts.first(where: { $0.input == command.input }) { session.handle(shortcut.event) }
  }
}
