import Studio
import UIKit

extension Hands {
  /// Handles a shake where there's nothing to undo; false where UIKit should ask whether to undo.
  func shake(_ motion: UIEvent.EventSubtype) -> Bool { false }
}
