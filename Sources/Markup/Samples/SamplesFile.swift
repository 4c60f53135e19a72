import Samples
import _Text

/// All samples as one HTML file, and its style sheet.
public struct SamplesFile {
  /// The HTML file. It expects its styles beside it, as `samples.css`.
  public let html: String
  /// The style sheet, `samples.css`.
  public let rules: String

  /// Draws the samples, in this order.
  public init(_ samples: [Sample] = Sample.all) {
    var view = SampleView()
    let nodes = samples.map { view.draw($0) }
    html =
      "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Sample screens</title>\n"
      + "<link rel=\"stylesheet\" href=\"samples.css\">\n"
      + nodes.map { $0.html + "\n" }.text(separatedBy: "")
    rules = view.rules
  }
}
