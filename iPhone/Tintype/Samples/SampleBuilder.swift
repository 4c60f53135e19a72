import Samples
import UIKit

/// A part of a sample that takes its colors and fonts from the look.
@MainActor protocol PaintedView: UIView {
  func paint(_ look: SampleLook)
}

/// Builds the views of a sample's tree, and keeps those that are to be painted.
@MainActor struct SampleBuilder {
  private(set) var painted: [any PaintedView] = []
  /// The place of the part being built.
  private var place = Place()

  struct Place {
    /// Whether it runs from left to right in every language.
    var isPlayback = false
    /// Whether it has a share of a row's room, so that its text yields first.
    var isShare = false
    /// The box around it.
    var box: Stack?
  }

  mutating func view(of part: Part) -> UIView {
    switch part {
    case .stack(let stack): box(stack)
    case .text(let passage): keep(PassageLabel(passage, yields: place.isShare))
    case .icon(let icon, let role, let size): keep(IconView(icon, role, size: size))
    case .picture(let picture): keep(PictureView(picture, in: place.box))
    // The anatomy, not UISwitch and its like: only the anatomy's colors are proven to be legible in every theme.
    case .control(let control): view(of: control.anatomy)
    }
  }

  private mutating func box(_ stack: Stack) -> UIView {
    let outside = place
    place.isPlayback = outside.isPlayback || stack.isPlayback
    place.box = stack
    var views: [UIView] = []
    for part in stack.parts {
      let inside = place
      if stack.axis == .row, part.share > 0 { place.isShare = true }
      views.append(view(of: part))
      place = inside
    }
    let box = BoxView(stack, views, isPlayback: place.isPlayback)
    place = outside
    return keep(box)
  }

  private mutating func keep<View: PaintedView>(_ view: View) -> UIView {
    painted.append(view)
    return view
  }
}

extension Part {
  /// How much of its parent's free room it gets.
  var share: Int {
    switch self {
    case .stack(let stack): stack.share
    case .control(let control): control.anatomy.share
    case .text, .icon, .picture: 0
    }
  }
}
