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
    case .play, .pause, .previous, .next, .battery, .more: IconDrawing(path: path, isSolid: true)
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
      "M12 20C7 16 3.5 13 3.5 8.8A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 8.5 1.8C20.5 13 17 16 12 20z"
    case .bookmark: "M7 4h10v16l-5-4-5 4z"
    case .more:
      "M4 12a1 1 0 0 1 2 0 1 1 0 0 1-2 0zM11 12a1 1 0 0 1 2 0 1 1 0 0 1-2 0zM18 12a1 1 0 0 1 2 0 1 1 0 0 1-2 0z"
    case .check: "M5 12.5l4.5 4.5L19 7.5"
    case .send: "M5 12h14M13 6l6 6-6 6"
    case .close: "M6 6l12 12M18 6 6 18"
    case .home: "M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z"
    case .bell: "M6 17v-6a6 6 0 0 1 12 0v6l1.5 1h-15zM10 21h4"
    case .person: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20.5C5.5 17 8 15.5 12 15.5s6.5 1.5 7.5 5"
    case .calendar: "M4 6h16v14H4zM4 10.5h16M8 3.5V7M16 3.5V7"
    case .chart: "M5 20v-8M12 20V5M19 20v-5"
    case .star: "M12 4l2.5 5.2 5.7.8-4.1 4 1 5.7L12 17l-5.1 2.7 1-5.7-4.1-4 5.7-.8z"
    case .lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3"
    case .moon: "M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z"
    case .textSize: "M3 18 8 6l5 12M4.7 14h6.6M14 18l3.5-8 3.5 8M15.3 15.5h4.4"
    case .shuffle:
      "M4 7h3c5 0 5 10 10 10h3M4 17h3c1.5 0 2.5-1 3.3-2.3M13.6 9.3C14.5 8 15.5 7 17 7h3M18 4.5 20.5 7 18 9.5M18 14.5l2.5 2.5-2.5 2.5"
    case .speaker: "M4 9.5v5h3.5L12 19V5L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11"
    case .quiet: "M6 9.5v5h3.5L14 19V5L9.5 9.5z"
    case .play: "M8 5l11 7-11 7z"
    case .pause: "M7 5h3v14H7zM14 5h3v14h-3z"
    case .previous: "M19 6v12l-9-6zM6 6v12"
    case .next: "M5 6v12l9-6zM18 6v12"
    case .signal: "M4 18v-2M9 18v-5M14 18V10M19 18V6"
    case .wifi: "M3 10a13 13 0 0 1 18 0M6.5 13.5a8 8 0 0 1 11 0M12 18h.01"
    case .battery: "M2 8h18v9H2zM22.5 11.5v2"
    case .compass: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM15.5 8.5l-2 5-5 2 2-5z"
    case .leaf: "M4 20c3-7 6-9 10-11M6 17c7 4 14 0 14-13C10 4 4 8 6 17z"
    case .bird: "M3 18h7a8 8 0 0 0 8-8V8l3-1-3-1.5A3.5 3.5 0 0 0 11 7c0 5-3 8-8 11zM11 18v3M14 17v4"
    case .cloud: "M7 18a4.5 4.5 0 0 1 0-9 5.5 5.5 0 0 1 10.5 1A4 4 0 0 1 17 18z"
    case .pin:
      "M12 21s-7-6-7-11.5a7 7 0 0 1 14 0C19 15 12 21 12 21zM12 7.5a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z"
    case .rise: "M12 19V5M6 11l6-6 6 6"
    case .fall: "M12 5v14M6 13l6 6 6-6"
    case .card: "M3 6h18v12H3zM3 10h18"
    case .warning: "M12 4l9 16H3zM12 10v4M12 17h.01"
    }
  }
}
