import Studio
import Testing
import Theme

@Suite("The theme is saved in a project on disk")
struct ProjectTests {
  private static let own = "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato"
  private static let theirs = "primary=teal-700&accent=orange-a200&title=Roboto+Slab&body=Hack&name=Harbor"

  private func report(_ theme: String, files: Int = 4, problem: String? = nil) -> ProjectReport {
    ProjectReport(name: "harbor-app", theme: theme, files: files, problem: problem)
  }

  /// A studio that is bound to a project with the same theme.
  private func bound() -> Studio {
    var studio = Studio.opened("#/summary?" + Self.own)
    studio.follow(.project(.opened(report(Self.own))))
    return studio
  }

  @Test("Project.1 Without a project, nothing is saved in one and nothing is said of it")
  func unbound() {
    var studio = Studio.opened("#/primary?" + Self.own)
    #expect(!studio.follow(.colors(.swatchTapped(.primary, Hue.red))).contains { $0.isOfProject })
    #expect(studio.screen.project == nil)
  }

  @Test("Project.2 The page takes the theme of the project, and Undo brings back its own, also on disk")
  func opened() throws {
    var studio = Studio.opened("#/summary?" + Self.own)
    let effects = studio.follow(.project(.opened(report(Self.theirs))))
    #expect(studio.theme.string == Self.theirs)
    #expect(!effects.contains { $0.isOfProject }, "it's there already")
    #expect(studio.notice?.sentence == "Opened the theme of “harbor-app”.")
    #expect(studio.screen.project == ProjectStatus(name: "harbor-app", words: "Saved · 4 files", isProblem: false))
    let undo = try #require(studio.notice?.undo)
    #expect(studio.follow(undo.event).contains(.saveToProject(Self.own)))
  }

  @Test("Project.2 A newcomer's page takes it without a word")
  func newcomer() {
    var studio = Studio()
    studio.follow(.project(.opened(report(Self.theirs))))
    #expect(studio.theme.string == Self.theirs)
    #expect(studio.notice == nil)
  }

  @Test("Project.3 Each choice is saved once, and the page says when it is")
  func saved() {
    var studio = bound()
    studio.follow(.navigation(.routeTapped(.choice(.primary))))
    let effects = studio.follow(.colors(.swatchTapped(.primary, Hue.red)))
    let theme = studio.theme.string
    #expect(effects.filter { $0.isOfProject } == [.saveToProject(theme)])
    #expect(studio.screen.project?.words == "Saving…")
    #expect(!studio.follow(.navigation(.nextTapped)).contains { $0.isOfProject })
    studio.follow(.project(.saved(report(theme, files: 1))))
    #expect(studio.screen.project?.words == "Saved · 1 file")
  }

  @Test("Project.3 What was chosen while another choice was saved is saved, too")
  func savedMeanwhile() {
    var studio = bound()
    studio.follow(.navigation(.routeTapped(.choice(.primary))), .colors(.swatchTapped(.primary, Hue.red)))
    let first = studio.theme.string
    let effects = studio.follow(.colors(.swatchTapped(.primary, Hue.amber)))
    #expect(effects.contains(.saveToProject(studio.theme.string)))
    studio.follow(.project(.saved(report(first))))
    #expect(studio.screen.project?.words == "Saving…")
  }

  @Test("Project.3 An unfinished theme is saved, too, and the page begins with what's missing")
  func incomplete() {
    var studio = Studio.opened("#/primary")
    studio.follow(.project(.opened(report("primary=indigo-500&accent=pink-a200"))))
    #expect(studio.route == .choice(.titleFont))
    #expect(studio.screen.project?.words == "Saved · 2 of 4 chosen")
    let effects = studio.follow(.fonts(.fontTapped(.titleFont, "Lato")))
    #expect(effects.contains(.saveToProject("primary=indigo-500&accent=pink-a200&title=Lato")))
  }

  @Test("Project.4 A change from outside arrives as a notice with Undo")
  func changed() {
    var studio = bound()
    let effects = studio.follow(.project(.changed(report(Self.theirs))))
    #expect(studio.theme.string == Self.theirs && !effects.contains { $0.isOfProject })
    #expect(studio.notice?.sentence == "The theme of “harbor-app” changed on disk.")
    #expect(studio.follow(.history(.undoTapped)).contains(.saveToProject(Self.own)))
  }

  @Test("Project.4 If the theme changes at both ends, the one on disk is taken and the own one is one Undo away")
  func conflict() {
    var studio = bound()
    studio.follow(.navigation(.routeTapped(.choice(.primary))), .colors(.swatchTapped(.primary, Hue.red)))
    let own = studio.theme.string
    studio.follow(.project(.changed(report(Self.theirs))))
    #expect(studio.theme.string == Self.theirs)
    #expect(studio.screen.project?.words == "Saved · 4 files")
    studio.follow(.history(.undoTapped))
    #expect(studio.theme.string == own)
  }

