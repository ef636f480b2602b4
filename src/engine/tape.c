/* tape: see tape.h: written. again.c reads it. */
#include "engine/tape.h"

#include "engine/ear.h"
#include "play/typed.h"
#include "world/record.h"

const char *const piece_words[PIECES] = {
	[PIECE_CHATTER] = "chatter", [PIECE_REFUSED] = "refused",   [PIECE_ORDER] = "order",
	[PIECE_HOST] = "host",       [PIECE_FORESEEN] = "foreseen", [PIECE_ALSO] = "also",
	[PIECE_BOOKED] = "booked",   [PIECE_ASKING] = "asking",     [PIECE_WAITS] = "waits",
	[PIECE_REQUEST] = "request",
};

/* ---- while it is heard ---- */

void tape_add(struct ear *ear, enum piece what, struct span at)
{
	struct tape_piece *p;

	if (ear->tape.shut)
		return;
	p = VEC_ADD(&ear->tape.pieces, ear->a);
	p->what = what;
	p->depth = ear->tape.depth;
	p->line = ear->line;
	p->at = at;
	p->verb = VERB_NONE;
	diags_init(&p->notes, ear->a);
}

void tape_verb(struct ear *ear, verb_id verb)
{
	if (!ear->tape.shut && ear->tape.pieces.n)
		VEC_LAST(&ear->tape.pieces)->verb = verb;
}

void tape_diag(struct ear *ear, const struct diag *d)
{
	const struct tape_piece *last = ear->tape.pieces.n ? VEC_LAST(&ear->tape.pieces) : NULL;

	if (ear->tape.shut)
		return;
	if (!last || last->what == PIECE_ORDER || last->what == PIECE_HOST)
		tape_add(ear, PIECE_ALSO, d->at);
	diag_add(&VEC_LAST(&ear->tape.pieces)->notes, d);
}

void tape_foreseen(struct ear *ear, verb_id verb)
{
	tape_add(ear, PIECE_FORESEEN, (struct span){ 0 });
	tape_verb(ear, verb);
}

static void add_places(const struct ear *ear, struct tape_piece *p, const struct command *c)
{
	for (; c && p->nwhere + c->nargs + 1u <= sizeof p->where / sizeof *p->where; c = c->rider) {
		p->where[p->nwhere++] = ear_span(ear, c->at);
		for (unsigned i = 0; i < c->nargs; i++)
			p->where[p->nwhere++] = ear_span(ear, c->arg[i].at);
	}
}

struct tape_piece *tape_order(struct ear *ear, const struct command *c, bool counts, bool warned,
			      const struct diag *asks)
{
	struct tape_piece *p = VEC_LAST(&ear->tape.pieces);
	struct buf text = buf_new(ear->a);
	struct diag *question;

	typed_write(&text, ear->e->game, ear->state, c);
	p->said = buf_str(&text);
	p->what = counts ? PIECE_ORDER : PIECE_REFUSED;
	p->warned = warned;
	add_places(ear, p, c);
	if (asks) {
		question = ARENA_NEW(ear->a, struct diag);
		*question = *asks;
		question->at = ear_span(ear, asks->at);
		p->asks = question;
	}
	return p;
}

void tape_followed(struct ear *ear, size_t from)
{
	for (size_t i = from; i < ear->lines.n && ear->lines.at[i].follows; i++) {
		const struct outcome_line *l = &ear->lines.at[i];
		struct buf text = buf_new(ear->a);

		if (l->verdict > VERDICT_WARNED || !l->command)
			continue;
		typed_write(&text, ear->e->game, ear->state, l->command);
		tape_add(ear, PIECE_ORDER, l->at);
		if (ear->tape.shut)
			return;
		VEC_LAST(&ear->tape.pieces)->said = buf_str(&text);
		VEC_LAST(&ear->tape.pieces)->follows = true;
		VEC_LAST(&ear->tape.pieces)->done = true;
	}
}

void tape_request(struct ear *ear, struct str exact, bool done, bool open)
{
	struct tape_piece *p = VEC_LAST(&ear->tape.pieces);

	p->what = PIECE_REQUEST;
	p->said = exact;
	p->done = done && open;
	p->waits = done && !open;
}

