/* say: the engine's own messages, by their codes. */
#ifndef PBP_ENGINE_SAY_H
#define PBP_ENGINE_SAY_H

#include "base/diag.h"
#include "world/state.h"

struct say_arg {
	const char *name;
	struct str value;
};
struct diag *say(struct arena *a, const char *code, struct span at, const struct say_arg *args, size_t n);
#define SAY(a, code, at, ...) \
	say((a), (code), (at), (const struct say_arg[]){ __VA_ARGS__ }, \
	    sizeof((const struct say_arg[]){ __VA_ARGS__ }) / sizeof(struct say_arg))
#define SAY_PLAIN(a, code, at) say((a), (code), (at), NULL, 0)
struct str say_when(const struct state *s, when t, struct arena *a);

#endif
