import Foundation
import Testing

@Suite("What a tintype.json may not say")
struct ProjectFileTests {
  private static let theme = #""theme": "\#(Project.theme)""#

  private static let wrongProjects: [(String, String)] = [
    ("", "line 1, column 1: It ends in the middle of a value."),
    ("{\n  \"theme\" 1}", "line 2, column 11: Expected “:”."),
    ("{\n  /* never closed", "line 2, column 3: A comment is never closed."),
    ("{\n  / 1", "line 2, column 3: A comment begins with “//” or “/*”."),
    ("{,}", "line 1, column 2: Expected a name in quotation marks."),
    ("[]", "line 1, column 1: A project is an object: {\"theme\": …, \"outputs\": […]}."),
    (
      "{\n  \"theem\": 1}",
      "line 2, column 3: There’s no key “theem” in a project. Did you mean “theme”?"
    ),
    ("{\(theme),\n \(theme)}", "line 2, column 2: The key “theme” is there twice."),
    ("{\(theme), \"themes\": {}}", "line 1, column 88: Give “theme” or “themes”, not both."),
    ("{}", "line 1, column 1: “theme” is missing: the theme as a string or a link."),
    ("{\(theme)}", "line 1, column 1: “outputs” is missing: the list of files to write."),
    ("{\(theme),\n\"outputs\": []}", "line 2, column 12: “outputs” is empty. List one file or more."),
    (
      "{\(theme),\n\"outputs\": {}}",
      "line 2, column 12: “outputs” takes a list: [{\"format\": \"css\", \"path\": \"src/theme.css\"}]."
    ),
    ("{\"theme\": 1, \"outputs\": []}", "line 1, column 11: “theme” takes a text in quotation marks."),
    (
      "{\n\"version\": 2,\n\"anything\": {}}",
      "line 2, column 12: This project has version 2, and this tintype knows 1. Install a newer tintype."
    ),
    ("{\"version\": \"1\"}", "line 1, column 13: “version” takes a whole number: 1."),
    ("{\"themes\": []}", "line 1, column 12: “themes” takes an object: {\"day\": …, \"night\": …}."),
    ("{\"themes\": {}}", "line 1, column 12: “themes” is empty. List one theme or more."),
    (
      "{\"themes\": {\"../x\": \"\(Project.theme)\"}}",
      "line 1, column 13: A theme’s name is made of letters, digits, hyphens and underscores, not “../x”."
    ),
    (
      "{\"themes\": {\"a\": \"\(Project.theme)\",\n\"A\": \"\(Project.theme)\"}}",
      "line 2, column 1: There’s a theme “A” already."
    ),
  ]

  @Test("Each mistake is one sentence with line and column, and nothing is written", arguments: wrongProjects)
  func mistakes(text: String, sentence: String) throws {
    let project = try Project(text)
    let build = try project.run("build")
    #expect(build.error == "tintype: tintype.json, \(sentence)\n")
    #expect(build.status == 2)
    #expect(try project.files == ["tintype.json"])
  }

