#pragma once
#include <math.h>

typedef struct { double x, y, z; } triple;

static const double PI = 3.14159265358979323846;

static inline double decoded(double v) {
  double m = fabs(v);
  if (!(m > 0.04045)) return v / 12.92;
  return copysign(pow((m + 0.055) / 1.055, 2.4), v);
}
static inline double encoded(double v) {
  double m = fabs(v);
  if (!(m > 0.0031308)) return v * 12.92;
  return copysign(1.055 * pow(m, 1 / 2.4) - 0.055, v);
}
static inline triple light_of(triple c) { return (triple){decoded(c.x), decoded(c.y), decoded(c.z)}; }
static inline triple srgb_of(triple c) { return (triple){encoded(c.x), encoded(c.y), encoded(c.z)}; }
static inline double luminance(triple light) { return 0.2126 * light.x + 0.7152 * light.y + 0.0722 * light.z; }
static inline double sum(triple c) { return c.x + c.y + c.z; }

static inline triple times(const double m[9], triple c) {
  return (triple){m[0] * c.x + m[1] * c.y + m[2] * c.z, m[3] * c.x + m[4] * c.y + m[5] * c.z,
                  m[6] * c.x + m[7] * c.y + m[8] * c.z};
}

static const double cones_from_light[9] = {0.412221469470763, 0.5363325372617348, 0.0514459932675022,
  0.21190349581782522, 0.6806995506452344, 0.10739695353694055, 0.08830245919005643, 0.2817188391361215,
  0.6299787016738221};
static const double light_from_cones[9] = {4.076741636075958, -3.307711539258062, 0.2309699031821045,
  -1.268437973285032, 2.6097573492876887, -0.34131937600265727, -0.004196076138675557, -0.7034186179359363,
  1.7076146940746117};
static const double oklab_from_roots[9] = {0.2104542683093140, 0.7936177747023054, -0.0040720430116193,
  1.9779985324311684, -2.4285922420485799, 0.4505937096174110, 0.0259040424655478, 0.7827717124575296,
  -0.8086757549230774};
static const double roots_from_oklab[9] = {1, 0.3963377773761749, 0.2158037573099136, 1, -0.1055613458156586,
  -0.0638541728258133, 1, -0.0894841775298119, -1.2914855480194092};

static inline triple oklab_of(triple light) {
  triple c = times(cones_from_light, light);
  return times(oklab_from_roots, (triple){cbrt(c.x), cbrt(c.y), cbrt(c.z)});
}
static inline triple light_of_oklab(triple lab) {
  triple r = times(roots_from_oklab, lab);
  return times(light_from_cones, (triple){r.x * r.x * r.x, r.y * r.y * r.y, r.z * r.z * r.z});
}
static inline double hue_of(double y, double x) {
  double h = atan2(y, x) * (180 / PI);
  return h < 0 ? h + 360 : h;
}
