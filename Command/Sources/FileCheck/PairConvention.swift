import ColorScience
import Files

/// A way to tell from names which color is the text on which other.
///
/// Names are words: `--color-onPrimary` is color, on and primary. An asterisk stands for one word or more, the same ones in
/// all patterns of a convention. Words before a pattern are those of a prefix or of what the color is in, and have to be the
/// same on both sides: `sidebar-text` is on `sidebar-background`.
struct PairConvention: Sendable {
  /// The text's name.
  let text: String
  /// The names of the backgrounds that it has to be readable on.
  let backgrounds: [String]
  let kind: Kind
  /// What it is, by which it needs more contrast or less.
  let subject: ContrastSubject
  /// The control whose edge it is: "input". Nil if it's something else, or could be several.
  let control: String?

  enum Kind: Sendable {
    /// It's for nothing but these backgrounds.
    case own
    /// It's for any background without its own text.
    case general
    /// The same, but the name may be that of a background as well.
    case vague
    /// Text that some make faint on purpose.
    case faint
  }

  init(
    _ text: String, on backgrounds: [String], _ kind: Kind = .own, _ subject: ContrastSubject = .text,
    control: String? = nil
  ) {
    self.text = text
    self.backgrounds = backgrounds
    self.kind = kind
    self.subject = subject
    self.control = control
  }
}

extension PairConvention {
  /// All of those for text. docs/check.md has an example of each.
  static let all =
    own + text.map { PairConvention($0, on: surfaces, .general) }
    + ["muted", "muted color", "link"].map { PairConvention($0, on: surfaces, .vague) }
    + faint.map { PairConvention($0, on: surfaces, .faint) }

  private static let own = [
    // Material, Tintype, and whoever took it from there.
    PairConvention("on *", on: ["*"]),
    PairConvention("on * fixed", on: ["* fixed dim"]),
    PairConvention("on * fixed variant", on: ["* fixed", "* fixed dim"]),
    PairConvention("on surface", on: containers),
    PairConvention("on surface variant", on: ["surface"] + containers),
    PairConvention("inverse on surface", on: ["inverse surface"]),
    // shadcn/ui, VS Code.
    PairConvention("* foreground", on: ["*", "* background", "* default"]),
    PairConvention("* fg", on: ["*", "* bg"]),
    // XAML's names end in what they are.
    PairConvention("* foreground", on: ["* color"]), PairConvention("* foreground color", on: ["* color"]),
    PairConvention("muted foreground", on: ["background", "card", "popover"], .general),
    // Bootstrap.
    PairConvention("* text", on: ["* bg", "* background"]),
    PairConvention("* text color", on: ["* bg", "* bg color", "* background", "* background color"]),
    PairConvention("* text emphasis", on: ["* bg subtle"]),
    PairConvention(
      "body color", on: ["body bg", "body secondary bg", "body tertiary bg", "secondary bg", "tertiary bg"]),
    PairConvention(
      "body secondary color", on: ["body bg", "body secondary bg", "body tertiary bg", "secondary bg", "tertiary bg"]),
    PairConvention("body emphasis color", on: ["body bg"]),
    PairConvention("emphasis color", on: ["body bg"]),
    PairConvention("* color", on: ["* background color", "* bg color", "* background", "* bg"]),
    PairConvention("btn hover color", on: ["btn hover bg"]),
    PairConvention("btn active color", on: ["btn active bg"]),
    // Pico.
    PairConvention("pico color", on: ["pico background color"]),
    PairConvention("pico muted color", on: ["pico background color"]),
    PairConvention("* inverse", on: ["* background"]),
    // Skeleton, Angular Material.
    PairConvention("* contrast", on: ["*"]),
    PairConvention("* contrast 500", on: ["* 500"]), PairConvention("* contrast 600", on: ["* 600"]),
    PairConvention("* contrast 700", on: ["* 700"]), PairConvention("* contrast 400", on: ["* 400"]),
    PairConvention("* contrast 300", on: ["* 300"]), PairConvention("* contrast 200", on: ["* 200"]),
    PairConvention("* contrast 100", on: ["* 100"]), PairConvention("* contrast 50", on: ["* 50"]),
    PairConvention("* contrast 800", on: ["* 800"]), PairConvention("* contrast 900", on: ["* 900"]),
    PairConvention("* contrast 950", on: ["* 950"]),
    // MUI.
    PairConvention("* contrast text", on: ["* main", "*"]),
    PairConvention("text primary", on: ["background default", "background paper"], .general),
    // Ant Design.
    PairConvention("color text", on: antDesignPages, .general),
    PairConvention("color text secondary", on: antDesignPages, .general),
    PairConvention("color text light solid", on: ["color primary", "color error"]),
    // Names of roles: a text, and what it's on.
    PairConvention("text on *", on: ["background *", "bg *", "surface *", "fill *"]),
    PairConvention("text inverse", on: ["bg inverse", "background inverse", "surface inverse"]),
    PairConvention("fg inverse", on: ["bg inverse", "background inverse"]),
    // GTK.
    PairConvention("* fg color", on: ["* bg color"]),
    // daisyUI.
    PairConvention("* content", on: ["*"]),
    PairConvention("base content", on: ["base 100", "base 200", "base 300"]),
  ]

  private static let antDesignPages = [
    "color bg base", "color bg layout", "color bg container", "color bg elevated",
  ]

  private static let containers: [String] = [
    "surface container", "surface container lowest", "surface container low", "surface container high",
    "surface container highest", "surface bright", "surface dim",
  ]

  /// Text for whatever no other color names as its background.
  private static let text: [String] =
    GroundWords.texts.map { $0.description } + [
      "text color", "fg color", "foreground color", "text default", "text base", "text main", "text normal",
      "text primary", "text secondary", "text muted", "text body", "fg default", "fg primary", "fg secondary",
      "fg muted", "foreground default", "foreground primary", "foreground secondary", "foreground muted", "body text",
      "text color primary", "text color secondary", "color text", "link color", "text link", "fg link",
    ]

  /// Backgrounds that may come without their own text.
  static let surfaces: [String] =
    GroundWords.backgrounds.map { $0.description } + [
      "raised", "body bg", "background color", "surface color", "bg canvas", "bg canvas default", "canvas default",
      "background color default", "bg color default",
      "bg color", "background default", "background paper", "background primary", "background base", "bg default",
      "bg primary", "bg base", "bg surface", "bg light", "surface default", "surface primary", "card bg",
      "card background", "card background color", "card bg color", "page background", "page bg", "color background",
      "color bg",
    ]

  private static let faint: [String] = [
    "text tertiary", "text quaternary", "text subtle", "text faint", "text weak", "text hint", "text disabled",
    "text placeholder", "fg subtle", "fg tertiary", "fg disabled", "foreground subtle", "foreground disabled",
    "placeholder", "disabled",
  ]

  /// Words before "on" that say no more than that it's text.
  static let wordsOfText: Set = [
    "text", "fg", "foreground", "label", "font", "ink", "title", "heading", "typography", "link",
  ]

  /// Words in the names of what isn't text, or doesn't need to be read.
  static let unreadWords: Set = [
    "border", "borders", "outline", "ring", "divider", "hairline", "separator", "stroke", "disabled", "inactive",
    "placeholder", "shadow", "scrim", "overlay", "backdrop", "chart", "charts", "graph", "decoration", "decorative",
    "watermark", "skeleton", "loader", "spinner", "insensitive", "track", "switch", "slider", "knob",
    "scrollbar", "thumb", "icon", "icons",
    "caret", "cursor", "ghost",
  ]
}
