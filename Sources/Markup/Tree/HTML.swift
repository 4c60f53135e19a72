import _Text

extension Node {
  /// The tree as HTML, without the children that are still to come. Style properties go into the attribute `data-style`:
  /// a strict content security policy allows no inline styles.
  public var html: String {
    var html = "<" + tag.description
    for attribute in attributes { html += " " + attribute.name.description + "=\"" + escaped(attribute.value) + "\"" }
    if !styles.isEmpty { html += " data-style=\"" + escaped(styleText) + "\"" }
    html += ">" + escaped(text)
    for child in children { html += child.html }
    return sameName(tag, "input") ? html : html + "</" + tag.description + ">"
  }

  /// The style properties as a declaration list.
  public var styleText: String {
    styles.map { $0.name + ":" + $0.value }.text(separatedBy: ";")
  }
}

/// Text with HTML's own characters as references.
private func escaped(_ text: String) -> String {
  var escaped: [UInt8] = []
  for byte in text.bytes {
    switch byte {
    case UInt8(ascii: "&"): escaped += "&amp;".bytes
    case UInt8(ascii: "<"): escaped += "&lt;".bytes
    case UInt8(ascii: ">"): escaped += "&gt;".bytes
    case UInt8(ascii: "\""): escaped += "&quot;".bytes
    default: escaped.append(byte)
    }
  }
  return String(bytes: escaped)
}
