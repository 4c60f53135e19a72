import UIKit

extension Bundle {
  /// What begins a link to a theme: the page's address, which anybody can open, and which opens this app where it's installed. Its
  /// host is set in Site.xcconfig, and comes by way of Info.plist; without one it's the scheme that opens the app alone.
  var linkStart: String {
    let page = (object(forInfoDictionaryKey: "TintypePage") as? String).flatMap { URL(string: $0) }
    return page?.host == nil ? "tintype:" : page?.absoluteString ?? ""
  }
}

extension URL {

  /// The address in a link: what follows the first `#`, as in the links of the web page. Empty where there is none.
  var address: String {
    let fragment = URLComponents(url: self, resolvingAgainstBaseURL: false)?.percentEncodedFragment
    return fragment.map { "#" + $0 } ?? ""
  }
}
