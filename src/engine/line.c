/*
 * line: a line of a mail is bound against what the lines before it have brought about, routed to a call
 * (route.c), and acts at once (live.c) or is written into that call's book (sealed.c). It gets a verdict.
 */
#include "engine/line.h"

#include "base/utf8.h"
#include "bind/talk.h"
#include "play/game.h"

/* What stands before a colon. */
static struct str heading_of(struct str text)
{
	const size_t colon = str_find_char(text, ':');

	return colon < text.n ? str_sub(text, 0, colon) : STR_NONE;
}

static struct command *own_copy(struct ear *ear, const struct command *c, const struct heard_by *by)
{
	struct command *copy = command_copy(c, ear->a);

	copy->call = by->call ? by->call->call : CALL_NONE;
	copy->seat = by->seat;
	copy->player = ear->who.player;
	copy->line = ear->line;
	copy->ordinal = (uint32_t)ear->lines.n - 1;
	return copy;
}

static void word_line(struct ear *ear, struct outcome_line *l, const struct command *c)
{
	struct buf text = buf_new(ear->a);

	buf_add_c(&text, ear->prefix);
	ear->e->reader.print(ear->e->reader.context, &text, ear->state, c);
	l->canonical = buf_str(&text);
	l->command = c;
}

static bool is_sealed(const struct ear *ear, const struct heard_by *by)
{
	return by->call && kind_of(ear->e->game, by->call)->hearing == SEALED;
}

static const struct diag *say_turn(const struct ear *ear, const char *code, int32_t named, struct span at)
{
	return SAY(ear->a, code, at, { "named", str_printf(ear->a, "%d", (int)named) },
		   { "turn", str_printf(ear->a, "%d", (int)state_game(ear->state)->turn) });
}

/* Orders for another turn than the one that is open are not booked for this one in silence. */
static bool is_for_now(struct ear *ear, const struct binding *b, struct outcome_line *l)
{
	if (ear->headed) {
		ear_refuse_line(ear, l, say_turn(ear, "other-turn", ear->headed, b->at));
		return false;
	}
	if (ear->spoken)
		ear_remark(ear, l, say_turn(ear, "speaks-of-turn", ear->spoken, b->at));
	ear->spoken = 0;
	return true;
}

/* ---- what leaves open whether an order is meant ---- */

static const struct diag *say_open(struct ear *ear, const struct binding *b, struct span open, bool stands)
{
	const bool label = b->labelled || span_is_empty(b->open);
	const char *code = label ? stands ? "label-stands" : "label-open" : stands ? "talk-stands" : "talk-open";
	const struct str text = source_text(ear->in->text, ear_span(ear, open));

	return SAY(ear->a, code, b->at, { "text", talk_quoted(text, ear->a) });
}

/* Where it acts at once it is not done; where it waits it stands, and its writer is asked. */
static bool is_left_open(struct ear *ear, const struct binding *b, bool sealed, struct outcome_line *l)
{
	const struct span open = span_is_empty(b->open) ? ear->label : b->open;

	if (span_is_empty(open))
		return false;
	if (sealed && l->verdict != VERDICT_REFUSED) {
		l->question = say_open(ear, b, open, true);
		ear_remark(ear, l, l->question);
	} else if (!sealed) {
		ear_refuse_line(ear, l, say_open(ear, b, open, false));
	}
	return !sealed;
}

/* ---- withdrawals ---- */

static bool is_withdrawal(const struct ear *ear, const struct binding *b)
{
	return b->command && b->verdict != VERDICT_REFUSED && own_verb(ear->e->game, b->command->verb) == OWN_WITHDRAW;
}

/* "ignore my last mail", where there was another before it */
static bool is_one_mail_of_many(struct ear *ear, const struct binding *b, const struct heard_by *by,
				struct outcome_line *l)
{
	const struct str text = source_text(ear->in->text, ear_span(ear, b->at));
	const struct seat_book *book = by->call ? book_seat(ear->e, by->call->call, by->seat) : NULL;
	size_t n = 0;

	if (!is_withdrawal(ear, b) || !words_name_mail(text))
		return false;
	for (size_t i = 0; book && i < book->sheets.n; i++)
		n = (book->sheets.at[i].clears ? 0 : n) + (book->sheets.at[i].n > 0);
	if (n < 2)
		return false;
	ear_refuse_line(ear, l,
			SAY(ear->a, "withdraw-mails", b->at, { "n", str_printf(ear->a, "%zu", n) },
			    { "text", talk_quoted(text, ear->a) }));
	return true;
}

