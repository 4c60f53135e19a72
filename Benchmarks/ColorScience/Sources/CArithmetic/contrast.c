#include "include/arithmetic.h"
#include "spaces.h"

static inline int digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

double c_parse_and_contrast(const char *hex, size_t count) {
  double total = 0, before = 1;
  for (size_t i = 0; i < count; i++) {
    const char *text = hex + 7 * i;
    if (*text++ != '#') continue;
    uint32_t rgb = 0;
    for (int k = 0; k < 6; k++) {
      int d = digit(text[k]);
      if (d < 0) return NAN;
      rgb = rgb << 4 | (uint32_t)d;
    }
    double now = luminance(light_of((triple){(rgb >> 16 & 255) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0}));
    total += (fmax(now, before) + 0.05) / (fmin(now, before) + 0.05);
    before = now;
  }
  return total;
}

static const double xyz_from_light[9] = {506752.0 / 1228815, 87881.0 / 245763, 12673.0 / 70218, 87098.0 / 409605,
  175762.0 / 245763, 12673.0 / 175545, 7918.0 / 409605, 87881.0 / 737289, 1001167.0 / 1053270};

static inline double response(double t) { return t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116; }

static triple lab_of(triple rgb) {
  triple c = times(xyz_from_light, light_of(rgb));
  double x = response(c.x / (0.3127 / 0.3290)), y = response(c.y), z = response(c.z / ((1 - 0.3127 - 0.3290) / 0.3290));
  return (triple){116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

static inline double saturating(double c) {
  double s = c * c, seventh = s * s * s * c;
  return sqrt(seventh / (seventh + 6103515625.0));
}

static double ciede2000(triple p, triple q) {
  double chroma = (sqrt(p.y * p.y + p.z * p.z) + sqrt(q.y * q.y + q.z * q.z)) / 2;
  double stretch = 1.5 - 0.5 * saturating(chroma);
  double a1 = p.y * stretch, a2 = q.y * stretch;
  double c1 = sqrt(a1 * a1 + p.z * p.z), c2 = sqrt(a2 * a2 + q.z * q.z);
  double h1 = hue_of(p.z, a1), h2 = hue_of(q.z, a2);
  int gray = c1 * c2 == 0;
  double total = h1 + h2;
  double hue = gray ? total : fabs(h1 - h2) <= 180 ? total / 2 : total < 360 ? (total + 360) / 2 : (total - 360) / 2;
  double l = (p.x + q.x) / 2, c = (c1 + c2) / 2, rad = hue * (PI / 180);
  double t = 1 - 0.17 * cos(rad - 30 * (PI / 180)) + 0.24 * cos(2 * rad) + 0.32 * cos(3 * rad + 6 * (PI / 180)) -
             0.20 * cos(4 * rad - 63 * (PI / 180));
  double offset = (l - 50) * (l - 50);
  double dl = (q.x - p.x) / (1 + 0.015 * offset / sqrt(20 + offset)), dc = (c2 - c1) / (1 + 0.045 * c);
  double dh = h2 - h1;
  if (gray) dh = 0; else if (dh > 180) dh -= 360; else if (dh < -180) dh += 360;
  double dH = 2 * sqrt(c1 * c2) * sin(dh * (PI / 180) / 2) / (1 + 0.015 * c * t);
  double from_blue = (hue - 275) / 25, turn = 60 * (PI / 180) * exp(-from_blue * from_blue);
  double rotation = -sin(turn) * 2 * saturating(c);
  return sqrt(fmax(0, dl * dl + dc * dc + dH * dH + rotation * dc * dH));
}

double c_difference(const double *rgb, size_t count) {
  double total = 0;
  triple before = {0, 0, 0};
  for (size_t i = 0; i < count; i++) {
    triple now = lab_of((triple){rgb[3 * i], rgb[3 * i + 1], rgb[3 * i + 2]});
    total += ciede2000(before, now);
    before = now;
  }
  return total;
}
