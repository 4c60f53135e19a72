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
  PT Sans|500 481 83 70
  Arimo|528 490 92 65
  Cantarell|482 500 80 71
  Play|484 504 92 59
  B612|558 536 95 77
  Gillius ADF|451 463 76 68
  TeX Gyre Adventor|547 541 75 68
  League Spartan|410 455 76 69
  OpenDyslexic|547 607 95 66
  GFS Neohellenic|387 403 60 52
  Lohit Devanagari|488 458 64 59
  Arundina Sans|547 564 95 75
  EB Garamond|405 436 82 31
  Vollkorn|460 506 101 48
  PT Serif|500 503 96 44
  Cardo|439 482 83 33
  Quattrocento|459 516 75 42
  Goudy Bookletter 1911|415 437 78 47
  Linux Libertine O|431 467 86 37
  GFS Didot|456 505 92 34
  TeX Gyre Pagella|469 512 94 34
  TeX Gyre Schola|466 521 105 44
  Baskervald ADF Std|415 459 92 30
  Caladea|467 467 90 46
  Yrsa|416 448 86 43
  Arapey|438 462 99 30
  Fanwood Text|385 438 76 31
  Amiri|420 445 86 34
  Norasi|450 458 93 29
  Roboto Slab|528 545 96 76
  CMU Concrete|458 492 75 57
  JetBrains Mono|550 600 90 80
  Fira Code|540 615 92 70
  Hack|547 602 95 76
  Anonymous Pro|455 546 67 57
  Cousine|528 600 92 65
  Fantasque Sans Mono|518 518 77 76
  Go Mono|530 600 104 60
  PT Mono|500 600 83 67
  mononoki|488 562 83 75
  Bebas Neue|700 387 77 71
  Comfortaa|547 584 75 70
  Yanone Kaffeesatz|500 350 88 69
  Lobster Two|560 408 108 53
  Leckerli One|493 496 147 79
  Cabin Sketch|500 505 118 99
  Dancing Script|332 390 65 63
  Kaushan Script|475 442 123 147
  Comic Neue|494 462 65 57
  TeX Gyre Chorus|411 398 67 31
  Purisa|526 579 75 72
  """
