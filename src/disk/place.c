/*
 * place: see place.h.
 */
#include "disk/place.h"

char *place_data(const struct place *p, const char *folder, const char *name, const char *suffix)
{
	return arena_printf(p->run, "%s/%s/%s%s", p->data, folder, name, suffix);
}
