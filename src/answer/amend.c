/* amend: see amend.h. */
#include "answer/amend.h"

#include "answer/agree.h"
#include "answer/amended.h"
#include "answer/confirm.h"
#include "answer/look.h"
#include "answer/partly.h"
#include "answer/which.h"
#include "bind/label.h"
#include "bind/talk.h"
#include "engine/route.h"
#include "engine/said.h"
#include "engine/waiting.h"
#include "order/phrasing.h"
#include "play/game.h"
#include "request/finished.h"
#include "request/preview.h"
#include "speech/mention.h"
#include "speech/topic.h"

enum { LONGEST = 400, CLAUSES = 16 };
#define BLANKS " \t\r\n,.;:!()"
#define IS(name) SAYS_ROLE(name)

/* It says why, or is polite, and bears on nothing. */
static bool is_idle(struct amend *m, struct str text, const struct clause *c)
{
	const roles never = IS(STOP_CONDITION) | IS(STOP_ALTERNATIVE) | IS(STOP_QUESTION) | IS(UNSETTLED) | IS(DROP) |
			    IS(RETRACTS) | IS(CHANGES) | IS(ADDS) | IS(NUMBER);
	const struct words w = words_said(text, m->ear->a);
	const struct at_issue asked = agree_issue(m->ear, waiting_seat(m->ear));

	const bool tells = partly_tells_why(&w) && !c->numbers && !(c->places && ear_says_deed(m->ear, text));

	return !w.n || words_are_courtesy(&w) || tells || amend_says(c, "COURTEOUS") || amend_says(c, "AM_AGAIN") ||
	       assent_goes_beside(text, &asked, m->ear->a) ||
	       (!c->places && !c->numbers && !words_have(&w, never) && !assent_is_undone(text, &asked, m->ear->a) &&
		!ear_says_deed(m->ear, text) && finished_says(m->ear, text) == FINISHED_NOT);
}

static bool hear_clause(struct amend *m, struct str text)
{
	const seat_id seat = waiting_seat(m->ear);
	const bool changes = m->changes;
	struct clause c;

	text = str_strip(text, BLANKS);
	amend_clause(&c, m, text);
	m->changes = false;
	if (amend_does(m, &c)) {
		m->open |= m->changes && !amend_says(&c, "AM_BARES");
		m->changes |= changes;
		return true;
	}
	m->changes = changes;
	if (c.p.n && (agree_by_phrase(m->ear, seat, text) || agree_says_yes(m->ear, seat, text)))
		return m->yes = true;
	return !c.p.n || is_idle(m, text, &c);
}

/* ---- all clauses ---- */

/* Where the one ends that begins there: at a sign, or before what joins. */
static size_t end_of(struct str text, size_t from, struct arena *a)
{
	size_t at = from + 1;

	while (at < text.n && !strchr(",;.!?\n()", text.p[at]) &&
	       !(text.p[at] == ' ' &&
		 phrasing_says("AM_PARTS", str_sub(text, at + 1, str_find_any(text, at + 1, " \n,")), a)))
		at++;
	return at;
}

/* Up to the end of its last sentence of which each clause is heard. */
static size_t hear_sentences(struct amend *m, struct str text)
{
	struct amend before = *m;
	size_t heard = 0, n = 0;

	for (size_t from = 0; from < text.n && n < CLAUSES; n++) {
		size_t to = end_of(text, from, m->ear->a);
		const struct amend begun = *m;
		bool is = false;

		while (!(is = hear_clause(m, str_sub(text, from, to))) && to < text.n && text.p[to] == ' ') {
			*m = begun; /* "one more in Ash and one less": it may be one */
			to = end_of(text, to, m->ear->a);
		}
		if (!is || (to < text.n && text.p[to] == '?'))
			break;
		from = to;
		if (to == text.n || strchr(".!\n", text.p[to])) {
			heard = to;
			before = *m;
		}
	}
	*m = before;
	return heard;
}

