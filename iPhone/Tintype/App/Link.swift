import UIKit

extension URL {
  /// The address in a link: what follows the first `#`, as in the links of the web page. Empty where there is none.
  var address: String {
    let fragment = URLComponents(url: self, resolvingAgainstBaseURL: false)?.percentEncodedFragment
    return fragment.map { "#" + $0 } ?? ""
  }
}
