"""Times PyPI's coloraide and colour-science at the same tasks, colour-science vectorised if it can be."""
import statistics
import time
import warnings

warnings.filterwarnings("ignore")
import colour
import numpy
from coloraide.everything import ColorAll as Color

random = numpy.random.default_rng(1)
channels = random.integers(0, 256, (20_000, 3)) / 255
colors = [Color("srgb", list(row)) for row in channels[:300]]
hexes = [color.to_string(hex=True) for color in colors]


def median(body, count, runs=7):
    """Nanoseconds an item: the median of some runs, and their middle half."""
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        body()
        times.append((time.perf_counter() - start) / count * 1e9)
    times.sort()
    return f"{statistics.median(times):.0f}\t{times[len(times) // 4]:.0f}-{times[len(times) * 3 // 4]:.0f}"


def there_and_back():
    lab = colour.XYZ_to_Oklab(colour.sRGB_to_XYZ(channels))
    polar = colour.models.Jab_to_JCh(lab)
    colour.XYZ_to_sRGB(colour.Oklab_to_XYZ(colour.models.JCh_to_Jab(polar)))


def differences():
    lab = colour.XYZ_to_Lab(colour.sRGB_to_XYZ(channels))
    colour.delta_E(lab[1:], lab[:-1], method="CIE 2000")


def ramp(color):
    seed = color.convert("oklch")
    for step in range(1, 14):
        Color("oklch", [step / 14, seed["chroma"], seed["hue"]]).fit("srgb", method="oklch-chroma").convert("srgb")


def tones(color):
    seed = color.convert("hct")
    for tone in (0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99, 100):
        Color("hct", [seed["hue"], seed["chroma"], tone]).fit("srgb", method="hct-chroma").convert("srgb")


print("task", "peer", "ns", "spread", sep="\t")
print("sRGB to OKLCH and back", "colour-science", median(there_and_back, 20_000), sep="\t")
print("sRGB to OKLCH and back", "coloraide",
      median(lambda: [c.convert("oklch").convert("srgb") for c in colors], 300), sep="\t")
print("parse, luminance, contrast", "coloraide",
      median(lambda: [Color(h).contrast("white") for h in hexes], 300), sep="\t")
print("CIEDE2000", "colour-science", median(differences, 20_000), sep="\t")
print("CIEDE2000", "coloraide",
      median(lambda: [a.delta_e(b, method="2000") for a, b in zip(colors, colors[1:])], 299), sep="\t")
print("13-step ramp, gamut mapped", "coloraide", median(lambda: [ramp(c) for c in colors[:40]], 40, 5), sep="\t")
print("HCT tonal palette", "coloraide", median(lambda: [tones(c) for c in colors[:5]], 5, 3), sep="\t")
