/// At most the first 40 bytes of what someone entered, for quoting in a sentence.
public func shortened(_ text: String) -> String {
  text.bytes.count > 40 ? text.cut(toBytes: 39) + "…" : text
}
