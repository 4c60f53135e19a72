/// The constants of CAM16 for HCT's one set of viewing conditions, by the formulas of the paper. Derived by
/// `Scripts/derive-matrices.swift`; material-color-utilities computes the same.
enum ViewingConditions {
  /// A_w, the achromatic response of white.
  static let whiteResponse = 29.980997194447333
  /// N_bb and N_cb, the induction factors.
  static let induction = 1.0169191804458755
  /// c · z, the exponent of lightness: an average surround's 0.69, times 1.48 + √n.
  static let lightnessExponent = 0.69 * 1.909169568483652
  /// (1.64 - 0.29^n)^0.73; n = 0.1842 is the background's luminance relative to white's.
  static let chromaFactor = 0.8834525670408592
  /// 50000 / 13 · N_c · N_cb.
  static let colorfulness = 50000 / 13 * 1.0169191804458755
}

/// Adapted cones from linear sRGB: material-color-utilities' matrix to XYZ, CAT16's to cones, the discount of the
/// illuminant and the luminance adaptation F_L. Derived by `Scripts/derive-matrices.swift`.
let adaptedConesFromLight = Matrix(
  (0.1200833568784504, 0.23896944921708896, 0.027957428858611248),
  (0.05891086651375999, 0.2978550257343876, 0.03270666104008398),
  (0.010146692491640573, 0.053642143591866934, 0.32979401770712075))

/// The inverse. Derived by `Scripts/derive-matrices.swift`.
let lightFromAdaptedCones = Matrix(
  (13.732198709594233, -11.004251190754823, -0.0727868108910122),
  (-2.7181596907790295, 5.5965804659407326, -0.32460474827911934),
  (0.0196228995996656, -0.5717381453884399, 3.0872331978123846))
