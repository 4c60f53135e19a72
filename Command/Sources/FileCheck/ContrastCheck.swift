import ColorScience
import Files
import Formats

/// The contrast of the text in files that belong together, by the names of their colors.
///
/// ```swift
/// let file = File(path: "theme.css", text: ":root { --card: #fff; --card-foreground: #999; }")
/// let judged = try ContrastCheck([file])
/// judged.failures[0].ratio              // 2.84…
/// judged.failures[0].suggestion?.text   // "#767676"
/// ```
public struct ContrastCheck: Sendable {
  /// How to judge.
  public struct Rules: Sendable {
    /// The level of WCAG 2.2 to reach, AA or AAA.
    public var level = ContrastLevel.aa
    /// Whether to judge pairs, too, that may not be text people have to read.
    public var isStrict = false
    /// Whether to judge what isn't text, too, by success criterion 1.4.11: edges of fields, focus rings, icons, charts.
    public var judgesNonText = false
    /// Pairs to judge besides those that follow from names.
    public var listed: [ListedPair] = []
    /// Pairs to leave out.
    public var ignored: [ListedPair] = []

    /// AA, by names only.
    public init() {}
  }

  /// Pairs that fall short of what they need, in the order of the text's places.
  public private(set) var failures: [ContrastFailure] = []
  /// Pairs that might fall short: the files don't tell.
  public private(set) var undecided: [UndecidedPair] = []
  /// The pairs that were judged, with any result.
  public private(set) var pairs: [JudgedPair] = []
  /// How many pairs were judged.
  public var judged: Int { pairs.count }
  /// Whether the files have more colors or modes than are judged, so that a pass says nothing about the rest.
  public let isCut: Bool
  /// The indices of the files that have a color with a name.
  public let filesWithColors: [Int]

  /// Judges a file, or the files of an asset catalog or of an Android app's resources.
  /// - Parameters:
  ///   - files: The file, or the files that are one.
  ///   - others: What a program imports. It only says what the program's names mean, and its places come after those of the files.
  ///   - rules: How to judge.
  ///   - page: What other style sheets declare, for one that's judged by itself. A place whose file is after the given ones is in
  ///     one of these: `page.paths[place.file - files.count]`.
  public init(
    _ files: [File], besides others: [File] = [], rules: Rules = Rules(), page: PageProperties? = nil
  ) throws(ImportError) {
    let colors = try WrittenColors(files, besides: others, page: page)
    isCut = colors.isCut
    filesWithColors = files.indices.filter { file in
      colors.modes.contains { $0.colors.contains { $0.color != nil && $0.place.file == file } }
    }
    var verdicts: [Verdict] = []
    var known: [[WrittenColor.Place]: [Int]] = [:]
    for mode in colors.modes {
      let pairs = ColorPairs(mode, rules)
      for pair in pairs.pairs {
        let verdict = Verdict(pair, in: mode, of: pairs, rules)
        guard !rules.ignores(verdict) else { continue }
        // The same pair of places in another mode is the same pair.
        let places = [verdict.text.place, verdict.background.place]
        if let same = known[places]?.first(where: { verdicts[$0].hasColors(of: verdict) }) {
          if !verdicts[same].modes.contains(mode.mode) { verdicts[same].modes.append(mode.mode) }
        } else {
          known[places, default: []].append(verdicts.count)
          verdicts.append(verdict)
        }
      }
    }
    let uses = ColorUses(verdicts)
    for verdict in verdicts {
      switch verdict.outcome {
      case .passes: pairs.append(JudgedPair(verdict))
      case .fails:
        pairs.append(JudgedPair(verdict))
        failures.append(ContrastFailure(verdict, Remedy(for: verdict, uses: uses, in: files)))
      case .undecided(let reason): undecided.append(UndecidedPair(verdict, reason))
      }
    }
    failures.sort { $0.text.place.precedes($1.text.place) }
    undecided.sort { $0.text.place.precedes($1.text.place) }
  }
}

