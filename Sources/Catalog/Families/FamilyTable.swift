/// The font families that phones, computers and Debian's packages include; similar ones share a line:
/// category | `b` a real bold, `i` a real italic | platforms (`i`OS, `m`acOS, `w`indows, `a`ndroid, `d`ebian) |
/// the script it's made for if it has no Latin (ISO 15924) | the families.
/// The category `symbol` has the fonts that aren't for text: emoji, icons, mathematics, initials.
let familyTable: StaticString = """
  display||d||Beteckna,Cabin Sketch,Isabella,Le Murmure,Leckerli One,Smiley Sans,Ubuntu-Title
  display||im||Academy Engraved LET,Chalkduster,Papyrus,Party LET
  display||im|Arab|Farah
  display||imw||Impact
  display||m||Baoli SC,Herculanum,Krungthep,Libian SC,Luminari,Phosphate,Silom,Trattatello,Wawati SC,Weibei SC
  display||m|Arab|Al Tarikh,Beirut,Diwan Kufi,Diwan Thuluth,KufiStandardGK,Sana
  display||mw||Arial Black
  display||w||Andalus
  display||w|Arab|Aldhabi
  display|b|d||Bebas Neue,Comfortaa,Lemonada,National Park,Yanone Kaffeesatz
  display|b|im||Copperplate
  display|bi|d||Lobster Two
  display|i|d||Compagnon
  mono||a||Cutive Mono,Droid Sans Mono
  mono||d||GNUTypewriter,IBM 3270,Inconsolata,Noto Mono,OCRA,Oxygen Mono
  mono||m||Andale Mono,Monaco
  mono||w||Lucida Console,NSimSun
  mono|b|d||Agave,Fira Code,Hermit,League Mono,M PLUS 1 Code,NanumGothicCoding,Noto Sans Mono
  mono|b|dm||PT Mono
  mono|bi|d||Anonymous Pro,B612 Mono,CMU Typewriter Text,Cousine,DejaVu Sans Mono,Fantasque Sans Mono,FreeMono,Go Mono,Hack,JetBrains Mono,Liberation Mono,mononoki,Nimbus Mono PS,TeX Gyre Cursor,Ubuntu Mono
  mono|bi|im||Menlo
  mono|bi|imw||Courier New
  mono|bi|m||Courier
  mono|bi|w||Cascadia Code,Cascadia Mono,Consolas
  mono|i|d||Latin Modern Mono,monofur,OCR B
  sans||a||Carrois Gothic SC
  sans||d||Allerta,IPAGothic,Junction,Lohit Devanagari,Sawarabi Gothic,Ubuntu Condensed,WenQuanYi Micro Hei,WenQuanYi Zen Hei
  sans||d|Hani|Droid Sans Fallback
  sans||im||Arial Rounded MT Bold,DIN Alternate,DIN Condensed,Hiragino Maru Gothic ProN
  sans||im|Khmr|Khmer Sangam MN
  sans||im|Laoo|Lao Sangam MN
  sans||m||AppleGothic,Arial Unicode MS,Ayuthaya,Geneva,Osaka,Sathu,STHeiti
  sans||mw||Microsoft Sans Serif
  sans||w||Aharoni,Dotum,Gulim,Lucida Sans Unicode,Miriam,MS Gothic,MS PGothic,MS UI Gothic,Segoe UI Historic,SimHei
  sans|b|ad||Noto Sans CJK JP
  sans|b|ad|Armn|Noto Sans Armenian
  sans|b|ad|Beng|Noto Sans Bengali
  sans|b|ad|Deva|Noto Sans Devanagari
  sans|b|ad|Ethi|Noto Sans Ethiopic
  sans|b|ad|Geor|Noto Sans Georgian
  sans|b|ad|Gujr|Noto Sans Gujarati
  sans|b|ad|Guru|Noto Sans Gurmukhi
  sans|b|ad|Hebr|Noto Sans Hebrew
  sans|b|ad|Khmr|Noto Sans Khmer
  sans|b|ad|Laoo|Noto Sans Lao
  sans|b|ad|Mlym|Noto Sans Malayalam
  sans|b|ad|Sinh|Noto Sans Sinhala
  sans|b|ad|Taml|Noto Sans Tamil
  sans|b|ad|Telu|Noto Sans Telugu
  sans|b|ad|Thai|Noto Sans Thai
  sans|b|adim|Knda|Noto Sans Kannada
  sans|b|adim|Mymr|Noto Sans Myanmar
  sans|b|adim|Orya|Noto Sans Oriya
  sans|b|d||Cantarell,Dosis,Jura,League Spartan,M PLUS 1,Manrope,NanumGothic,Noto Sans CJK HK,Noto Sans CJK KR,Noto Sans CJK SC,Noto Sans CJK TC,Oxygen-Sans,Play,Quicksand,UnDotum
  sans|b|d|Arab|Noto Kufi Arabic,Noto Sans Arabic
  sans|b|d|Hebr|Miriam CLM
  sans|b|dim|Syrc|Noto Sans Syriac
  sans|b|dm||PT Sans Caption,PT Sans Narrow
  sans|b|i||PingFang MO
  sans|b|im||Apple SD Gothic Neo,Arial Hebrew,Devanagari Sangam MN,Hiragino Sans,Kohinoor Bangla,Kohinoor Devanagari,Kohinoor Gujarati,Kohinoor Telugu,Malayalam Sangam MN,Mukta Mahee,PingFang HK,PingFang SC,PingFang TC,Sinhala Sangam MN,Tamil Sangam MN,Thonburi
  sans|b|im|Arab|Al Nile,Damascus,Geeza Pro
  sans|b|im|Gran|Grantha Sangam MN
  sans|b|im|Mymr|Myanmar Sangam MN
  sans|b|m||Arial Hebrew Scholar,Bangla Sangam MN,Gujarati Sangam MN,Gurmukhi Sangam MN,Heiti SC,Heiti TC,Hiragino Sans GB,Kannada Sangam MN,Lucida Grande,Nanum Gothic,Oriya Sangam MN,Skia,Sukhumvit Set,Telugu Sangam MN,Toppan Bunkyu Gothic,Tsukushi A Round Gothic
  sans|b|m|Arab|Muna
  sans|b|mw||Tahoma
  sans|b|w||Bahnschrift,BIZ UDGothic,DengXian,Ebrima,Gadugi,Gisha,Leelawadee,Leelawadee UI,Malgun Gothic,Mangal,Microsoft JhengHei,Microsoft JhengHei UI,Microsoft New Tai Lue,Microsoft PhagsPa,Microsoft Tai Le,Microsoft YaHei,Microsoft YaHei UI,Myanmar Text,Nirmala UI,Noto Sans JP,Noto Sans KR,Noto Sans SC,Noto Sans TC,Sakkal Majalla,Segoe UI Variable,Segoe UI Variable Display,Segoe UI Variable Small,Segoe UI Variable Text,Yu Gothic,Yu Gothic UI
  sans|bi|a||Roboto Flex,Source Sans Pro
  sans|bi|ad||Roboto
  sans|bi|d||Andika,Arimo,Arundina Sans,Averia Sans GWF,B612,Cabin,Carlito,Clear Sans,CMU Bright,CMU Sans Serif,DejaVu Sans,eurofurence,FreeSans,GFS Neohellenic,Gillius ADF,Go,Inter,Inter Display,Karla,Latin Modern Sans,Lato,Liberation Sans,Liberation Sans Narrow,Linux Biolinum O,Loma,Nimbus Sans,Nimbus Sans Narrow,Noto Sans,Noto Sans Display,Open Sans,OpenDyslexic,Roboto Condensed,TeX Gyre Adventor,TeX Gyre Heros,TeX Gyre Heros Cn,Tuffy,Ubuntu,Universalis ADF Std,URW Gothic,Waree
  sans|bi|dm||PT Sans
  sans|bi|im||Avenir,Avenir Next,Avenir Next Condensed,Euphemia UCAS,Futura,Galvji,Gill Sans,Helvetica,Helvetica Neue,Optima
  sans|bi|imw||Arial,Trebuchet MS,Verdana
  sans|bi|m||Arial Narrow,Seravek,Shree Devanagari 714
  sans|bi|m|Armn|Mshtakan
  sans|bi|w||Arial Nova,Browallia New,Calibri,Candara,Corbel,Cordia New,Gill Sans Nova,Meiryo,Meiryo UI,Neue Haas Grotesk Text Pro,Segoe UI,Utsaah,Verdana Pro
  sans|i|d||Routed Gothic
  sans|i|w||Franklin Gothic Medium
  script||a||Coming Soon
  script||d||Ecolier_court,Humor Sans,Kaushan Script,Kristi,TeX Gyre Chorus,Yusei Magic,Z003
  script||im||Bradley Hand,Savoye LET,Zapfino
  script||m||Apple Chancery,Brush Script MT,Nanum Brush Script,Nanum Pen Script
  script||m|Arab|Waseem
  script||w||Gabriola,Ink Free,MV Boli
  script|b|ad||Dancing Script
  script|b|d||Klee One
  script|b|im||Chalkboard SE,Marker Felt,Noteworthy,Snell Roundhand
  script|b|m||Chalkboard,Corsiva Hebrew,Hannotate SC,HanziPen SC,Klee,SignPainter
  script|b|w||Segoe Print,Segoe Script
  script|bi|d||Comic Neue,Purisa
  script|bi|mw||Comic Sans MS
  serif||d||Century Catalogue,Doulos SIL,Ezra SIL,Goudy Bookletter 1911,IPAMincho,Linux Libertine Display O,Prociono,Quattrocento,Sawarabi Mincho
  serif||im||Bodoni 72 Smallcaps
  serif||im|Arab|Mishafi
  serif||m||AppleMyungjo,Big Caslon,Gurmukhi MT,Kokonor,Plantagenet Cherokee,STSong,Toppan Bunkyu Mincho
  serif||m|Arab|Baghdad,DecoType Naskh,Farisi,Mishafi Gold,Nadeem
  serif||w||Arabic Typesetting,Batang,BIZ UDMincho,DFKai-SB,FangSong,FrankRuehl,Gungsuh,Javanese Text,KaiTi,Microsoft Himalaya,Microsoft Yi Baiti,MingLiU,MingLiU-ExtB,MingLiU_HKSCS-ExtB,Mongolian Baiti,MS Mincho,PMingLiU,PMingLiU-ExtB,Sanskrit Text,SimSun,SimSun-ExtB,SimSun-ExtG,Sylfaen,Urdu Typesetting
  serif|b|ad||Noto Serif CJK JP
  serif|b|ad|Arab|Noto Naskh Arabic
  serif|b|ad|Armn|Noto Serif Armenian
  serif|b|ad|Beng|Noto Serif Bengali
  serif|b|ad|Deva|Noto Serif Devanagari
  serif|b|ad|Geor|Noto Serif Georgian
  serif|b|ad|Hebr|Noto Serif Hebrew
  serif|b|ad|Taml|Noto Serif Tamil
  serif|b|ad|Thai|Noto Serif Thai
  serif|b|ad|Tibt|Noto Serif Tibetan
  serif|b|d||Arapey,LXGW WenKai,NanumMyeongjo,Noto Serif CJK KR,Noto Serif CJK SC,Noto Serif CJK TC,Rasa,Scheherazade,UnBatang
  serif|b|dim|Arab|Noto Nastaliq Urdu
  serif|b|dm|Mymr|Noto Serif Myanmar
  serif|b|i|Arab|DecoType Nastaleeq Urdu
  serif|b|im||Hiragino Mincho ProN,Kefa
  serif|b|im|Tibt|Kailasa
  serif|b|m||Bangla MN,Devanagari MT,Gujarati MT,Gurmukhi MN,InaiMathi,ITF Devanagari,Kaiti SC,Kaiti TC,Kannada MN,Malayalam MN,Nanum Myeongjo,Oriya MN,Raanana,Sinhala MN,Songti SC,Songti TC,Tamil MN,Telugu MN
  serif|b|m|Arab|Al Bayan
  serif|b|m|Khmr|Khmer MN
  serif|b|m|Laoo|Lao MN
  serif|b|m|Mymr|Myanmar MN
  serif|b|w||David,Noto Serif JP,Noto Serif KR,Noto Serif SC,Noto Serif TC,Simplified Arabic,Traditional Arabic,Yu Mincho
  serif|bi|ad||Noto Serif
  serif|bi|d||Accanthis ADF Std,Amiri,Averia Serif GWF,Baskervald ADF Std,Berenis ADF Pro,C059,Caladea,Cardo,Charis SIL,CMU Serif,David CLM,DejaVu Serif,EB Garamond,Essays1743,Frank Ruehl CLM,FreeSerif,Gentium Book Plus,Gentium Plus,GFS Artemisia,GFS Didot,Junicode Two Beta,Latin Modern Roman,Liberation Serif,Linux Libertine O,Nimbus Roman,Norasi,Noto Serif Display,Old Standard TT,P052,Romande ADF Std,STIX,TeX Gyre Bonum,TeX Gyre Pagella,TeX Gyre Schola,TeX Gyre Termes,Tinos,URW Bookman,Vollkorn,Yrsa
  serif|bi|dm||PT Serif,STIXGeneral
  serif|bi|im||Baskerville,Bodoni 72,Bodoni 72 Oldstyle,Charter,Cochin,Didot,Hoefler Text,Palatino,STIX Two Text
  serif|bi|imw||Georgia,Times New Roman
  serif|bi|m||Iowan Old Style,New Peninim MT,Times
  serif|bi|w||Angsana New,Aparajita,Cambria,Constantia,Georgia Pro,Kokila,Palatino Linotype,Sitka,Sitka Banner,Sitka Display,Sitka Heading,Sitka Small,Sitka Subheading,Sitka Text
  serif|i|d||Fanwood,Fanwood Text,Linden Hill
  serif|i|dm||PT Serif Caption
  slab|b|d||Roboto Slab
  slab|b|im||American Typewriter
  slab|bi|d||CMU Concrete
  slab|bi|im||Rockwell
  slab|bi|m||Superclarendon
  slab|bi|w||Rockwell Nova
  symbol||||Apple Braille,Apple Color Emoji,Apple Symbols,Bodoni Ornaments,Cambria Math,D050000L,DejaVu Math TeX Gyre,FontAwesome,HoloLens MDL2 Assets,Linux Biolinum Keyboard O,Linux Libertine Initials O,Latin Modern Math,Marlett,Noto Color Emoji,Noto Sans Math,Noto Sans Symbols,Noto Sans Symbols2,OpenSymbol,Segoe Fluent Icons,Segoe MDL2 Assets,Segoe UI Emoji,Segoe UI Symbol,Standard Symbols PS,STIX Two Math,Symbol,Symbola,Webdings,Wingdings,Wingdings 2,Wingdings 3,Zapf Dingbats
  """
