import Foundation
import Markup
import Samples
import Testing
import Theme

@Suite("The sample screens as HTML")
struct SampleTests {
  @Test("The chat")
  func chat() throws {
    var view = SampleView()
    try expectGolden(view.draw(.chat), "sample-chat")
  }

  @Test("To assistive technology each is one picture with a name", arguments: Sample.all)
  func picture(sample: Sample) {
    let element = Self.element(sample)
    #expect(element.attributes["role"] == "img")
    #expect(element.attributes["aria-label"] == sample.name)
    #expect(element.attributes["data-sample"] == sample.slug)
    #expect(element.children.map { $0.attributes["aria-hidden"] } == ["true"])
  }

  @Test("Nothing in it takes the focus, and nothing has an inline style or an ID", arguments: Sample.all)
  func inert(sample: Sample) {
    let tags: Set = ["div", "span", "svg", "path", "circle", "rect", "polygon", "polyline"]
    for element in Self.element(sample).all {
      #expect(tags.contains(element.tag))
      #expect(element.styles.isEmpty)
      #expect(Set(element.attributes.keys).isDisjoint(with: ["style", "id", "tabindex"]))
    }
  }

  @Test("The app's name is left to the style sheet, isolated from the text around it")
  func appName() throws {
    let names = Sample.all.flatMap { Self.element($0).all }.filter { $0.attributes["class"] == "s-app-name" }
    #expect(names.count == 4)
    #expect(names.allSatisfy { $0.tag == "span" && $0.text.isEmpty && $0.children.isEmpty })
    #expect(Self.style.contains(".s-app-name { unicode-bidi: isolate; }"))
    #expect(Self.style.contains(".s-app-name::before { content: var(--app-name, \"Tintype\"); }"))
  }

  @Test("Each class has a rule")
  func classes() throws {
    let style = Self.style
    let names = Sample.all.flatMap { Self.element($0).all }.flatMap { element in
      (element.attributes["class"] ?? "").split(separator: " ")
    }
    for name in Set(names) {
      #expect(style.contains(try Regex("\\.\(name)[^\\w-]")), "\(name)")
    }
  }

  @Test("Each color is a role; only shadows are black")
  func colors() throws {
    let style = Self.style
    let properties = style.matches(of: /(?:background|color|fill|stroke|border):\s*(?:\d+px solid )?([^;}]+)/)
      .map { String($0.1) }
    let roles = Set(SchemeRole.common.map { "var(--\($0.name()))" })
    #expect(properties.count > 40)
    // A brand color that the theme lacks is the accent.
    let brands = ["1", "2", "1-soft", "2-soft"].flatMap { place in
      let ending = place.hasSuffix("-soft") ? "-soft" : ""
      return [
        "var(--brand-\(place),var(--accent\(ending)))", "var(--on-brand-\(place),var(--on-accent\(ending)))",
      ]
    }
    // The colors for charts come last: until then, they're the primary and the accent.
    let charts = ["var(--chart-1,var(--primary))", "var(--chart-2,var(--accent))"]
    #expect(Set(properties).subtracting(roles).subtracting(brands).subtracting(charts) == ["none", "currentColor"])
    let others = style.matches(of: /#[0-9a-f]{3,8}|(?:rgb|hsl|ok\w+|color)\([^)]*\)/).map { String($0.0) }
    #expect(others.allSatisfy { $0.hasPrefix("rgb(0 0 0 /") })
  }

  @Test("It mirrors: no side is left or right, but for the corner that it's scaled from")
  func mirrored() throws {
    let lines = Self.style.split(separator: "\n").filter { $0.contains(/\b(left|right)\b/) }
    #expect(lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.hasPrefix("/*") } == ["left: 0;"])
  }

  private static func element(_ sample: Sample) -> Element {
    var view = SampleView()
    return Element(view.draw(sample))
  }

  private static let style = SamplesFile().rules
}
