"""Judges the colors of charts by their law, docs/charts.md, with coloraide and none of our code.

THEMES=10000 in the environment judges as many random themes. LEAST=1 prints the gallery's least differences as the table in
docs/charts.md has them.
"""

import json
import os
import random

import pytest
from coloraide import Color
from conftest import run

SCHEMES = {
    "light": [],
    "light high": ["--contrast", "high"],
    "dark": ["--dark"],
    "dark high": ["--dark", "--contrast", "high"],
}
STANDARD = {5: 14, 6: 12, 8: 9}
HIGH = {5: 10, 6: 8.5, 8: 7}


def random_color(source):
    kind = source.random()
    if kind < 0.1:
        return source.choice(["000000", "ffffff"])
    if kind < 0.2:
        return f"{source.randrange(256):02x}" * 3
    return ("p3-" if kind < 0.3 else "") + f"{source.randrange(1 << 24):06x}"


def random_themes(count):
    source = random.Random(56)
    for _ in range(count):
        brands = "".join(f"&color.own-{n}={random_color(source)}" for n in range(source.choice([0, 0, 1, 3])))
        yield f"primary={random_color(source)}&accent={random_color(source)}{brands}"


def gallery():
    printed = run("gallery", "--json").decode().splitlines()
    return {theme["name"]: theme["theme"] for theme in map(json.loads, printed)}


def schemes(themes):
    """For each theme, the roles' colors in the four schemes."""
    printed = {
        name: run("scheme", "--json", *options, data="\n".join(themes).encode()).decode().splitlines()
        for name, options in SCHEMES.items()
    }
    for lines in zip(*printed.values()):
        yield {
            name: {role: Color(color["hex"]) for role, color in json.loads(line).items()}
            for name, line in zip(printed, lines)
        }


def eyes(color):
    """As typical, protan, deutan and tritan eyes see it."""
    return [color] + [color.filter(kind, 1, method="machado").clip() for kind in ("protan", "deutan", "tritan")]


def labs(color):
    return [seen.convert("lab-d65") for seen in eyes(color)]


def difference(one, other):
    return min(a.delta_e(b, method="2000", space="lab-d65") for a, b in zip(one, other))


def contrast(one, other):
    """WCAG 2.2's contrast ratio, with its own weights: coloraide's differ in the fifth digit, and some texts are at 7.0000."""
    def luminance(color):
        light = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in color.convert("srgb").coords()]
        return sum(weight * c for weight, c in zip((0.2126, 0.7152, 0.0722), light))

    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def turn(one, other):
    way = abs(one - other) % 360
    return min(way, 360 - way)


def least_differences(scheme):
    """The least differences among the first five, six and eight."""
    seen = [labs(scheme[f"chart-{n}"]) for n in range(1, 9)]
    pairs = {(i, j): difference(seen[i], seen[j]) for i in range(8) for j in range(i)}
    return {count: min(value for (i, _), value in pairs.items() if i < count) for count in STANDARD}


def faults(themed):
    """Every promise that the schemes of one theme break."""
    found = []
    for name, scheme in themed.items():
        high = "high" in name
        marks, texts = (4.5, 7) if high else (3, 4.5)

        def expect(holds, rule):
            if not holds:
                found.append(f"{name}: {rule}")

        for count, value in least_differences(scheme).items():
            expect(value >= (HIGH if high else STANDARD)[count], f"{count} colors are {value:.2f} apart")
        parts = [scheme[f"chart-{n}"] for n in range(1, 9)]
        for number, part in enumerate(parts, 1):
            for page in ("background", "surface", "raised"):
                expect(contrast(part, scheme[page]) >= marks, f"chart-{number} on {page}")
            expect(contrast(scheme[f"on-chart-{number}"], part) >= texts, f"on-chart-{number}")
            for state in ("positive", "warning", "negative"):
                expect(part.delta_e(scheme[state], method="2000", space="lab-d65") >= 10, f"chart-{number} is {state}")
        grays = sorted(part.convert("lab-d65")["l"] for part in parts)
        expect(min(b - a for a, b in zip(grays, grays[1:])) >= 2, "in gray")

        ramp = [scheme[f"sequential-{n}"] for n in range(1, 10)]
        for index, lightnesses in enumerate(zip(*[[seen.convert("oklab")["l"] for seen in eyes(c)] for c in ramp])):
            steps = [b - a for a, b in zip(lightnesses, lightnesses[1:])]
            expect(all(step * steps[0] > 0 for step in steps), "the sequential ramp's order")
            mean = sum(steps) / 8
            expect(index > 0 or all(abs(step / mean - 1) <= 0.1 for step in steps), "the sequential ramp's steps")
        ramp = [scheme[f"diverging-{n}"] for n in range(1, 10)]
        lightnesses = [color.convert("oklab")["l"] for color in ramp]
        expect(ramp[4].convert("oklch")["c"] <= 0.03, "the middle is neutral")
        expect(all(abs(lightnesses[n] - lightnesses[8 - n]) <= 0.02 for n in range(4)), "equal arms")
        away = [abs(lightness - lightnesses[4]) for lightness in lightnesses]
        expect(all(away[n] > away[n + 1] and away[8 - n] > away[7 - n] for n in range(4)), "the diverging ramp's order")
        expect(difference(labs(ramp[0]), labs(ramp[8])) >= 20, "the diverging ramp's ends")

    for number in range(1, 9):
        hues = [scheme[f"chart-{number}"].convert("oklch") for scheme in themed.values()]
        hues = [color["h"] for color in hues if color["c"] >= 0.03]
        if any(turn(a, b) > 15 for a in hues for b in hues):
            found.append(f"chart-{number} changes its hue: {hues}")
    primary = themed["light"]["primary"].convert("oklch")
    if primary["c"] >= 0.03:
        for name, scheme in themed.items():
            if turn(scheme["chart-1"].convert("oklch")["h"], primary["h"]) > 10:
                found.append(f"{name}: chart-1 isn't the primary's hue")
    return found


def test_the_gallery_s_colors_for_charts_keep_the_law():
    themes = gallery()
    broken = {}
    for (name, _), themed in zip(themes.items(), schemes(list(themes.values()))):
        if os.environ.get("LEAST"):
            cells = [" / ".join(f"{value:.1f}" for value in least_differences(themed[k]).values()) for k in ("light", "dark", "light high", "dark high")]
            print(f"| {name} | {' | '.join(cells)} |")
        if found := faults(themed):
            broken[name] = found
    assert not broken


def test_random_themes_colors_for_charts_keep_the_law():
    themes = list(random_themes(int(os.environ.get("THEMES", "150"))))
    broken = {theme: found for theme, themed in zip(themes, schemes(themes)) if (found := faults(themed))}
    assert not broken


def test_the_judge_finds_a_broken_promise():
    theme = "primary=3f51b5&accent=ff4081&pin.chart-2=3f51b6"
    assert any("colors are" in fault for themed in schemes([theme]) for fault in faults(themed))


@pytest.mark.parametrize("format, name", [("css", "theme.css"), ("scss", "theme.scss"), ("shadcn", "globals.css")])
def test_style_sheets_have_them(format, name, tmp_path):
    theme = "primary=3f51b5&accent=ff4081&title=Lato&body=Lato"
    run("export", theme, "--format", format, "--out", str(tmp_path / name))
    text = (tmp_path / name).read_text()
    for role in ["chart-1", "chart-5" if format == "shadcn" else "chart-8"]:
        assert f"{role}:" in text
