import Foundation
import Testing

@Suite("Version control")
struct VersionControlTests {
  @Test(
    "No output is written into it",
    arguments: [
      ".git/commondir", ".git/hooks/pre-commit", "sub/.GIT/config", ".hg/hgrc", ".svn/entries", ".jj/repo",
      "link/hooks/pre-push",
      ".g\\u200cit/config", "git~1/config", ".git /config", ".git", "copy/theme.css",
    ])
  func outputs(path: String) throws {
    let project = try Project(
      """
      {"theme": "\(Project.theme)", "outputs": [
        {"format": "css", "path": "src/theme.css"}, {"template": "c.template", "path": "\(path)"}
      ]}
      """)
    try project.write("../assets\n", to: "c.template")
    try project.write("ref: refs/heads/main\n", to: ".git/HEAD")
    try FileManager.default.createSymbolicLink(atPath: project.place("link"), withDestinationPath: ".git")
    try project.write("", to: "copy/x")
    try FileManager.default.createSymbolicLink(
      atPath: project.place("copy/theme.css"), withDestinationPath: "../.git/HEAD")
    let before = try project.files
    for options in [[], ["--force"], ["--check"]] {
      let build = try Filter(["build", project.folder.path] + options, input: Data())
      #expect(build.status == 2)
      #expect(build.error.contains(" of version control. Choose another path."), "\(build.error)")
    }
    #expect(try project.files == before, "nothing is written")
  }

  @Test func neitherAreTheFilesOfATemplateNorFontsNorMerges() throws {
    let outputs = [
      #"{"template": "c.template", "path": "there"}"#,
      #"{"format": "css", "path": "theme.css", "fonts": ".git/fonts"}"#,
      #"{"format": "css", "path": ".git/hooks/run.sh", "merge": true}"#,
    ]
    for output in outputs {
      let project = try Project(#"{"theme": "\#(Project.theme)", "outputs": [\#(output)]}"#)
      try project.write("`file`.git/commondir\n../assets\n", to: "c.template")
      try project.write("#!/bin/sh\n", to: ".git/hooks/run.sh")
      let before = try project.files
      let build = try project.run("build")
      #expect(build.status == 2)
      #expect(build.error.contains("“.git” of version control"), "\(build.error)")
      #expect(try project.files == before)
      #expect(try project.read(".git/hooks/run.sh") == "#!/bin/sh\n")
    }
  }

  @Test func aTemplateOfSomeoneElsesWritesNothingThereEither() throws {
    let project = try Project(nil)
    try project.write("`file`.git/commondir\n../assets\n", to: "c.template")
    let export = try Filter(
      bash: "cd '\(project.folder.path)' && tintype export '\(Project.theme)' --template c.template --out .")
    #expect(
      export.error == "tintype: “./.git/commondir” is in the folder “.git” of version control. Choose another path.\n")
    #expect(try project.files == ["c.template"])
  }

  @Test func anAgentWritesNothingThere() throws {
    let project = try Project(nil)
    try project.write("", to: ".git/HEAD")
    let call = """
      {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "export", "arguments": \
      {"theme": "\(Project.theme)", "format": "css", "out": ".git/hooks/x.css"}}}
      """
    let answer = try Filter(bash: "cd '\(project.folder.path)' && echo '\(call)' | tintype mcp")
    #expect(answer.output.contains("“.git” of version control"))
    #expect(try project.files == [".git/HEAD"])
  }

  @Test func otherNamesWithADotAreFine() throws {
    let project = try Project(outputs: [("css", ".github/theme.css"), ("css", ".gitignore.css"), ("css", "git/x.css")])
    #expect(try project.run("build").status == 0)
  }
}
