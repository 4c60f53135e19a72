/// Says that something didn't load. `remedy` is what to do once the network is back. `LoadError` in the page's loader.js
/// says the same of the page itself.
func notLoaded(_ what: String, remedy: String = "try again") -> String {
  what + " didn’t load. Check your connection, then " + remedy + "."
}
