import Testing

@testable import SiteFiles

@Suite("Entity tags")
struct EntityTagTests {
  @Test(
    "match in a list or alone, and weakly only when that's allowed",
    arguments: [
      ("", false, false), ("\"a\"", true, true), ("W/\"a\"", true, false), ("\"b\", \"a\"", true, true),
      ("\"b\",W/\"a\" ", true, false), ("*", true, true), ("\"b\"", false, false), ("a", false, false),
      ("\"A\"", false, false), ("\"ab\"", false, false), (",,", false, false),
    ])
  func comparison(header: String, weakly: Bool, strongly: Bool) {
    let tag = EntityTag(text: "\"a\"")
    #expect(tag.isIn(header, weakly: true) == weakly)
    #expect(tag.isIn(header, weakly: false) == strongly)
  }
}
