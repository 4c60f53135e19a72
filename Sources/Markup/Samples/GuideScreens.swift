import Samples
import _Text

/// The samples of a style guide, which a front end hands to whoever writes one. A guide shows each once, and small.
public enum GuideScreens {
  private static let light: [Sample] = [.inbox, .article, .checkout]
  private static let dark: [Sample] = [.dashboard, .player, .chat]

  /// As a front end keeps them until a guide is written: the samples' rules, those in light and those in dark, with the byte
  /// 0x1F between them.
  public static var text: String {
    var view = SampleView()
    let screens = [light, dark].map { samples in
      samples.map { view.draw($0).html }.text(separatedBy: "\n            ")
    }
    return ([view.rules.fields(separatedBy: "\n").filter { !$0.isEmpty }.text(separatedBy: "\n        ")] + screens)
      .text(separatedBy: "\u{1F}")
  }
}
