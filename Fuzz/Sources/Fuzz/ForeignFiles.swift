import Formats

/// Small files as other programs write them, for a reader that knows its files by this path.
func foreignSeeds(for path: String) -> [[UInt8]] {
  let path = path.lowercased()
  return foreignFiles.filter { path.hasSuffix($0.ending) }.map { $0.bytes }
}

/// Whole small files as other programs write them, by the ending of their names.
private let foreignFiles: [(ending: String, bytes: [UInt8])] = [
  (".json", Array(##"{"a":{"$type":"color","$value":"{b.c}"},"b":{"c":{"value":"#3f51b5","type":"color"}}}"##.utf8)),
  (
    ".json", Array(##"{"t":{"$type":"typography","$value":{"fontFamily":["A","serif"]}},"x":["#fff","#123456"]}"##.utf8)
  ),
  (".json", Array(##"{"seed":"#63A002","schemes":{"light":{"primary":"#4C662B","tertiary":"#386663"}}}"##.utf8)),
  (
    ".json",
    Array(
      ##"{"core":{"b":{"$value":"#0b7285","$type":"color"}},"d":{"p":{"$ref":"#/core/b/$value"},"$extends":"{core}"},"$themes":[{"name":"D","selectedTokenSets":{"d":"enabled"}}]}"##
        .utf8)
  ),
  (
    ".json",
    Array(
      ##"{"a":{"value":"rgba({b},1)","$extensions":{"studio.tokens":{"modify":{"type":"mix","value":"0.5","color":"{b}","space":"lch"}}}},"b":{"value":{"light":"#fff","dark":"#000"}}}"##
        .utf8)
  ),
  (
    ".json",
    Array(
      ##"{"meta":{"variableCollections":{"C":{"modes":[{"modeId":"1","name":"Dark"}]}},"variables":{"V":{"name":"p","valuesByMode":{"1":{"type":"VARIABLE_ALIAS","id":"V"},"2":{"r":0.1,"g":0,"b":1,"a":1}}}}}}"##
        .utf8)
  ),
  (
    ".css",
    Array(
      """
      :root{--a:37 99 235;--primary:rgb(var(--a)/1);--b:var(--a,var(--b));--c:light-dark(#fff,#000)}
      [data-theme=x]:not(.dark){color-scheme:dark;--primary:color-mix(in srgb,var(--c),red)}
      @plugin "daisyui/theme"{name:"d";default:true;--color-primary:oklch(55% .3 240)}
      a{color:#0b7285}h1{font:700 2rem/1 "D\\27 Orsay"}
      """.utf8)
  ),
  (
    ".scss",
    Array(
      """
      $o:#e8590c!default;$m:("a":(b:$o),c:darken($o,10%));$primary:map.get($m,"a",b);@use "x" with($accent:mix($o,#000,20%));
      @each $k,$v in $m{$x:#{$v}}
      """.utf8)
  ),
  (".yaml", Array((0..<8).map { "base0\($0): \"#\($0)f51b5\" # x\n" }.joined().utf8)),
  (".gpl", Array("GIMP Palette\nName: Sea\nColumns: 2\n# by hand\n  0   0 255\tDeep\n255 128 0 Primary\n".utf8)),
  (".aco", [0, 2, 0, 1, 0, 0, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0x41, 0, 0x62, 0, 0]),
  (
    ".ase",
    Array("ASEF\0\u{1}\0\0\0\0\0\u{1}\0\u{1}\0\0\0\u{16}\0\u{2}\0A\0\0RGB ".utf8) + [UInt8](repeating: 0, count: 14)
  ),
  (
    ".swatches",
    Zip.bytes(of: [
      File(
        path: "Swatches.json", bytes: Array(#"[{"swatches":[null,{"hue":0.5,"saturation":1,"brightness":1}]}]"#.utf8))
    ])
  ),
  (".swatches", deflatedSwatches),
  (".gpl", Array("GIMP Palette\nChannels: RGBA\n  0   0 255 255\tDeep\n255 128 0 0 Primary\n".utf8)),
  (
    ".swift",
    Array("enum P { static let a = Color(red: 63/255, green: .5, blue: 1 - 0.2) }\nlet primary: Color = P.a\n".utf8)
  ),
  (
    ".swift", Array("let accent = dark ? UIColor(hex: 0xFF7A00) : Color(hex: \"4A3AFF\").opacity(0.5) ?? .black\n".utf8)
  ),
  (
    ".kt",
    Array(
      "val A = Color(0xFF6650A4)\nval s = darkColorScheme(primary = A, tertiary = B)\nval B = if (x) A else B\n".utf8)
  ),
  (
    ".dart",
    Array(
      "class C { static const p = Color.fromARGB(255, 9, 105, 218); }\nfinal t = X(primary: C.p, y: Colors.teal[300]!);"
        .utf8)
  ),
  (
    ".js",
    Array(
      "export default createTheme({palette:{primary:{light:'#757ce8',main:b[500],dark:`#${x}`}}}); const b={500:'#00f'}"
        .utf8)
  ),
  (
    ".js",
    Array(
      "module.exports={theme:{extend:{colors:{a:{DEFAULT:\"#f97316\"},b:'{colors.a}'},fontFamily:{x:[\"Lora\",\"serif\"]}}}}"
        .utf8)
  ),
  (
    ".ts",
    Array(
      """
      import {extendTheme} from '@chakra-ui/react'; const brand={50:'#e3f8ff',500:'#0b7285'} as const
      export const theme=extendTheme({colors:{brand},semanticTokens:{colors:{primary:{default:'brand.500',_dark:'brand.50'}}}})
      """.utf8)
  ),
  (
    ".ts",
    Array(
      "export default createSystem(defineConfig({theme:{tokens:{colors:{a:{500:{value:'#0b7285'}}}},semanticTokens:{colors:{accent:{solid:{value:{base:'{colors.a.500}',_dark:'#fff'}}}}}}}))"
        .utf8)
  ),
  (
    ".less",
    Array(
      "@o:#e8590c;@m:{a:@o};.mix(@c){color:@c}@primary:@o;@accent:darken(@@o,10%);.x{.mix(@primary);b:~\"a\"}@plugin \"p\";"
        .utf8)
  ),
  (
    ".xml",
    Array(
      "<resources><color name=\"a\">@color/b</color><style name=\"T\"><item name=\"colorPrimary\">?attr/a</item></style>"
        .utf8)
  ),
  (
    ".xml", Array("<resources><color name=\"b\">#FF3F51B5</color><color name=\"c\">@color/b</color></resources>".utf8)
  ),
  (
    "contents.json",
    Array(#"{"colors":[{"color":{"color-space":"gray-gamma-22","components":{"white":"-0.3","alpha":"0.5"}}}]}"#.utf8)
  ),
  (".svg", Array("<svg><rect fill=\"#3F51B5\"/><path style=\"fill:#ff4081;\"/></svg>".utf8)),
  (".html", Array("<!doctype html><style>:root{--primary:#3F51B5}</style><STYLE>".utf8)),
]

/// Swatches.json, deflated by zlib with dynamic Huffman codes.
private let deflatedSwatches: [UInt8] = [
  80, 75, 3, 4, 20, 0, 0, 0, 8, 0, 0, 0, 33, 80, 170, 140, 84, 51, 171, 0, 0, 0, 157, 2, 0, 0, 13, 0, 0, 0, 83, 119,
  97, 116, 99, 104, 101, 115, 46, 106, 115, 111, 110, 141, 209, 77, 10, 131, 48, 20, 4, 224, 187, 188, 181, 148,
  252, 39, 122, 13, 151, 226, 34, 149, 208, 8, 86, 197, 68, 186, 16, 239, 94, 131, 208, 69, 159, 180, 217, 206, 192,
  183, 152, 105, 54, 24, 237, 211, 65, 5, 181, 179, 80, 64, 120, 217, 216, 121, 23, 160, 106, 54, 240, 235, 81, 144,
  27, 215, 132, 28, 141, 141, 235, 98, 99, 63, 141, 41, 83, 52, 101, 247, 165, 127, 248, 56, 186, 16, 82, 198, 202,
  148, 217, 97, 246, 22, 42, 90, 64, 55, 13, 211, 82, 207, 182, 75, 202, 94, 124, 60, 45, 176, 199, 24, 246, 164,
  201, 243, 40, 197, 158, 225, 216, 51, 58, 207, 19, 6, 123, 66, 96, 143, 170, 60, 207, 72, 236, 17, 137, 61, 33,
  243, 188, 115, 171, 175, 63, 20, 246, 206, 157, 255, 123, 178, 188, 248, 67, 99, 143, 240, 60, 175, 84, 23, 127,
  24, 236, 113, 246, 203, 107, 247, 246, 13, 80, 75, 1, 2, 20, 3, 20, 0, 0, 0, 8, 0, 0, 0, 33, 80, 170, 140, 84, 51,
  171, 0, 0, 0, 157, 2, 0, 0, 13, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 1, 0, 0, 0, 0, 83, 119, 97, 116, 99, 104,
  101, 115, 46, 106, 115, 111, 110, 80, 75, 5, 6, 0, 0, 0, 0, 1, 0, 1, 0, 59, 0, 0, 0, 214, 0, 0, 0, 0, 0,
]
