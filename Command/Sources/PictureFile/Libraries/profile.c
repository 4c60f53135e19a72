#include <lcms2.h>
#include <math.h>
#include <stdlib.h>

#include "libraries.h"

// The least and the most gamma that a picture may say it has; no display's is beyond.
static const double least_gamma = 0.1, most_gamma = 10;

static void ignore(cmsContext context, cmsUInt32Number code, const char *text) {
  (void)context, (void)code, (void)text;
}

// Whether a transform leaves every color as it is, apart from rounding: then the picture is in sRGB already, and its
// colors stay exact.
static int changes_nothing(cmsHTRANSFORM transform) {
  for (int red = 0; red < 256; red += 51) {
    for (int green = 0; green < 256; green += 51) {
      for (int blue = 0; blue < 256; blue += 51) {
        uint8_t before[4] = {(uint8_t)red, (uint8_t)green, (uint8_t)blue, 255}, after[4] = {0};
        cmsDoTransform(transform, before, after, 1);
        for (int channel = 0; channel < 3; channel += 1) {
          if (abs(before[channel] - after[channel]) > 1) return 0;
        }
      }
    }
  }
  return 1;
}

// Turns the pixels from a profile into sRGB; returns 0 if the profile can't be used. Closes the profile.
static int turn(cmsContext context, cmsHPROFILE profile, struct picture *picture) {
  if (!profile) return 0;
  size_t count = (size_t)picture->columns * picture->rows;
  cmsHPROFILE srgb = cmsCreate_sRGBProfileTHR(context);
  cmsColorSpaceSignature space = cmsGetColorSpace(profile);
  int is_gray = space == cmsSigGrayData;
  cmsHTRANSFORM transform = NULL;
  if (srgb && (is_gray || space == cmsSigRgbData)) {
    transform = cmsCreateTransformTHR(
        context, profile, is_gray ? TYPE_GRAY_8 : TYPE_RGBA_8, srgb, is_gray ? TYPE_RGB_8 : TYPE_RGBA_8,
        INTENT_RELATIVE_COLORIMETRIC, is_gray ? 0 : cmsFLAGS_COPY_ALPHA);
  }
  if (transform && is_gray) {
    for (size_t index = 0; index < count; index += 1) {
      uint8_t *pixel = picture->rgba + 4 * index, gray = pixel[0];
      cmsDoTransform(transform, &gray, pixel, 1);
    }
  } else if (transform && !changes_nothing(transform)) {
    cmsDoTransform(transform, picture->rgba, picture->rgba, (cmsUInt32Number)count);
  }
  int is_used = transform != NULL;
  if (transform) cmsDeleteTransform(transform);
  if (srgb) cmsCloseProfile(srgb);
  cmsCloseProfile(profile);
  return is_used;
}

static cmsContext make_context(void) {
  cmsContext context = cmsCreateContext(NULL, NULL);
  if (context) cmsSetLogErrorHandlerTHR(context, ignore);
  return context;
}

void picture_apply_profile(const uint8_t *bytes, size_t count, struct picture *picture) {
  cmsContext context = make_context();
  if (!context) return;
  cmsHPROFILE profile = count > 0 && count < UINT32_MAX ? cmsOpenProfileFromMemTHR(context, bytes, (cmsUInt32Number)count) : NULL;
  if (!turn(context, profile, picture)) picture->has_unreadable_profile = 1;
  cmsDeleteContext(context);
}

// Source: PNG (Third Edition), 11.3.2.1 and 11.3.2.2.
void picture_apply_primaries(const double *xy, double gamma, struct picture *picture) {
  if (!(gamma >= least_gamma && gamma <= most_gamma)) {
    picture->has_unreadable_profile = 1;
    return;
  }
  cmsContext context = make_context();
  if (!context) return;
  cmsCIExyY white = {xy[0], xy[1], 1};
  cmsCIExyYTRIPLE primaries = {{xy[2], xy[3], 1}, {xy[4], xy[5], 1}, {xy[6], xy[7], 1}};
  cmsToneCurve *curve = cmsBuildGamma(context, 1 / gamma);
  cmsToneCurve *curves[3] = {curve, curve, curve};
  int is_sound = white.y > 0 && primaries.Red.y > 0 && primaries.Green.y > 0 && primaries.Blue.y > 0;
  cmsHPROFILE profile = curve && is_sound ? cmsCreateRGBProfileTHR(context, &white, &primaries, curves) : NULL;
  if (!turn(context, profile, picture)) picture->has_unreadable_profile = 1;
  if (curve) cmsFreeToneCurve(curve);
  cmsDeleteContext(context);
}

void picture_apply_gamma(double gamma, struct picture *picture) {
  if (!(gamma >= least_gamma && gamma <= most_gamma)) {
    picture->has_unreadable_profile = 1;
    return;
  }
  double exponent = 1 / (gamma * 2.2);
  if (fabs(exponent - 1) < 0.05) return;
  uint8_t table[256];
  for (int value = 0; value < 256; value += 1) table[value] = (uint8_t)lround(pow(value / 255.0, exponent) * 255);
  size_t count = (size_t)picture->columns * picture->rows;
  for (size_t index = 0; index < count * 4; index += 1) {
    if (index % 4 != 3) picture->rgba[index] = table[picture->rgba[index]];
  }
}