  private static let wrongOutputs: [(String, String)] = [
    ("1", "column 3: An output is an object: {\"format\": \"css\", \"path\": \"src/theme.css\"}."),
    ("{}", "column 3: “format” is missing, such as \"css\"."),
    ("{\"format\": \"csss\"}", "column 14: There’s no format “csss”. Did you mean “css”?"),
    ("{\"format\": \"css\"}", "column 3: “path” is missing, such as \"src/theme.css\"."),
    (
      #"{"format": "css", "prefx": "a-"}"#,
      "column 21: There’s no key “prefx” in an output. Did you mean “prefix”?"
    ),
    (#"{"format": "css", "only": "primary", "path": "x.css"}"#, "column 29: “only” takes a list of texts."),
    (
      #"{"format": "css", "only": ["primry"], "path": "x.css"}"#,
      "column 29: “primry” isn’t a part of a theme. Did you mean “primary”?"
    ),
    (
      #"{"format": "css", "only": ["everything"], "path": "x.css"}"#,
      "column 29: “everything” isn’t a part of a theme; use names of roles, such as primary or on-primary, brand for the brand colors, ramps and fonts."
    ),
    (#"{"format": "css", "template": "a.template"}"#, "column 33: Give “format” or “template”, not both."),
    (
      #"{"template": "../a.template"}"#,
      "column 16: The path “../a.template” must stay in the folder of tintype.json, without “..”."
    ),
    (
      #"{"template": "a.template", "prefix": "a-"}"#,
      "column 40: “prefix” is for formats; a template has it all itself."
    ),
    (#"{"template": "gone", "path": "a.txt"}"#, "column 32: Can't read gone: No such file or directory."),
    (#"{"format": "css", "path": "x.css", "merge": 1}"#, "column 47: “merge” takes true or false."),
    (
      #"{"format": "css", "access": "public", "path": "x.css"}"#,
      "column 31: Of the formats, only swift takes the option “access”."
    ),
    (
      "{\"format\": \"css\", \"fonts\": \"../public\"}",
      "column 30: The path “../public” must stay in the folder of tintype.json, without “..”."
    ),
    (
      #"{"format": "css", "path": "x.css"}, {"format": "css", "path": "./X.css"}"#,
      "column 65: Another output has the path “X.css” already."
    ),
    (
      "{\"format\": \"css\", \"path\": \"é.css\"}, {\"format\": \"css\", \"path\": \"e\u{301}.css\"}",
      "column 65: Another output has the path “e\u{301}.css” already."
    ),
    (
      #"{"format": "css", "path": "there/x.css"}, {"format": "css", "path": "in/x.css"}"#,
      "column 71: Another output writes in/x.css already."
    ),
  ]

  @Test("So is each mistake in an output", arguments: wrongOutputs)
  func outputs(text: String, sentence: String) throws {
    let project = try Project("{\(Self.theme), \"outputs\": [\n  \(text)]}")
    try FileManager.default.createDirectory(atPath: project.place("there"), withIntermediateDirectories: true)
    for (link, target) in [("out", "/tmp"), ("nowhere", "/nowhere"), ("in", "there")] {
      try FileManager.default.createSymbolicLink(atPath: project.place(link), withDestinationPath: target)
    }
    let build = try project.run("build")
    #expect(build.error == "tintype: tintype.json, line 2, \(sentence)\n")
    #expect(build.status == 2)
    #expect(try project.files == ["tintype.json"])
  }

  private static let wrongPaths: [(String, String)] = [
    ("../x.css", "The path “../x.css” must stay in the folder of tintype.json, without “..”."),
    ("a/../../x.css", "The path “a/../../x.css” must stay in the folder of tintype.json, without “..”."),
    ("/tmp/x.css", "The path “/tmp/x.css” must be relative to the folder of tintype.json."),
    ("C:/x.css", "The path “C:/x.css” must be relative to the folder of tintype.json."),
    (#"a\\x.css"#, #"The path “a\x.css” has a backslash or a control character. Put / between folders."#),
    (#"a\u0000"#, "The path “a\u{FFFD}” has a backslash or a control character. Put / between folders."),
    ("", "A path is missing: write one such as src/theme.css."),
    (".", "The path “.” is the project’s folder. Name a file in it."),
    ("src/", "“src/” is a folder. Give the file in it a name, too: theme.css."),
    ("there", "“there” is a folder. Give the file in it a name, too."),
    ("./Tintype.json", "tintype.json can’t be written by itself. Choose another path."),
    ("{theme}.css", "{theme} stands for a theme’s name, which only those in “themes” have."),
    ("out/x.css", "out/x.css leaves the project’s folder, because “out” is a link out of it."),
    ("nowhere", "nowhere can’t be written, because “nowhere” is a link to nothing."),
  ]

  @Test("So is each path that can't be written", arguments: wrongPaths)
  func paths(path: String, sentence: String) throws {
    try outputs(text: "{\"format\": \"css\", \"path\": \"\(path)\"}", sentence: "column 29: \(sentence)")
  }

  @Test func severalThemesNeedSeveralPaths() throws {
    func problem(_ format: String) throws -> String {
      let text = """
        {"themes": {"a": "\(Project.theme)", "b": "\(Project.theme)"},
        "outputs": [{"format": "\(format)", "path": "theme.txt"}]}
        """
      return try Project(text).run("build").error
    }
    let sentence = "Put {theme} in this path, so that each theme has a file of its own"
    #expect(try problem("gpl") == "tintype: tintype.json, line 2, column 39: \(sentence).\n")
    #expect(
      try problem("css")
        == "tintype: tintype.json, line 2, column 39: \(sentence), or in “scope”, such as [data-theme={theme}], so that the file "
        + "has all of them.\n")
  }

  @Test func whatIsTooLongOrNotTextIsRefused() throws {
    let long = try Project(String(repeating: " ", count: 10_000_000))
    #expect(try long.run("build").error == "tintype: tintype.json is too large. The limit is 1 MB.\n")
    let project = try Project(nil)
    try Data([0xFF, 0xFE, 0x7B, 0, 0x7D, 0]).write(to: URL(filePath: project.place("tintype.json")))
    #expect(try project.run("build").error == "tintype: tintype.json isn’t UTF-8 text. Save it as UTF-8.\n")
  }
}
