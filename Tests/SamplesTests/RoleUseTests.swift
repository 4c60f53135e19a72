import Samples
import Testing
import Theme

/// Pictures don't count: nobody has to read them.
@Suite("Which sample uses which role")
struct RoleUseTests {
  @Test("Each role is used by these", arguments: SchemeRole.common + [.chart(0), .chart(1)])
  func uses(role: SchemeRole) {
    let users = Sample.all.filter { sample in
      sample.parts.contains { entry in
        if case .picture = entry.part { false } else { entry.part.roles.contains(role) }
      }
    }
    #expect(users.map(\.slug) == expected(role), "\(role.name())")
  }

  private func expected(_ role: SchemeRole) -> [String] {
    switch role {
    case .background, .text, .muted, .primaryText: Sample.all.map(\.slug)
    case .surface: ["inbox", "checkout", "dashboard", "chat", "settings", "landing"]
    case .raised: ["player", "calendar", "landing"]
    case .border: Sample.all.map(\.slug).filter { $0 != "onboarding" }
    case .outline: ["checkout", "chat", "settings", "onboarding", "landing"]
    case .primary: ["inbox", "checkout", "chat", "player", "settings", "calendar", "landing"]
    case .onPrimary: ["inbox", "checkout", "chat", "settings", "calendar", "landing"]
    case .primarySoft, .onPrimarySoft: ["article", "dashboard", "settings", "calendar", "landing"]
    case .accent: ["inbox", "checkout", "chat", "player", "onboarding", "landing"]
    case .onAccent: ["inbox", "checkout", "chat", "player", "onboarding", "landing"]
    case .accentText: ["inbox", "article", "player", "settings", "calendar"]
    case .accentOnPrimary: ["inbox", "chat"]
    case .accentSoft, .onAccentSoft: ["article", "dashboard", "chat", "calendar", "landing"]
    case .dark, .onDark: ["onboarding", "landing"]
    case .accentOnDark: ["landing"]
    case .positive: ["checkout", "dashboard", "onboarding"]
    case .onPositive: ["onboarding"]
    case .warning: ["dashboard"]
    case .onWarning: []
    case .positiveSoft, .onPositiveSoft, .warningSoft, .onWarningSoft, .negativeSoft, .onNegativeSoft: ["settings"]
    case .negative: ["checkout", "dashboard", "settings"]
    case .onNegative: ["dashboard"]
    case .focus: ["checkout"]
    case .brand, .onBrand, .brandText, .brandSoft, .onBrandSoft: []
    case .chart: ["dashboard"]
    case .onChart, .sequential, .diverging: []
    }
  }
}