/* ---- as text ---- */

static void indent(struct buf *out, unsigned depth)
{
	buf_addf(out, "%*s", (int)depth * 2, "");
}

static void add_span(struct buf *out, const char *key, struct span at)
{
	buf_addf(out, " %s=%u-%u", key, at.from, at.to);
}

static void add_text(struct buf *out, const char *key, struct str text)
{
	if (!text.n)
		return;
	buf_addf(out, " %s=", key);
	text_write(out, text);
}

static void add_diag(struct buf *out, unsigned depth, const char *word, const struct diag *d)
{
	indent(out, depth);
	buf_addf(out, "%s %.*s", word, STR_ARG(d->code));
	add_span(out, "at", d->at);
	add_text(out, "rule", d->rule);
	add_text(out, "what", d->what);
	add_text(out, "detail", d->detail);
	add_text(out, "hint", d->hint);
	buf_add_char(out, '\n');
}

static void add_places_of(struct buf *out, const struct tape_piece *p)
{
	for (unsigned i = 0; i < p->nwhere; i++)
		buf_addf(out, "%s%u-%u", i ? " " : " where=\"", p->where[i].from, p->where[i].to);
	if (p->nwhere)
		buf_add_char(out, '"');
}

static void add_said(struct buf *out, const struct tape_piece *p)
{
	if (p->what == PIECE_HOST || p->what == PIECE_REQUEST)
		add_text(out, "says", p->said);
	else if (p->said.n)
		buf_addf(out, " said %.*s", STR_ARG(p->said));
}

static void add_piece(struct buf *out, const struct ear *ear, const struct tape_piece *p)
{
	static const char *const severities[] = { "note", "warning", "error" };

	indent(out, p->depth);
	buf_addf(out, "%s line=%u", piece_words[p->what], p->line);
	add_span(out, "at", p->at);
	if (p->verb != VERB_NONE)
		add_text(out, "verb", typed_verb(ear->e->game, p->verb, out->arena));
	if (p->warned)
		buf_add_c(out, " warned=yes");
	if (p->instead)
		buf_addf(out, " instead=%u", p->instead);
	add_places_of(out, p);
	add_said(out, p);
	buf_add_char(out, '\n');
	for (size_t i = 0; i < p->notes.list.n; i++)
		add_diag(out, p->depth + 1, severities[p->notes.list.at[i].severity], &p->notes.list.at[i]);
	if (p->asks)
		add_diag(out, p->depth + 1, "asks", p->asks);
}

struct str tape_text(const struct ear *ear)
{
	struct buf out = buf_new(ear->a);

	for (size_t i = 0; i < ear->tape.pieces.n; i++)
		if (!ear->tape.pieces.at[i].follows)
			add_piece(&out, ear, &ear->tape.pieces.at[i]);
	if (ear->tried_to_join)
		buf_add_c(&out, "joins\n");
	return buf_str(&out);
}

/* Of who has no seat in it nothing is told, and of what waits only that it does, where it made the step. */
static bool is_played(const struct tape_piece *p)
{
	return p->done || p->waits || (p->booked && p->depth);
}

bool tape_is_private(const struct ear *ear)
{
	bool any = false;

	for (size_t i = 0; i < ear->tape.pieces.n; i++) {
		const struct tape_piece *p = &ear->tape.pieces.at[i];

		if (is_played(p) && !(p->what == PIECE_REQUEST && p->waits))
			return false;
		any |= is_played(p);
	}
	return any;
}

struct str tape_played(const struct ear *ear)
{
	struct buf out = buf_new(ear->a);

	for (size_t i = 0; i < ear->tape.pieces.n; i++) {
		const struct tape_piece *p = &ear->tape.pieces.at[i];

		if (!is_played(p))
			continue;
		indent(&out, p->depth);
		buf_add_c(&out, piece_words[p->done ? p->what : p->waits ? PIECE_WAITS : PIECE_BOOKED]);
		if (p->done && p->shown.n)
			add_text(&out, "says", p->shown);
		else if (p->done)
			add_said(&out, p);
		buf_add_char(&out, '\n');
	}
	return buf_str(&out);
}