  @Test("Project.4 Another build of the same theme changes nothing here")
  func rebuilt() {
    var studio = bound()
    studio.follow(.project(.changed(report(Self.own, files: 5))))
    #expect(studio.notice == nil && studio.screen.project?.words == "Saved · 5 files")
  }

  @Test("Project.5 What goes wrong is said in one sentence, and the choices stay")
  func problems() {
    var studio = bound()
    studio.follow(.navigation(.routeTapped(.choice(.primary))), .colors(.swatchTapped(.primary, Hue.red)))
    let theme = studio.theme
    studio.follow(.project(.refused("The folder is read-only.")))
    #expect(studio.notice?.sentence == "The folder is read-only." && studio.notice?.isError == true)
    #expect(studio.screen.project?.words == "Your choices here aren’t in the project’s file.")
    #expect(studio.screen.project?.isProblem == true)
    #expect(studio.follow(.project(.saveTapped)).contains(.saveToProject(theme.string)), "once it can be written")
    studio.follow(.project(.saved(report(theme.string, problem: "theme.css can’t be written."))))
    #expect(studio.notice?.sentence == "Saved, but not built: theme.css can’t be written.")
    #expect(studio.screen.project?.words == "Saved, not built: theme.css can’t be written.")
    #expect(studio.screen.project?.isProblem == true)
    studio.follow(.project(.changed(report(theme.string))))
    #expect(studio.screen.project?.words == "Saved · 4 files", "somebody built it")
    #expect(studio.theme == theme)
  }

  @Test("Project.5 While the file is broken, choices wait here; once it's well again, they're offered, never forced")
  func broken() throws {
    var studio = bound()
    let problem = "tintype.json, line 4, column 3: Expected a comma."
    let broken = ProjectReport(name: "harbor-app", theme: Self.own, files: 4, problem: problem, isReadable: false)
    studio.follow(.navigation(.routeTapped(.choice(.primary))), .project(.changed(broken)))
    #expect(studio.screen.project?.words == problem + " Your choices wait here.")
    #expect(studio.screen.project?.save == nil)
    #expect(!studio.follow(.colors(.swatchTapped(.primary, Hue.red))).contains { $0.isOfProject })
    let chosen = studio.theme
    #expect(!studio.follow(.project(.changed(report(Self.own)))).contains { $0.isOfProject })
    #expect(studio.theme == chosen)
    let save = try #require(studio.screen.project?.save)
    #expect(studio.follow(save.event).contains(.saveToProject(chosen.string)))
    studio.follow(.project(.saved(report(chosen.string))))
    #expect(studio.screen.project == ProjectStatus(name: "harbor-app", words: "Saved · 4 files", isProblem: false))
  }

  @Test("Project.5 The next choice goes into a file that's well again by itself")
  func mended() {
    var studio = bound()
    let broken = ProjectReport(name: "harbor-app", theme: Self.own, files: 4, problem: "Gone.", isReadable: false)
    studio.follow(.navigation(.routeTapped(.choice(.primary))), .project(.changed(broken)))
    studio.follow(.colors(.swatchTapped(.primary, Hue.red)), .project(.changed(report(Self.own))))
    #expect(studio.follow(.colors(.swatchTapped(.primary, Hue.amber))).contains(.saveToProject(studio.theme.string)))
    #expect(studio.screen.project?.words == "Saving…")
  }

  @Test("Project.6 Without the server the page goes on, and saves once it's back")
  func lost() {
    var studio = bound()
    studio.follow(.navigation(.routeTapped(.choice(.primary))), .project(.lost))
    #expect(studio.screen.project?.isProblem == true)
    let effects = studio.follow(.colors(.swatchTapped(.primary, Hue.red)))
    #expect(effects.contains(.saveToProject(studio.theme.string)), "the front end keeps it until then")
    studio.follow(.project(.changed(report(Self.own))))
    #expect(studio.screen.project?.words == "Saving…")
    #expect(studio.theme.string != Self.own, "what's on disk is older")
  }

  @Test("Project.6 A server that's gone for good is said once, and nothing more is sent")
  func ended() {
    var studio = bound()
    studio.follow(.project(.ended), .project(.lost), .navigation(.routeTapped(.choice(.primary))))
    #expect(!studio.follow(.colors(.swatchTapped(.primary, Hue.red))).contains { $0.isOfProject })
    #expect(
      studio.screen.project?.words
        == "Not connected. Your choices stay in this window. Run “tintype open” again, and open its new address.")
    var other = Studio()
    other.follow(.project(.ended))
    #expect(other.notice?.isError == true)
  }
}

extension Effect {
  fileprivate var isOfProject: Bool { if case .saveToProject = self { true } else { false } }
}