/* No sentence ends between the two, nor does an "and" or "then" behind words that say what goes: "cancel - move 4
 * ..." is neither here nor there. */
static bool is_tangled_with(struct ear *ear, const struct page *page, const struct binding *a, const struct binding *b)
{
	const struct binding *first = a->at.from < b->at.from ? a : b, *then = first == a ? b : a;
	const struct str between =
		utf8_plain_signs(ear->a, source_text(page->source, (struct span){ first->at.to, then->at.from }));
	const struct str words = source_text(page->source, a->at);

	for (size_t i = 0; i < between.n; i++)
		if (strchr(".!?;\n", between.p[i]))
			return false;
	return str_find_char(words, ' ') == words.n ||
	       !(mentions(between, STR("and")) || mentions(between, STR("then")));
}

/* A withdrawal and an order in one sentence: refused, both. */
static bool withdraws_which(struct ear *ear, const struct page *page, const struct bound *b, size_t k)
{
	for (size_t i = 0; i < b->n; i++)
		if (i != k && b->list[i].command && b->list[k].command &&
		    is_withdrawal(ear, &b->list[i]) != is_withdrawal(ear, &b->list[k]) &&
		    is_tangled_with(ear, page, &b->list[is_withdrawal(ear, &b->list[i]) ? i : k],
				    &b->list[is_withdrawal(ear, &b->list[i]) ? k : i]))
			return true;
	return false;
}

static void hear_command(struct ear *ear, const struct binding *b, struct outcome_line *l)
{
	struct heard_by by;
	struct command *c;

	ear->orders++;
	ear->tried_to_join |= (ear->e->game->verbs[b->command->verb]->flags & VERB_STRANGER) != 0;
	if (!ear_route(ear, b->command, &by)) {
		word_line(ear, l, b->command);
		ear_refuse_line(ear, l, ear_explain(ear, b->command, b->at));
		return;
	}
	c = own_copy(ear, b->command, &by);
	word_line(ear, l, c);
	if (ear->heard == CALL_NONE) {
		ear->heard = c->call;
		ear->seat = by.seat;
	}
	if (is_one_mail_of_many(ear, b, &by, l))
		return;
	if (!is_for_now(ear, b, l))
		return;
	if (is_sealed(ear, &by)) {
		ear_write(ear, c, l);
		is_left_open(ear, b, true, l);
	} else if (!is_left_open(ear, b, false, l)) {
		ear_act(ear, c, l);
	}
}

void ear_binding(struct ear *ear, const struct binding *b)
{
	struct outcome_line *l = ear_add(ear, b->verdict, b->at);

	for (size_t i = 0; i < b->ndiags; i++)
		ear_add_diag(ear, l, &b->diags[i]);
	if (b->verdict == VERDICT_CHATTER)
		return;
	if (b->verdict == VERDICT_REFUSED || !b->command)
		ear_refuse(ear, l, b->verb, NULL);
	else
		hear_command(ear, b, l);
}

/* The host's verbs come first for the host; but what the game's own verbs understand is theirs. */
size_t ear_line(struct ear *ear, const struct page *page, size_t i)
{
	struct span at = page->lines[i].at;
	struct str text = source_text(page->source, at);
	const struct diag *why = NULL;
	struct bound bound;
	size_t taken;

	if (ear->who.host && host_line(ear, at, text, &why))
		return 0;
	if (ear_is_stranger(ear) && !ear->tried_to_join)
		ear->tried_to_join = ear_tries_to_join(ear, text);
	bound = ear_bind(ear, page, i);
	if (!why && host_speaks(text) && bound_is_refused(&bound))
		why = SAY_PLAIN(ear->a, "host-only", at);
	if (why && !bound_is_heard(&bound)) {
		ear_refuse_line(ear, ear_add(ear, VERDICT_REFUSED, at), why);
		return 0;
	}
	taken = ear_ride(ear, page, i, &bound);
	hold_foresee(ear, &bound);
	ear->headed = ear_other_turn(ear, heading_of(utf8_plain_signs(ear->a, text)));
	for (size_t k = 0; k < bound.n; k++) {
		if (bound.list[k].verdict == VERDICT_CHATTER && !ear->spoken)
			ear->spoken = ear_other_turn(ear, source_text(page->source, bound.list[k].at));
		if (withdraws_which(ear, page, &bound, k))
			ear_refuse_line(ear, ear_add(ear, VERDICT_REFUSED, bound.list[k].at),
					SAY_PLAIN(ear->a, "withdraw-which", bound.list[k].at));
		else
			ear_binding(ear, &bound.list[k]);
	}
	return taken;
}
