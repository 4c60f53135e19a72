import Samples
import Testing
import Theme

@Suite("Which sample uses which role")
struct RoleUseTests {
  @Test("Each role is used", arguments: SchemeRole.allCases)
  func uses(role: SchemeRole) {
    #expect(Sample.all.contains { $0.parts.contains { $0.part.roles.contains(role) } })
  }
}
