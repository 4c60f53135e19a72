import ColorScience
import _Text

extension MeasuredFamily {
  /// The families that come with the page, measured in their font files. `Tests/Browser/test_suggestions.py` measures them again.
  public static let included: [MeasuredFamily] = table.description.fields(separatedBy: "\n").compactMap { line in
    let (name, rest) = line.cut(at: "|")
    let numbers = (rest ?? "").fields(separatedBy: " ").compactMap { Int(digits: $0.bytes) }
    guard numbers.count == 4 else { return nil }
    return MeasuredFamily(
      .named(name),
      FontMeasures(xHeight: numbers[0], width: numbers[1], stem: numbers[2], hairline: numbers[3]))
  }
}

/// A family's name, then its x-height, width, stem and hairline.
private let table: StaticString = """
  Lato|506 493 92 70
  Open Sans|535 523 84 69
  Inter|545 534 84 75
  Roboto|528 499 90 74
  Cabin|490 477 92 80
  Karla|479 520 80 67
  Manrope|540 523 78 71
  Quicksand|516 519 60 56
  Dosis|479 427 65 60
  Jura|472 529 52 52
  EB Garamond|405 436 82 31
  Vollkorn|460 506 101 48
  PT Serif|500 503 96 44
  Cardo|439 482 83 33
  Quattrocento|459 516 75 42
  Goudy Bookletter 1911|415 437 78 47
  Roboto Slab|528 545 96 76
  JetBrains Mono|550 600 90 80
  Fira Code|540 615 92 70
  Hack|547 602 95 76
  Bebas Neue|700 387 77 71
  Comfortaa|547 584 75 70
  Yanone Kaffeesatz|500 350 88 69
  Dancing Script|332 390 65 63
  Kaushan Script|475 442 123 147
  Comic Neue|494 462 65 57
  """
