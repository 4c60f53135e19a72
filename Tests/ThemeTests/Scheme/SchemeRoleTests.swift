import Testing
import Theme

@Suite("The table of roles")
struct SchemeRoleTests {
  @Test("Each role reads on what the table says")
  func backgrounds() {
    let table: [(String, [String])] = [
      ("background", []), ("surface", []), ("raised", []),
      ("border", ["background", "surface"]), ("outline", ["background", "surface"]),
      ("text", ["background", "surface", "raised"]), ("muted", ["background", "surface", "raised"]),
      ("primary", []), ("on-primary", ["primary"]), ("primary-text", ["background", "surface", "raised"]),
      ("primary-soft", []), ("on-primary-soft", ["primary-soft"]),
      ("accent", []), ("on-accent", ["accent"]), ("accent-text", ["background", "surface", "raised"]),
      ("accent-on-primary", ["primary"]), ("accent-soft", []), ("on-accent-soft", ["accent-soft"]),
      ("dark", []), ("on-dark", ["dark"]), ("accent-on-dark", ["dark"]),
      ("positive", ["background", "surface"]), ("on-positive", ["positive"]),
      ("positive-soft", []), ("on-positive-soft", ["positive-soft"]),
      ("warning", ["background", "surface"]), ("on-warning", ["warning"]),
      ("warning-soft", []), ("on-warning-soft", ["warning-soft"]),
      ("negative", ["background", "surface"]), ("on-negative", ["negative"]),
      ("negative-soft", []), ("on-negative-soft", ["negative-soft"]),
      ("focus", ["background", "surface", "primary"]),
    ]
    #expect(SchemeRole.allCases.map(\.name) == table.map(\.0))
    for (role, row) in zip(SchemeRole.allCases, table) { #expect(role.backgrounds.map(\.name) == row.1, "\(role)") }
  }

  @Test("Text needs 4.5:1, or 7:1 at high contrast; marks need 3:1, or 4.5:1")
  func ratios() {
    for role in SchemeRole.allCases where !role.backgrounds.isEmpty {
      let isMark = ["outline", "accent-on-primary", "focus"].contains(role.name)
      let isLine = role == .border
      #expect(role.kind.ratio(.standard) == (isLine ? 1.25 : isMark ? 3 : 4.5), "\(role)")
      #expect(role.kind.ratio(.high) == (isLine ? 3 : isMark ? 4.5 : 7), "\(role)")
    }
  }

  @Test("Each comes after its backgrounds, and says what it's for")
  func order() {
    for role in SchemeRole.allCases {
      #expect(role.backgrounds.allSatisfy { $0.rawValue < role.rawValue }, "\(role)")
      #expect(!role.purpose.isEmpty)
    }
  }
}
