/// Help texts that several subcommands share.
enum Help {
  /// The notations of a color.
  static let colors = """
    A color is CSS (#FF6347, rgb(), oklch(), color(), tomato), a hex without its #, or the name of a crayon (Sunset Orange, \
    atomic-tangerine), a Material color (indigo-500, pink-a200) or an xkcd color (dusty rose). If several have the same \
    name, the first of these wins; "crayon red" and "xkcd red" are the others.
    """

  /// The page's folder, for a command that only wants its fonts.
  static let fontSite = "The folder with the page, which has the fonts that come with Tintype."

  /// How to read colors from standard input.
  static let lines = """
    Without colors, it reads one per line from standard input and prints one line for each. The exit status is 2 if one \
    of them is not a color; the others are still answered.
    """
}
