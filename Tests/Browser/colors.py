"""The little that the tests must know about colors; they are #RRGGBB throughout."""


def channels(color):
    """Red, green and blue from 0 to 255."""
    return [int(color[at : at + 2], 16) for at in (1, 3, 5)]


def is_grey(color):
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
    """What shows of a color of that alpha, 0 to 1, over a page."""
    mixed = [over * alpha + under * (1 - alpha) for over, under in zip(channels(color), channels(page))]
    return "#" + "".join(f"{int(value + 0.5):02X}" for value in mixed)


def close(one, other):
    """Whether two colors are the same, give or take a rounding in each channel."""
    return all(abs(a - b) <= 1 for a, b in zip(channels(one), channels(other)))
