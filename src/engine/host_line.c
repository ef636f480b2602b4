/* host_line: what every verb of the host's does to the mail that it stands in and to the step. */
#include "engine/host.h"

#include "play/game.h"

struct str host_wording(const struct host_line *h, struct str rest, struct arena *a)
{
	return str_printf(a, "%s%s%.*s", h->verb->name, rest.n ? " " : "", STR_ARG(rest));
}

struct turn *host_step(struct host_line *h)
{
	struct turn *t = &ear_step(h->ear)->turn;

	EVENT(t, EVENT_HOST, text_intern(t->after, host_wording(h, h->told, t->arena)));
	return t;
}

const struct diag *host_usage(struct host_line *h)
{
	return SAY(h->ear->a, "host-usage", h->at, { "usage", str_c(h->verb->usage) });
}

void host_remark(struct host_line *h, const struct diag *d)
{
	ear_remark(h->ear, VEC_LAST(&h->ear->lines), d);
}
