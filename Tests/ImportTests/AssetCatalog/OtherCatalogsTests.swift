import Testing

@testable import Formats
@testable import Import

@Suite("Asset catalogs of other apps")
struct OtherCatalogsTests {
  private func imported(_ name: String, _ space: String, _ components: String) throws -> Imported {
    let contents = """
      {"colors":[{"idiom":"universal","color":{"color-space":"\(space)","components":{\(components)}}}],"info":{"version":1}}
      """
    return try Imported([
      File(
        path: "Assets.xcassets/Plain.colorset/Contents.json",
        text:
          ##"{"colors":[{"color":{"color-space":"srgb","components":{"red":"0xE8","green":"0x59","blue":"0x0C","alpha":"1.000"}}}]}"##
      ),
      File(path: "Assets.xcassets/\(name).colorset/Contents.json", text: contents),
    ])
  }

  @Test(
    "Every space of Xcode's color panel",
    arguments: [
      ("gray-gamma-22", #""white":"0.333","alpha":"1.000""#, "#555555"),
      ("extended-gray", #""white":"0.333","alpha":"1.000""#, "#555555"),
      ("gray-gamma-22", #""white":"0x55","alpha":1"#, "#555555"),
      ("extended-linear-srgb", #""red":"0.500","green":"0.100","blue":"0.050","alpha":"1.000""#, "#BC593F"),
      ("extended-srgb", #""red":"1.050","green":"0.200","blue":"-0.050","alpha":"1.000""#, "#FF3904"),
      ("srgb", #""red":"63","green":"81","blue":"181","alpha":"1.000""#, "#3F51B5"),
      ("srgb", #""red":0.5,"green":0.5,"blue":0.5,"alpha":1"#, "#808080"),
      ("display-p3", #""red":"0.500","green":"0.500","blue":"0.500","alpha":"1.000""#, "#808080"),
    ])
  func spaces(space: String, components: String, hex: String) throws {
    #expect(try imported("Slate", space, components).colors.map(\.line) == ["#E8590C Plain", "\(hex) Slate"])
  }

  @Test("A see-through color and a system's aren't listed, and that's said")
  func leftOut() throws {
    let components = #""red":"0x1A","green":"0x73","blue":"0xE8","alpha":"0.120""#
    let found = try imported("Scrim", "srgb", components)
    #expect(found.colors.map(\.line) == ["#E8590C Plain"])
    #expect(found.notes == ["Left out because it’s see-through: Scrim."])
  }
}
