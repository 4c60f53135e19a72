import Foundation
import Testing

@Suite("Gallery.6: tintype gallery")
struct GalleryCommandTests {
  private struct Entry: Decodable {
    let name, mood, purpose, appearance, theme: String
  }

  @Test func everyThemeIsALineWithItsNameItsMoodAndWhatItIsFor() throws {
    let command = try Filter("gallery")
    #expect(command.status == 0 && command.lines.count == 24)
    let harbor = try #require(command.lines.first { $0.hasPrefix("Harbor ") })
    #expect(harbor.contains(" Calm "))
    #expect(harbor.contains(" For a bank that people trust with their savings. "))
    #expect(harbor.hasSuffix("primary=1b3a5c&accent=5cc8c0&title=Manrope&body=Inter&name=Harbor"))
  }

  @Test func asJSONEveryThemeSaysWhatItIs() throws {
    let command = try Filter("gallery", "--json")
    let entries = try command.lines.map { try JSONDecoder().decode(Entry.self, from: Data($0.utf8)) }
    #expect(entries.count == 24)
    let tide = try #require(entries.first)
    #expect(tide.name == "Low Tide" && tide.mood == "Calm" && tide.appearance == "dark")
    #expect(tide.purpose == "For a meditation app that people open half asleep.")
    #expect(tide.theme == "primary=1f5f6b&accent=f4a58a&title=Quicksand&body=Open+Sans&name=Low+Tide")
  }

  @Test(arguments: [["Low Tide"], ["low", "tide"], ["LOW", "Tide"]])
  func aNameInUpperOrLowerCaseGivesItsTheme(words: [String]) throws {
    let command = try Filter(["gallery"] + words, input: Data())
    #expect(
      command.output == "primary=1f5f6b&accent=f4a58a&title=Quicksand&body=Open+Sans&name=Low+Tide\n"
        && command.status == 0)
    let json = try Filter(["gallery", "--json"] + words, input: Data())
    #expect(json.lines.count == 1 && json.output.contains(#""name":"Low Tide""#))
  }

  @Test func otherSubcommandsReadIt() throws {
    let check = try Filter(bash: "tintype gallery Harbor | tintype check")
    #expect(check.status == 0 && check.error.isEmpty)
  }

  @Test(arguments: ["Harbour", "Low", ""])
  func anUnknownNameIsRefusedInOneSentence(name: String) throws {
    let command = try Filter("gallery", name)
    #expect(command.error == "tintype: There is no theme “\(name)” in the gallery. “tintype gallery” lists them.\n")
    #expect(command.status == 2 && command.output.isEmpty)
    let json = try Filter("gallery", name, "--json")
    #expect(json.status == 2 && json.output.contains(#""error":"#) && json.error.isEmpty)
  }
}
