"""The little that the tests must know about colors; they are #RRGGBB throughout."""

from math import cos, radians, sin


def channels(color):
    """Red, green and blue from 0 to 255."""
    return [int(color[at : at + 2], 16) for at in (1, 3, 5)]


def is_gray(color):
    red, green, blue = channels(color)
    return max(red, green, blue) - min(red, green, blue) <= 4


def luminance(color):
    """Relative luminance, 0 to 1, as WCAG 2.2 defines it."""
    linear = [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (channel / 255 for channel in channels(color))
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    """The contrast ratio, 1 to 21, as WCAG 2.2 defines it."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def composited(color, alpha, page):
    """The color seen where a color of that alpha, 0 to 1, is over a page."""
    mixed = [over * alpha + under * (1 - alpha) for over, under in zip(channels(color), channels(page))]
    return "#" + "".join(f"{int(value + 0.5):02X}" for value in mixed)


def close(one, other):
    """Whether two colors are the same, give or take a rounding in each channel."""
    return all(abs(a - b) <= 1 for a, b in zip(channels(one), channels(other)))


def from_oklch(lightness, chroma, hue):
    """Red, green and blue, 0 to 1 where sRGB has the color, as CSS Color 4 computes them."""
    a, b = chroma * cos(radians(hue)), chroma * sin(radians(hue))
    long, medium, short = (
        (lightness + x * a + y * b) ** 3
        for x, y in (
            (0.3963377773761749, 0.2158037573099136),
            (-0.1055613458156586, -0.0638541728258133),
            (-0.0894841775298119, -1.2914855480194092),
        )
    )
    linear = (
        4.0767416360759574 * long - 3.3077115392580616 * medium + 0.2309699031821043 * short,
        -1.2684379732850317 * long + 2.6097573492876887 * medium - 0.3413193760026573 * short,
        -0.0041960761386756 * long - 0.7034186179359362 * medium + 1.7076146940746117 * short,
    )
    return [
        12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055 for value in linear
    ]
