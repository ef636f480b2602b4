/*
 * ear: what is kept while a mail is heard: its lines and their verdicts, what is drafted for the book, the step
 * that its first acting line began. It reads no line itself.
 */
#include "engine/ear.h"
#include "engine/hold.h"

#include "play/game.h"

/* ---- lines and their verdicts ---- */

struct span ear_span(const struct ear *ear, struct span at)
{
	return (struct span){ at.from + ear->base, at.to + ear->base };
}

struct outcome_line *ear_add(struct ear *ear, enum verdict v, struct span at)
{
	struct outcome_line *l = VEC_ADD(&ear->lines, ear->a);

	/* a line that was dropped may have stood there */
	*l = (struct outcome_line){ .at = ear_span(ear, at), .line = ear->line, .verdict = v };
	tape_add(ear, v == VERDICT_CHATTER ? PIECE_CHATTER : v == VERDICT_HELD ? PIECE_ASKING : PIECE_REFUSED, l->at);
	return l;
}

void ear_add_diag(struct ear *ear, struct outcome_line *l, const struct diag *d)
{
	struct diag *all = arena_grow(ear->a, l->diags, l->ndiags * sizeof *all, (l->ndiags + 1) * sizeof *all,
				      alignof(struct diag));

	all[l->ndiags] = *d;
	all[l->ndiags].at = ear_span(ear, d->at);
	tape_diag(ear, &all[l->ndiags]);
	l->diags = all;
	l->ndiags++;
}

/* Which call asks the speaker is looked for once in a state, not for each line of a mail. */
const struct call_row *ear_asked(struct ear *ear, seat_id *seat)
{
	if (ear->asked.version != ear->version || ear->asked.only != ear->who.only) {
		const struct view v = ear_view(ear, SEAT_NONE, CALL_NONE);

		ear->asked.call = speaker_call(&v, &ear->who, &ear->asked.seat);
		ear->asked.version = ear->version;
		ear->asked.only = ear->who.only;
	}
	*seat = ear->asked.seat;
	return ear->asked.call;
}

bool ear_is_sealed(struct ear *ear)
{
	seat_id seat;
	const struct call_row *c = ear_asked(ear, &seat);

	return c && kind_of(ear->e->game, c)->hearing == SEALED;
}

struct draft *ear_draft(struct ear *ear, call_id call, seat_id seat)
{
	struct draft *d;

	for (size_t i = 0; i < ear->drafts.n; i++)
		if (ear->drafts.at[i].call == call && ear->drafts.at[i].seat == seat)
			return &ear->drafts.at[i];
	d = VEC_ADD(&ear->drafts, ear->a);
	*d = (struct draft){ .call = call, .seat = seat, .luck = TEXT_NONE };
	return d;
}

void draft_clear(struct draft *d)
{
	d->orders.n = d->subjects.n = d->lines.n = d->offers.n = 0;
	d->clears = true;
	d->keeps = false;
}

/* A refused line is remembered where it counts: by the sheet it was meant for (law 6), or by the rest of
 * a mail that acts at once (law 7). */
static void count_refusal(struct ear *ear, verb_id verb, bool corrects)
{
	seat_id seat;
	const struct call_row *c = ear_asked(ear, &seat);

	hold_note(ear, verb);
	if (!c)
		return;
	if (kind_of(ear->e->game, c)->hearing == SEALED) {
		struct draft *d = ear_draft(ear, c->call, seat);

		d->refused = d->refused ? d->refused : ear->line;
		d->unread |= corrects;
	} else if (!ear->stopped && option_is(ear->state, "on_refusal", "stop")) {
		ear->stopped = ear->line;
	}
}

/* It says that something is not meant, or was not: perhaps what stands. */
static bool corrects(const struct outcome_line *l)
{
	for (size_t i = 0; i < l->ndiags; i++)
		if (str_eq_c(l->diags[i].code, "correction") || str_eq_c(l->diags[i].code, "negation"))
			return true;
	return false;
}

void ear_refuse(struct ear *ear, struct outcome_line *l, verb_id verb, const struct diag *d)
{
	l->verdict = VERDICT_REFUSED;
	tape_verb(ear, verb);
	if (d)
		ear_add_diag(ear, l, d);
	count_refusal(ear, verb, corrects(l));
}

void ear_refuse_line(struct ear *ear, struct outcome_line *l, const struct diag *d)
{
	ear_refuse(ear, l, l->command ? l->command->verb : VERB_NONE, d);
}

void ear_remark(struct ear *ear, struct outcome_line *l, const struct diag *d)
{
	ear_add_diag(ear, l, d);
	if (d->severity == SEVERITY_WARNING && l->verdict == VERDICT_ACCEPTED)
		l->verdict = VERDICT_WARNED;
}

struct str ear_words(struct ear *ear, const struct command *c)
{
	struct buf words = buf_new(ear->a);

	ear->e->reader.print(ear->e->reader.context, &words, ear->state, c);
	return buf_str(&words);
}

void ear_list(struct ear *ear, struct buf *out, const struct command *c)
{
	buf_add_c(out, out->n ? "; " : "");
	buf_add(out, ear_words(ear, c));
}

struct str ear_suggestion(struct ear *ear, const struct command *c)
{
	return str_printf(ear->a, "write: %.*s", STR_ARG(ear_words(ear, c)));
}

bool ear_notes(struct ear *ear, struct outcome_line *l, const struct notes *n, struct span whole)
{
	bool error = false;

	for (size_t i = 0; i < n->list.n; i++) {
		const struct note *note = &n->list.at[i];
		struct diag d = { .at = note->at };

		note_words(&d, ear->e->game, ear->state, note, ear->a);
		if (span_is_empty(d.at))
			d.at = whole;
		if (note->suggest && !d.hint.n)
			d.hint = ear_suggestion(ear, note->suggest);
		error |= d.severity == SEVERITY_ERROR;
		ear_remark(ear, l, &d);
	}
	return error;
}

/* ---- what it is heard against ---- */

struct view ear_view(struct ear *ear, seat_id seat, call_id call)
{
	struct view v = engine_view(ear->e, ear->state, ear->now);

	v.seat = seat;
	v.player = ear->who.player;
	v.call = call;
	return v;
}

void ear_follow(struct ear *ear)
{
	ear->state = ear->work->turn.after;
	ear->version++;
	if (ear->who.player == PLAYER_NONE && ear->in->address.n)
		ear->who.player = player_by_address(ear->state, ear->in->address);
	ear->e->reader.learn(ear->e->reader.context, ear->state);
}

struct engine_work *ear_step(struct ear *ear)
{
	if (ear->work)
		return ear->work;
	ear->work = step_begin(ear->e, ear->state, ear->now);
	step_dice(ear->work, &ear->in->hash, 1);
	if (ear->pretend)
		ear->work->dice.forced = NULL;
	ear_follow(ear);
	return ear->work;
}

bool ear_is_stranger(const struct ear *ear)
{
	return ear->who.player == PLAYER_NONE && !ear->who.host;
}
