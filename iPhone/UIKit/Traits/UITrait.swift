/// https://developer.apple.com/documentation/uikit/uitraitdefinition
public protocol UITraitDefinition {}

/// https://developer.apple.com/documentation/uikit/uitrait
public typealias UITrait = any UITraitDefinition.Type

/// https://developer.apple.com/documentation/uikit/uitraituserinterfacestyle
public struct UITraitUserInterfaceStyle: UITraitDefinition {}

/// https://developer.apple.com/documentation/uikit/uitraitpreferredcontentsizecategory
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}

/// https://developer.apple.com/documentation/uikit/uitraitverticalsizeclass
public struct UITraitVerticalSizeClass: UITraitDefinition {}

/// https://developer.apple.com/documentation/uikit/uitraitchangeregistration
@MainActor public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94
@MainActor public protocol UITraitChangeObservable {
  typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

  @discardableResult func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration
}

extension UITraitChangeObservable where Self: UITraitEnvironment {
  @discardableResult public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    Headless.observe { [weak self] previous in
      guard let environment = self as? TraitEnvironment else { return }
      if traits.contains(where: { previous.differs(from: Headless.traits, in: $0) }) { handler(environment, previous) }
    }
  }
}
