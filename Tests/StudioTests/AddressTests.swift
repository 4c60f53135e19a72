import Studio
import Testing

@Suite("An address")
struct AddressTests {
  @Test(
    "names a screen, a theme, both or neither",
    arguments: [
      ("", nil, nil), ("#", nil, nil), ("#/", nil, nil), ("/", nil, nil),
      ("#/accent", .accent, nil), ("/accent", .accent, nil), ("accent", .accent, nil), ("#accent", .accent, nil),
      ("#/title-font?primary=indigo-500", .titleFont, "primary=indigo-500"),
      ("#/?primary=indigo-500", nil, "primary=indigo-500"), ("?primary=indigo-500", nil, "primary=indigo-500"),
      ("#/summary?", .summary, nil), ("#/?", nil, nil), ("#/summary?title=a?b", .summary, "title=a?b"),
      ("#/primary?%%%", .primary, "%%%"),
    ] as [(String, Place?, String?)])
  func read(text: String, place: Place?, theme: String?) throws {
    let address = try Address(text)
    #expect(address.place == place)
    #expect(address.theme == theme)
  }

  @Test("reads back as it was written", arguments: Place.wizard, [nil, "primary=indigo-500", "title=A%26B+C"])
  func roundTrip(place: Place, theme: String?) throws {
    let address = Address(place: place, theme: theme)
    #expect(try Address(address.string) == address)
  }

  @Test("names each screen by its word")
  func slugs() {
    #expect(
      Place.wizard.map { Address(place: $0).string } == [
        "#/primary", "#/accent", "#/title-font", "#/body-font", "#/summary",
      ])
    #expect(Address(place: .summary, theme: "").string == "#/summary")
  }

  @Test(
    "that names no screen says which there are", arguments: ["nowhere", "Accent", "accent/", "/accent", "#accent", " "])
  func noScreen(name: String) {
    #expect(throws: AddressError.noScreen(name)) { try Address("#/" + name) }
    #expect(
      AddressError.noScreen(name).sentence
        == "There is no screen “\(name)”; there are primary, accent, title-font, body-font, summary, crayons, "
        + "and crayons/ with a crayon’s name.")
  }
}
