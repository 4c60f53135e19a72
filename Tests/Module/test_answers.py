"""What the package answers is what the command prints."""

import hashlib
import json

import pytest
from conftest import COMMAND, HARBOR, run

FORMATS = [json.loads(line) for line in run(COMMAND, "formats", "--json")[1].splitlines()]


def of_command(theme, format, folder, *options):
    """The SHA-256 of each file that the command writes, by its path."""
    out = folder / "out" / format["file"]
    status, _, said = run(COMMAND, "export", theme, "--format", format["name"], "--out", out, "--force", *options)
    assert status == 0, said.decode()
    files = [file for file in out.rglob("*") if file.is_file()] if format["folder"] else [out]
    return {
        str(file.relative_to(out)) if format["folder"] else file.name: hashlib.sha256(file.read_bytes()).hexdigest()
        for file in files
    }


HASHES = """
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { theme } from "tintype";
const answers = JSON.parse(readFileSync(0)).map(([string, format, options]) =>
  Object.fromEntries(theme(string).files(format, options).map(({ path, bytes }) =>
    [path, createHash("sha256").update(bytes).digest("hex")])));
console.log(JSON.stringify(answers));
"""


def hashes(node, questions):
    return json.loads(node(HASHES, data=json.dumps(questions).encode()))


def test_the_formats_are_the_commands(value):
    assert [one["name"] for one in value("tintype.formats")] == [one["name"] for one in FORMATS]
    assert [one["options"] for one in value("tintype.formats")] == [one["options"] for one in FORMATS]


