/*
 * hostline: see hostline.h.
 */
#include "disk/message.h"
#include "disk/orders.h"
#include "disk/proof.h"
#include "letters/dropped.h"
#include "letters/letters.h"
#include "report/letter.h"
#include "run/group.h"
#include "run/hostline.h"

struct host_line {
	struct str line;
	struct buf *answer;
	bool *refused;
};

static bool any_refused(const struct outcome *o)
{
	bool refused = o->what != OUTCOME_ORDERS;
	for (size_t i = 0; i < o->nlines; i++)
		refused |= o->lines[i].verdict == VERDICT_REFUSED || o->lines[i].verdict == VERDICT_CHATTER;
	return refused;
}

static int say(struct session *p, struct host_line *line, struct err *e)
{
	struct desk *k = p->desk;
	struct decision d = { .class = class_word(OUTCOME_ORDERS), .verdict = proof_of_shell() };
	struct heard_mail h;
	d.arrival = session_not_before_last(k, k->live.root->place->now);
	d.raw = str_printf(&k->live.arena, "%.*s\n", STR_ARG(line->line));
	d.hash = below_hash(k, line->line, d.arrival, &k->live.arena);
	int code = session_hear_decision(p, &d, NULL, &h, e);
	if (code)
		return code;
	*line->refused = any_refused(&h.o);
	struct source text = source_new(&k->live.arena, STR("your line"), d.raw);
	struct receipt r = { .game = k->live.game, .templates = k->live.templates, .outcome = &h.o, .shell = true };
	r.state = engine_state(k->live.engine);
	letter_hides(&h.o, k);
	if (p->play.annulled)
		code = dropped_position(&h.o, &r.state, &k->live, &k->live.tip, &k->live.arena, e);
	if (code)
		return code;
	r.source = &text;
	r.now = d.arrival;
	struct buf lines = buf_new(&k->live.arena);
	code = receipt_compose(&lines, &r, e);
	if (!code && p->play.annulled)
		code = dropped_for_host(&lines, &k->live, &k->live.tip, &k->live.arena, e);
	letter_text(line->answer, buf_str(&lines));
	return code ? code : history_ring(&p->play, k->live.root->place->now, HISTORY_ALL, e);
}

/* After a crash the mails in the spool are owed their letters: `process` looks after them. */
static int speak(struct session *p, struct host_line *h, struct err *e)
{
	int code = session_open(p, e);
	if (code)
		return code;
	p->leaves_debts = p->desk->lock.orphan;
	code = history_ring(&p->play, p->root->place->now, 0, e);
	return code ? code : say(p, h, e);
}

static int say_lines(struct root *r, struct str name, struct str line, struct buf *answer, bool *refused, struct err *e)
{
	struct host_line h = { line, answer, refused };
	struct session p = { .root = r, .name = name, .number = 1 };
	const size_t before = answer->n;
	int code;
	do {
		answer->n = before;
		code = speak(&p, &h, e);
		if (!code)
			code = group_settle_one(&p, e);
	} while (code && session_again(&p, code));
	session_drop(&p);
	return code;
}

/* What stands below a line that takes a turn back is for the turn as it stands then. */
int hostline_say(struct root *r, struct str name, struct str line, struct buf *answer, bool *refused, struct err *e)
{
	struct str above, rest;
	bool more = below_cut(line, &above, &rest);
	int code = say_lines(r, name, str_trim(above), answer, refused, e);
	while (!code && more && !*refused) {
		buf_add_char(answer, '\n');
		more = below_cut(rest, &above, &rest);
		code = say_lines(r, name, str_trim(above), answer, refused, e);
	}
	return code;
}
