import Samples
import Testing
import Theme

@Suite("The samples can be read in every theme")
struct LegibilityTests {
  /// The scheme promises contrast for a role on its backgrounds and nowhere else.
  @Test("Whatever has to be seen is on a background of its role", arguments: Sample.all)
  func backgrounds(sample: Sample) {
    for (part, background) in sample.parts {
      if case .picture = part { continue }
      for role in part.roles where role.kind != .background {
        #expect(role.backgrounds.contains(background), "\(role.name()) on \(background.name()): \(part)")
      }
    }
  }

  @Test("Text is in roles that read as text", arguments: Sample.all)
  func texts(sample: Sample) {
    for text in sample.texts {
      for role in text.roles { #expect(role.kind == .text, "\(role.name()): \(text.words)") }
    }
  }

  @Test("Icons are in roles that carry meaning", arguments: Sample.all)
  func icons(sample: Sample) {
    for (part, _) in sample.parts {
      guard case .icon(let icon, let role, _) = part else { continue }
      #expect(role.kind == .text || role.kind == .mark, "\(icon) in \(role.name())")
    }
  }

  /// A chosen color may be the page's own: yellow on a light page, black on a dark one.
  @Test("A mark can be told from what's behind it, by its fill or by its edge", arguments: Sample.all)
  func marks(sample: Sample) {
    for (part, background) in sample.parts {
      guard case .stack(let stack) = part, stack.isMark else { continue }
      #expect(
        part.roles.contains { ($0.kind == .mark || $0.kind == .text) && $0.backgrounds.contains(background) },
        "\(part.roles.map { $0.name() }) on \(background.name())")
    }
  }
}
