// The same arithmetic as ColorScience, written plainly in JavaScript: each function goes over the first `count` colors
// and gives the sum of what it computed.

const decoded = v => Math.abs(v) > 0.04045 ? Math.sign(v) * ((Math.abs(v) + 0.055) / 1.055) ** 2.4 : v / 12.92;
const encoded = v => Math.abs(v) > 0.0031308 ? Math.sign(v) * (1.055 * Math.abs(v) ** (1 / 2.4) - 0.055) : v * 12.92;
const lightOf = c => [decoded(c[0]), decoded(c[1]), decoded(c[2])];
const srgbOf = c => [encoded(c[0]), encoded(c[1]), encoded(c[2])];
const luminance = c => 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2];
const sum = c => c[0] + c[1] + c[2];
const times = (m, c) => [
  m[0] * c[0] + m[1] * c[1] + m[2] * c[2], m[3] * c[0] + m[4] * c[1] + m[5] * c[2],
  m[6] * c[0] + m[7] * c[1] + m[8] * c[2]];
const radians = d => d * (Math.PI / 180);
const hueOf = (y, x) => { const h = Math.atan2(y, x) * (180 / Math.PI); return h < 0 ? h + 360 : h; };

const conesFromLight = [0.412221469470763, 0.5363325372617348, 0.0514459932675022, 0.21190349581782522,
  0.6806995506452344, 0.10739695353694055, 0.08830245919005643, 0.2817188391361215, 0.6299787016738221];
const lightFromCones = [4.076741636075958, -3.307711539258062, 0.2309699031821045, -1.268437973285032,
  2.6097573492876887, -0.34131937600265727, -0.004196076138675557, -0.7034186179359363, 1.7076146940746117];
const oklabFromRoots = [0.2104542683093140, 0.7936177747023054, -0.0040720430116193, 1.9779985324311684,
  -2.4285922420485799, 0.4505937096174110, 0.0259040424655478, 0.7827717124575296, -0.8086757549230774];
const rootsFromOklab = [1, 0.3963377773761749, 0.2158037573099136, 1, -0.1055613458156586, -0.0638541728258133, 1,
  -0.0894841775298119, -1.2914855480194092];

function oklabOf(light) {
  const c = times(conesFromLight, light);
  return times(oklabFromRoots, [Math.cbrt(c[0]), Math.cbrt(c[1]), Math.cbrt(c[2])]);
}
function lightOfOklab(lab) {
  const r = times(rootsFromOklab, lab);
  return times(lightFromCones, [r[0] * r[0] * r[0], r[1] * r[1] * r[1], r[2] * r[2] * r[2]]);
}

export function roundTrip({ srgb }, count) {
  let total = 0;
  for (let i = 0; i < count; i++) {
    const lab = oklabOf(lightOf(srgb[i]));
    const chroma = Math.sqrt(lab[1] * lab[1] + lab[2] * lab[2]), hue = radians(hueOf(lab[2], lab[1]));
    total += sum(srgbOf(lightOfOklab([lab[0], chroma * Math.cos(hue), chroma * Math.sin(hue)])));
  }
  return total;
}

