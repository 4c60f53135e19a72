#include "include/greedy.h"

#include <math.h>

enum { EYES = 4, MOST = 3000, CATEGORIES = 8 };

typedef struct { double x, y, z; } triple;
typedef struct {
  uint32_t rgb;
  double luminance;
  triple labs[EYES];
} candidate;

static const double PI = 3.14159265358979323846;

static double decoded(double v) { return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4); }
static double encoded(double v) { return v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055; }

static triple times(const double m[9], triple c) {
  return (triple){m[0] * c.x + m[1] * c.y + m[2] * c.z, m[3] * c.x + m[4] * c.y + m[5] * c.z,
                  m[6] * c.x + m[7] * c.y + m[8] * c.z};
}

// Machado, Oliveira and Fernandes 2009, full severity.
static const double eyes[EYES][9] = {
  {1, 0, 0, 0, 1, 0, 0, 0, 1},
  {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998},
  {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881},
  {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900},
};
static const double xyz_from_light[9] = {506752.0 / 1228815, 87881.0 / 245763, 12673.0 / 70218, 87098.0 / 409605,
  175762.0 / 245763, 12673.0 / 175545, 7918.0 / 409605, 87881.0 / 737289, 1001167.0 / 1053270};

static double unit(double v) { return v > 0 ? (v < 1 ? v : 1) : 0; }
static double response(double t) { return t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116; }

static candidate candidate_of(uint32_t rgb) {
  triple light = {decoded((rgb >> 16 & 255) / 255.0), decoded((rgb >> 8 & 255) / 255.0), decoded((rgb & 255) / 255.0)};
  candidate result = {rgb, 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z, {{0}}};
  for (int eye = 0; eye < EYES; eye++) {
    triple seen = times(eyes[eye], light);
    triple c = times(xyz_from_light, (triple){unit(seen.x), unit(seen.y), unit(seen.z)});
    double x = response(c.x / (0.3127 / 0.3290)), y = response(c.y), z = response(c.z / ((1 - 0.3127 - 0.3290) / 0.3290));
    result.labs[eye] = (triple){116 * y - 16, 500 * (x - y), 200 * (y - z)};
  }
  return result;
}

// Sharma, Wu and Dalal 2005.
static double saturating(double c) {
  double s = c * c, seventh = s * s * s * c;
  return sqrt(seventh / (seventh + 6103515625.0));
}
static double hue_of(double b, double a) {
  double h = atan2(b, a) * (180 / PI);
  return h < 0 ? h + 360 : h;
}
static double ciede2000(triple p, triple q) {
  double chroma = (sqrt(p.y * p.y + p.z * p.z) + sqrt(q.y * q.y + q.z * q.z)) / 2;
  double stretch = 1.5 - 0.5 * saturating(chroma);
  double a1 = p.y * stretch, a2 = q.y * stretch;
  double c1 = sqrt(a1 * a1 + p.z * p.z), c2 = sqrt(a2 * a2 + q.z * q.z);
  double h1 = hue_of(p.z, a1), h2 = hue_of(q.z, a2), total = h1 + h2;
  int gray = c1 * c2 == 0;
  double hue = gray ? total : fabs(h1 - h2) <= 180 ? total / 2 : total < 360 ? (total + 360) / 2 : (total - 360) / 2;
  double l = (p.x + q.x) / 2, c = (c1 + c2) / 2, rad = hue * (PI / 180);
  double t = 1 - 0.17 * cos(rad - 30 * (PI / 180)) + 0.24 * cos(2 * rad) + 0.32 * cos(3 * rad + 6 * (PI / 180)) -
             0.20 * cos(4 * rad - 63 * (PI / 180));
  double offset = (l - 50) * (l - 50);
  double dl = (q.x - p.x) / (1 + 0.015 * offset / sqrt(20 + offset)), dc = (c2 - c1) / (1 + 0.045 * c);
  double dh = gray ? 0 : h2 - h1;
  if (dh > 180) dh -= 360; else if (dh < -180) dh += 360;
  double dH = 2 * sqrt(c1 * c2) * sin(dh * (PI / 180) / 2) / (1 + 0.015 * c * t);
  double from_blue = (hue - 275) / 25, turn = 60 * (PI / 180) * exp(-from_blue * from_blue);
  double rotation = -sin(turn) * 2 * saturating(c);
  return sqrt(fmax(0, dl * dl + dc * dc + dH * dH + rotation * dc * dH));
}

