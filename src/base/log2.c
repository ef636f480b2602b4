/* log2: see log2.h. */
#include "base/log2.h"

int32_t log2_of(uint64_t n)
{
	int32_t whole = 0;
	uint64_t x = n;
	while (x >>= 1)
		whole++;
	x = whole > 31 ? n >> (whole - 31) : n << (31 - whole); /* 1 to 2, times 2^31 */
	int32_t out = whole * LOG2_ONE;
	for (int32_t part = LOG2_ONE / 2; part; part /= 2) {
		x = x * x >> 31;
		if (x >> 32) {
			out += part;
			x >>= 1;
		}
	}
	return out;
}
