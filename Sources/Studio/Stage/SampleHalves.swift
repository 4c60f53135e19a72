import Samples

extension Sample {
  /// The samples in two halves: if light and dark are both shown, the first half is light and the second dark.
  static let halves: [[Sample]] = {
    let first: [Sample] = [.inbox, .article, .checkout, .settings, .calendar]
    return [first, Sample.all.filter { !first.contains($0) }]
  }()
}
