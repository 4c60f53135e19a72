import Foundation
import Testing

@Suite("tintype init")
struct InitCommandTests {
  private static let projects: [(files: [String: String], outputs: [String])] = [
    ([:], [#"{ "format": "css", "path": "theme.css" }"#]),
    (["theme.css": "mine"], [#"{ "format": "css", "path": "tintype.css" }"#]),
    (["package.json": "{}", "src/index.js": ""], [#"{ "format": "css", "path": "src/theme.css" }"#]),
    (
      ["web/package.json": #"{"devDependencies": {"sass": "1"}}"#, "web/styles/a.css": ""],
      [#"{ "format": "scss", "path": "web/styles/theme.scss" }"#]
    ),
    (
      ["package.json": #"{"dependencies": {"next": "16", "tailwindcss": "4"}}"#, "app/page.tsx": ""],
      [#"{ "format": "tailwind", "path": "app/theme.css" }"#]
    ),
    (
      ["package.json": "{}", "components.json": #"{"tailwind": {"css": "app/globals.css"}}"#, "app/globals.css": ""],
      [#"{ "format": "shadcn", "path": "app/globals.css", "merge": true }"#]
    ),
    (
      ["package.json": #"{"dependencies": {"@mui/material": "7", "bootstrap": "5"}}"#, "src/a.js": ""],
      [
        #"{ "format": "mui", "path": "src/theme.js" }"#,
        #"{ "format": "bootstrap", "path": "src/bootstrap-theme.scss" }"#,
      ]
    ),
    (
      ["Harbor.xcodeproj/project.pbxproj": "", "Harbor/Theme.swift": "struct Theme {}"],
      [#"{ "format": "swift", "path": "Harbor/TintypeTheme.swift" }"#]
    ),
    (
      ["Package.swift": "", "Sources/Harbor/App.swift": "", "Sources/.hidden/x": ""],
      [#"{ "format": "swift", "path": "Sources/Harbor/Theme.swift" }"#]
    ),
    (
      [
        "build.gradle.kts": "", "app/build.gradle.kts": "android { buildFeatures { compose = true } }",
        "app/src/main/kotlin/A.kt": "",
      ], [#"{ "format": "compose", "path": "app/src/main/kotlin/theme/Theme.kt" }"#]
    ),
    (
      ["app/build.gradle": "android {}", "app/src/main/AndroidManifest.xml": ""],
      [#"{ "format": "android", "path": "app/src/main/res" }"#]
    ),
    (
      ["pubspec.yaml": "dependencies:\n  flutter:\n    sdk: flutter\n", "lib/main.dart": ""],
      [#"{ "format": "flutter", "path": "lib/theme.dart" }"#]
    ),
    (
      ["node_modules/x/package.json": "{}", ".hidden/Package.swift": "", "build/pubspec.yaml": "flutter:"],
      [#"{ "format": "css", "path": "theme.css" }"#]
    ),
  ]

  @Test("Proposes what fits the project, and never a file that's someone else's", arguments: projects)
  func proposals(files: [String: String], outputs: [String]) throws {
    let project = try Project(nil)
    for (path, text) in files { try project.write(text, to: path) }
    let made = try project.run("init", "--theme", Project.theme)
    #expect(made.error == "")
    let lines = outputs.map { "    " + $0 }.joined(separator: ",\n")
    #expect(
      try project.read("tintype.json")
        == "{\n  \"theme\": \"\(Project.theme)\",\n  \"outputs\": [\n\(lines)\n  ]\n}\n")
    #expect(try project.run("build").status == 0)
    for (path, text) in files where path != "app/globals.css" { #expect(try project.read(path) == text) }
  }

  @Test func theThemeOfTheProjectIsTaken() throws {
    let project = try Project(nil)
    let found = ":root { --primary: #3F51B5; --accent: #FF4081; --font-title: 'EB Garamond'; --font-body: Lato }"
    try project.write(found, to: "src/styles.css")
    try project.write(":root { --gray: #777 }", to: "src/other.css")
    let made = try project.run("init", "--yes")
    #expect(made.lines.first == "Found a theme in src/styles.css: \(Project.theme)")
    #expect(try project.read("tintype.json").contains("\"theme\": \"\(Project.theme)\""))
  }

  @Test func whatIsMissingIsAskedForRatherThanMadeUp() throws {
    let project = try Project(nil)
    #expect(
      try project.run("init").error
        == "tintype: No file of this project names a primary color. Give a theme: --theme '\(Project.theme)'.\n")
    try project.write(":root { --primary: #3F51B5; --accent: #FF4081 }", to: "a.css")
    let made = try project.run("init")
    #expect(
      made.error
        == "tintype: a.css has no title font. Give the whole theme: --theme 'primary=indigo-500&accent=pink-a200&title=…'.\n"
    )
    #expect(made.status == 2)
    #expect(!project.exists("tintype.json"))
  }

  @Test func flagsSayWhatToWrite() throws {
    let project = try Project(nil)
    let made = try project.run(
      "init", "--theme", Project.theme, "--format", "css=src/theme.css", "--format", "android=res")
    #expect(made.output == "Wrote tintype.json. To write its 2 outputs, run “tintype build”.\n")
    #expect(try project.run("build", "--check").status == 1)
  }

  @Test(arguments: [
    (["--format", "css"], "--format takes a format and a path, such as css=src/theme.css, not “css”."),
    (["--format", "csss=x"], "There’s no format “csss”. “tintype formats” lists them."),
    (
      ["--format", "css=../x.css"],
      "tintype.json, line 4, column 32: The path “../x.css” must stay in the folder of tintype.json, without “..”."
    ),
    (["--theme", "primary=tomato"], "This theme isn’t complete. Choose an accent color first."),
  ])
  func mistakes(options: [String], sentence: String) throws {
    let project = try Project(nil)
    let made = try Filter(["init", project.folder.path, "--theme", Project.theme] + options, input: Data())
    #expect(made.error == "tintype: \(sentence)\n")
    #expect(made.status == 2)
    #expect(!project.exists("tintype.json"))
  }

  @Test func aProjectIsNeverOverwritten() throws {
    let project = try Project("mine")
    let sentence = "tintype: There’s a tintype.json already. Edit it, or remove it first.\n"
    #expect(try project.run("init", "--theme", Project.theme).error == sentence)
    #expect(try project.read("tintype.json") == "mine")
    try FileManager.default.removeItem(atPath: project.place("tintype.json"))
    try FileManager.default.createSymbolicLink(atPath: project.place("tintype.json"), withDestinationPath: "nothing")
    #expect(try project.run("init", "--theme", Project.theme).error == sentence)
  }

  @Test("In a terminal, it asks", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script")))
  func terminal() throws {
    let project = try Project(nil)
    let answers = "primary=tomato\\n\(Project.theme)\\n../brand.css\\nsrc/brand.css\\n"
    let made = try Filter(
      bash: """
        printf '\(answers)' | script -qec "'$0' init '\(project.folder.path)'" /dev/null
        """)
    #expect(made.output.contains("This theme isn’t complete. Choose an accent color first."))
    #expect(made.output.contains("The path “../brand.css” must stay in the folder of tintype.json, without “..”."))
    #expect(try project.read("tintype.json").contains(#"{ "format": "css", "path": "src/brand.css" }"#))
  }
}
