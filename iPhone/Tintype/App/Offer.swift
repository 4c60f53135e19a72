import UIKit

/// What leaves the app by UIKit's means, or comes in.
enum Offer {
  /// Hands a file, a folder or a link to other apps.
  case share(URL)
  /// Lets the person pick a photo.
  case photo
  /// Lets the person pick files, then hands over copies of them.
  case files(take: @MainActor ([URL]) -> Void)
}
