#include "include/arithmetic.h"
#include "spaces.h"

double c_round_trip(const double *rgb, size_t count) {
  double total = 0;
  for (size_t i = 0; i < count; i++) {
    triple lab = oklab_of(light_of((triple){rgb[3 * i], rgb[3 * i + 1], rgb[3 * i + 2]}));
    double chroma = sqrt(lab.y * lab.y + lab.z * lab.z), hue = hue_of(lab.z, lab.y) * (PI / 180);
    total += sum(srgb_of(light_of_oklab((triple){lab.x, chroma * cos(hue), chroma * sin(hue)})));
  }
  return total;
}

static inline double unit(double v) { return v > 0 ? (v < 1 ? v : 1) : 0; }
static inline triple clipped(triple c) { return (triple){unit(c.x), unit(c.y), unit(c.z)}; }
static inline int within(double v) { return v >= -1e-10 && v <= 1 + 1e-10; }
static inline int in_gamut(triple c) { return within(c.x) && within(c.y) && within(c.z); }
static inline double squared_distance(triple a, triple b) {
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) + (a.z - b.z) * (a.z - b.z);
}

static triple mapped(double lightness, double chroma, double hue) {
  if (lightness >= 1) return (triple){1, 1, 1};
  if (!(lightness > 0)) return (triple){0, 0, 0};
  double a = cos(hue * (PI / 180)), b = sin(hue * (PI / 180));
  triple origin = {lightness, chroma * a, chroma * b}, light = light_of_oklab(origin);
  if (in_gamut(light)) return srgb_of(clipped(light));
  triple clip = clipped(light);
  if (squared_distance(oklab_of(clip), origin) < 0.02 * 0.02) return srgb_of(clip);
  double low = 0, high = chroma;
  int low_is_in_gamut = 1;
  while (high - low > 0.0001) {
    double middle = (low + high) / 2;
    triple current = {lightness, middle * a, middle * b};
    light = light_of_oklab(current);
    if (low_is_in_gamut && in_gamut(light)) { low = middle; continue; }
    clip = clipped(light);
    double difference = sqrt(squared_distance(oklab_of(clip), current));
    if (difference >= 0.02) high = middle;
    else if (0.02 - difference < 0.0001) return srgb_of(clip);
    else { low_is_in_gamut = 0; low = middle; }
  }
  return srgb_of(clip);
}

double c_ramp(const double *rgb, size_t count) {
  double total = 0;
  for (size_t i = 0; i < count; i++) {
    triple lab = oklab_of(light_of((triple){rgb[3 * i], rgb[3 * i + 1], rgb[3 * i + 2]}));
    double chroma = sqrt(lab.y * lab.y + lab.z * lab.z), hue = hue_of(lab.z, lab.y);
    for (int step = 1; step <= 13; step++) total += sum(mapped(step / 14.0, chroma, hue));
  }
  return total;
}

static inline void take(triple c, const double *table, const int32_t *places, ptrdiff_t at, double *best, int32_t *found) {
  double d = squared_distance(c, (triple){table[3 * at], table[3 * at + 1], table[3 * at + 2]});
  if (d < *best || (d == *best && places[at] < *found)) { *best = d; *found = places[at]; }
}

double c_nearest(const double *rgb, size_t count, const double *table, const int32_t *places, size_t size) {
  double total = 0;
  for (size_t i = 0; i < count; i++) {
    triple c = oklab_of(light_of((triple){rgb[3 * i], rgb[3 * i + 1], rgb[3 * i + 2]}));
    size_t low = 0, high = size;
    while (low < high) {
      size_t middle = (low + high) / 2;
      if (table[3 * middle] < c.x) low = middle + 1; else high = middle;
    }
    ptrdiff_t start = (ptrdiff_t)low, end = (ptrdiff_t)size, at = start > 4 ? start - 4 : 0;
    double best = INFINITY;
    int32_t found = -1;
    for (; at < end; at++) {
      double step = table[3 * at] - c.x;
      if (at >= start + 4 && !(step * step <= best)) break;
      take(c, table, places, at, &best, &found);
    }
    for (at = start - 5; at >= 0; at--) {
      double step = table[3 * at] - c.x;
      if (!(step * step <= best)) break;
      take(c, table, places, at, &best, &found);
    }
    total += found;
  }
  return total;
}
