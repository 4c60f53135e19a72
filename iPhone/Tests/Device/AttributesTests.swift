import Testing
import UIKit

extension TheApp {
  /// Foundation compares the attributes of runs that are joined.
  @MainActor @Suite("Attributes of a text") struct AttributesTests {
    private func join(_ key: NSAttributedString.Key, _ first: NSObject, _ second: NSObject) -> Int {
      let text = NSMutableAttributedString(string: "")
      text.append(NSAttributedString(string: "Tin", attributes: [key: first]))
      text.append(NSAttributedString(string: "type", attributes: [key: second]))
      return text.length
    }

    @Test("Joining runs in any two fonts, colors or paragraph styles doesn't crash, wherever in memory these are")
    func runs() {
      let reds = (0..<5000).map { UIColor(red: CGFloat($0) / 5000, green: 0, blue: 0, alpha: 1) }
      for (first, second) in zip(reds, reds.dropFirst()) { #expect(join(.foregroundColor, first, second) == 7) }
      let fonts = (0..<5000).map { UIFont.systemFont(ofSize: CGFloat($0 + 1), weight: .regular) }
      for (first, second) in zip(fonts, fonts.dropFirst()) { #expect(join(.font, first, second) == 7) }
      #expect(join(.paragraphStyle, NSMutableParagraphStyle(), NSMutableParagraphStyle()) == 7)
    }
  }
}
