import Studio
@_spi(Headless) import UIKit

@testable import Tintype

extension Phone {
  private static let choices = ["Indigo", "Pink", "Papyrus", "Zapfino"]

  /// Every screen, as it is at first, and with a choice made or something refused.
  static func everyScreen(at category: UIContentSizeCategory, _ body: (Phone, String) throws -> Void) throws {
    for count in 0...choices.count {
      let phone = try Phone(choosing: Array(choices.prefix(count)))
      Headless.set(category: category)
      try body(phone, "\(Swift.type(of: phone.top))")
      guard count < choices.count else { break }
      try phone.choose(choices[count])
      try body(phone, "\(Swift.type(of: phone.top)), chosen")
    }
    let home = try Phone(choosing: choices)
    try home.tapButton("Take it home")
    Headless.set(category: category)
    try body(home, "take it home")
    try home.tapButton("Options")
    try body(home, "take it home, options")
    try home.goBack()
    try home.tapButton("Adjust")
    Headless.set(category: category)
    try body(home, "adjust")
    try home.tapButton("muted")
    try home.type("#DDDDDD", intoFieldNamed: "Color")
    try body(home, "adjust, a color")
    try home.tapButton("Done")
    try home.tapButton("Add a color")
    try home.type("primary", intoFieldNamed: "Name")
    try body(home, "adjust, a brand color")
    let phone = try Phone()
    try phone.tapTab("Preview")
    Headless.set(category: category)
    try body(phone, "preview")
    try phone.choose("Protanopia", from: "Vision")
    try body(phone, "preview, protanopia")
    try phone.tapSegment("Charts")
    try body(phone, "preview, charts")
    try phone.tapSegment("Screens")
    try phone.tapTab("Library")
    Headless.set(category: category)
    try body(phone, "library, empty")
    phone.session.handle(.library(.fileRead("primary=red-500\nprimary=teal-500&accent=pink-a200&title=Zapfino")))
    try body(phone, "library")
    try phone.tapTab("Crayons")
    Headless.set(category: category)
    try body(phone, "crayons")
    for set in ["CSS", "xkcd", "Crayons"] {
      try phone.tapButton(set)
      try phone.tapSegment("By hue")
      try body(phone, "crayons by hue, " + set)
      try phone.search("blue")
      try body(phone, "crayons, found, " + set)
      try phone.search("qqqqqq")
      try body(phone, "crayons, none found, " + set)
      try phone.search("teal")
      try body(phone, "crayons, a color, " + set)
      try phone.search("")
      try phone.tapSegment("List")
    }
    try phone.tapRow("Atomic Tangerine")
    try body(phone, "mixer")
    try phone.type("tomato", into: "Red")
    try body(phone, "mixer, refusing")
    try phone.type("teal", into: "Hex")
    try phone.drag("Alpha", to: 0.5)
    try phone.type("nothing", into: "Hex")
    try body(phone, "mixer, refusing the color")
    try phone.goBack()
    try phone.tapRow("Beaver")
    try body(phone, "mixer, recent colors")
    try phone.tapSegment("OKLCH")
    try body(phone, "mixer, OKLCH")
  }
}
