import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("Undo and redo") struct UndoTests {
    @Test("The menu of the bar takes choices back and makes them again, also after a new start")
    func menu() throws {
      let phone = try Phone()
      phone.undo("Undo")
      #expect(phone.bar.color == phone.content.backgroundColor)
      phone.tapColor("Indigo")
      phone.tapColor("Teal")
      phone.undo("Undo")
      #expect(phone.bar.color == UIColor(0x3F51B5))
      let again = try Phone(memory: phone.memory)
      again.undo("Redo")
      #expect(again.bar.color == UIColor(0x009688))
      again.undo("Redo")
      #expect(again.bar.color == UIColor(0x009688))
    }
  }
}

extension Phone {
  fileprivate func undo(_ entry: String) { top.navigationItem.leftBarButtonItem?.choose(entry) }
}