static bool begin(struct amend *m, struct ear *ear)
{
	const seat_id seat = waiting_seat(ear);
	const struct call_row *call;
	seat_id asked;

	*m = (struct amend){ .ear = ear };
	if (seat == SEAT_NONE || ear->who.host || *ear->prefix || ear_is_stranger(ear) ||
	    waiting_count(ear, seat) > WHICH_MOST)
		return false;
	call = ear_is_sealed(ear) ? ear_asked(ear, &asked) : NULL;
	const struct seat_book *b = call ? book_seat(ear->e, call->call, asked) : NULL;
	for (m->waiting = waiting_count(ear, seat); m->n < m->waiting; m->n++) {
		struct one *o = &m->at[m->n];

		o->was = waiting_at(ear, seat, m->n);
		if (!o->was)
			return false;
		o->now = command_copy(o->was, ear->a);
		o->instead_of = b && m->n < b->now.noffers ? b->now.offers[m->n].instead_of : NULL;
		m->total += amend_number(m, o);
	}
	return m->n > 0;
}

/* New places take the place of all the others where they come to as many, or the answer was no. */
static bool is_settled(struct amend *m)
{
	bool left = false;

	if (m->fresh || m->no) {
		if (amend_total(m, true) == m->total || (m->no && !m->yes && m->fresh))
			amend_drop_untouched(m);
		else if (m->fresh)
			return false;
	}
	for (size_t k = 0; k < m->n; k++)
		left |= !m->at[k].dropped;
	return m->changes && m->open && left && !m->only && amend_total(m, false) <= m->total;
}

static void ask(struct amend *m, struct str text, struct span at)
{
	struct ear *ear = m->ear;
	struct buf all = buf_new(ear->a);

	for (size_t k = 0; k < m->n; k++)
		if (!m->at[k].dropped)
			ear_list(ear, &all, m->at[k].now);
	for (size_t k = 0; k < m->n; k++) {
		const struct one *o = &m->at[k];
		struct heard_by by;

		if (o->dropped || !ear_route(ear, o->now, &by))
			continue;
		struct outcome_line *l = ear_add(ear, VERDICT_ACCEPTED, at);
		l->instead_of = o->instead_of;
		said_order(ear, l, o->now, &by, true,
			   SAY(ear->a, o->instead_of ? "guess-instead" : "guess-open", at,
			       { "line", str_printf(ear->a, "%u", (unsigned)ear->line) },
			       { "text", talk_quoted(text, ear->a) },
			       { "order", o->instead_of ? ear_words(ear, o->now) : buf_str(&all) },
			       { "old", o->instead_of ? ear_words(ear, o->instead_of) : STR_NONE }));
	}
}

/* "No to Ash, yes to Birch": nothing is another in it, and some are meant, and some are not. */
static size_t chosen(const struct amend *m, int32_t *out)
{
	bool all = true, some = false;
	size_t n = 0;

	for (size_t k = 0; k < m->n; k++) {
		all &= m->at[k].touched;
		some |= m->at[k].dropped;
		if (!m->at[k].dropped && (m->at[k].touched || (m->yes && !m->only)))
			out[n++] = (int32_t)k + 1;
	}
	return !m->changes && (((all || m->yes) && some) || (all && m->confirms) || m->only) ? n : 0;
}

static bool choose(struct amend *m, struct span at)
{
	int32_t out[WHICH_MOST + AMEND_FRESH];
	const size_t n = chosen(m, out);
	struct heard_by by;

	if (!n)
		return false;
	const struct binding b = bound_to(own_command(m->ear->e->game, OWN_CONFIRM_ORDER, at, out, n, m->ear->a));
	if (ear_route(m->ear, b.command, &by))
		said_order(m->ear, ear_add(m->ear, VERDICT_ACCEPTED, at), b.command, &by, true, NULL);
	return true;
}

const struct source *amend_hear(struct ear *ear, const struct source *text)
{
	const struct str all = text->text, said = str_strip(all, BLANKS);
	const uint32_t from = (uint32_t)(said.p - all.p);
	struct amend m;
	size_t to;

	if (!begin(&m, ear) || !(to = hear_sentences(&m, str_sub(said, 0, LONGEST))))
		return text;
	const struct span at = { from, from + (uint32_t)to };
	ear->line = (uint32_t)source_line_of(ear->in->text, from + ear->base);
	if (is_settled(&m))
		ask(&m, str_sub(said, 0, to), at);
	else if ((to < said.n && !confirm_opens_more(ear, str_lower(ear->a, str_sub(said, to, said.n), 0))) ||
		 !choose(&m, at))
		return text;
	struct source *rest = ARENA_NEW(ear->a, struct source);
	*rest = preview_blanked(text, at.from, at.to, ear->a);
	return rest;
}
