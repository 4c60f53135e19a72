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
    #expect(SchemeRole.common.map { $0.name() } == table.map(\.0))
    for (role, row) in zip(SchemeRole.common, table) { #expect(role.backgrounds.map { $0.name() } == row.1, "\(role)") }
  }

  @Test("Text needs 4.5:1, or 7:1 at high contrast; marks need 3:1, or 4.5:1")
  func ratios() {
    for role in SchemeRole.common where !role.backgrounds.isEmpty {
      let isMark = ["outline", "accent-on-primary", "focus"].contains(role.name())
      let isLine = role == .border
      #expect(role.kind.ratio(.standard) == (isLine ? 1.25 : isMark ? 3 : 4.5), "\(role)")
      #expect(role.kind.ratio(.high) == (isLine ? 3 : isMark ? 4.5 : 7), "\(role)")
    }
  }

  @Test("A brand color has five roles, named after it, which read as the accent's do")
  func brandColors() throws {
    let theme = try Theme(string: "color.mint=00bfa5&color.sea-2=006064")
    let names = theme.roles.map { theme.name(of: $0) }
    let table: [(String, [String])] = [
      ("mint", []), ("on-mint", ["mint"]), ("mint-text", ["background", "surface", "raised"]), ("mint-soft", []),
      ("on-mint-soft", ["mint-soft"]),
      ("sea-2", []), ("on-sea-2", ["sea-2"]), ("sea-2-text", ["background", "surface", "raised"]), ("sea-2-soft", []),
      ("on-sea-2-soft", ["sea-2-soft"]),
    ]
    #expect(Array(names[18..<28]) == table.map(\.0))
    #expect(names[17] == "on-accent-soft" && names[28] == "dark")
    for (role, row) in zip(theme.roles[18...], table) {
      #expect(role.backgrounds.map { theme.name(of: $0) } == row.1, "\(row.0)")
      #expect(role.kind == (row.1.isEmpty ? .background : .text))
      #expect(theme.role(named: row.0) == role)
    }
    #expect(theme.role(named: "mint-2") == nil)
  }

  @Test("Each comes after its backgrounds, and says what it's for")
  func order() {
    let roles = SchemeRole.all(withBrandColors: 8)
    for (index, role) in roles.enumerated() {
      #expect(role.backgrounds.allSatisfy { roles[..<index].contains($0) }, "\(role)")
      #expect(!role.purpose.isEmpty)
    }
  }
}
