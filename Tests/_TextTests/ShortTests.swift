import Testing
import _Text

@Suite("Texts cut short, and lists")
struct ShortTests {
  @Test(
    "A text is cut to bytes, never within a character's code",
    arguments: [
      ("abc", 3, "abc"), ("abc", 2, "ab"), ("abc", 0, ""), ("aé", 2, "a"), ("aé", 3, "aé"), ("🖍", 3, ""), ("", 5, ""),
    ])
  func cut(text: String, limit: Int, cut: String) {
    #expect(text.cut(toBytes: limit) == cut)
  }

  @Test("More than 40 bytes end in an ellipsis")
  func shortened() {
    let forty = String(repeating: "a", count: 40)
    #expect(_Text.shortened(forty) == forty)
    #expect(_Text.shortened(forty + "b") == String(repeating: "a", count: 39) + "…")
    #expect(_Text.shortened(String(repeating: "é", count: 21)) == String(repeating: "é", count: 19) + "…")
  }

  @Test("Words are listed as in English")
  func listed() {
    #expect([].listed == "")
    #expect(["red"].listed == "red")
    #expect(["red", "green"].listed == "red and green")
    #expect(["red", "green", "blue"].listed == "red, green and blue")
  }

  @Test("A blank text has nothing but spaces")
  func blank() {
    #expect("".isBlank && "  ".isBlank)
    #expect(!" a".isBlank && !"\t".isBlank && !"\u{A0}".isBlank)
  }

  @Test("A byte order mark isn't part of a text")
  func byteOrderMark() {
    #expect([0xEF, 0xBB, 0xBF, 0x41].indexAfterByteOrderMark == 3)
    #expect([0xEF, 0xBB].indexAfterByteOrderMark == 0)
    #expect([UInt8]().indexAfterByteOrderMark == 0)
    #expect(([0x41, 0xEF, 0xBB, 0xBF, 0x42] as [UInt8])[1...].indexAfterByteOrderMark == 4)
  }

  @Test("The first letter becomes a capital if it's a to z")
  func capitalizedFirst() {
    #expect("light high".capitalizedFirst == "Light high")
    #expect("".capitalizedFirst == "" && "1a".capitalizedFirst == "1a" && "é".capitalizedFirst == "é")
  }
}
