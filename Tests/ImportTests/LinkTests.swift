import ColorScience
import TestSupport
import Testing
import Theme

@testable import Files
@testable import Formats
@testable import Import

@Suite("Links that people arrive with")
struct LinkTests {
  private func imported(_ link: String) throws -> Imported { try Imported([File(path: "", text: link)]) }

  @Test(
    "A link to a theme, or its string alone",
    arguments: ["https://tintype.example/#/summary?", "http://127.0.0.1:8080/#/accent?", "", "\n"])
  func ours(start: String) throws {
    let found = try imported(start + Theme.golden.string + "\n")
    #expect(found.theme == Theme.golden)
    #expect(found.isWhole)
  }

  @Test(
    "A palette on Coolors: the first color and the one that's most unlike it are a guess",
    arguments: [
      "https://coolors.co/264653-2a9d8f-e9c46a-f4a261-e76f51", "coolors.co/palette/264653-2a9d8f-e9c46a-f4a261-e76f51",
    ])
  func coolors(link: String) throws {
    let found = try imported(link)
    #expect(found.colors.map(\.color.hex) == ["#264653", "#2A9D8F", "#E9C46A", "#F4A261", "#E76F51"])
    #expect(found.theme.primary?.color.hex == "#264653")
    #expect(found.theme.accent.map { found.colors.dropFirst().map(\.color).contains($0.color) } == true)
    #expect(found.guesses == [.primary, .accent])
    #expect(found.missing == [.titleFont, .bodyFont])
  }

  @Test("Colors and fonts on Realtime Colors have names")
  func realtimeColors() throws {
    let found = try imported(
      "https://www.realtimecolors.com/dashboard?colors=050315-fbfbfe-2f27ce-dedcff-433bff&fonts=EB+Garamond-Lato")
    #expect(found.theme.string == "primary=2f27ce&accent=433bff&title=EB+Garamond&body=Lato")
    #expect(found.isWhole)
    #expect(found.colors.map(\.name) == ["text", "background", "primary", "secondary", "accent"])
  }

  @Test(
    "A pasted list of colors: the first and the one that's most unlike it are a guess",
    arguments: [
      "#3F51B5 #FF4081", "#3F51B5\n#FF4081\n", "3f51b5,ff4081", " #3F51B5;#FF4081; ", "rgb(63, 81, 181), #ff4081",
    ])
  func list(text: String) throws {
    let found = try imported(text)
    #expect(found.theme.string == "primary=indigo-500&accent=pink-a200" && found.guesses == [.primary, .accent])
    #expect(found.colors.map(\.name) == ["Color 1", "Color 2"])
  }

  @Test("A link of Realtime Colors that was broken at a space is read")
  func broken() throws {
    let found = try imported(
      "https://www.realtimecolors.com/?colors=050315-fbfbfe-2f27ce-dedcff-433bff&fonts=Open Sans-Lato")
    #expect(found.theme.string == "primary=2f27ce&accent=433bff&title=Open+Sans&body=Lato")
  }

  @Test(
    "Words that are no colors, or only one, are no list",
    arguments: ["hello world", "#3F51B5 and #FF4081", "#12345 #FF4081"])
  func noList(text: String) throws {
    #expect(throws: ImportError.unknownFormat) { _ = try imported(text) }
  }

  @Test("A damaged link gives what's left of it, or is refused")
  func damaged() throws {
    #expect(try imported("coolors.co/264653-2a9d8-zzzzzz").colors.count == 1)
    #expect(throws: ImportError.unknownFormat) { try imported("https://coolors.co/") }
    #expect(throws: ImportError.unknownFormat) { try imported("https://www.realtimecolors.com/?colors=") }
  }
}