static double least_difference(const candidate *one, const candidate *other) {
  double least = INFINITY;
  for (int eye = 0; eye < EYES; eye++) least = fmin(least, ciede2000(one->labs[eye], other->labs[eye]));
  return least;
}

static double contrast(double one, double other) { return (fmax(one, other) + 0.05) / (fmin(one, other) + 0.05); }

// 64 hues at 15 lightnesses and 3 chromas, as far as sRGB has them.
static int make_candidates(candidate *all) {
  int count = 0;
  for (int turn = 0; turn < 64; turn++) {
    double hue = turn * (2 * PI / 64);
    for (int step = 0; step < 15; step++) {
      for (int k = 1; k <= 3; k++) {
        double lightness = 0.2 + 0.053 * step, chroma = 0.05 * k;
        double a = chroma * cos(hue), b = chroma * sin(hue);
        double l = lightness + 0.3963377773761749 * a + 0.2158037573099136 * b;
        double m = lightness - 0.1055613458156586 * a - 0.0638541728258133 * b;
        double s = lightness - 0.0894841775298119 * a - 1.2914855480194092 * b;
        l = l * l * l, m = m * m * m, s = s * s * s;
        double red = 4.076741636075958 * l - 3.307711539258062 * m + 0.2309699031821045 * s;
        double green = -1.268437973285032 * l + 2.6097573492876887 * m - 0.34131937600265727 * s;
        double blue = -0.004196076138675557 * l - 0.7034186179359363 * m + 1.7076146940746117 * s;
        if (fmin(red, fmin(green, blue)) < 0 || fmax(red, fmax(green, blue)) > 1) continue;
        all[count++] = candidate_of((uint32_t)lround(encoded(red) * 255) << 16 |
                                    (uint32_t)lround(encoded(green) * 255) << 8 | (uint32_t)lround(encoded(blue) * 255));
      }
    }
  }
  return count;
}

static int is_lawful(const candidate *color, const c_ground *ground, const double *pages, const candidate *states) {
  for (int i = 0; i < 3; i++) if (contrast(color->luminance, pages[i]) < ground->mark) return 0;
  if (fmax(contrast(color->luminance, 0), contrast(color->luminance, 1)) < ground->text) return 0;
  for (int i = 0; i < 3; i++) if (ciede2000(color->labs[0], states[i].labs[0]) < 10) return 0;
  return 1;
}

int c_greedy(const c_ground grounds[4], uint32_t chosen[32]) {
  static candidate all[MOST];
  static double reach[MOST];
  int count = make_candidates(all);
  for (int scheme = 0; scheme < 4; scheme++) {
    const c_ground *ground = &grounds[scheme];
    candidate states[3];
    double pages[3];
    for (int i = 0; i < 3; i++) {
      states[i] = candidate_of(ground->states[i]);
      pages[i] = candidate_of(ground->pages[i]).luminance;
    }
    for (int i = 0; i < count; i++) reach[i] = is_lawful(&all[i], ground, pages, states) ? INFINITY : 0;
    candidate last = candidate_of(ground->first);
    chosen[8 * scheme] = last.rgb;
    for (int category = 1; category < CATEGORIES; category++) {
      int best = 0;
      for (int i = 0; i < count; i++) {
        if (reach[i] == 0) continue;
        if (fabs(all[i].labs[0].x - last.labs[0].x) < 2) reach[i] = 0;
        else reach[i] = fmin(reach[i], least_difference(&all[i], &last));
        if (reach[i] > reach[best]) best = i;
      }
      last = all[best];
      chosen[8 * scheme + category] = last.rgb;
    }
  }
  return count;
}
