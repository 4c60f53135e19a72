import UIKit

/// Something that leaves the app, or comes in, through one of UIKit's controllers.
enum Offer {
  /// Hands a file, a folder or a link to other apps.
  case share(URL)
  /// Lets the person pick a photo.
  case photo
  /// Lets the person pick files, and passes copies of them to `take`.
  case files(take: @MainActor ([URL]) -> Void)
}
