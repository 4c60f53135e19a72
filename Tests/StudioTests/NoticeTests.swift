import Testing

@testable import Studio

@Suite("How long a notice stays")
struct NoticeTests {
  @Test("Six seconds, or 0.6 for each word of a long one")
  func words() {
    #expect(Notice("Copied #F44336.").readingTime == 6000)
    #expect(Notice(Array(repeating: "word", count: 20).joined(separator: " ")).readingTime == 12000)
  }

  @Test("Twice as long if something went wrong, or if it can be taken back")
  func twice() {
    #expect(Notice("It failed.", isError: true).readingTime == 12000)
    #expect(Notice("Removed mint.", offersUndo: true).readingTime == 12000)
  }
}