extension ContrastCheck.Rules {
  fileprivate func ignores(_ verdict: Verdict) -> Bool {
    ignored.contains {
      verdict.text.words.ends(with: WrittenColor.words(of: $0.text))
        && verdict.background.words.ends(with: WrittenColor.words(of: $0.background))
    }
  }
}

extension WrittenColor.Place {
  /// Whether it comes first: its file, then its beginning.
  fileprivate func precedes(_ other: WrittenColor.Place) -> Bool {
    file != other.file ? file < other.file : range.lowerBound < other.range.lowerBound
  }
}

/// Text, or something else that people have to see, whose contrast was judged.
public struct JudgedPair: Sendable {
  /// The text's color, and the one that it's on.
  public let text, background: WrittenColor
  /// The modes it's about.
  public let modes: [ColorMode]
  /// What it is: text, or something else.
  public let subject: ContrastSubject
  /// The contrast ratio it has, 1...21, and the one it needs.
  public let ratio, needed: Double

  init(_ verdict: Verdict) {
    (text, background, modes, subject) = (verdict.text, verdict.background, verdict.modes, verdict.subject)
    (ratio, needed) = (verdict.ratio ?? 1, verdict.needed)
  }
}

/// Text, or something else that people have to see, that falls short of the contrast it needs.
public struct ContrastFailure: Sendable {
  /// The text's color.
  public let text: WrittenColor
  /// The color that it's on.
  public let background: WrittenColor
  /// The modes that it falls short in.
  public let modes: [ColorMode]
  /// What it is: text, or something else.
  public let subject: ContrastSubject
  /// The contrast ratio it has, 1...21, and the one it needs.
  public let ratio: Double
  public let needed: Double
  /// The nearest color that passes everywhere the text's is used; nil if there's none.
  public let nearest: SRGB?
  /// That color in the file's own notation; nil if there's none, or it can't be written where the text's is.
  public let suggestion: Rewriting?

  init(_ verdict: Verdict, _ remedy: Remedy) {
    (text, background, modes, subject) = (verdict.text, verdict.background, verdict.modes, verdict.subject)
    (ratio, needed) = (verdict.ratio ?? 1, verdict.needed)
    (nearest, suggestion) = (remedy.nearest, remedy.suggestion)
  }
}

/// Two colors that may be text and its background, and may be too much alike.
public struct UndecidedPair: Sendable {
  /// The color that may be text.
  public let text: WrittenColor
  /// The color that it may be on.
  public let background: WrittenColor
  /// The modes it's about.
  public let modes: [ColorMode]
  /// What it may be: text, or something else.
  public let subject: ContrastSubject
  /// The reason that it isn't judged.
  public let reason: Reason

  /// A reason not to judge a pair.
  public enum Reason: Sendable {
    /// One of them lets what's behind it through.
    case seeThrough
    /// One of them is a gradient.
    case gradient
    /// One of them refers to what isn't in the file, leads back to itself, or is computed.
    case unknown
    /// The file declares one of them twice, with different values.
    case ambiguous
    /// The name is that of a line, something disabled, or something else that isn't read.
    case unread
    /// The text may be faint on purpose, or the background may be for other text.
    case doubtful
  }

  init(_ verdict: Verdict, _ reason: Reason) {
    (text, background, modes, subject) = (verdict.text, verdict.background, verdict.modes, verdict.subject)
    self.reason = reason
  }

  /// The reason in a few words: "see-through".
  public var reasonText: String {
    switch reason {
    case .seeThrough: "see-through"
    case .gradient: "a gradient"
    case .unknown: "not a color that this file tells"
    case .ambiguous: "declared twice"
    case .unread where subject == .nonText: "disabled or decoration, by its name"
    case .unread: "not text that has to be read, by its name"
    case .doubtful where subject == .nonText: "may not be on this color"
    case .doubtful: "may not be text on this color"
    }
  }
}
