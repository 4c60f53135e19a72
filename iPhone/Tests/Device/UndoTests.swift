import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("Undo and redo") struct UndoTests {
    @Test("The menu of the bar takes choices back and makes them again, also after a new start")
    func menu() throws {
      let phone = try Phone()
      try phone.chooseFromMenu("Undo")
      #expect(phone.bar.color == phone.content.backgroundColor)
      try phone.tapColor("Indigo")
      try phone.tapColor("Teal")
      try phone.chooseFromMenu("Undo")
      #expect(phone.bar.color == UIColor(0x3F51B5))
      let again = try Phone(memory: phone.memory)
      try again.chooseFromMenu("Redo")
      #expect(again.bar.color == UIColor(0x009688))
      try again.chooseFromMenu("Redo")
      #expect(again.bar.color == UIColor(0x009688))
    }
  }
}
