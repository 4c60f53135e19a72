/// A system that comes with fonts.
public enum Platform: UInt8, Equatable, Sendable {
  case iOS = 105  // i
  case macOS = 109  // m
  case windows = 119  // w
  case android = 97  // a
  case debian = 100  // d
}
