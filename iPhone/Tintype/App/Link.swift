import UIKit

extension Bundle {
  /// The start of a link to a theme: the page's address, which opens in any browser, and in this app if it's installed.
  /// Site.xcconfig sets its host, by way of Info.plist. Without a host it's the scheme that only opens the app.
  var linkStart: String {
    let page = (object(forInfoDictionaryKey: "TintypePage") as? String).flatMap { URL(string: $0) }
    return page?.host == nil ? "tintype:" : page?.absoluteString ?? ""
  }
}

extension URL {
  /// The address in a link: everything after the first `#`, as in the page's links. Empty if there's none.
  var address: String {
    let fragment = URLComponents(url: self, resolvingAgainstBaseURL: false)?.percentEncodedFragment
    return fragment.map { "#" + $0 } ?? ""
  }
}
