import Catalog

/// A color of the brand besides the primary and the accent. A scheme paints five roles in it: itself, text on it, small
/// text in it, its soft fill, and text on that.
public struct BrandColor: Equatable, Sendable {
  /// Its name: "mint".
  public fileprivate(set) var name: BrandName
  /// The color.
  public fileprivate(set) var tint: Tint

  /// A brand color with a name.
  public init(_ name: BrandName, _ tint: Tint) {
    self.name = name
    self.tint = tint
  }
}

extension Theme {
  /// Adds a brand color after those it has. Refuses a name that's taken, and more than `Limits.brandColors`.
  public mutating func add(_ brandColor: BrandColor) throws(BrandNameError) {
    guard brandColors.count < Limits.brandColors else { throw .tooMany }
    guard !brandColors.contains(where: { $0.name.sharesRoles(with: brandColor.name) }) else { throw .taken }
    brandColors.append(brandColor)
  }

  /// Gives a brand color another color. Does nothing if there's none at the index.
  public mutating func setBrandColor(at index: Int, to tint: Tint) {
    guard brandColors.indices.contains(index) else { return }
    brandColors[index].tint = tint
  }

  /// Gives a brand color another name; its pins stay. Does nothing if there's none at the index.
  public mutating func renameBrandColor(at index: Int, to name: BrandName) throws(BrandNameError) {
    guard brandColors.indices.contains(index) else { return }
    for (other, brandColor) in brandColors.enumerated() where other != index {
      guard !brandColor.name.sharesRoles(with: name) else { throw .taken }
    }
    brandColors[index].name = name
  }

  /// Removes a brand color and the pins of its roles. Does nothing if there's none at the index.
  public mutating func removeBrandColor(at index: Int) {
    guard brandColors.indices.contains(index) else { return }
    brandColors.remove(at: index)
    pins = pins.compactMap { pin in pin.afterRemoval(ofBrandColorAt: index) }
  }
}
