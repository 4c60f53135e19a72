/// Whose report it is, and of when. Nothing in it is made up: what nobody said is left out.
public struct ReportDetails {
  /// The product, its version, who answers for it, their company and their address.
  public var product, productVersion, author, company, email: String?
  /// The day, in UTC: "2026-11-28".
  public let date: String
  /// What made it: "Tintype 1.0.0".
  public let maker: String

  /// Details of a day, of nobody yet.
  public init(date: String, maker: String = "Tintype") {
    (self.date, self.maker) = (date, maker)
  }
}
