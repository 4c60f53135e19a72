import Studio
import UIKit

extension Screen {
  /// What a shortcut on a keyboard means here; nil if it means nothing.
  ///
  /// Command with 1, 2 and 3 are the tabs, with the brackets Back and Next, and with R Shuffle. Undo and redo are UIKit's.
  @MainActor func event(for key: UIKey) -> Event? {
    guard key.modifierFlags.intersection([.command, .alternate, .control, .shift]) == .command else { return nil }
    let buttons: [Button?]
    switch key.keyCode {
    case .keyboard1, .keyboard2, .keyboard3:
      let index = key.keyCode.rawValue - UIKeyboardHIDUsage.keyboard1.rawValue
      return tabBar.tabs.indices.contains(index) ? tabBar.tabs[index].event : nil
    case .keyboardOpenBracket: buttons = [bar.back]
    case .keyboardCloseBracket: buttons = [bar.next]
    case .keyboardR: buttons = [tabBar.shuffle]
    default: buttons = []
    }
    return buttons.compactMap { $0 }.first { $0.isEnabled }?.event
  }
}
