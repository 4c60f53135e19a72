import Conformance
import Foundation

extension ReportDetails {
  /// The keys of “report” in a `tintype.json`, and what they mean.
  static let keys = [
    (name: "product", purpose: "The product that it’s for."),
    (name: "productVersion", purpose: "The product’s version."),
    (name: "author", purpose: "Who answers for it."),
    (name: "company", purpose: "Their company."),
    (name: "email", purpose: "Their address."),
  ]

  /// Of today, or of the moment in SOURCE_DATE_EPOCH, with which the same input makes the same bytes.
  /// Source: reproducible-builds.org, "SOURCE_DATE_EPOCH".
  init(environment: [String: String] = ProcessInfo.processInfo.environment) throws(Refusal) {
    var moment = Date.now
    if let given = environment["SOURCE_DATE_EPOCH"], !given.isEmpty {
      guard let seconds = Double(given), (0...253_402_300_799).contains(seconds), given.allSatisfy(\.isNumber) else {
        throw Refusal("SOURCE_DATE_EPOCH takes seconds since 1970, not \(quoted(given)).")
      }
      moment = Date(timeIntervalSince1970: seconds)
    }
    self.init(
      date: moment.formatted(.iso8601.year().month().day()), maker: "Tintype \(Tintype.configuration.version)")
  }

  /// Takes what a project says, where nobody said otherwise.
  mutating func complete(with project: [String: String]) {
    product = product ?? project["product"]
    productVersion = productVersion ?? project["productVersion"]
    author = author ?? project["author"]
    company = company ?? project["company"]
    email = email ?? project["email"]
  }
}
