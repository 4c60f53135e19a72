import _Text

/// Texts whose size tells fonts apart: wide and narrow letters, in the script a font is made for.
enum SampleText {
  static let latin = "mmMwWLliIO0&@ agRQ"

  /// The text for a script (ISO 15924); the Latin one for a script without a text.
  static func script(_ code: String) -> String {
    texts.first { $0.code.same(as: code) }?.text ?? latin
  }

  /// Every script at once, for an unknown font.
  static let world = texts.map { $0.text }.text(separatedBy: " ")

  private static let texts: [(code: String, text: String)] = [
    ("Arab", "صفحة"), ("Armn", "Աբգդ"), ("Beng", "কখগঘ"), ("Deva", "कखगघ"), ("Ethi", "ሀለሐመ"), ("Geor", "აბგდ"),
    ("Gran", "𑌕𑌖𑌗"), ("Gujr", "કખગઘ"), ("Guru", "ਕਖਗਘ"), ("Hani", "永東国酬"), ("Hebr", "אבגד"), ("Khmr", "កខគឃ"),
    ("Knda", "ಕಖಗಘ"), ("Laoo", "ກຂຄງ"), ("Mlym", "കഖഗഘ"), ("Mymr", "ကခဂဃ"), ("Orya", "କଖଗଘ"), ("Sinh", "කඛගඝ"),
    ("Syrc", "ܐܒܓܕ"), ("Taml", "கஙசஞ"), ("Telu", "కఖగఘ"), ("Thai", "กขคง"), ("Tibt", "ཀཁགང"),
  ]
}
