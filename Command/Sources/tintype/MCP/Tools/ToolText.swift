/// Descriptions that several tools share.
enum ToolText {
  static let theme =
    "A theme, such as primary=indigo-500&accent=pink-a200&title=EB+Garamond&body=Lato, or a link to one."
  static let color =
    "CSS, a hex, or the name of a crayon, a Material color or an xkcd color, such as Sea Green, indigo-500 or dusty rose."
}
