"""Makes the pictures of these tests, into the folder `Files`:  python3 make-files.py  (needs Pillow).

All but a few show the same: four stripes of 15 columns each in STRIPES, from the left.
"""
import struct
import zlib
from pathlib import Path

from PIL import Image

STRIPES = [(0x26, 0x46, 0x53), (0x2A, 0x9D, 0x8F), (0xE9, 0xC4, 0x6A), (0xE7, 0x6F, 0x51)]
WIDTH, HEIGHT = 60, 40
files = Path(__file__).parent / "Files"


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, depth, kind, data, interlaced=0):
    header = struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, interlaced)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(data, 9)) + chunk(b"IEND", b"")


def interlaced(picture):
    """The seven passes of Adam7."""
    passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    rows = b""
    for left, top, across, down in passes:
        for y in range(top, HEIGHT, down):
            rows += b"\0" + b"".join(bytes(picture.getpixel((x, y))) for x in range(left, WIDTH, across))
    return png(WIDTH, HEIGHT, 8, 2, rows, interlaced=1)


stripes = Image.new("RGB", (WIDTH, HEIGHT))
for index, color in enumerate(STRIPES):
    stripes.paste(color, (15 * index, 0, 15 * index + 15, HEIGHT))

stripes.save(files / "stripes.png")
stripes.quantize(4).save(files / "palette.png")
(files / "interlaced.png").write_bytes(interlaced(stripes))
deep = b"".join(b"\0" + b"".join(bytes(c for v in stripes.getpixel((x, y)) for c in (v, v)) for x in range(WIDTH))
                for y in range(HEIGHT))  # fmt: skip
(files / "sixteen-bits.png").write_bytes(png(WIDTH, HEIGHT, 16, 2, deep))
stripes.save(files / "animated.png", save_all=True, append_images=[Image.new("RGB", (WIDTH, HEIGHT), "magenta")])
Image.new("L", (WIDTH, HEIGHT), 0x80).save(files / "gray.png")

holey = stripes.convert("RGBA")
holey.paste((255, 0, 0, 0), (0, 0, 30, HEIGHT))
holey.save(files / "transparent-half.png")
Image.new("RGBA", (WIDTH, HEIGHT), (255, 0, 0, 0)).save(files / "transparent.png")

stripes.save(files / "stripes.jpg", quality=90, subsampling=0)
stripes.save(files / "progressive.jpg", quality=90, subsampling=0, progressive=True)
stripes.convert("L").save(files / "gray.jpg")
stripes.convert("CMYK").save(files / "cmyk.jpg")
turned = stripes.transpose(Image.Transpose.ROTATE_90)
exif = Image.Exif()
exif[274] = 6
turned.save(files / "turned.jpg", quality=90, subsampling=0, exif=exif)

(files / "no-width.png").write_bytes(png(0, HEIGHT, 8, 2, b""))
(files / "huge.png").write_bytes(png(30_000, 30_000, 8, 2, b""))
jpeg = bytearray((files / "stripes.jpg").read_bytes())
frame = jpeg.index(b"\xff\xc0") + 5
jpeg[frame : frame + 4] = struct.pack(">HH", 30_000, 30_000)
(files / "huge.jpg").write_bytes(jpeg)
jpeg[frame : frame + 4] = struct.pack(">HH", HEIGHT, 0)
(files / "no-width.jpg").write_bytes(jpeg)
for name in ("stripes.png", "stripes.jpg", "progressive.jpg"):
    whole = (files / name).read_bytes()
    (files / f"cut-{name}").write_bytes(whole[: len(whole) * 2 // 3])

# p3.png is in Display P3, by an ICC profile: (57, 138, 235) is #008CF2. The others made of it say the same in other ways, or lie.
p3 = Image.open(files / "p3.png")
profile = p3.info["icc_profile"]
p3.convert("RGB").save(files / "p3.jpg", quality=100, subsampling=0, icc_profile=profile)


def tagged(*chunks):
    """stripes.png with chunks before its pixels."""
    whole = (files / "stripes.png").read_bytes()
    return whole[:33] + b"".join(chunk(kind, data) for kind, data in chunks) + whole[33:]


rec2020 = [0.3127, 0.329, 0.708, 0.292, 0.17, 0.797, 0.131, 0.046]
chromaticities = struct.pack(">8I", *(round(value * 100_000) for value in rec2020))
(files / "gamma.png").write_bytes(tagged((b"gAMA", struct.pack(">I", 100_000))))
(files / "chromaticities.png").write_bytes(tagged((b"gAMA", struct.pack(">I", 45_455)), (b"cHRM", chromaticities)))
lie = b"lie\0\0" + zlib.compress(profile[:200] + bytes(len(profile) - 200))
(files / "lying-profile.png").write_bytes(tagged((b"iCCP", lie)))
(files / "cut-profile.jpg").write_bytes(
    (files / "p3.jpg").read_bytes().replace(b"ICC_PROFILE\0\x01\x01", b"ICC_PROFILE\0\x01\x02"))

damaged = bytearray((files / "stripes.png").read_bytes())
damaged[damaged.index(b"IDAT") + 6] ^= 255
(files / "damaged.png").write_bytes(damaged)
