#include "include/arithmetic.h"
#include "spaces.h"
#include <stdlib.h>

static const double cones_from[9] = {0.1200833568784504, 0.23896944921708896, 0.027957428858611248, 0.05891086651375999,
  0.2978550257343876, 0.03270666104008398, 0.010146692491640573, 0.053642143591866934, 0.32979401770712075};
static const double light_from[9] = {13.732198709594233, -11.004251190754823, -0.0727868108910122, -2.7181596907790295,
  5.5965804659407326, -0.32460474827911934, 0.0196228995996656, -0.5717381453884399, 3.0872331978123846};
static const double AW = 29.980997194447333, NBB = 1.0169191804458755, CZ = 0.69 * 1.909169568483652,
                    CHROMA = 0.8834525670408592, COLORFULNESS = 50000.0 / 13 * 1.0169191804458755;

static inline double compressed(double v) {
  double p = pow(fabs(v), 0.42);
  return copysign(400 * p / (p + 27.13), v);
}
static inline double expanded(double v) {
  double m = fabs(v);
  return copysign(pow(fmax(0, 27.13 * m / (400 - m)), 1 / 0.42), v);
}
static inline double eccentricity(double c, double s) {
  return 0.25 * (c * -0.4161468365471424 - s * 0.9092974268256817 + 3.8);
}

typedef struct { double a, b, u, achromatic; } cam;

static cam cam_of(triple light) {
  triple k = times(cones_from, light);
  double r = compressed(k.x), g = compressed(k.y), b = compressed(k.z);
  return (cam){(11 * r - 12 * g + b) / 11, (r + g - 2 * b) / 9, (20 * r + 20 * g + 21 * b) / 20,
               (40 * r + 20 * g + b) / 20};
}
static double chroma_of(cam c) {
  double length = sqrt(c.a * c.a + c.b * c.b);
  if (!(length > 0)) return 0;
  double t = COLORFULNESS * eccentricity(c.a / length, c.b / length) * length / (c.u + 0.305);
  return pow(t, 0.9) * CHROMA * pow(fmax(0, c.achromatic) * NBB / AW, CZ / 2);
}
static triple light_of_cam(double j, double chroma, double c, double s) {
  double t = pow(chroma / (CHROMA * sqrt(j)), 1 / 0.9), p2 = AW * pow(j, 1 / CZ) / NBB;
  double p1 = COLORFULNESS * eccentricity(c, s);
  double length = 23 * (p2 + 0.305) * t / (23 * p1 + t * (11 * c + 108 * s)), a = length * c, b = length * s;
  return times(light_from, (triple){expanded((460 * p2 + 451 * a + 288 * b) / 1403),
                                    expanded((460 * p2 - 891 * a - 261 * b) / 1403),
                                    expanded((460 * p2 - 220 * a - 6300 * b) / 1403)});
}
static inline double unit(double v) { return v > 0 ? (v < 1 ? v : 1) : 0; }

static int solved(double hue, double chroma, double y, triple *light) {
  double c = cos(hue), s = sin(hue), j = sqrt(y) * 1.1;
  for (int i = 1; i <= 5; i++) {
    *light = light_of_cam(j, chroma, c, s);
    if (!(light->x >= 0 && light->y >= 0 && light->z >= 0)) return 0;
    double reached = luminance(*light);
    if (!(reached > 0)) return 0;
    if (i == 5 || fabs(reached - y) < 0.00002) return light->x <= 1.0001 && light->y <= 1.0001 && light->z <= 1.0001;
    j -= (reached - y) * j / (2 * reached);
  }
  return 0;
}

static double angle_of(triple light) {
  cam k = cam_of(light);
  return atan2(k.b, k.a);
}
static inline double positive(double angle) { return fmod(angle + 8 * PI, 2 * PI); }
static inline int in_order(double a, double b, double c) { return positive(b - a) < positive(c - a); }

typedef struct { triple left, right; double left_hue, right_hue; int any, cut; } part;

static void look(triple corner, double hue, part *p) {
  double angle = angle_of(corner);
  if (!p->any) {
    *p = (part){corner, corner, angle, angle, 1, 0};
  } else if (!p->cut || in_order(p->left_hue, angle, p->right_hue)) {
    p->cut = 1;
    if (in_order(p->left_hue, hue, angle)) { p->right = corner; p->right_hue = angle; }
    else { p->left = corner; p->left_hue = angle; }
  }
}

static triple most_colorful(double hue, double y) {
  part found = {{y, y, y}, {y, y, y}, 0, 0, 0, 0};
  for (int axis = 0; axis < 3; axis++) {
    for (int i = 0; i < 4; i++) {
      double p = i >> 1, q = i & 1;
      double r = (y - 0.7152 * p - 0.0722 * q) / 0.2126, g = (y - 0.2126 * q - 0.0722 * p) / 0.7152,
             b = (y - 0.2126 * p - 0.7152 * q) / 0.0722;
      if (axis == 0 && r >= 0 && r <= 1) look((triple){r, p, q}, hue, &found);
      if (axis == 1 && g >= 0 && g <= 1) look((triple){q, g, p}, hue, &found);
      if (axis == 2 && b >= 0 && b <= 1) look((triple){p, q, b}, hue, &found);
    }
  }
  triple left = found.left, right = found.right;
  double left_hue = found.left_hue;
  for (int axis = 0; axis < 3; axis++) {
    double from = (&left.x)[axis], to = (&right.x)[axis];
    if (from == to) continue;
    double start = encoded(from) * 255 - 0.5, end = encoded(to) * 255 - 0.5;
    int low = from < to ? floor(start) : ceil(start), high = from < to ? ceil(end) : floor(end);
    for (int i = 0; i < 8 && abs(high - low) > 1; i++) {
      int middle = (low + high) >> 1;
      double here = (&left.x)[axis], place = (decoded((middle + 0.5) / 255) - here) / ((&right.x)[axis] - here);
      triple light = {left.x + (right.x - left.x) * place, left.y + (right.y - left.y) * place,
                      left.z + (right.z - left.z) * place};
      double angle = angle_of(light);
      if (in_order(left_hue, hue, angle)) { right = light; high = middle; }
      else { left = light; left_hue = angle; low = middle; }
    }
  }
  return (triple){(left.x + right.x) / 2, (left.y + right.y) / 2, (left.z + right.z) / 2};
}

double c_tonal_palette(const double *rgb, size_t count) {
  static const int tones[13] = {0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99, 100};
  double total = 0;
  for (size_t i = 0; i < count; i++) {
    cam k = cam_of(light_of((triple){rgb[3 * i], rgb[3 * i + 1], rgb[3 * i + 2]}));
    double hue = hue_of(k.b, k.a) * (PI / 180), chroma = chroma_of(k);
    for (int j = 0; j < 13; j++) {
      if (tones[j] == 0) continue;
      if (tones[j] == 100) { total += 3; continue; }
      double f = (tones[j] + 16) / 116.0, y = f > 6.0 / 29 ? f * f * f : (116 * f - 16) * 27 / 24389;
      if (chroma < 0.0001) { total += 3 * encoded(y); continue; }
      triple light;
      if (!solved(hue, chroma, y, &light)) light = most_colorful(hue, y);
      total += sum(srgb_of((triple){unit(light.x), unit(light.y), unit(light.z)}));
    }
  }
  return total;
}
