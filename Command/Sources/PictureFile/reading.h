#pragma once
#include "PictureFile.h"

// Whether a picture of its size can be read.
enum picture_problem picture_size_problem(const struct picture *picture);

// Allocates the pixels for a picture of this size. Returns the step between the pixels to read, in both directions; 0
// if there's no memory.
uint32_t picture_make_room(struct picture *picture, uint32_t width, uint32_t height);
