/// The lines of a table that is kept as text, without their indentation.
func lines(of table: StaticString) -> [Substring] {
  table.description.fields(separatedBy: "\n").map { Substring($0.utf8.drop { $0 == UInt8(ascii: " ") }) }
}
