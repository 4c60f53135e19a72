import Foundation
import Testing

@Suite("tintype shuffle")
struct ShuffleCommandTests {
  @Test func aSeedGivesTheSameThemesEachTime() throws {
    let one = try Filter("shuffle", "--seed", "7", "--count", "5")
    #expect(one.status == 0)
    #expect(one.lines.count == 5 && Set(one.lines).count == 5)
    #expect(try Filter("shuffle", "--seed", "7", "--count", "5").output == one.output)
    #expect(try Filter("shuffle", "--seed", "8", "--count", "5").output != one.output)
    #expect(try Filter("shuffle", "--seed", "7").lines == [one.lines[0]])
  }

  @Test func aLockKeepsItsChoice() throws {
    let locked = try Filter(
      "shuffle", "--seed", "7", "--count", "20", "--lock", "primary=indigo-500", "--lock", "title=EB+Garamond")
    #expect(locked.lines.count == 20)
    for line in locked.lines {
      #expect(line.hasPrefix("primary=indigo-500&accent=") && line.contains("&title=EB+Garamond&body="))
    }
  }

  @Test func aLockTakesAnyColor() throws {
    let locked = try Filter("shuffle", "--seed", "7", "--lock", "accent=tomato")
    #expect(locked.output.contains("&accent=ff6347&"))
  }

  @Test func underJSONALockThatIsNoChoiceIsAnsweredAsJSON() throws {
    let command = try Filter("shuffle", "--seed", "1", "--lock", "primary=zzz", "--json")
    #expect(command.output.hasPrefix(#"{"input":"primary=zzz","error":""#) && command.error == "")
    #expect(command.status == 2)
  }

  @Test func theThemesAreLegible() throws {
    let themes = try Filter("shuffle", "--seed", "1", "--count", "20")
    for flags in [[], ["--dark"], ["--level", "AAA"], ["--dark", "--level", "AAA"]] {
      #expect(try Filter(["check"] + flags, input: Data(themes.output.utf8)).status == 0)
    }
  }

  @Test func jsonHasTheThemeItsPartsAndWhy() throws {
    struct Line: Decodable { let seed, theme, primary, accent, title, body, reason: String }
    let command = try Filter("shuffle", "--seed", "7", "--json", "--count", "3")
    let plain = try Filter("shuffle", "--seed", "7", "--count", "3").lines
    for (index, text) in command.lines.enumerated() {
      let line = try JSONDecoder().decode(Line.self, from: Data(text.utf8))
      #expect(line.seed == "7" && line.theme == plain[index])
      #expect(line.primary.hasPrefix("#") && line.accent.hasPrefix("#") && line.reason.contains(line.title))
    }
  }

  @Test func seedsAreReadFromStandardInput() throws {
    let command = try Filter("shuffle", input: "7\nseven\n8\n")
    #expect(command.status == 2)
    #expect(command.lines.count == 2)
    #expect(command.error.hasPrefix("tintype: line 2: “seven” is not a seed."))
    #expect(command.lines.first == (try Filter("shuffle", "--seed", "7").lines.first))
  }

  @Test(arguments: ["seven", "-1", "7.5", "+7", "18446744073709551616", "0x7"])
  func whatIsNotANumberIsRefusedInOneSentence(seed: String) throws {
    let command = try Filter("shuffle", "--seed=" + seed)
    #expect(command.status == 2 && command.output.isEmpty)
    #expect(command.error.contains("is not a seed. Give a whole number"))
    #expect(command.error.filter { $0 == "\n" }.count == 1)
  }

  @Test(arguments: ["0", "-3", "10001", "five"])
  func aCountIsFromOneToTenThousand(count: String) throws {
    let command = try Filter("shuffle", "--seed", "7", "--count=" + count)
    #expect(command.status == 2 && command.output.isEmpty)
    #expect(command.error.contains("count"))
  }

  @Test func locksThatLeaveNothingAreToldAndSoIsWhatWouldWork() throws {
    let all = try Filter("shuffle", "--seed", "7", "--lock", "primary=red-500&accent=pink-a200&title=Lato&body=Karla")
    #expect(all.status == 2 && all.error.contains("Unlock something"))
    let same = try Filter("shuffle", "--seed", "7", "--lock", "primary=red-500", "--lock", "accent=red-500")
    #expect(same.status == 2 && same.output.isEmpty)
    let hex = try #require(same.error.split(separator: " ").first { $0.hasPrefix("#") }).prefix(7)
    #expect(try Filter("shuffle", "--seed", "7", "--lock", "primary=red-500", "--lock", "accent=\(hex)").status == 0)
  }

  @Test(arguments: ["primary", "primary=blu", "color=red", "primary=red-500&primary=red-500"])
  func aLockThatIsNoChoiceIsRefused(lock: String) throws {
    let command = try Filter("shuffle", "--seed", "7", "--lock", lock)
    #expect(command.status == 2 && command.output.isEmpty)
    #expect(command.error.hasPrefix("tintype: "))
  }
}
