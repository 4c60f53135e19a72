/// A finger reached for something that is not on the glass.
@_spi(Headless) public struct NothingThere: Error, CustomStringConvertible {
  public let description: String
  public init(_ wanted: String) { description = "Nothing to tap: " + wanted }
}
