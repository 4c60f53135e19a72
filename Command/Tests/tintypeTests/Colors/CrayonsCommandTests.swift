import Foundation
import Testing

@Suite("Crayons.31: tintype crayons")
struct CrayonsCommandTests {
  private struct Line: Decodable {
    let name, set, hex, hue: String
    let oklch: [Double?]
    let difference: Double?
  }

  private struct Answer: Decodable {
    let input: String
    let colors: [Line]
  }

  private func colors(_ arguments: String...) throws -> [Line] {
    let command = try Filter(["crayons", "--json"] + arguments, input: Data())
    #expect(command.status == 0)
    return try command.lines.map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
  }

  @Test(arguments: [("crayons", 133), ("css", 148), ("xkcd", 949), ("all", 1230)])
  func eachSetIsListedWhole(set: String, count: Int) throws {
    let lines = try colors("--set", set)
    #expect(lines.count == count)
    #expect(Set(lines.map(\.set)) == (set == "all" ? ["crayons", "css", "xkcd"] : [set]))
    #expect(try Filter("crayons", "--set", set).lines.count == count)
  }

  @Test func withoutJSONEachColorIsALine() throws {
    #expect(try Filter("crayons").lines.first == "Almond                     #EFDECD")
    #expect(try Filter("crayons", "--set", "all", "dusty", "rose").lines == ["dusty rose  #C0737A  xkcd"])
    #expect(try Filter("crayons", "--by", "hue", "snow", "--set", "css").lines == ["snow  #FFFAFA  Neutrals"])
  }

  @Test func wordsNarrowItDown() throws {
    #expect(try colors("tangerine").map(\.name) == ["Atomic Tangerine", "Vivid Tangerine"])
    #expect(try colors("TANGERINE", "atom").map(\.name) == ["Atomic Tangerine"])
  }

  @Test func ifNothingIsCalledThatTheAnswerIsNo() throws {
    let command = try Filter("crayons", "tangarine", "atomic")
    #expect(command.status == 1 && command.output.isEmpty)
    #expect(command.error == "tintype: No color is called “tangarine atomic”. Did you mean Atomic Tangerine?\n")
    #expect(try Filter("crayons", "xyzzy").error == "tintype: No color is called “xyzzy”.\n")
    let json = try Filter("crayons", "xyzzy", "--json")
    #expect(json.status == 1 && json.error == "")
    #expect(json.output == #"{"input":"xyzzy","error":"No color is called “xyzzy”."}"# + "\n")
  }

  @Test func whatIsNearComesNearestFirst() throws {
    let near = try colors("--near", "indigo-500")
    #expect(near.count == 20 && near.first?.name == "Violet Blue")
    let differences = near.compactMap(\.difference)
    #expect(differences.count == 20 && differences == differences.sorted())
    #expect(try colors("--near", "dusty rose", "--set", "xkcd", "--count", "1").first?.difference == 0)
    #expect(try colors("--near", "tomato", "orange").allSatisfy { $0.name.contains("Orange") })
  }

  @Test func linesOfStandardInputAreSearches() throws {
    let input = "tangerine\nsunset\n"
    let text = try Filter("crayons", input: input)
    #expect(
      text.lines == [
        "tangerine", "Atomic Tangerine  #FFA474", "Vivid Tangerine   #FFA089", "sunset", "Sunset Orange  #FD5E53",
      ])
    let answers = try Filter("crayons", "--json", "--near", "red", "--count", "1", input: input).lines.map {
      try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
    }
    #expect(answers.map(\.input) == ["tangerine", "sunset"])
    #expect(answers.map { $0.colors.map(\.name) } == [["Vivid Tangerine"], ["Sunset Orange"]])
    #expect(answers.flatMap(\.colors).allSatisfy { $0.difference != nil })
  }

  @Test func aLineThatFindsNothingStopsNoOther() throws {
    let text = try Filter("crayons", input: "xyzzy\nsunset\n")
    #expect(text.lines == ["sunset", "Sunset Orange  #FD5E53"] && text.status == 1)
    #expect(text.error == "tintype: line 1: No color is called “xyzzy”.\n")
    let json = try Filter("crayons", "--json", input: "xyzzy\n")
    #expect(json.output == #"{"input":"xyzzy","error":"No color is called “xyzzy”."}"# + "\n" && json.status == 1)
  }

  @Test func linesAreColorsWithADashForNear() throws {
    let text = try Filter("crayons", "--near", "-", "--count", "1", input: "indigo-500\n#FD5E53\nblu\n")
    #expect(text.lines.count == 4 && text.status == 2)
    #expect(text.lines[0] == "indigo-500" && text.lines[1].hasPrefix("Violet Blue"))
    #expect(text.lines[3] == "Sunset Orange  #FD5E53  0")
    #expect(text.error.hasPrefix("tintype: line 3: “blu” isn’t a color."))
    let orange = try Filter("crayons", "--near", "-", "--json", "orange", input: "tomato\n")
    let answer = try JSONDecoder().decode(Answer.self, from: Data(orange.output.utf8))
    #expect(!answer.colors.isEmpty && answer.colors.allSatisfy { $0.name.contains("Orange") })
  }

  @Test func wordsAreTheOnlySearchIfThereAreSome() throws {
    #expect(try Filter("crayons", "sunset", input: "tangerine\n").lines == ["Sunset Orange  #FD5E53"])
  }

  @Test func byHueTheFamiliesFollowEachOtherFromLightToDark() throws {
    let lines = try colors("--by", "hue", "--set", "xkcd")
    var families: [String] = []
    for line in lines where families.last != line.hue { families.append(line.hue) }
    #expect(
      families == ["reds", "oranges", "yellows", "greens", "teals", "blues", "purples", "pinks", "neutrals"])
    for (one, next) in zip(lines, lines.dropFirst()) where one.hue == next.hue {
      #expect((one.oklch[0] ?? 0) >= (next.oklch[0] ?? 1))
    }
  }

  @Test(arguments: [
    ["--set", "html"], ["--near", "blu"], ["--near", "#0000"], ["--by", "hue", "--near", "red"], ["--count", "0"],
    ["--by", "size"],
  ])
  func aWrongCallSaysSo(arguments: [String]) throws {
    let command = try Filter(["crayons"] + arguments, input: Data())
    #expect(command.status == 2 && command.output.isEmpty && !command.error.isEmpty)
  }

  @Test(arguments: [
    ("dusty rose", "#C0737A"), ("Dusty-Rose", "#C0737A"), ("dustyrose", "#C0737A"), ("xkcd red", "#E50000"),
    ("xkcd:cloudy blue", "#ACC2D9"), ("blue/green", "#0F9B8E"), ("xkcd blue green", "#137E6D"),
    ("robin's egg", "#6DEDFD"), ("robins egg", "#6DEDFD"), ("battleship gray", "#6B7C85"),
    // Crayons and CSS come first.
    ("Blue Green", "#0D98BA"), ("red", "#FF0000"), ("teal", "#008080"),
  ])
  func everyCommandKnowsXKCDsNames(name: String, hex: String) throws {
    #expect(try Filter("color", name).lines.dropFirst().first == "  hex         " + hex)
  }

  @Test(arguments: ["greyblu", "xkcd", "xkcd ", "xkcd xyzzy", "greenyellow/"])
  func whatNobodyCallsAColorIsNone(name: String) throws {
    #expect(try Filter("color", name).status == 2)
  }
}
