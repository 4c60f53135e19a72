import Foundation
import Testing

@Suite("What tintype init proposes, kind by kind")
struct InitKindTests {
  struct Kind: CustomTestStringConvertible {
    let testDescription: String
    /// The project's files; those without a text are empty.
    let files: [String: String]
    /// The lines of the outputs in tintype.json.
    let outputs: [String]

    init(_ name: String, _ files: [String: String], _ outputs: String...) {
      (testDescription, self.files, self.outputs) = (name, files, outputs)
    }
  }

  static let web: [Kind] = [
    Kind("an empty folder", [:], #"{ "format": "css", "path": "theme.css" }"#),
    Kind("a taken name", ["theme.css": "mine"], #"{ "format": "css", "path": "tintype-theme.css" }"#),
    Kind(
      "pages",
      [
        "index.html": #"<link rel="stylesheet" href="a.css"><link rel=stylesheet href='css/b.css?v=2'>"#, "a.css": "",
        "css/b.css": "",
      ],
      #"{ "format": "css", "path": "css/b.css", "merge": true }"#),
    Kind(
      "pages without a sheet", ["site/index.html": "<h1>Hi</h1>"], #"{ "format": "css", "path": "site/theme.css" }"#),
    Kind(
      "Vite, whose page runs a script that imports the sheet",
      [
        "package.json": #"{"devDependencies": {"vite": "7"}}"#,
        "index.html": #"<script type="module" src="/src/start.ts"></script>"#,
        "src/start.ts": "// import './old.css'\nimport './site.css'\n", "src/site.css": "", "src/old.css": "",
      ],
      #"{ "format": "css", "path": "src/site.css", "merge": true }"#),
    Kind(
      "Tailwind CSS 4 in Next.js, through an alias",
      [
        "package.json": #"{"dependencies": {"next": "16", "tailwindcss": "^4"}}"#,
        "tsconfig.json": #"{"compilerOptions": {"paths": {"@/*": ["./src/*"]}}}"#,
        "src/app/layout.tsx": "import '@/styles/more.css'\nimport '@/styles/site.css'\nimport '@/styles/last.css'",
        "src/styles/site.css": "@import \"tailwindcss\";",
        "src/styles/more.css": "", "src/styles/last.css": "",
      ],
      #"{ "format": "tailwind", "path": "src/styles/site.css", "merge": true }"#),
    Kind(
      "Laravel",
      [
        "package.json": #"{"devDependencies": {"laravel-vite-plugin": "2", "tailwindcss": "^4"}}"#,
        "vite.config.js": "laravel({ input: ['resources/css/app.css', 'resources/js/app.js'] })",
        "resources/css/app.css": "@import 'tailwindcss';",
      ],
      #"{ "format": "tailwind", "path": "resources/css/app.css", "merge": true }"#),
    Kind(
      "Angular, by objects, too",
      [
        "package.json": #"{"dependencies": {"@angular/core": "20"}}"#, "src/a.scss": "", "src/b.scss": "",
        "angular.json":
          #"{"projects": {"x": {"architect": {"build": {"options": {"styles": [{"input": "src/b.scss", "inject": false}, "src/a.scss"]}}}}}}"#,
      ],
      #"{ "format": "css", "path": "src/a.scss", "merge": true }"#),
    Kind(
      "Angular Material",
      [
        "package.json": #"{"dependencies": {"@angular/core": "20", "@angular/material": "20"}}"#, "src/a.scss": "",
        "angular.json": #"{"projects": {"x": {"architect": {"build": {"options": {"styles": ["src/a.scss"]}}}}}}"#,
      ],
      #"{ "format": "angular", "path": "src/a.scss", "merge": true }"#),
    Kind(
      "daisyUI",
      [
        "package.json": #"{"dependencies": {"vite": "7", "tailwindcss": "4", "daisyui": "5"}}"#,
        "src/main.ts": "import './app.css'", "src/app.css": "@import \"tailwindcss\"; @plugin \"daisyui\";",
      ],
      #"{ "format": "daisyui", "path": "src/app.css", "merge": true }"#),
    Kind(
      "Vuetify, beside its plugin",
      [
        "package.json": #"{"dependencies": {"vue": "3", "vuetify": "4"}}"#,
        "src/plugins/vuetify.ts": "import { createVuetify } from 'vuetify'; export default createVuetify()",
      ],
      #"{ "format": "vuetify", "path": "src/plugins/theme.ts" }"#),
    Kind(
      "Ant Design, whose app has a module of that name",
      [
        "package.json": #"{"dependencies": {"react": "19", "antd": "6"}}"#, "src/main.tsx": "", "src/theme.ts": "",
      ],
      #"{ "format": "antd", "path": "src/tintype-theme.ts" }"#),
    Kind(
      "React Native Paper",
      [
        "package.json": #"{"dependencies": {"react-native": "0.82", "react-native-paper": "5"}}"#, "src/App.tsx": "",
      ],
      #"{ "format": "paper", "path": "src/theme.ts" }"#),
    Kind(
      "shadcn/ui whose sheet moved",
      [
        "package.json": #"{"dependencies": {"next": "16", "tailwindcss": "4"}}"#,
        "components.json": #"{"tailwind": {"css": "gone.css"}}"#,
        "app/layout.tsx": "import './globals.css'", "app/globals.css": "@import \"tailwindcss\";",
      ],
      #"{ "format": "shadcn", "path": "app/globals.css", "merge": true }"#),
    Kind(
      "shadcn/ui on Tailwind CSS 4, whose last list of colors counts",
      [
        "package.json": #"{"dependencies": {"next": "16", "tailwindcss": "4"}}"#,
        "components.json": #"{"tailwind": {"css": "app/globals.css"}}"#,
        "app/globals.css": """
        @import "tailwindcss";
        @theme { --color-primary: hsl(var(--primary)); --color-card: hsl(var(--card)); }
        .chart { fill: hsl(var(--primary)); }
        @theme inline { --color-primary: var(--primary); --color-card: var(--card); }
        """,
      ],
      #"{ "format": "shadcn", "path": "app/globals.css", "merge": true }"#),
    Kind(
      "Rails, whose Tailwind CSS no page names",
      [
        "package.json": #"{"devDependencies": {"@biomejs/biome": "1.9.3"}}"#, "Gemfile": #"gem "tailwindcss-rails""#,
        "app/views/layouts/application.html.erb": #"<%= stylesheet_link_tag "tailwind" %>"#,
        "app/assets/tailwind/application.css": #"@import "tailwindcss";"#,
      ],
      #"{ "format": "tailwind", "path": "app/assets/tailwind/application.css", "merge": true }"#),
    Kind(
      "Rails, whose pages name their sheets in Ruby",
      [
        "package.json": "{}", "app/views/export/show.html.erb": #"<%= stylesheet_link_tag "embed" %>"#,
        "app/views/layouts/_head.html.erb":
          ##"<%= stylesheet_link_tag "screen-wide-#{direction}", media: "screen" %>"##,
        "app/assets/stylesheets/embed.scss": "", "app/assets/stylesheets/screen-wide-ltr.scss": "a { color: red }",
      ],
      #"{ "format": "css", "path": "app/assets/stylesheets/screen-wide-ltr.scss", "merge": true }"#),
    Kind(
      "Bootstrap from a gem",
      [
        "package.json": "{}", "Gemfile": #"gem "bootstrap", "~> 5.3""#,
        "app/views/layouts/application.html.erb": #"<%= stylesheet_link_tag "screen" %>"#,
        "app/assets/stylesheets/screen.scss": "@use \"common\";",
        "app/assets/stylesheets/common.scss": "$blue: #7092ff;\n@import \"bootstrap\";",
      ],
      #"{ "format": "bootstrap", "path": "app/assets/stylesheets/_bootstrap-theme.scss" }"#),
    Kind(
      "a sheet that's made from Sass beside it",
      [
        "index.html": #"<link rel="stylesheet" href="style/main.css">"#, "style/main.css": "a { color: red }",
        "style/main.scss": "a { color: red }",
      ],
      #"{ "format": "css", "path": "style/main.scss", "merge": true }"#),
    Kind(
      "Hugo, without what only pages from right to left load",
      [
        "hugo.toml": "", "assets/a.scss": "", "assets/rtl.scss": "",
        "layouts/head.html": """
        {{ $a := resources.Get "a.scss" }}
        {{ if eq .Language.Direction "rtl" }}{{ $b := resources.Get "rtl.scss" }}{{ end }}
        """,
      ],
      #"{ "format": "css", "path": "assets/a.scss", "merge": true }"#),
    Kind(
      "Jekyll with a package.json for its tools",
      [
        "package.json": #"{"devDependencies": {"prettier": "3"}}"#, "_config.yml": "title: a",
        "_layouts/default.html": "",
        "_includes/head.html": """
        <link rel="stylesheet" href="/assets/css/default.css"><link rel="stylesheet" href="/assets/css/nav.css">
        """,
        "assets/css/default.scss": "---\n---\n", "assets/css/nav.css": "",
      ],
      #"{ "format": "css", "path": "assets/css/default.scss", "merge": true }"#),
    Kind(
      "Tailwind CSS 3",
      [
        "package.json": #"{"devDependencies": {"tailwindcss": "^3.4", "vite": "5"}}"#,
        "src/main.js": "import './a.css'", "src/a.css": "@tailwind base;",
        "tailwind.config.js": "export default { darkMode: ['selector', '[data-mode=\"dark\"]'] }",
      ],
      #"{ "format": "css", "path": "src/a.css", "selector": "[data-mode=\"dark\"]", "merge": true }"#),
    Kind(
      "Material UI in JavaScript", ["package.json": #"{"dependencies": {"@mui/material": "7"}}"#, "src/index.js": ""],
      #"{ "format": "mui", "path": "src/theme.js" }"#),
    Kind(
      "Material UI in TypeScript, beside its theme",
      [
        "package.json": #"{"dependencies": {"@mui/material": "7"}}"#, "tsconfig.json": "{}",
        "src/styles/theme.tsx": "import { createTheme } from '@mui/material'\nexport default createTheme({})",
      ],
      #"{ "format": "mui", "path": "src/styles/tintype-theme.ts" }"#),
    Kind(
      "Ant Design in JavaScript",
      [
        "package.json": #"{"dependencies": {"antd": "5", "react": "19"}}"#,
        "src/App.js": "import { ConfigProvider } from 'antd'",
      ],
      #"{ "format": "antd", "path": "src/theme.js" }"#),
    Kind(
      "Angular Material before its colors were variables",
      [
        "package.json": #"{"dependencies": {"@angular/core": "15", "@angular/material": "^15.0.0"}}"#,
        "angular.json":
          #"{"projects": {"a": {"architect": {"build": {"options": {"styles": ["src/styles.scss"]}}}}}}"#,
        "src/styles.scss": "",
      ],
      #"{ "format": "css", "path": "src/styles.scss", "merge": true }"#),
    Kind(
      "Nuxt, whose list of sheets ends with a part's",
      [
        "package.json": #"{"dependencies": {"nuxt": "4"}}"#,
        "nuxt.config.ts": "export default defineNuxtConfig({ css: ['~/styles/vars.css', '~/styles/dropdown.css'] })",
        "app/app.vue": "", "app/styles/vars.css": ":root { --c-primary: #cc7d24 }", "app/styles/dropdown.css": ".a {}",
      ],
      #"{ "format": "css", "path": "app/styles/vars.css", "merge": true }"#),
    Kind(
      "Bootstrap as CSS only",
      [
        "package.json": #"{"dependencies": {"bootstrap": "5", "vite": "7"}}"#,
        "src/main.js": "import 'bootstrap/dist/css/bootstrap.css'\nimport './a.css'", "src/a.css": "",
      ],
      #"{ "format": "css", "path": "src/a.css", "merge": true }"#),
    Kind(
      "a workspace, whose application takes its sheet from a package",
      [
        "package.json": #"{"workspaces": ["*/*"]}"#, "apps/a/package.json": #"{"dependencies": {"next": "16"}}"#,
        "apps/a/app/layout.tsx": "import '@x/ui/styles/main.css'",
        "libs/ui/package.json": #"{"name": "@x/ui", "exports": {"./styles/*": "./src/*"}}"#,
        "libs/ui/src/main.css": "@import 'tailwindcss';",
      ],
      #"{ "format": "tailwind", "path": "libs/ui/src/main.css", "merge": true }"#),
    Kind(
      "a workspace, whose second application has the theme",
      [
        "package.json": #"{"workspaces": ["*"]}"#, "a/package.json": #"{"dependencies": {"vite": "7"}}"#,
        "a/src/main.ts": "import './a.css'", "a/src/a.css": "",
        "b/package.json": #"{"dependencies": {"vite": "7"}}"#, "b/src/main.ts": "import './b.css'",
        "b/src/b.css": ":root { --primary: #123abc; }",
      ],
      #"{ "format": "css", "path": "b/src/b.css", "merge": true }"#),
    Kind(
      "an application with plugins beside it, one of which has colors",
      [
        "package.json": #"{"workspaces": ["plugins/*"], "dependencies": {"@angular/core": "20"}}"#,
        "angular.json": #"{"projects": {"x": {"architect": {"build": {"options": {"styles": ["src/styles.scss"]}}}}}}"#,
        "src/styles.scss": "", "plugins/b/package.json": #"{"dependencies": {"vite": "7"}}"#,
        "plugins/b/src/main.ts": "import './b.css'", "plugins/b/src/b.css": ":root { --primary: #123abc; }",
      ],
      #"{ "format": "css", "path": "src/styles.scss", "merge": true }"#),
    Kind(
      "a theme of WordPress that enqueues nothing",
      ["style.css": "/*\nTheme Name: Old\n*/", "functions.php": "<?php", "assets/css/x.css": ""],
      #"{ "format": "css", "path": "assets/css/theme.css" }"#),
    Kind(
      "Hugo with a static sheet",
      [
        "config.toml": "", "content/a.md": "",
        "layouts/_default/baseof.html": #"<link rel="stylesheet" href="{{ "css/site.css" | relURL }}">"#,
        "static/css/site.css": "", "public/css/site.css": "", "themes/x/static/css/site.css": "",
      ],
      #"{ "format": "css", "path": "static/css/site.css", "merge": true }"#),
    Kind(
      "a server that gives static files",
      [
        "manage.py": "", "shop/templates/base.html": #"<link rel="stylesheet" href="{% static 'shop/site.css' %}">"#,
        "shop/static/shop/site.css": "",
      ],
      #"{ "format": "css", "path": "shop/static/shop/site.css", "merge": true }"#),
    Kind(
      "packages, builds and hidden folders don't count",
      ["node_modules/x/package.json": "{}", ".hidden/Package.swift": "", "build/pubspec.yaml": "flutter:"],
      #"{ "format": "css", "path": "theme.css" }"#),
  ]

  static let native: [Kind] = [
    Kind(
      "Xcode",
      [
        "Harbor.xcodeproj/project.pbxproj": "", "Harbor/Theme.swift": "struct Theme {}",
        "Harbor/HarborApp.swift": "@main\nstruct HarborApp: App {}",
      ],
      #"{ "format": "swift", "path": "Harbor/TintypeTheme.swift" }"#),
    Kind(
      "Xcode, with an app for a television",
      [
        "Film.xcodeproj/project.pbxproj": "", "FilmTV/FilmTVApp.swift": "@main\nstruct FilmTVApp: App {}",
        "Film/Start.swift": "import SwiftUI\n@main\nstruct Start: App {}",
      ],
      #"{ "format": "swift", "path": "Film/Theme.swift" }"#),
    Kind(
      "Android with views, beside a watch's app with Compose",
      [
        "app/build.gradle": "apply plugin: 'com.android.application'",
        "app/src/main/AndroidManifest.xml": "<manifest/>",
        "wear/build.gradle.kts":
          Project.composeGradle,
        "wear/src/main/kotlin/A.kt": "",
      ],
      #"{ "format": "android", "path": "app/src/main/res" }"#),
    Kind(
      "Xcode, beside the colors",
      [
        "App.xcodeproj/project.pbxproj": "", "App/Start.swift": "import SwiftUI\n@main struct Start: App {}",
        "App/Design/Colors.swift": "extension Color { static let brand = Color(red: 1, green: 0, blue: 0) }",
      ],
      #"{ "format": "swift", "path": "App/Design/Theme.swift" }"#),
    Kind(
      "Xcode, with its colors in a package that the app imports",
      [
        "App.xcodeproj/project.pbxproj": "",
        "App/Start.swift": "import Design\nimport SwiftUI\n@main struct Start: App {}",
        "Packages/Net/Package.swift": #".library(name: "Net", targets: ["Net"]), .target(name: "Net")"#,
        "Packages/Net/Sources/Net/Net.swift": "import Foundation",
        "Packages/Design/Package.swift":
          #".library(name: "Design", targets: ["Design"]), .target(name: "Design")"#,
        "Packages/Design/Sources/Design/Colors.swift":
          "import SwiftUI\nextension Color { static let brand = Color(red: 1, green: 0, blue: 0) }",
      ],
      #"{ "format": "swift", "path": "Packages/Design/Sources/Design/Theme.swift", "access": "public" }"#),
    Kind(
      "XcodeGen",
      [
        "project.yml": "name: A\ntargets:\n  A: {}",
        "Sources/AppDelegate.swift": "@UIApplicationMain\nclass AppDelegate {}",
      ],
      #"{ "format": "swift", "path": "Sources/Theme.swift" }"#),
    Kind(
      "a package in Swift, with a path of its own",
      [
        "Package.swift":
          #"let package = Package(name: "K", products: [.library(name: "K", targets: ["Base", "Kit"])], targets: [.target(name: "Base"), .target(name: "Kit", path: "Code/Kit")])"#,
        "Sources/Base/A.swift": "import Foundation", "Code/Kit/B.swift": "import UIKit",
      ],
      #"{ "format": "swift", "path": "Code/Kit/Theme.swift", "access": "public" }"#),
    Kind(
      "Compose in a module that a convention makes an application",
      [
        "settings.gradle.kts": "include(\":app\")",
        "app/build.gradle.kts":
          "plugins { id(\"x.android.application.compose\") }\nandroid { namespace = \"com.x.y\" }",
        "app/src/main/java/com/x/y/A.kt": "",
      ],
      #"{ "format": "compose", "path": "app/src/main/java/com/x/y/ui/theme/Theme.kt" }"#),
    Kind(
      "views",
      [
        "a/build.gradle": "apply plugin: 'com.android.library'", "a/src/main/AndroidManifest.xml": "",
        "b/build.gradle": "apply plugin: 'com.android.application'", "b/src/main/AndroidManifest.xml": "",
      ],
      #"{ "format": "android", "path": "b/src/main/res" }"#),
    Kind(
      "Compose for several platforms",
      [
        "shared/build.gradle.kts": "plugins { id(\"org.jetbrains.compose\") }",
        "shared/src/commonMain/kotlin/com/x/App.kt": "package com.x", "iosApp/iosApp.xcodeproj/project.pbxproj": "",
      ],
      #"{ "format": "compose", "path": "shared/src/commonMain/kotlin/com/x/theme/Theme.kt" }"#),
    Kind(
      "Flutter, whose shells don't count",
      [
        "pubspec.yaml": "dependencies:\n  flutter:\n    sdk: flutter\n", "lib/main.dart": "",
        "ios/Runner.xcodeproj/project.pbxproj": "", "web/index.html": "",
        "android/app/build.gradle": "apply plugin: 'com.android.application'",
        "android/app/src/main/AndroidManifest.xml": "",
      ],
      #"{ "format": "flutter", "path": "lib/theme.dart" }"#),
    Kind(
      "a package for Flutter",
      [
        "pubspec.yaml": "name: kit\ndependencies:\n  flutter:\n    sdk: flutter\n",
        "lib/kit.dart": "export 'src/a.dart';", "lib/src/a.dart": "", "example/lib/main.dart": "",
        "example/pubspec.yaml": "flutter:",
      ],
      #"{ "format": "flutter", "path": "lib/src/theme.dart" }"#),
    Kind(
      "a Swift target that already has a Theme.swift in another folder",
      [
        "Package.swift": #"Package(targets: [.executableTarget(name: "A")])"#,
        "Sources/A/Models/Theme.swift": "struct Theme {}",
        "Sources/A/main.swift": "",
      ],
      #"{ "format": "swift", "path": "Sources/A/TintypeTheme.swift" }"#),
    Kind(
      "apps side by side get one each; a package.json for tools is none",
      [
        "package.json": #"{"devDependencies": {"prettier": "3"}}"#,
        "ios/Package.swift": #"Package(targets: [.executableTarget(name: "A")])"#, "ios/Sources/A/A.swift": "",
        "web/package.json": #"{"dependencies": {"vite": "7"}}"#, "web/src/main.ts": "import './a.css'",
        "web/src/a.css": "",
      ],
      #"{ "format": "css", "path": "web/src/a.css", "merge": true }"#,
      #"{ "format": "swift", "path": "ios/Sources/A/Theme.swift" }"#),
  ]

  @Test("One output for each app, where it's loaded, and never someone else's file", arguments: web + native)
  func proposal(kind: Kind) throws {
    let project = try Project(nil)
    for (path, text) in kind.files { try project.write(text, to: path) }
    let made = try project.run("init", "--theme", "primary=indigo-500&accent=pink-a200&title=system-ui&body=system-ui")
    #expect(made.error == "")
    #expect(made.status == 0)
    #expect(try project.outputs == kind.outputs)
    #expect(try project.files == (Array(kind.files.keys) + ["tintype.json"]).sorted())
    #expect(try project.run("build").status == 0)
  }

  @Test func channelsAreThoseOfTheFunctionThatTheyGoInto() throws {
    let project = try Project(nil)
    try project.write(#"{"devDependencies": {"tailwindcss": "^3.4"}}"#, to: "package.json")
    try project.write(#"{"tailwind": {"css": "a.css"}}"#, to: "components.json")
    try project.write(
      "@tailwind base;\n:root { --primary: 1 2 3; }\n[data-theme='dark'] { --primary: 4 5 6; }", to: "a.css")
    try project.write("colors: { primary: 'rgb(var(--primary) / <alpha-value>)' }", to: "tailwind.config.js")
    _ = try project.run(
      "init", "--theme", Project.theme.replacing("EB+Garamond", with: "Georgia").replacing("Lato", with: "Arial"))
    #expect(
      try project.outputs == [
        #"{ "format": "shadcn", "path": "a.css", "selector": "[data-theme='dark']", "values": "rgb", "merge": true }"#
      ])
  }

  @Test func whatIsntThereIsSaid() throws {
    let project = try Project(nil)
    try project.write("{}", to: "package.json")
    try project.write(#"{"tailwind": {"css": "app/gone.css"}}"#, to: "components.json")
    try project.write("import './site.css'", to: "app/layout.tsx")
    try project.write("", to: "app/site.css")
    #expect(
      try project.run("init", "--theme", Project.theme).lines.contains(
        "components.json names app/gone.css, which isn’t there."))
  }

  @Test func aPackagesSheetIsntMissed() throws {
    let project = try Project(nil)
    try project.write(#"{"dependencies": {"nuxt": "4", "floaters": "5"}}"#, to: "package.json")
    try project.write("export default { css: ['floaters/dist/style.css', '~/a.css'] }", to: "nuxt.config.ts")
    try project.write(":root { --primary: #3F51B5 }", to: "app/a.css")
    let made = try project.run("init", "--yes")
    #expect(made.output.contains("merged into app/a.css") && !made.output.contains("which isn’t there"))
  }

  @Test func aSheetOutsideOfTheFolderIsntReached() throws {
    let project = try Project(nil)
    try project.write("{}", to: "apps/a/package.json")
    try project.write(#"{"tailwind": {"css": "../../ui/a.css"}}"#, to: "apps/a/components.json")
    try project.write("", to: "ui/a.css")
    let made = try Filter(["init", project.place("apps/a"), "--theme", Project.theme], input: Data())
    #expect(made.error == "tintype: The sheet is in ui/a.css, outside of this folder. Run tintype init ../..\n")
    #expect(made.status == 2)
  }

  @Test func aReactNativeAppHasNoFormat() throws {
    let project = try Project(nil)
    try project.write(#"{"dependencies": {"expo": "54", "react-native": "0.81"}}"#, to: "package.json")
    try project.write("apply plugin: 'com.android.application'", to: "android/app/build.gradle")
    try project.write("", to: "android/app/src/main/AndroidManifest.xml")
    let made = try project.run("init", "--theme", Project.theme)
    #expect(made.status == 2)
    #expect(made.error.hasPrefix("tintype: A React Native app takes its colors from JavaScript"))
    #expect(!project.exists("tintype.json"))
  }

  @Test func variablesThatAreUsedInSeveralWaysAreRefused() throws {
    let project = try Project(nil)
    try project.write(#"{"devDependencies": {"tailwindcss": "3"}}"#, to: "package.json")
    try project.write(#"{"tailwind": {"css": "a.css"}}"#, to: "components.json")
    try project.write("@tailwind base;", to: "a.css")
    try project.write(
      "colors: { primary: 'hsl(var(--primary))', border: 'rgb(var(--border))' }", to: "tailwind.config.js")
    let made = try project.run("init", "--theme", Project.theme)
    #expect(made.status == 2)
    #expect(made.error.contains("Some of the variables in a.css are used in hsl and rgb"))
  }
}
