import Theme

// The words that screens and controls are written in.

func row(
  _ spacing: Int = 0, _ alignment: Stack.Alignment = .center, _ distribution: Stack.Distribution = .start,
  @Parts _ parts: () -> [Part]
) -> Part {
  .stack(Stack(axis: .row, spacing: spacing, alignment: alignment, distribution: distribution, parts: parts()))
}

func column(
  _ spacing: Int = 0, _ alignment: Stack.Alignment = .fill, _ distribution: Stack.Distribution = .start,
  @Parts _ parts: () -> [Part]
) -> Part {
  .stack(Stack(axis: .column, spacing: spacing, alignment: alignment, distribution: distribution, parts: parts()))
}

func layers(@Parts _ parts: () -> [Part]) -> Part {
  .stack(Stack(axis: .layers, parts: parts()))
}

/// A shape with nothing in it.
func shape(_ fill: SchemeRole, width: Int? = nil, height: Int? = nil, corner: Int = 0) -> Part {
  .stack(Stack(axis: .row, fill: fill, corner: corner, width: width, height: height, parts: []))
}

/// Room with nothing in it.
func gap(width: Int? = nil, height: Int? = nil) -> Part {
  .stack(Stack(axis: .row, width: width, height: height, parts: []))
}

/// A line that separates.
var hairline: Part { shape(.border, height: 1) }

/// Takes the free room.
var spacer: Part { .stack(Stack(axis: .row, share: 1, parts: [])) }

func text(_ words: String, _ style: Passage.Style = .body, _ role: SchemeRole = .text) -> Part {
  .text(Passage(style: style, role: role, spans: [.words(words)]))
}

/// A text whose parts differ.
func text(_ style: Passage.Style, _ role: SchemeRole = .text, _ spans: Passage.Span...) -> Part {
  .text(Passage(style: style, role: role, spans: spans))
}

/// The name that a person gave the theme.
func appName(_ style: Passage.Style, _ role: SchemeRole = .text) -> Part {
  .text(Passage(style: style, role: role, lines: 1, spans: [.appName]))
}

func icon(_ icon: Icon, _ role: SchemeRole = .text, size: Int = 24) -> Part { .icon(icon, role, size: size) }

func control(_ control: Control) -> Part { .control(control) }

func picture(_ picture: Picture) -> Part { .picture(picture) }

extension Part {
  /// Changes the stack; anything else gets one around it.
  private func box(_ change: (inout Stack) -> Void) -> Part {
    if case .stack(var stack) = self {
      change(&stack)
      return .stack(stack)
    }
    var stack = Stack(axis: .column, parts: [self])
    change(&stack)
    return .stack(stack)
  }

  func padding(_ all: Int) -> Part { padding(horizontal: all, vertical: all) }

  func padding(horizontal: Int = 0, vertical: Int = 0) -> Part {
    padding(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  func padding(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) -> Part {
    box { $0.padding = Stack.Insets(top: top, leading: leading, bottom: bottom, trailing: trailing) }
  }

  func fill(_ role: SchemeRole, corner: Int = 0) -> Part {
    box {
      $0.fill = role
      $0.corner = corner
    }
  }

  func edge(_ role: SchemeRole, width: Int = 1) -> Part { box { $0.edge = Stack.Edge(role: role, width: width) } }

  func shadow(_ shadow: Stack.Shadow) -> Part { box { $0.shadow = shadow } }

  func size(width: Int? = nil, height: Int? = nil) -> Part {
    box {
      $0.width = width
      $0.height = height
    }
  }

  func share(_ share: Int = 1) -> Part { box { $0.share = share } }

  func clipped(corner: Int? = nil) -> Part {
    box {
      $0.isClipped = true
      $0.corner = corner ?? $0.corner
    }
  }

  /// Left out of a screen that's lower.
  func from(_ height: Int) -> Part { box { $0.leastHeight = height } }

  /// Something that people have to see.
  func mark() -> Part { box { $0.isMark = true } }

  func playback() -> Part { box { $0.isPlayback = true } }
}

extension Part {
  private func passage(_ change: (inout Passage) -> Void) -> Part {
    guard case .text(var passage) = self else { return self }
    change(&passage)
    return .text(passage)
  }

  func bold() -> Part { passage { $0.isBold = true } }
  func regular() -> Part { passage { $0.isBold = false } }
  func italic() -> Part { passage { $0.isItalic = true } }
  func inTitleFont() -> Part { passage { $0.isInTitleFont = true } }
  func centered() -> Part { passage { $0.isCentered = true } }
  /// Cut off with an ellipsis after a number of lines.
  func lines(_ lines: Int) -> Part { passage { $0.lines = lines } }
}
