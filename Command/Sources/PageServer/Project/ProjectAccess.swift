import NIOConcurrencyHelpers

/// Who may use a project. A person gets an address with an invitation, which is good for one page. That page brings a token of
/// its own for all that follows, so what browsers remember of the address is worth nothing.
public final class ProjectAccess: Sendable {
  private let shared = NIOLockedValueBox(Shared())

  private struct Shared {
    var invitation = AccessToken()
    /// The pages, the first that came first: how each was invited, and its own token.
    var pages: [(invitation: AccessToken, token: AccessToken)] = []
    var follower: (@Sendable (AccessToken) -> Void)?
  }

  public init() {}

  /// What lets in the next page.
  public var invitation: AccessToken { shared.withLockedValue { $0.invitation } }

  /// Calls back with the next invitation whenever one is used up, on any thread.
  public func follow(_ used: @escaping @Sendable (_ next: AccessToken) -> Void) {
    shared.withLockedValue { $0.follower = used }
  }

  /// Lets in a page with a token of its own. It may ask again, as it does if it hasn't heard the answer.
  /// - Parameter fields: The values of Authorization.
  /// - Returns: Whether these are an invitation that no other page has used.
  func admit(_ token: AccessToken, invitedBy fields: [String]) -> Bool {
    let (isAdmitted, news) = shared.withLockedValue { shared -> (Bool, (() -> Void)?) in
      if let page = shared.pages.first(where: { $0.invitation.isGiven(by: fields) }) {
        return (page.token == token, nil)
      }
      guard shared.invitation.isGiven(by: fields) else { return (false, nil) }
      shared.pages.append((shared.invitation, token))
      let next = AccessToken()
      shared.invitation = next
      return (true, shared.follower.map { follower in { follower(next) } })
    }
    news?()
    return isAdmitted
  }

  /// Whether the values of Authorization are the token of a page that was let in, or an invitation that no page has used yet, with
  /// which a program can work on the project without a page.
  func isPage(_ fields: [String]) -> Bool {
    shared.withLockedValue { shared in
      shared.pages.contains { $0.token.isGiven(by: fields) } || shared.invitation.isGiven(by: fields)
    }
  }
}
