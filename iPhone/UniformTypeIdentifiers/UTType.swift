/// https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct
public struct UTType: Hashable, Sendable {
  public let identifier: String
  private init(_ identifier: String) { self.identifier = identifier }
  public static let data = UTType("public.data")
}