export function parseAndContrast({ hexes }, count) {
  let total = 0, before = 1;
  for (let i = 0; i < count; i++) {
    if (!/^#[0-9a-f]{6}$/i.test(hexes[i])) return NaN;
    const rgb = parseInt(hexes[i].slice(1), 16);
    const now = luminance(lightOf([(rgb >> 16) / 255, (rgb >> 8 & 255) / 255, (rgb & 255) / 255]));
    total += (Math.max(now, before) + 0.05) / (Math.min(now, before) + 0.05);
    before = now;
  }
  return total;
}

const xyzFromLight = [506752 / 1228815, 87881 / 245763, 12673 / 70218, 87098 / 409605, 175762 / 245763,
  12673 / 175545, 7918 / 409605, 87881 / 737289, 1001167 / 1053270];
const response = t => t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 * t + 16) / 116;
function labOf(rgb) {
  const c = times(xyzFromLight, lightOf(rgb));
  const x = response(c[0] / (0.3127 / 0.3290)), y = response(c[1]);
  const z = response(c[2] / ((1 - 0.3127 - 0.3290) / 0.3290));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
const saturating = c => { const s = c * c, p = s * s * s * c; return Math.sqrt(p / (p + 6103515625)); };

function ciede2000(p, q) {
  const chroma = (Math.sqrt(p[1] * p[1] + p[2] * p[2]) + Math.sqrt(q[1] * q[1] + q[2] * q[2])) / 2;
  const stretch = 1.5 - 0.5 * saturating(chroma), a1 = p[1] * stretch, a2 = q[1] * stretch;
  const c1 = Math.sqrt(a1 * a1 + p[2] * p[2]), c2 = Math.sqrt(a2 * a2 + q[2] * q[2]);
  const h1 = hueOf(p[2], a1), h2 = hueOf(q[2], a2), gray = c1 * c2 === 0, total = h1 + h2;
  const hue = gray ? total
    : Math.abs(h1 - h2) <= 180 ? total / 2 : total < 360 ? (total + 360) / 2 : (total - 360) / 2;
  const l = (p[0] + q[0]) / 2, c = (c1 + c2) / 2, angle = radians(hue);
  const t = 1 - 0.17 * Math.cos(angle - radians(30)) + 0.24 * Math.cos(2 * angle)
    + 0.32 * Math.cos(3 * angle + radians(6)) - 0.20 * Math.cos(4 * angle - radians(63));
  const offset = (l - 50) * (l - 50);
  const dl = (q[0] - p[0]) / (1 + 0.015 * offset / Math.sqrt(20 + offset)), dc = (c2 - c1) / (1 + 0.045 * c);
  let dh = h2 - h1;
  if (gray) dh = 0; else if (dh > 180) dh -= 360; else if (dh < -180) dh += 360;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(dh) / 2) / (1 + 0.015 * c * t);
  const fromBlue = (hue - 275) / 25, turn = radians(60) * Math.exp(-fromBlue * fromBlue);
  const rotation = -Math.sin(turn) * 2 * saturating(c);
  return Math.sqrt(Math.max(0, dl * dl + dc * dc + dH * dH + rotation * dc * dH));
}

export function difference({ srgb }, count) {
  let total = 0, before = [0, 0, 0];
  for (let i = 0; i < count; i++) {
    const now = labOf(srgb[i]);
    total += ciede2000(before, now);
    before = now;
  }
  return total;
}

const unit = v => v > 0 ? (v < 1 ? v : 1) : 0;
const clipped = c => [unit(c[0]), unit(c[1]), unit(c[2])];
const within = v => v >= -1e-10 && v <= 1 + 1e-10;
const inGamut = c => within(c[0]) && within(c[1]) && within(c[2]);
const squaredDistance = (a, b) => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

function mapped(lightness, chroma, hue) {
  if (lightness >= 1) return [1, 1, 1];
  if (!(lightness > 0)) return [0, 0, 0];
  const a = Math.cos(radians(hue)), b = Math.sin(radians(hue)), origin = [lightness, chroma * a, chroma * b];
  let light = lightOfOklab(origin);
  if (inGamut(light)) return srgbOf(clipped(light));
  let clip = clipped(light);
  if (squaredDistance(oklabOf(clip), origin) < 0.02 * 0.02) return srgbOf(clip);
  let low = 0, high = chroma, lowIsInGamut = true;
  while (high - low > 0.0001) {
    const middle = (low + high) / 2, current = [lightness, middle * a, middle * b];
    light = lightOfOklab(current);
    if (lowIsInGamut && inGamut(light)) { low = middle; continue; }
    clip = clipped(light);
    const difference = Math.sqrt(squaredDistance(oklabOf(clip), current));
    if (difference >= 0.02) high = middle;
    else if (0.02 - difference < 0.0001) return srgbOf(clip);
    else { lowIsInGamut = false; low = middle; }
  }
  return srgbOf(clip);
}

