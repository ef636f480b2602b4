/*
 * history: see history.h.
 */
#include "disk/history.h"

struct history history_of(struct engine **engine, const struct history_does *does, void *context, size_t limit)
{
	return (struct history){ .engine = engine, .does = does, .context = context, .limit = limit };
}

size_t history_steps(const struct history *h)
{
	return (size_t)state_game(engine_state(*h->engine))->step;
}

bool history_ended(const struct history *h)
{
	return h->annulled || history_steps(h) >= h->limit;
}

static int take(struct history *h, const struct step *s, struct err *e)
{
	const int32_t annuls = s->annul;
	int code = h->does->step ? h->does->step(h->context, s, e) : 0;
	if (code || !annuls)
		return code;
	h->annulled = annuls;
	return h->does->annul ? h->does->annul(h->context, s, e) : 0;
}

int history_create(struct history *h, when at, struct err *e)
{
	struct step s = { 0 };
	return engine_create(*h->engine, at, &s) ? take(h, &s, e) : 0;
}

int history_ring(struct history *h, when t, size_t after, struct err *e)
{
	struct step s = { 0 };
	int code = 0;
	while (!code && !history_ended(h) && engine_ring(*h->engine, t, history_steps(h) < after, &s))
		code = take(h, &s, e);
	return code;
}

int history_hear(struct history *h, struct input *in, struct heard_mail *out, struct arena *a, struct err *e)
{
	struct step s = { 0 };
	int code = 0;
	*out = (struct heard_mail){ 0 };
	const bool stepped = engine_hear(*h->engine, in, &out->o, &s, a);
	out->steps = (int32_t)history_steps(h);
	out->annulled = stepped ? s.annul : 0;
	if (h->does->heard)
		code = h->does->heard(h->context, in, out, e);
	if (!code && stepped)
		code = take(h, &s, e);
	return code ? code : history_ring(h, in->at, 0, e);
}

enum restored history_put_back(struct history *h, struct input *in, const struct state *then, bool recorded)
{
	if (recorded)
		in->flags |= INPUT_RECORDED;
	return engine_restore(*h->engine, in, then);
}

void history_go_on(struct history *h, struct engine *engine)
{
	engine_free(*h->engine);
	*h->engine = engine;
	h->annulled = 0;
}
