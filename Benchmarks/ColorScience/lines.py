"""Prints a million lines of colors in the notations that people use, the same ones every time."""
import random

random.seed(1)
names = ["tomato", "rebeccapurple", "lightgoldenrodyellow", "red", "darkslategray"]
notations = [
    lambda: "#%06x" % random.getrandbits(24),
    lambda: "rgb(%d %d %d / %d%%)" % (*(random.randrange(256) for _ in range(3)), random.randrange(101)),
    lambda: "oklch(%.4f %.4f %.2f)" % (random.random(), random.random() * 0.3, random.random() * 360),
    lambda: "hsl(%d %d%% %d%%)" % (random.randrange(360), random.randrange(101), random.randrange(101)),
    lambda: random.choice(names),
]
for index in range(1_000_000):
    print(notations[index % len(notations)]())
