extension Format {
  /// Style sheets of Matplotlib.
  ///
  /// One for each scheme. A style has one font for all text, so that's the body font, and it can't define a color map: the
  /// ramps are in comments, as the code that makes them.
  /// Source: matplotlib.org, "Customizing Matplotlib with style sheets and rcParams".
  public static let matplotlib = Format(
    name: "matplotlib", label: "Matplotlib", fileName: "matplotlib", isFolder: true,
    purpose: "styles for light, dark and each at high contrast", reader: "Matplotlib 3.7 and newer, seaborn, pandas",
    signs: Signs(endings: ".mplstyle", texts: "axes.prop_cycle\naxes.facecolor"),
    writing: .template("matplotlib"), reading: .settings)
}
