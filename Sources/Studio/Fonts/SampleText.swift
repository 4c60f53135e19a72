import Catalog

/// Texts that tell one font from another by their size: wide and narrow letters, of the script that a font is made for.
enum SampleText {
  static let latin = "mmMwWLliIO0&@ agRQ"

  /// The text for a script (ISO 15924); the Latin one where the script has none.
  static func script(_ code: String) -> String {
    texts.first { $0.code.same(as: code) }?.text ?? latin
  }

  /// Every script at once, for a font of which nothing is known.
  static let world = texts.map { $0.text }.text(separatedBy: " ")

  private static let texts: [(code: String, text: String)] = [
    ("Arab", "صفحة عربية لكل"), ("Armn", "Աբգդ եզէը"), ("Beng", "কখগঘ বাংলা"), ("Deva", "कखगघ हिन्दी"),
    ("Ethi", "ሀለሐመ ሠረ"), ("Geor", "აბგდ ევზ"), ("Gran", "𑌕𑌖𑌗"), ("Gujr", "કખગઘ ગુજ"), ("Guru", "ਕਖਗਘ ਪੰਜ"),
    ("Hani", "永東国酬"), ("Hebr", "אבגד הוזח"), ("Khmr", "កខគឃ ខ្មែរ"), ("Knda", "ಕಖಗಘ ಕನ್ನ"), ("Laoo", "ກຂຄງ ລາວ"),
    ("Mlym", "കഖഗഘ മലയ"), ("Mymr", "ကခဂဃ မြန်"), ("Orya", "କଖଗଘ ଓଡ଼"), ("Sinh", "කඛගඝ සිං"), ("Syrc", "ܐܒܓܕ ܗܘ"),
    ("Taml", "கஙசஞ தமிழ்"), ("Telu", "కఖగఘ తెలు"), ("Thai", "กขคง ไทย"), ("Tibt", "ཀཁགང བོད"),
  ]
}
