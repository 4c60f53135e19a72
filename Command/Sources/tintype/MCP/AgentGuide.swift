import ArgumentParser
import Formats
import Theme

/// A text for agents. The lists in it are made of the tables that the command itself works with.
enum AgentGuide: String, ExpressibleByArgument, CaseIterable {
  /// How to use the command, as a skill that an agent loads when it needs it.
  case skill
  /// An overview with links, for a website's llms.txt.
  case llms

  var text: String {
    switch self {
    case .skill: Self.skillText
    case .llms: Self.overview
    }
  }

  /// The instructions that an agent reads when it connects.
  static let instructions = """
    Tintype chooses an app's colors and fonts, and computes from them every color the app paints, legible by construction in \
    light, dark and high contrast. From a brief: find_color for a primary color that fits its words, suggest_themes to build \
    on it, check to prove it, export to write it. For an app that has colors: import reads its theme, and check finds \
    and fixes text that isn't legible. Paint with roles, text \
    on x in on-x, and never with a color of your own. tintype://guide says more.
    """

  private static var skillText: String {
    """
    ---
    name: tintype
    description: Choose an app's colors and fonts and write them as code, legible by construction in light, dark and high \
    contrast (WCAG 2.2). Use it for a new app's look, a dark mode, a brand color that has to stay readable, or to check and \
    convert the colors an app has.
    ---

    # Tintype

    A theme is one line of text: `primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato`. A color is CSS, a hex, or \
    a name: a crayon (`Sea Green`), a Material color (`indigo-500`) or an xkcd color (`dusty rose`). Fonts may be any family. \
    From these four choices, `tintype` computes a color for every role in four schemes: light and dark, each at standard and \
    at high contrast. Text on a role is always legible.

    ## From a brief to files

    Say the brief is “calm, green, for nurses”. Look for colors by a word of it; calm ones have an OKLCH chroma of about 0.1, \
    vivid ones 0.2. Take one as the primary, ask for themes around it, pick one, prove it, and write it:

    ```sh
    tintype crayons --set all sea green --json
    tintype shuffle --seed 1 --count 3 --lock 'primary=seagreen' --json
    theme=$(tintype shuffle --seed 1 --lock 'primary=seagreen')
    tintype check "$theme"
    tintype check "$theme" --dark
    tintype init --yes --theme "$theme" --format css=src/theme.css
    tintype build
    tintype build --check
    tintype check src
    ```

    `tintype build` writes what `tintype.json` lists, and again whenever the theme in it changes; without a project, \
    `tintype export THEME --format css --out theme.css` writes one format. Neither replaces a file that Tintype didn't \
    write, unless you give `--force`. If the app has a brand color, lock that: `--lock 'primary=#0a7d5f'`. If it has a theme \
    already, `tintype import FILE` reads it, and `tintype check FILE` finds the text in it that isn't legible; `--fix` \
    writes the nearest colors that are.

    The exit status is 0 if all is well, 1 if the answer is no, and 2 if the call was wrong; then one sentence on standard \
    error says what would be right. `--json` prints facts for programs.

    ## In the app's code

    - Paint with roles, never with hexes of your own: a role has the right color in every scheme.
    - Text and icons on `x` are `on-x`: `on-primary` on `primary`, `on-negative-soft` on `negative-soft`.
    - On `background`, `surface` and `raised`, text is `text`, less important text `muted`. Colored text is `primary-text` or \
    `accent-text`, not `primary` or `accent`.
    - `accent` is for what people should do next: one thing on a screen.
    - `border` separates; `outline` is for the edges of fields and controls. `focus` is the ring around the focused one.

    \(roles)

    ## Formats

    \(formats)

    ## Commands

    \(commands)

    `tintype help COMMAND` says how each is used.

    """
  }

  private static var overview: String {
    """
    # Tintype

    > Tintype is a tool for app developers and designers: choose two colors and two fonts, and get every color that an app \
    paints, legible by construction in light, dark and high contrast by WCAG 2.2, as code in \(Format.all.count) formats. It \
    runs in the browser, on iPhone, as the command `tintype`, as an MCP server (`tintype mcp`), and as Swift libraries.

    A theme is one line of text: `primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato`.

    ## For agents

    - [Skill](skills/tintype/SKILL.md): from a brief to files, with the command
    - [Agents](docs/agents.md): the MCP server, its tools, and how to set it up

    ## Documentation

    - [The command](docs/command.md): a tour
    - [A theme](docs/theme.md): its string, and a table of the roles
    - [A theme in a project](docs/project.md): `tintype.json`, `tintype build`, and choosing while you watch your own app
    - [Formats](docs/formats.md): what each holds, and its options
    - [Import](docs/import.md): which files and links can be read, and what's guessed
    - [Templates](docs/templates.md): formats of your own
    - [Libraries](docs/libraries.md): schemes at run time, in Swift
    - [Themes while an app runs](docs/run-time.md): a package for JavaScript, a server, and style sheets with many themes
    - [Build plugin](docs/plugin.md): a theme in a Swift package
    - [The contrast of files](docs/check.md): what `tintype check` reads, which names are pairs, and how to fix what fails
    - [Report](docs/report.md): a report on contrast to hand in, as a page, JSON or OpenACR
    - [Checks](docs/checks.md): contrast with every change, on GitHub and before each commit
    - [When something goes wrong](docs/troubleshooting.md): exit statuses, and what's behind the usual errors

    ## Commands

    \(commands)

    """
  }

  /// A table of the roles.
  static var roles: String {
    table(
      of: ["role", "what it's for", "readable on"],
      SchemeRole.common.map { role in
        ["`\(role.name())`", role.purpose, role.backgrounds.map { "`\($0.name())`" }.joined(separator: ", ")]
      })
  }

  /// A table of the formats.
  static var formats: String {
    table(
      of: ["format", "file", "for", "what it holds", "options"],
      Format.all.map { format in
        [
          "`\(format.name)`", "\(format.fileName)\(format.isFolder ? "/" : "")", "\(format.reader)",
          "\(format.purpose)",
          format.options.map { "\($0.name)" }.joined(separator: ", "),
        ]
      })
  }

  private static var commands: String {
    Tintype.configuration.subcommands.map { command in
      "- `tintype \(command.commandName)`: \(command.configuration.abstract)"
    }.joined(separator: "\n")
  }
}

/// A table in Markdown.
private func table(of head: [String], _ rows: [[String]]) -> String {
  ([head, head.map { _ in "---" }] + rows).map { cells in
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }.joined(separator: "\n")
}
