import UIKit

extension URL {
  /// What begins a link that opens this app.
  static let scheme = "tintype:"

  /// The address in a link: what follows the first `#`, as in the links of the web page. Empty where there is none.
  var address: String {
    let fragment = URLComponents(url: self, resolvingAgainstBaseURL: false)?.percentEncodedFragment
    return fragment.map { "#" + $0 } ?? ""
  }
}
