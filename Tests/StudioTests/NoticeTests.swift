import Testing

@testable import Studio

@Suite("How long a notice stays")
struct NoticeTests {
  @Test("Four seconds, also if it can be taken back: Undo stays")
  func short() {
    #expect(Notice("Copied #F44336.").readingTime == 4000)
    #expect(Notice("Removed mint.", offersUndo: true).readingTime == 4000)
  }

  @Test("If something went wrong, twelve seconds, or 1.2 for each word of a long one")
  func error() {
    #expect(Notice("It failed.", isError: true).readingTime == 12000)
    let long = Array(repeating: "word", count: 20).joined(separator: " ")
    #expect(Notice(long, isError: true).readingTime == 24000)
  }
}
