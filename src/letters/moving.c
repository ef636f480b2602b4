/*
 * moving: see moving.h.
 */
#include "letters/moving.h"

#include "disk/judge.h"
#include "report/wrap.h"

enum { COLUMNS = 72 };

static struct str who_asks(struct desk *k, const struct requested *r, struct arena *a)
{
	return str_printf(a, "Whoever plays %.*s in game %.*s has written that this is his address now.",
			  STR_ARG(seat_name(engine_state(k->live.engine), r->seat)), STR_ARG(k->live.name));
}

static int ask_there(struct desk *k, const struct answer *to, const struct requested *r, struct arena *a, struct err *e)
{
	struct letter l = { .from = live_address(&k->live, a), .from_name = k->live.name, .date = to->in->at };
	struct buf b = buf_new(a);
	l.to = str_sub(r->exact, sizeof "address " - 1, r->exact.n);
	l.subject = str_printf(a, "is this your address? [pbp:%.*s]", STR_ARG(k->live.name));
	l.about = to->in->hash;
	l.kind = STR("address");
	wrap_paragraph(&b, who_asks(k, r, a), 0, COLUMNS);
	wrap_paragraph(&b, STR("Is it yours? Then answer from it, with this line in your answer:"), 0, COLUMNS);
	buf_addf(&b, "\n    token %.*s\n\n", STR_ARG(judge_token(k, l.to, a)));
	wrap_paragraph(&b,
		       STR("From then on the game writes to you here, and what you write from here counts. If you know "
			   "nothing of it, do nothing: you get no more letters."),
		       0, COLUMNS);
	l.text = buf_str(&b);
	return outbox_add(&k->live.root->outbox, &l, e);
}

static int tell_old(struct desk *k, const struct answer *to, const struct requested *r, struct arena *a, struct err *e)
{
	const struct state *s = engine_state(k->live.engine);
	const struct moving_row *row = row_find(s, TABLE_MOVING,
						&(struct moving_row){ .player = seat_find(s, r->seat)->player });
	struct letter l = { .from = live_address(&k->live, a), .from_name = k->live.name, .date = to->in->at };
	struct buf b = buf_new(a);
	if (!row || row->before == TEXT_NONE)
		return 0;
	l.to = text_of(s, row->before);
	l.subject = str_printf(a, "another address of yours counts now [pbp:%.*s]", STR_ARG(k->live.name));
	l.about = to->in->hash;
	l.kind = STR("moved");
	wrap_paragraph(
		&b,
		str_printf(
			a,
			"You asked that %.*s writes from %.*s, and an answer has come from there. It is your address "
			"in this game now; what comes from this one is no longer read as yours. Was it not you? Tell "
			"the host at once: %.*s",
			STR_ARG(seat_name(s, r->seat)), STR_ARG(to->in->address), STR_ARG(hosts_chief(&k->live.hosts))),
		0, COLUMNS);
	l.text = buf_str(&b);
	return outbox_add(&k->live.root->outbox, &l, e);
}

int moving_letters(struct desk *k, const struct answer *to, const struct requested *r, struct arena *a, struct err *e)
{
	if (r->what == ASK_ADDRESS)
		return ask_there(k, to, r, a, e);
	return r->what == ASK_MOVED ? tell_old(k, to, r, a, e) : 0;
}
