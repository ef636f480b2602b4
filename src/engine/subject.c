/* subject: the first line of a step's commit: a sentence that a player understands. */
#include "engine/calls.h"
#include "bind/callname.h"
#include "engine/work.h"

#include "play/game.h"

enum { SUBJECT_BYTES = 100 };

/* `headline moved "..." 2 report`: for the report of a turn in which nothing greater happened; a step has its order. */
static bool is_for_reports(const struct engine_work *w, const struct event *e)
{
	return str_eq_c(event_headline_part(w->turn.game, e, 2, w->turn.arena), "report");
}

/* Only events whose game gives them a headline are worth one. */
static void add_headlines(struct buf *out, const struct engine_work *w, const struct step *s)
{
	bool any = false;

	for (size_t i = 0; i < s->events.list.n; i++) {
		const struct event *e = &s->events.list.at[i];
		struct buf one = buf_new(w->turn.arena);
		struct viewer all = { AUDIENCE_ALL, SEAT_NONE };

		if (!event_visible(w->turn.game->rules, e, all) || is_for_reports(w, e) ||
		    !event_headline(&one, w->turn.game, s->after, e))
			continue;
		if (out->n + one.n > SUBJECT_BYTES) {
			buf_add_c(out, any ? "; ..." : "...");
			return;
		}
		if (any)
			buf_add_c(out, "; ");
		buf_add(out, buf_str(&one));
		any = true;
	}
}

static const struct event *first_of(const struct step *s, event_id what)
{
	for (size_t i = 0; i < s->events.list.n; i++)
		if (s->events.list.at[i].what == what)
			return &s->events.list.at[i];
	return NULL;
}

static void add_order(struct buf *out, const struct engine_work *w, const struct step *s)
{
	const struct command *c = s->orders[0];
	struct buf text = buf_new(w->turn.arena);

	w->engine->reader.print(w->engine->reader.context, &text, s->after, c);
	if (c->seat != SEAT_NONE) {
		buf_add(out, seat_name(s->after, c->seat));
		buf_add_c(out, ": ");
	}
	buf_add(out, buf_str(&text));
	if (s->norders > 1)
		buf_addf(out, " and %zu more", s->norders - 1);
}

static void add_closed(struct buf *out, const struct engine_work *w, const struct step *s)
{
	const struct call_row *c = call_find(s->before, w->closing);
	struct str quiet = phrases_get(w->turn.game->phrases, "headline", "quiet", 0);

	if (s->ended_turn && quiet.n) {
		buf_add(out, quiet);
		return;
	}
	if (c)
		buf_addf(out, "%.*s closes", STR_ARG(call_title(w->turn.game, s->before, c, w->turn.arena)));
}

/* What the step was, for want of a headline. */
static void add_plain(struct buf *out, const struct engine_work *w, const struct step *s)
{
	const struct event *host = first_of(s, EVENT_HOST);

	if (host)
		buf_addf(out, "host: %.*s", STR_ARG(text_of(s->after, (text_id)host->args[0])));
	else if (first_of(s, EVENT_BEGUN))
		buf_add_c(out, "the game begins");
	else if (w->closing != CALL_NONE)
		add_closed(out, w, s);
	else if (s->norders)
		add_order(out, w, s);
	else
		buf_add_c(out, s->number ? "a word that is not for all to read" : "the game is set up");
}

/* One line, cut between characters where it is too long. */
static struct str one_line(struct buf *b)
{
	size_t n = b->n;

	for (size_t i = 0; i < b->n; i++)
		if ((unsigned char)b->p[i] < ' ')
			b->p[i] = ' ';
	if (n > 2 * SUBJECT_BYTES)
		for (n = 2 * SUBJECT_BYTES; n > 0 && ((unsigned char)b->p[n] & 0xc0) == 0x80;)
			n--;
	return (struct str){ b->p, n };
}

struct str step_subject(const struct engine_work *w, const struct step *s)
{
	struct buf out = buf_new(w->turn.arena);
	size_t start;

	if (s->ended_turn)
		buf_addf(&out,
			 "%.*s: ", STR_ARG(turn_words(w->turn.game, s->after, s->ended_turn, true, w->turn.arena)));
	start = out.n;
	add_headlines(&out, w, s);
	if (out.n == start)
		add_plain(&out, w, s);
	return one_line(&out);
}