export function ramp({ srgb }, count) {
  let total = 0;
  for (let i = 0; i < count; i++) {
    const lab = oklabOf(lightOf(srgb[i]));
    const chroma = Math.sqrt(lab[1] * lab[1] + lab[2] * lab[2]), hue = hueOf(lab[2], lab[1]);
    for (let step = 1; step <= 13; step++) total += sum(mapped(step / 14, chroma, hue));
  }
  return total;
}

export function nearest({ srgb, table }, count) {
  let total = 0;
  for (let i = 0; i < count; i++) {
    const c = oklabOf(lightOf(srgb[i]));
    let low = 0, high = table.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (table[middle].lab[0] < c[0]) low = middle + 1; else high = middle;
    }
    let at = Math.max(0, low - 4), best = Infinity, found = -1;
    const take = entry => {
      const d = squaredDistance(c, entry.lab);
      if (d < best || (d === best && entry.index < found)) { best = d; found = entry.index; }
    };
    for (; at < table.length; at++) {
      if (at >= low + 4 && !((table[at].lab[0] - c[0]) ** 2 <= best)) break;
      take(table[at]);
    }
    for (at = low - 5; at >= 0 && (table[at].lab[0] - c[0]) ** 2 <= best; at--) take(table[at]);
    total += found;
  }
  return total;
}

export function colors(count, named) {
  let state = 1n;
  const random = () => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xFFFFFFFFFFFFFFFFn;
    return Number((state >> 40n) & 0xFFFFFFn);
  };
  const srgbOf = rgb => [(rgb >> 16 & 255) / 255, (rgb >> 8 & 255) / 255, (rgb & 255) / 255];
  const rgb = Array.from({ length: count }, random);
  const table = Array.from({ length: named }, random)
    .map((rgb, index) => ({ lab: oklabOf(lightOf(srgbOf(rgb))), index }))
    .sort((one, other) => one.lab[0] - other.lab[0]);
  return {
    srgb: rgb.map(srgbOf), table, hexes: rgb.map(c => '#' + c.toString(16).padStart(6, '0').toUpperCase()),
  };
}

// HCT

const conesFrom = [0.1200833568784504, 0.23896944921708896, 0.027957428858611248, 0.05891086651375999,
  0.2978550257343876, 0.03270666104008398, 0.010146692491640573, 0.053642143591866934, 0.32979401770712075];
const lightFrom = [13.732198709594233, -11.004251190754823, -0.0727868108910122, -2.7181596907790295,
  5.5965804659407326, -0.32460474827911934, 0.0196228995996656, -0.5717381453884399, 3.0872331978123846];
const aw = 29.980997194447333, nbb = 1.0169191804458755, cz = 0.69 * 1.909169568483652;
const chromaFactor = 0.8834525670408592, colorfulness = 50000 / 13 * nbb;
const compressed = v => { const p = Math.abs(v) ** 0.42; return Math.sign(v) * 400 * p / (p + 27.13); };
const expanded = v => {
  const m = Math.abs(v);
  return Math.sign(v) * Math.max(0, 27.13 * m / (400 - m)) ** (1 / 0.42);
};
const eccentricity = (c, s) => 0.25 * (c * -0.4161468365471424 - s * 0.9092974268256817 + 3.8);

