import Samples

/// An icon as an SVG path on a grid of 24.
struct IconDrawing {
  var path: String
  /// Whether it's filled and not only outlined.
  var isSolid = false
}

extension Icon {
  var drawing: IconDrawing {
    switch self {
    case .play, .pause, .previous, .next, .battery: IconDrawing(path: path, isSolid: true)
    default: IconDrawing(path: path)
    }
  }

  private var path: String {
    switch self {
    case .back: "M15 5l-7 7 7 7"
    case .forward: "M9 5l7 7-7 7"
    case .search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.3 15.3 20 20"
    case .plus: "M12 5v14M5 12h14"
    case .heart:
      "M12 20C7 16 3.500 13 3.500 8.800A4.400 4.400 0 0 1 12 7a4.400 4.400 0 0 1 8.500 1.800C20.500 13 17 16 12 20z"
    case .bookmark: "M7 4h10v16l-5-4-5 4z"
    case .more: "M5 12h.01M12 12h.01M19 12h.01"
    case .check: "M5 12.500l4.500 4.500L19 7.500"
    case .send: "M5 12h14M13 6l6 6-6 6"
    case .close: "M6 6l12 12M18 6 6 18"
    case .home: "M4 11l8-7 8 7v9h-5.500v-6h-5v6H4z"
    case .bell: "M6 17v-6a6 6 0 0 1 12 0v6l1.500 1h-15zM10 21h4"
    case .person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.500 20.500C5.500 17 8 15.500 12 15.500s6.500 1.500 7.500 5"
    case .calendar: "M4 6h16v14H4zM4 10.500h16M8 3.500V7M16 3.500V7"
    case .chart: "M5 20v-8M12 20V5M19 20v-5"
    case .star: "M12 4l2.500 5.200 5.700.8-4.100 4 1 5.700L12 17l-5.100 2.700 1-5.700-4.100-4 5.700-.8z"
    case .lock: "M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3"
    case .moon: "M20 14.500A8.500 8.500 0 1 1 9.500 4 7 7 0 0 0 20 14.500z"
    case .textSize: "M3 18 8 6l5 12M4.700 14h6.600M14 18l3.500-8 3.500 8M15.300 15.500h4.400"
    case .shuffle:
      "M4 7h3c5 0 5 10 10 10h3M4 17h3c1.500 0 2.500-1 3.300-2.300M13.600 9.300C14.500 8 15.500 7 17 7h3M18 4.500 20.500 7 18 9.500M18 14.500l2.500 2.500-2.500 2.500"
    case .speaker: "M4 9.500v5h3.500L12 19V5L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11"
    case .quiet: "M6 9.500v5h3.500L14 19V5L9.500 9.500z"
    case .play: "M8 5l11 7-11 7z"
    case .pause: "M7 5h3v14H7zM14 5h3v14h-3z"
    case .previous: "M19 6v12l-9-6zM6 6v12"
    case .next: "M5 6v12l9-6zM18 6v12"
    case .signal: "M4 18v-2M9 18v-5M14 18V10M19 18V6"
    case .wifi: "M3 10a13 13 0 0 1 18 0M6.500 13.500a8 8 0 0 1 11 0M12 18h.01"
    case .battery: "M2 8h18v9H2zM22.500 11.500v2"
    case .compass: "M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM15.500 8.500l-2 5-5 2 2-5z"
    case .leaf: "M4 20c3-7 6-9 10-11M6 17c7 4 14 0 14-13C10 4 4 8 6 17z"
    case .bird: "M3 18h7a8 8 0 0 0 8-8V8l3-1-3-1.500A3.500 3.500 0 0 0 11 7c0 5-3 8-8 11zM11 18v3M14 17v4"
    case .cloud: "M7 18a4.500 4.500 0 0 1 0-9 5.500 5.500 0 0 1 10.500 1A4 4 0 0 1 17 18z"
    case .pin:
      "M12 21s-7-6-7-11.500a7 7 0 0 1 14 0C19 15 12 21 12 21zM12 7.500a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400z"
    case .rise: "M12 19V5M6 11l6-6 6 6"
    case .fall: "M12 5v14M6 13l6 6 6-6"
    case .card: "M3 6h18v12H3zM3 10h18"
    case .warning: "M12 4l9 16H3zM12 10v4M12 17h.01"
    }
  }
}
