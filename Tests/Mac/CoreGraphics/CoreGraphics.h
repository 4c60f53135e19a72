// What the command uses of Core Graphics, to type-check it without a Mac. From Apple's documentation.
#pragma once
#include <CoreFoundation/CoreFoundation.h>
#include <stddef.h>

typedef double CGFloat;
typedef struct { CGFloat x, y, width, height; } CGRect;
typedef struct CGColorSpace *CGColorSpaceRef;
typedef struct CGContext *CGContextRef;
typedef struct CGImage *CGImageRef;
typedef enum { kCGBlendModeCopy = 17 } CGBlendMode;
enum { kCGImageAlphaPremultipliedLast = 1, kCGBitmapByteOrder32Big = 4 << 12 };

extern const CFStringRef kCGColorSpaceSRGB;
extern CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height);
extern CGColorSpaceRef CGColorSpaceCreateWithName(CFStringRef name);
extern void CGColorSpaceRelease(CGColorSpaceRef space);
extern CGContextRef CGBitmapContextCreate(
    void *data, size_t width, size_t height, size_t bitsPerComponent, size_t bytesPerRow,
    CGColorSpaceRef space, uint32_t bitmapInfo);
extern void CGContextSetBlendMode(CGContextRef context, CGBlendMode mode);
extern void CGContextDrawImage(CGContextRef context, CGRect rect, CGImageRef image);
extern void CGContextRelease(CGContextRef context);
extern void CGImageRelease(CGImageRef image);
