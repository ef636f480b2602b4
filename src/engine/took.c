/* took: see took.h. */
#include "engine/took.h"

#include "play/typed.h"
#include "world/record.h"

static const char *const keeps[] = { [REPLACE_ALL] = "all", [REPLACE_SUBJECT] = "subject", [KEEP_FIRST] = "first" };

static const char *const says[] = { [SAYS_NOTHING] = "", [SAYS_DONE] = " done=yes", [SAYS_WAIT] = " done=no" };

static bool clears(const struct ear *ear, const struct command *c)
{
	return ear->e->game->verbs[c->verb]->flags & VERB_CLEARS;
}

void took_sheet(struct ear *ear, const struct call_kind *kind, call_id call, seat_id seat, const struct booked *b)
{
	struct buf *out = &ear->took;

	if (!out->arena)
		*out = buf_new(ear->a);
	buf_addf(out, "sheet call=%d seat=", (int)call);
	value_write(out, ear->state, FIELD_SEAT, NULL, seat);
	buf_addf(out, " keeps=%s%s%s", keeps[kind->keeping], b->clears ? " clears=yes" : "", says[b->says]);
	if (b->luck != TEXT_NONE) {
		buf_add_c(out, " luck=");
		text_write(out, text_of(ear->state, b->luck));
	}
	buf_add_char(out, '\n');
	for (size_t i = 0; i < b->n; i++) {
		buf_add_c(out, kind->keeping == REPLACE_SUBJECT && clears(ear, b->orders[i]) ? "drop " : "order ");
		typed_write(out, ear->e->game, ear->state, b->orders[i]);
		buf_add_char(out, '\n');
	}
}

struct str took_text(const struct ear *ear)
{
	struct buf out = buf_new(ear->a);
	struct str acts = ear->work ? tape_played(ear) : STR_NONE, line;

	while (str_line(&acts, &line))
		buf_addf(&out, "act %.*s\n", STR_ARG(line));
	if (ear->took.arena)
		buf_add(&out, buf_str(&ear->took));
	return buf_str(&out);
}
