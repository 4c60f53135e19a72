import _Text

/// The sentence above the names that come close to a query.
func closeMatches(_ count: Int, _ query: String) -> String {
  "No exact match for “" + shortened(query) + "”. Did you mean " + (count == 1 ? "this one?" : "one of these?")
}
