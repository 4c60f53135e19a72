import Catalog
import ColorScience
import Samples

/// All samples as one HTML file, and its style sheet.
public struct SamplesFile {
  public let html: String
  public let rules: String

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
