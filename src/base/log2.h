/*
 * log2: logarithms in whole numbers, the same on every machine.
 */
#ifndef PBP_BASE_LOG2_H
#define PBP_BASE_LOG2_H

#include <stdint.h>

enum { LOG2_ONE = 1024 };

/* To the base of two, in parts of LOG2_ONE, rounded down; n is at least 1. */
int32_t log2_of(uint64_t n);

#endif
