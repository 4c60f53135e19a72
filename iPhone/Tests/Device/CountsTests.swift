import Studio
import Testing
@_spi(Headless) import UIKit

@testable import Tintype

extension TheApp {
  @MainActor @Suite("What a tap costs, counted") struct CountsTests {
    /// How often a tap has the session drawn, how many layout passes UIKit runs for it, and how many cells it draws.
    private func cost(of act: (Phone) throws -> Void, on phone: Phone) throws -> (draws: Int, passes: Int) {
      phone.window.layOutIfDirty()
      let counter = DrawCounter()
      phone.session.add(counter)
      Headless.layoutPasses = 0
      try act(phone)
      phone.window.layOutIfDirty()
      return (counter.draws, Headless.layoutPasses)
    }

    @Test("A tap on a color draws the session once, in one layout pass")
    func swatch() throws {
      let cost = try cost(of: { try $0.tapColor("Indigo") }, on: Phone())
      #expect(cost.draws == 1 && cost.passes == 1)
    }

    @Test("A tap on a font draws the session once, in one layout pass")
    func font() throws {
      let cost = try cost(of: { try $0.tapRow("Didot") }, on: Phone(choosing: ["Indigo", "Pink"]))
      #expect(cost.draws == 1 && cost.passes == 1)
    }

    @Test("A move of a slider draws the session once, in one layout pass")
    func slider() throws {
      let phone = try Phone()
      try phone.tapTab("Crayons")
      try phone.tapRow("Beaver")
      let cost = try cost(of: { try $0.drag("Red", to: 0.5) }, on: phone)
      #expect(cost.draws == 1 && cost.passes == 1)
    }

    @Test("A switch of the preview draws the session once, in one layout pass")
    func preview() throws {
      let phone = try Phone(choosing: ["Indigo"])
      try phone.tapTab("Preview")
      let cost = try cost(of: { try $0.tapSegment("Dark") }, on: phone)
      #expect(cost.draws == 1 && cost.passes == 1)
    }

    @Test("A choice paints a sample's views again and makes none")
    func samples() throws {
      let phone = try Phone(choosing: ["Indigo"])
      try phone.tapTab("Preview")
      let screen = try phone.sample("Inbox").screen
      let views = screen.every(UIView.self).map { ObjectIdentifier($0) }
      try phone.tapSegment("Dark")
      #expect(screen.every(UIView.self).map { ObjectIdentifier($0) } == views)
    }
  }
}

/// Counts how often the session is drawn.
@MainActor private final class DrawCounter: SessionFace {
  private(set) var draws = 0

  func draw() { draws += 1 }
  func focus(_ target: Effect.FocusTarget) {}
  func offer(_ offer: Offer) {}
}
