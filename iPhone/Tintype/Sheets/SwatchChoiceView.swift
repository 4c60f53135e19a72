import Studio
import UIKit

/// A file's colors for one role, of which one is selected. They scroll if they're wider than the sheet.
final class SwatchChoiceView: TitledButtonBar {
  func show(_ choice: SwatchChoice) {
    name.text = choice.label + ": " + choice.chosen
    name.font = .face(of: nil, size: 15, isBold: true).scaled(as: .subheadline)
    bar.show(choice.swatches)
  }
}