function camOf(light) {
  const k = times(conesFrom, light), r = compressed(k[0]), g = compressed(k[1]), b = compressed(k[2]);
  return { a: (11 * r - 12 * g + b) / 11, b: (r + g - 2 * b) / 9, u: (20 * r + 20 * g + 21 * b) / 20,
    achromatic: (40 * r + 20 * g + b) / 20 };
}
function chromaOf(c) {
  const length = Math.sqrt(c.a * c.a + c.b * c.b);
  if (!(length > 0)) return 0;
  const t = colorfulness * eccentricity(c.a / length, c.b / length) * length / (c.u + 0.305);
  return t ** 0.9 * chromaFactor * (Math.max(0, c.achromatic) * nbb / aw) ** (cz / 2);
}
function lightOfCam(j, chroma, c, s) {
  const t = (chroma / (chromaFactor * Math.sqrt(j))) ** (1 / 0.9), p2 = aw * j ** (1 / cz) / nbb;
  const p1 = colorfulness * eccentricity(c, s);
  const length = 23 * (p2 + 0.305) * t / (23 * p1 + t * (11 * c + 108 * s)), a = length * c, b = length * s;
  return times(lightFrom, [expanded((460 * p2 + 451 * a + 288 * b) / 1403),
    expanded((460 * p2 - 891 * a - 261 * b) / 1403), expanded((460 * p2 - 220 * a - 6300 * b) / 1403)]);
}
function solved(hue, chroma, y) {
  const c = Math.cos(hue), s = Math.sin(hue);
  let j = Math.sqrt(y) * 1.1;
  for (let i = 1; i <= 5; i++) {
    const light = lightOfCam(j, chroma, c, s), reached = luminance(light);
    if (!light.every(v => v >= 0) || !(reached > 0)) return null;
    if (i === 5 || Math.abs(reached - y) < 0.00002) return light.every(v => v <= 1.0001) ? light : null;
    j -= (reached - y) * j / (2 * reached);
  }
  return null;
}
const angleOf = light => { const k = camOf(light); return Math.atan2(k.b, k.a); };
const positive = angle => (angle + 8 * Math.PI) % (2 * Math.PI);
const inOrder = (a, b, c) => positive(b - a) < positive(c - a);
function mostColorful(hue, y) {
  let left = null, leftHue = 0, right = null, rightHue = 0, cut = false;
  const look = corner => {
    const angle = angleOf(corner);
    if (!left) {
      left = right = corner;
      leftHue = rightHue = angle;
    } else if (!cut || inOrder(leftHue, angle, rightHue)) {
      cut = true;
      if (inOrder(leftHue, hue, angle)) { right = corner; rightHue = angle; } else { left = corner; leftHue = angle; }
    }
  };
  const ends = [[0, 0], [0, 1], [1, 0], [1, 1]], isUnit = v => v >= 0 && v <= 1;
  for (const [g, b] of ends) { const r = (y - 0.7152 * g - 0.0722 * b) / 0.2126; if (isUnit(r)) look([r, g, b]); }
  for (const [b, r] of ends) { const g = (y - 0.2126 * r - 0.0722 * b) / 0.7152; if (isUnit(g)) look([r, g, b]); }
  for (const [r, g] of ends) { const b = (y - 0.2126 * r - 0.7152 * g) / 0.0722; if (isUnit(b)) look([r, g, b]); }
  for (let axis = 0; axis < 3; axis++) {
    const from = left[axis], to = right[axis];
    if (from === to) continue;
    const start = encoded(from) * 255 - 0.5, end = encoded(to) * 255 - 0.5;
    let low = from < to ? Math.floor(start) : Math.ceil(start), high = from < to ? Math.ceil(end) : Math.floor(end);
    for (let i = 0; i < 8 && Math.abs(high - low) > 1; i++) {
      const middle = (low + high) >> 1;
      const place = (decoded((middle + 0.5) / 255) - left[axis]) / (right[axis] - left[axis]);
      const light = left.map((v, index) => v + (right[index] - v) * place), angle = angleOf(light);
      if (inOrder(leftHue, hue, angle)) { right = light; high = middle; }
      else { left = light; leftHue = angle; low = middle; }
    }
  }
  return left.map((v, index) => (v + right[index]) / 2);
}

export function tonalPalette({ srgb }, count) {
  let total = 0;
  for (let i = 0; i < count; i++) {
    const k = camOf(lightOf(srgb[i])), hue = radians(hueOf(k.b, k.a)), chroma = chromaOf(k);
    for (const tone of [10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99]) {
      const f = (tone + 16) / 116, y = f > 6 / 29 ? f * f * f : (116 * f - 16) * 27 / 24389;
      if (chroma < 0.0001) { total += 3 * encoded(y); continue; }
      total += sum(srgbOf(clipped(solved(hue, chroma, y) ?? mostColorful(hue, y))));
    }
    total += 3;
  }
  return total;
}
