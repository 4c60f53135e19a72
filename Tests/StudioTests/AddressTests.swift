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
    ] as [(String, Route?, String?)])
  func read(text: String, route: Route?, theme: String?) throws {
    let address = try Address(text)
    #expect(address.route == route)
    #expect(address.theme == theme)
  }

  @Test("reads back as it was written", arguments: Route.wizard, [nil, "primary=indigo-500", "title=A%26B+C"])
  func roundTrip(route: Route, theme: String?) throws {
    let address = Address(route: route, theme: theme)
    #expect(try Address(address.string) == address)
  }

  @Test("has a name for each screen")
  func slugs() {
    #expect(
      Route.wizard.map { Address(route: $0).string } == [
        "#/primary", "#/accent", "#/title-font", "#/body-font", "#/summary",
      ])
    #expect(Address(route: .summary, theme: "").string == "#/summary")
  }

  @Test(
    "that names no screen lists the screens", arguments: ["nowhere", "Accent", "accent/", "/accent", "#accent", " "])
  func noScreen(name: String) {
    #expect(throws: AddressError.noScreen(name)) { try Address("#/" + name) }
    #expect(
      AddressError.noScreen(name).sentence
        == "We don’t have a screen called “\(name)”; try primary, accent, title-font, body-font, summary, preview, take-home, "
        + "library, crayons, or crayons/almond.")
  }
}
