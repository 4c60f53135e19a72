import Foundation
import Testing
import _Text

@Suite("Texts in addresses")
struct AddressTests {
  @Test(
    "A value is encoded as forms do",
    arguments: [
      ("", ""), ("aZ09-._", "aZ09-._"), ("EB Garamond", "EB+Garamond"), ("a+b&c=d", "a%2Bb%26c%3Dd"), ("é", "%C3%A9"),
      ("~*", "%7E%2A"), ("\n", "%0A"),
    ])
  func encoded(text: String, code: String) {
    #expect(formEncoded(text) == code)
    #expect(formDecoded(code) == text)
  }

  @Test(
    "A broken escape and what isn't UTF-8 are no value",
    arguments: ["%", "%4", "%4G", "%G4", "a%", "%FF", "%C3", "%00"])
  func broken(code: String) {
    #expect(formDecoded(code) == nil)
  }

  @Test("Escapes can have small digits")
  func smallDigits() {
    #expect(formDecoded("%c3%a9") == "é")
  }

  @Test(
    "A slug has a to z, 0 to 9, and single hyphens between them",
    arguments: [
      ("Robin's Egg Blue", "robins-egg-blue"), ("  A  b  ", "a-b"), ("B'dazzled Blue", "bdazzled-blue"), ("Été", "t"),
      ("", ""), ("--", ""), ("A200", "a200"),
    ])
  func slug(text: String, slug: String) {
    #expect(text.slug == slug)
  }
}
