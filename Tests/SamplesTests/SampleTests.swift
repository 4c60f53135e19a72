import Testing
import Theme

@testable import Samples

@Suite("The sample screens")
struct SampleTests {
  @Test("There are ten, in the order people see them")
  func order() {
    #expect(
      Sample.all.map(\.name) == [
        "Inbox", "Article", "Checkout", "Dashboard", "Chat", "Player", "Settings", "Onboarding", "Calendar",
        "Landing page",
      ])
    #expect(
      Sample.all.map(\.slug) == [
        "inbox", "article", "checkout", "dashboard", "chat", "player", "settings", "onboarding", "calendar", "landing",
      ])
  }

  @Test("They're screens of a phone, but for the landing page")
  func size() {
    for sample in Sample.all where sample != .landing {
      #expect((sample.size.width, sample.size.height) == (390, 844))
    }
    #expect((Sample.landing.size.width, Sample.landing.size.height) == (1280, 800))
  }

  @Test("A low screen leaves something out, and a screen of full height nothing", arguments: Sample.all)
  func leftOut(sample: Sample) {
    let heights = sample.parts.compactMap { entry in
      if case .stack(let stack) = entry.part { stack.leastHeight } else { nil }
    }
    #expect(heights.contains { $0 > 464 })
    #expect(heights.allSatisfy { $0 < sample.size.height })
  }

  @Test("Each covers its screen and has something to read", arguments: Sample.all)
  func content(sample: Sample) {
    guard case .stack(let stack) = sample.screen else {
      Issue.record("The outermost part of \(sample.slug) can't fill the screen.")
      return
    }
    #expect(stack.fill == .background)
    #expect(sample.texts.count >= 10)
    #expect(sample.texts.allSatisfy { !$0.words.isEmpty && $0.words != "Lorem ipsum" })
  }

  @Test("The person's name for the theme is on several")
  func appName() {
    let named = Sample.all.filter { sample in
      sample.texts.contains { $0.spans.contains { if case .appName = $0.content { true } else { false } } }
    }
    #expect(named == [.inbox, .settings, .onboarding, .landing])
  }

  @Test(
    "A card's corners and a control's follow a theme; a circle's and a thin line's don't, and a capsule's only to 0")
  func corners() {
    var stack = Stack(axis: .row, spacing: 0, parts: [])
    stack.corner = 16
    #expect(stack.cornerKind == .card)
    stack.height = 48
    #expect(stack.cornerKind == .control)
    (stack.width, stack.height, stack.corner) = (52, 32, 16)
    #expect(stack.cornerKind == .capsule)
    (stack.width, stack.height, stack.corner) = (32, 32, 16)
    #expect(stack.cornerKind == .fixed)
    (stack.width, stack.height, stack.corner) = (4, nil, 2)
    #expect(stack.cornerKind == .fixed)
  }
}
