// The names of SwiftUI's controls, which an app uses beside our libraries.

public struct Button: Sendable {
  public init() {}
}

public struct Slider: Sendable {
  public init() {}
}

public struct Toggle: Sendable {
  public init() {}
}

public struct TextField: Sendable {
  public init() {}
}

public struct Picker: Sendable {
  public init() {}
}

public struct Alert: Sendable {
  public init() {}
}
