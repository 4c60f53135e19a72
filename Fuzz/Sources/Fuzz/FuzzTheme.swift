import Studio
import Theme

/// Checks the theme's codec with any bytes; nil if all is well.
func brokenPromise(ofTheme bytes: [UInt8]) -> String? {
  let text = String(decoding: bytes, as: UTF8.self)
  _ = Theme(salvaging: text)
  do throws(ThemeStringError) {
    let theme = try Theme(string: text)
    let printed = theme.string
    guard let again = try? Theme(string: printed) else { return "what is printed, \(printed), is not read" }
    return again == theme && again.string == printed ? nil : "what is printed, \(printed), is read as \(again.string)"
  } catch {
    return error.sentence.isEmpty ? "the error says nothing" : nil
  }
}

/// Checks the address's codec.
func brokenPromise(ofAddress bytes: [UInt8]) -> String? {
  guard let address = try? Address(String(decoding: bytes, as: UTF8.self)) else { return nil }
  guard let again = try? Address(address.string) else { return "what is printed, \(address.string), is not read" }
  return again.string == address.string ? nil : "what is printed, \(address.string), is read as \(again.string)"
}

let themeSeeds = [
  "primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato", "primary=deep-purple-500", "accent=blue-a700",
  "title=%C3%9Cber+Sans", "body=a%26b%3Dc", "",
]

let themePieces = [
  "&", "=", "%", "%00", "%FF", "%E2%84%AA", "+", "primary", "accent=", "title=", "body", "-500", "a200", "#/", "?",
  "summary", "\u{0}", "\u{301}",
]