@pytest.mark.parametrize("format", FORMATS, ids=lambda format: format["name"])
def test_every_format_has_the_commands_bytes(format, themes, node, tmp_path):
    few = themes[:: len(themes) // 7]
    answers = hashes(node, [[theme, format["name"], {}] for theme in few])
    for number, (theme, answer) in enumerate(zip(few, answers, strict=True)):
        assert answer == of_command(theme, format, tmp_path / str(number)), theme


def test_every_theme_has_the_commands_style_sheet(themes, node):
    answers = hashes(node, [[theme, "css", {}] for theme in themes])
    for theme, answer in zip(themes, answers, strict=True):
        printed = run(COMMAND, "export", theme, "--format", "css")[1]
        assert answer == {"theme.css": hashlib.sha256(printed).hexdigest()}, theme


@pytest.mark.parametrize(
    "format, options",
    [
        ("css", {"selector": ".dark", "prefix": "hb-"}),
        ("css", {"selector": "light-dark"}),
        ("css", {"only": "primary,on-primary,fonts"}),
        ("tokens", {"values": "hex"}),
        ("shadcn", {"values": "oklch"}),
        ("swift", {"access": "public"}),
        ("compose", {"package": "com.example.harbor"}),
        ("css", {"fonts": "project"}),
    ],
)
def test_options_are_the_commands(format, options, node, tmp_path):
    flags = [word for name, text in options.items() for word in (f"--{name}", text)]
    facts = next(one for one in FORMATS if one["name"] == format)
    assert hashes(node, [[HARBOR, format, options]])[0] == of_command(HARBOR, facts, tmp_path, *flags)


def test_a_list_may_be_an_array(value):
    assert value(
        f"[tintype.theme('{HARBOR}').css({{only: ['primary', 'fonts']}}), tintype.theme('{HARBOR}').css({{only: 'primary,fonts'}})]"
        ".reduce((one, other) => one === other)"
    )


@pytest.mark.parametrize("flags, words", [([], '"light"'), (["--dark", "--contrast", "high"], '"dark", "high"')])
def test_roles_are_those_of_the_commands_scheme(flags, words, themes, value):
    few = themes[:: len(themes) // 5]
    answers = value(f"{json.dumps(few)}.map((string) => tintype.theme(string).roles({words}))")
    hexes = value(f"{json.dumps(few)}.map((string) => tintype.theme(string).scheme({words}))")
    for theme, answer, colors in zip(few, answers, hexes, strict=True):
        printed = json.loads(run(COMMAND, "scheme", theme, "--json", *flags)[1])
        assert answer == printed
        assert colors == {role: color["hex"] for role, color in printed.items() if role in colors}
        assert set(printed) - set(colors) == {
            f"{ramp}-{place}"
            for ramp, count in [("chart", 8), ("on-chart", 8), ("sequential", 9), ("diverging", 9)]
            for place in range(1, count + 1)
        }


def test_charts_are_those_of_the_scheme(value):
    roles = value(f"tintype.theme('{HARBOR}').roles('dark')")
    charts = value(f"tintype.theme('{HARBOR}').charts('dark')")
    assert charts["categories"] == [roles[f"chart-{place}"]["hex"] for place in range(1, 9)]
    assert charts["texts"] == [roles[f"on-chart-{place}"]["hex"] for place in range(1, 9)]
    assert charts["sequential"] == [roles[f"sequential-{place}"]["hex"] for place in range(1, 10)]
    assert charts["diverging"] == [roles[f"diverging-{place}"]["hex"] for place in range(1, 10)]
    assert charts["safe"] == 8


PINNED = HARBOR + "&pin.muted=bbbbbb&pin.chart-2=ffffff"


def test_a_check_says_what_falls_short_and_the_nearest_color_that_does_not(value):
    assert value(f"tintype.theme('{HARBOR}').check()") == []
    found = value(f"tintype.theme('{PINNED}').check({{appearance: 'light', contrast: 'standard'}})")
    printed = [json.loads(line) for line in run(COMMAND, "check", PINNED, "--json")[1].splitlines()]
    expected = [
        {key: value for key, value in line.items() if key not in ("input", "passes")} for line in printed if not line["passes"]
    ]
    assert [{key: one[key] for key in one if key not in ("appearance", "contrast", "level")} for one in found] == expected
    muted = next(one for one in found if one["role"] == "muted")
    assert value(f"tintype.contrast('{muted['nearest']}', '{muted['back']}').aa")


def test_contrast_is_the_commands(value):
    for pair in [("white", "#3F51B5"), ("rgb(0 0 0 / 87%)", "gold"), ("Sunset Orange", "indigo-500")]:
        printed = json.loads(run(COMMAND, "contrast", *pair, "--json")[1])
        del printed["input"]
        assert value(f"tintype.contrast({json.dumps(pair[0])}, {json.dumps(pair[1])})") == printed


def test_a_color_is_read_as_the_command_reads_it(value):
    assert value("tintype.color('tomato')") == {"hex": "#FF6347", "css": "rgb(255, 99, 71)", "opacity": 1}
    assert value("tintype.color('rgb(255 0 0 / 50%)').opacity") == 0.5


def test_a_theme_is_read_from_a_link_from_a_file_and_with_colors_in_words(value):
    assert value(f"tintype.theme('https://example.org/tintype/?{HARBOR}').string") == HARBOR
    assert value(f"tintype.themeInFile(tintype.theme('{HARBOR}').css()).string") == HARBOR
    assert value("tintype.themeInFile('body { color: red }')") is None
    assert value("tintype.theme('primary=Sunset Orange&accent=hsl(120 50% 50%)').string") == "primary=sunset-orange&accent=40bf40"
    assert value("tintype.theme('primary=indigo-500').missing") == "Choose an accent color first."


@pytest.mark.parametrize(
    "theme",
    ["", "primary=", "primary=nonsense", "primary=#12", "primry=indigo-500", "accent=rgb(0 0 0 / 50%)", "primary=1&corner=9999"]
    + ["primary=" + "x" * 300, "primary=red&primary=blue", "primary=ünsinn&accent=red", "body=Lato", "primary=red&pin.x=red"],
)
def test_what_is_no_theme_is_an_error_with_the_commands_sentence(theme, value):
    status, _, said = run(COMMAND, "scheme", theme)
    assert status == 2
    message = value(f"Promise.resolve().then(() => tintype.theme({json.dumps(theme)})).catch((error) => error.message)")
    assert f"tintype: {message}\n" == said.decode()


@pytest.mark.parametrize(
    "format, options",
    [
        ("cs", {}),
        ("css", {"access": "public"}),
        ("css", {"selector": "{}"}),
        ("css", {"only": "primry"}),
        ("tokens", {"values": "oklch"}),
    ],
)
def test_a_wrong_option_is_an_error_with_the_commands_sentence(format, options, value):
    flags = [word for name, text in options.items() for word in (f"--{name}", text)]
    _, _, said = run(COMMAND, "export", HARBOR, "--format", format, *flags)
    asked = f"tintype.theme('{HARBOR}').export('{format}', {json.dumps(options)})"
    message = value(f"Promise.resolve().then(() => {asked}).catch((error) => error.message)")
    assert f"tintype: {message}\n" == said.decode()


@pytest.mark.parametrize(
    "expression, sentence",
    [
        ("theme()", "A theme is a text, not undefined."),
        ("theme('primary=red').css()", "This theme isn’t complete. Choose an accent color first."),
        (f"theme('{HARBOR}').css({{prefix: 7}})", "The option “prefix” is a text, not number."),
        (f"theme('{HARBOR}').scheme('dim')", "The appearance is light or dark, not “dim”."),
        (f"theme('{HARBOR}').export('android')", 'android isn’t one text file. Use files("android").'),
        (
            f"theme('{HARBOR}').css({{fonts: 'public/fonts'}})",
            "No font files come with this package, so “fonts” takes project or none. Tintype’s own command brings them along.",
        ),
    ],
)
def test_an_error_is_a_sentence(expression, sentence, value):
    assert value(f"Promise.resolve().then(() => tintype.{expression}).catch((error) => error.message)") == sentence


def test_the_smaller_entry_answers_the_same_about_schemes(node):
    script = """
import * as whole from "tintype";
import * as small from "tintype/scheme";
const string = "PINNED";
const facts = ({ theme, color, contrast }) => {
  const one = theme(string);
  return JSON.stringify([one.string, one.name, one.roles(), one.charts("dark"), one.check({ level: "AAA" }), one.advice(),
    color("tomato"), contrast("white", "gold")]);
};
console.log(facts(whole) === facts(small), "css" in small.theme(string));
"""
    assert node(script.replace("PINNED", PINNED)) == b"true false\n"


def test_it_runs_where_no_code_may_be_made_of_text(node):
    script = f'import {{ theme }} from "tintype"; console.log(theme("{HARBOR}").css().length > 1000);'
    assert node(script, "--disallow-code-generation-from-strings") == b"true\n"


def test_after_a_fault_inside_it_answers_again(node):
    script = f"""
import {{ Core }} from "./node_modules/tintype/core.js";
const wasm = Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0]);
let starts = 0;
const memory = new WebAssembly.Memory({{ initial: 1 }});
const exports = {{ memory, __wasm_call_ctors() {{ starts += 1; }}, reserve: () => 0, result: () => 0, ask() {{ throw new WebAssembly.RuntimeError("unreachable"); }} }};
WebAssembly.Instance = function () {{ this.exports = {{ ...exports, ask: () => 0 }}; }};
const core = new Core(new WebAssembly.Module(wasm), {{ exports }});
let said = "";
try {{ core.text("ask", "?"); }} catch (error) {{ said = error.message; }}
console.log(JSON.stringify([said, core.text("ask", "?"), starts]));
"""
    assert json.loads(node(script)) == [
        "Something went wrong inside of Tintype. Please report what you asked for.", "", 2,
    ]
