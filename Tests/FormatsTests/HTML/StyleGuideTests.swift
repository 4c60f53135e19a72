import Testing
import Theme
import _Text

@testable import Formats

@Suite("The style guide")
struct StyleGuideTests {
  /// How often a text is in the style guide, after its style sheet.
  private func count(of text: String, in theme: String) throws -> Int {
    let guide = try #require(try Format.html.files(of: Theme(string: theme)).first)
    let body = try #require(String(decoding: guide.bytes, as: UTF8.self).split(separator: "<header>").last)
    let header = try #require(body.split(separator: "</header>").first)
    return header.ranges(of: text).count
  }

  @Test("Its head has a color's name and hex, and the hex once if that's its name")
  func hexes() throws {
    let rest = "&title=EB+Garamond&body=Lato&name=Streak"
    #expect(try count(of: "#3F51B5", in: "primary=indigo-500&accent=pink-a200" + rest) == 1)
    #expect(try count(of: "#0F9D58", in: "primary=0f9d58&accent=ffab40" + rest) == 1)
    #expect(try count(of: "#FFAB40", in: "primary=0f9d58&accent=ffab40" + rest) == 1)
  }
}
