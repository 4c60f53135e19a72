import Catalog
import ColorScience
import Foundation
import Testing
import Theme

@testable import Suggestions

@Suite("The colors of 30,000 shuffles; SHUFFLES=100000 in the environment tries as many")
struct ShuffledColorsTests {
  /// A primary and an accent, as bytes.
  private struct Pair: Hashable {
    let primary, accent: UInt32
  }

  @Test("No theme breaks a rule of the scheme, light or dark, standard or high")
  func legible() async throws {
    // Many shuffles share their colors, and a scheme has no fonts.
    let count = ProcessInfo.processInfo.environment["SHUFFLES"].flatMap { Int($0) } ?? 30_000
    let pairs = try await withThrowingTaskGroup(of: Set<Pair>.self) { group in
      for part in 0..<UInt64(10) {
        group.addTask {
          Set(
            try Shuffler.themes(count / 10, seed: part).map {
              Pair(primary: try #require($0.primary).color.rgb, accent: try #require($0.accent).color.rgb)
            })
        }
      }
      return try await group.reduce(into: Set()) { $0.formUnion($1) }
    }
    let all = Array(pairs)
    await withTaskGroup(of: Void.self) { group in
      for start in stride(from: 0, to: all.count, by: 1000) {
        group.addTask { for pair in all[start..<min(start + 1000, all.count)] { Self.expectLegible(pair) } }
      }
    }
  }

  private static func expectLegible(_ pair: Pair) {
    let theme = Theme(primary: Tint(mixed: SRGB(pair.primary)), accent: Tint(mixed: SRGB(pair.accent)))
    for appearance in [Appearance.light, .dark] {
      for contrast in [Contrast.standard, .high] {
        let audit = ContrastAudit(theme, on: appearance, contrast: contrast, level: contrast == .high ? .aaa : .aa)
        if !audit.shortfalls.isEmpty { Issue.record("\(theme.string), \(appearance), \(contrast)") }
      }
    }
  }

  @Test("Everyone can tell the accent from the primary, whose hue is at least a quarter of the wheel away")
  func clear() throws {
    for theme in try Shuffler.themes(3000, seed: 20) {
      let (primary, accent) = (try #require(theme.primary), try #require(theme.accent))
      #expect(primary.leastDifference(from: accent) >= Tint.clearDifference, "\(theme.string)")
      #expect(distance(OKLCH(primary.color).hue, OKLCH(accent.color).hue) > 87, "\(theme.string)")
    }
  }

  @Test("No mud: no dark yellow or orange, nothing pale")
  func noMud() throws {
    for theme in try Shuffler.themes(3000, seed: 21) {
      for color in [theme.primary, theme.accent].compactMap({ $0.map { OKLCH($0.color) } }) {
        #expect(color.chroma > 0.06, "\(theme.string)")
        #expect(!(50...115 ~= color.hue) || color.lightness > 0.6, "\(theme.string)")
      }
    }
  }

  @Test("Hues spread evenly over the wheel")
  func evenHues() throws {
    let count = 20_000
    var bins = [Int](repeating: 0, count: 24)
    for theme in try Shuffler.themes(count, seed: 2026) {
      bins[Int(OKLCH(try #require(theme.primary).color).hue / 15)] += 1
    }
    let expected = Double(count) / Double(bins.count)
    let chiSquare = bins.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
    // With 23 degrees of freedom, chance alone exceeds 49.7 once in a thousand times.
    #expect(chiSquare < 49.7, "\(bins)")
  }
}
