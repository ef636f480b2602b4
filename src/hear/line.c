/*
 * line: a line of a mail is bound against what the lines before it have brought about, routed to a call
 * (route.c), and acts at once (live.c) or is written into that call's book (sealed.c). It gets a verdict.
 */
#include "answer/addition.h"
#include "answer/aside.h"
#include "answer/beside.h"
#include "answer/confirm.h"
#include "answer/correct.h"
#include "answer/look.h"
#include "answer/renounce.h"
#include "answer/waive.h"
#include "base/utf8.h"
#include "bind/talk.h"
#include "bind/weigh.h"
#include "engine/hold.h"
#include "engine/host.h"
#include "engine/offers.h"
#include "engine/route.h"
#include "engine/said.h"
#include "engine/waiting.h"
#include "hear/leftover.h"
#include "hear/line.h"
#include "hear/remark.h"
#include "hear/stranger.h"
#include "hear/unclear.h"
#include "order/roles.h"
#include "play/game.h"
#include "request/finished.h"
#include "request/request.h"
#include "speech/mention.h"
#include "speech/topic.h"

/* What stands before a colon. */
static struct str heading_of(struct str text)
{
	const size_t colon = str_find_char(text, ':');

	return colon < text.n ? str_sub(text, 0, colon) : STR_NONE;
}

static const struct diag *say_turn(const struct ear *ear, const char *code, int32_t named, struct span at)
{
	return SAY(ear->a, code, at, { "named", str_printf(ear->a, "%d", (int)named) },
		   { "turn", str_printf(ear->a, "%d", (int)state_game(ear->state)->turn) });
}

/* Orders for another turn than the one that is open are not booked for this one in silence. */
static const struct diag *for_another_turn(struct ear *ear, const struct binding *b, struct outcome_line *l)
{
	if (ear->headed)
		return say_turn(ear, "other-turn", ear->headed, b->at);
	if (ear->spoken)
		ear_remark(ear, l, say_turn(ear, "speaks-of-turn", ear->spoken, b->at));
	ear->spoken = 0;
	return NULL;
}

/* ---- what leaves open whether an order is meant ---- */

/* What leaves open whether it is meant, where that is anybody's question: the host means what he writes. */
static struct open open_of(const struct ear *ear, const struct binding *b)
{
	if (ear->who.host)
		return (struct open){ 0 };
	return span_is_empty(b->open) ? ear->open
				      : (struct open){ .at = b->open, .line = ear->line, .label = b->labelled };
}

/* NULL: it is meant. Where it waits it stands, and its writer is asked, as of a stranger who joins; where it acts at
 * once it waits for his word. */
static const struct diag *left_open(struct ear *ear, const struct binding *b, bool stands)
{
	const struct open open = open_of(ear, b);
	const int own = own_verb(ear->e->game, b->command->verb);
	const char *code = own == OWN_ADD || own == OWN_BOTH ? "talk-added"
			   : own == OWN_WITHDRAW_ORDER       ? "talk-withdrawn"
			   : open.against                    ? "talk-waits"
			   : open.label                      ? stands ? "label-stands" : "label-open"
			   : stands                          ? "talk-stands"
							     : "talk-open";
	const struct str text = source_text(ear->in->text, ear_span(ear, open.at));

	if (span_is_empty(open.at))
		return NULL;
	return SAY(ear->a, code, b->at, { "text", talk_quoted(text, ear->a) },
		   { "line", str_printf(ear->a, "%u", (unsigned)(open.against ? open.line : ear->line)) });
}

/* Talk below a yes that names neither orders nor a place, and does not begin against it: "Yes, go for it. I'm not voting!" */
static bool is_apart_from_yes(struct ear *ear, struct str text)
{
	const roles against = SAYS_ROLE(AGAINST) | SAYS_ROLE(DENIAL) | SAYS_ROLE(RATHER) | SAYS_ROLE(STOP_CORRECTION) |
			      SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(STOP_ALTERNATIVE);
	const struct words w = words_said(text, ear->a);
	bool names = false;

	for (size_t i = 0; i < w.n; i++)
		names |= (w.at[i].roles &
			  (SAYS_ROLE(REFERENCE) | SAYS_ROLE(MENTION) | SAYS_ROLE(NUMBER) | SAYS_ROLE(DENIAL))) != 0;
	return w.n && !(w.at[0].roles & against) && !names && !topic_place_in(text, ear->e->game->map).n &&
	       !(w.n > 1 && w.at[0].roles & SAYS_ROLE(SEPARATOR) && w.at[1].roles & against);
}

/* "If Bob likes it.": of whatever it is said, it may be of the yes above it. */
static bool is_condition(const struct ear *ear, struct str text)
{
	const struct words w = words_said(text, ear->a);

	return w.n && w.at[0].roles & SAYS_ROLE(STOP_CONDITION) && str_find_char(text, '?') == text.n;
}

/* A word about what waits cannot wait itself. */
static const struct diag *left_alone(struct ear *ear, const struct binding *b)
{
	const struct open open = open_of(ear, b);
	const bool below = open.at.from > b->at.to; /* a yes is said before all else */
	const struct str text = source_text(ear->in->text, ear_span(ear, open.at));
	const int own = own_verb(ear->e->game, b->command->verb);

	if (span_is_empty(open.at) || own < OWN_WITHDRAW_LINE || own == OWN_DECLINE ||
	    (own >= OWN_CONFIRM_LINE &&
	     (beside_is_apart(ear, text) || (below ? aside_is_apart(ear, text) : confirm_goes_on(ear, text)))))
		return NULL;
	const bool doubts = weighs_against(text) || is_condition(ear, text);
	if ((own == OWN_WITHDRAW_ORDER && (below || !doubts)) || (below && (!doubts || is_apart_from_yes(ear, text))))
		return NULL; /* what stands is taken back, and asked about, as an order would stand */
	return SAY_PLAIN(ear->a, "confirm-alone", b->at);
}

/* ---- withdrawals ---- */

static bool is_withdrawal(const struct ear *ear, const struct binding *b)
{
	return b->command && b->verdict != VERDICT_REFUSED && own_verb(ear->e->game, b->command->verb) == OWN_WITHDRAW;
}

/* "ignore my last mail", where there was another before it */
static const struct diag *one_mail_of_many(struct ear *ear, const struct binding *b, const struct heard_by *by)
{
	const struct str text = source_text(ear->in->text, ear_span(ear, b->at));
	const struct seat_book *book = by->call ? book_seat(ear->e, by->call->call, by->seat) : NULL;
	size_t n = 0;

	if (!is_withdrawal(ear, b) || !words_name_mail(text))
		return NULL;
	for (size_t i = 0; book && i < book->sheets.n; i++)
		n = (book->sheets.at[i].clears ? 0 : n) + (book->sheets.at[i].n > 0);
	if (n < 2)
		return NULL;
	return SAY(ear->a, "withdraw-mails", b->at, { "n", str_printf(ear->a, "%zu", n) },
		   { "text", talk_quoted(text, ear->a) });
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

/* "Attack Utah. Then move 2 to Ohio", where the attack was refused: the line of that; NULL: it was not. */
static const struct outcome_line *refused_before(struct ear *ear, const struct binding *b, const struct heard_by *by)
{
	const struct outcome_line *before = NULL;

	for (size_t i = ear->lines.n; !before && i > 1; i--) /* talk between says nothing of it */
		before = ear->lines.at[i - 2].verdict == VERDICT_CHATTER ? NULL : &ear->lines.at[i - 2];
	return !b->then || said_is_sealed(ear, by) || !before || before->verdict != VERDICT_REFUSED ||
			       ear->e->game->format < GAME_FORMAT_TENTH
		       ? NULL
		       : before;
}

/* Of its own line one word of his does it. */
static bool is_asked_beside(const struct ear *ear, const struct outcome_line *before)
{
	return before && before->line == ear->line && ear->e->game->format >= GAME_FORMAT_ELEVENTH && !ear->who.host;
}

/* What is to follow what was refused waits for its writer. */
static const struct diag *follows_refused(struct ear *ear, const struct binding *b, const struct heard_by *by,
					  bool asks)
{
	const struct outcome_line *before = refused_before(ear, b, by);

	if (!before || is_asked_beside(ear, before) != asks)
		return NULL;
	const struct diag *why = SAY(ear->a, before->line == ear->line ? "held-here" : "held", b->command->at,
				     { "order", ear_words(ear, b->command) },
				     { "line", str_printf(ear->a, "%u", (unsigned)before->line) },
				     { "text", talk_quoted(source_text(ear->in->text, before->at), ear->a) });
	return asks ? SAY(ear->a, "held-asks", b->command->at, { "order", ear_words(ear, b->command) },
			  { "what", why->what })
		    : why;
}

/* "yes to both. yarrow and farrow. done", where the yes was not heard: what waits for it would fall by the end of his turn. */
static const struct diag *ends_before_yes(struct ear *ear, const struct binding *b)
{
	const int own = own_verb(ear->e->game, b->command->verb);
	const bool ends = own == OWN_DONE || own == OWN_PASS ||
			  ear->e->game->verbs[b->command->verb]->flags & VERB_ENDS;
	const seat_id seat = waiting_seat(ear);
	bool heard = false;

	for (size_t i = 0; i < ear->lines.n; i++)
		heard |= ear->lines.at[i].yes;
	if (!ends || !ear->yes_part || heard || seat == SEAT_NONE || !waiting_count(ear, seat))
		return NULL;
	return SAY(ear->a, "end-before-yes", b->at, { "order", ear_words(ear, b->command) });
}

/* What stands beside an order may keep it from counting; why, or NULL. */
static const struct diag *kept_from_counting(struct ear *ear, const struct binding *b, const struct heard_by *by,
					     struct outcome_line *l)
{
	const struct diag *why = one_mail_of_many(ear, b, by);

	if (!why)
		why = for_another_turn(ear, b, l);
	if (!why)
		why = follows_refused(ear, b, by, false);
	if (!why)
		why = ends_before_yes(ear, b);
	return why ? why : left_alone(ear, b);
}

/* "Yes, that's right. 4 on Nara.": what the yes above it did is said again, and not refused for it. */
static void forgive_repeated(struct ear *ear, const struct command *c, struct outcome_line *l)
{
	const struct game *g = ear->e->game;

	for (size_t i = 0; l->verdict == VERDICT_REFUSED && i < ear->lines.n; i++) {
		const struct outcome_line *done = &ear->lines.at[i];

		if (done->follows && done->verdict == VERDICT_ACCEPTED && done->command &&
		    command_equal(command_bare(g, done->command, ear->a), command_bare(g, c, ear->a))) {
			l->verdict = VERDICT_CHATTER;
			l->command = NULL;
			l->ndiags = 0;
			l->idle = true;
		}
	}
}

static void hear_command(struct ear *ear, const struct binding *b, struct outcome_line *l)
{
	const size_t at = (size_t)(l - ear->lines.at);

	struct heard_by by;
	const bool routed = ear_route(ear, b->command, &by);
	const struct diag *why = routed ? kept_from_counting(ear, b, &by, l) : NULL;
	const bool stands = routed && (said_is_sealed(ear, &by) || by.seat == SEAT_NONE);

	const struct diag *asks = routed && !why ? left_open(ear, b, stands) : NULL;
	if (routed && !why && !asks)
		asks = follows_refused(ear, b, &by, true);
	if (why)
		ear_add_diag(ear, l, why);
	said_order(ear, l, b->command, routed ? &by : NULL, !why, asks);
	forgive_repeated(ear, b->command, &ear->lines.at[at]);
}

static struct diag advised(const struct binding *b, size_t nth, struct str why)
{
	struct diag d = b->diags[nth];

	if (d.at.from >= b->at.to || d.at.to <= b->at.from) /* a word beside it: what it is said of is shown */
		d.at = b->at;
	if (nth == 0 && why.n)
		d.hint = why;
	return d;
}

/* What the rules would not take need not be sent again. */
static void tell_diags(struct ear *ear, const struct binding *b, struct outcome_line *l)
{
	const struct str why = unclear_why(ear, b);

	for (size_t i = 0; i < b->ndiags; i++) {
		const struct diag d = advised(b, i, why);

		if (!(why.n && str_eq_c(d.code, "undone")))
			ear_add_diag(ear, l, &d);
	}
}

static bool says_any(const struct words *w, roles any)
{
	size_t i = 0;

	while (i < w->n && !(w->at[i].roles & any))
		i++;
	return i < w->n;
}

/* It puts something right itself, and is not stopped by what does. */
static bool puts_right(const struct words *w)
{
	return says_any(w, SAYS_ROLE(STOP_CORRECTION) | SAYS_ROLE(DENIAL));
}

/* Not "make it 3", "take the bid on Nara back": what it would change is said. */
static bool takes_back_unsaid(const struct ear *ear, struct str text)
{
	const struct words w = words_said(text, ear->a);
	bool number = false;
	int64_t n;

	for (size_t i = 0; i < w.n; i++)
		number |= number_said(w.at[i].text, &n);
	return puts_right(&w) && !number &&
	       !(says_any(&w, SAYS_ROLE(DROP) | SAYS_ROLE(RETRACTS)) && topic_place_in(w.folded, ear->e->game->map).n);
}

static bool is_first_said(const struct ear *ear)
{
	for (size_t i = 0; i < ear->lines.n; i++)
		if (ear->lines.at[i].verdict != VERDICT_CHATTER)
			return false;
	return true;
}

/* "Sorry, typo!", "Changed my mind." above all orders of its mail, whose writer is asked for it whether they are meant: there is
 * nothing else that it could take back. */
static bool is_asked_about(const struct ear *ear, const struct binding *b)
{
	const bool inside = b->at.from >= ear->open.at.from && b->at.to <= ear->open.at.to;

	if (b->verdict != VERDICT_REFUSED || span_is_empty(ear->open.at) || !(b->takes_back || inside))
		return false;
	return is_first_said(ear) && takes_back_unsaid(ear, source_text(ear->in->text, ear_span(ear, b->at)));
}

/* "No, not Holt. I changed my mind, sorry.": why, of the no just heard, and of no other order. */
static bool explains_no(struct ear *ear, const struct binding *b)
{
	const struct outcome_line *above = ear->lines.n ? VEC_LAST(&ear->lines) : NULL;
	const struct str text = source_text(ear->in->text, ear_span(ear, b->at));

	return above && above->command && own_verb(ear->e->game, above->command->verb) == OWN_DECLINE &&
	       above->verdict <= VERDICT_WARNED && b->verdict == VERDICT_REFUSED && b->takes_back && !b->nguess &&
	       takes_back_unsaid(ear, text) && renounce_goes_on(ear, text);
}

/* "Yes. Forget the Illinois bit.", where nothing of that waits. */
static bool forgets_nothing(struct ear *ear, const struct binding *b)
{
	return b->verdict == VERDICT_REFUSED && !b->nguess && ear->lines.n && ear->lines.at[0].yes &&
	       aside_forgets_nothing(ear, source_text(ear->in->text, ear_span(ear, b->at)));
}

/* "Take that bid back", where orders act at once and nothing waits for a yes. */
static const struct diag *nothing_to_change(struct ear *ear, const struct binding *b)
{
	const struct words w = words_said(source_text(ear->in->text, ear_span(ear, b->at)), ear->a);
	seat_id seat;
	const struct call_row *c = ear->who.host || *ear->prefix ? NULL : ear_asked(ear, &seat);

	if (!b->takes_back || b->nguess || !puts_right(&w) || !is_first_said(ear) || !c ||
	    kind_of(ear->e->game, c)->hearing == SEALED || waiting_count(ear, seat))
		return NULL;
	return SAY_PLAIN(ear->a, "nothing-to-change", b->at);
}

void ear_binding(struct ear *ear, const struct binding *b)
{
	if (is_asked_about(ear, b) || forgets_nothing(ear, b) || explains_no(ear, b)) {
		ear_add(ear, VERDICT_CHATTER, b->at);
		return;
	}
	if ((b->verdict >= VERDICT_REFUSED && (correct_hear(ear, b) || waive_hear(ear, b))) ||
	    (b->verdict == VERDICT_REFUSED && (unclear_leave(ear, b) || unclear_guess(ear, b))) ||
	    (b->verdict == VERDICT_CHATTER && unclear_ending(ear, b)) || unclear_instead(ear, b))
		return;
	if (remark_is(ear, b)) {
		ear_add(ear, VERDICT_CHATTER, b->at);
		return;
	}

	if (b->command)
		waive_ends(ear, b);
	addition_exchanges(ear, b);
	const struct diag *none = b->verdict == VERDICT_REFUSED ? nothing_to_change(ear, b) : NULL;
	struct outcome_line *l = ear_add(ear, b->verdict, b->at);
	const struct diag *not_now = none || b->verdict != VERDICT_REFUSED ? none : ear_not_now(ear, b);

	if (not_now)
		ear_add_diag(ear, l, not_now);
	else
		tell_diags(ear, b, l);
	if (b->verdict == VERDICT_CHATTER) {
		request_hear(ear, source_text(ear->in->text, l->at), span_is_empty(ear->open.at));
		return;
	}
	if (b->verdict == VERDICT_REFUSED || !b->command)
		ear_refuse(ear, l, b->verb, NULL);
	else
		hear_command(ear, b, l);
}

/* Of a turn that is over much may be said: "In turn 3 you had very bad luck". */
static int32_t turn_spoken_of(struct ear *ear, struct str text)
{
	const int32_t turn = ear_other_turn(ear, text);

	return turn < state_game(ear->state)->turn && weighs_safe(text) ? 0 : turn;
}

/* "On second thoughts I'd rather not. Instead ...": what it says is offered behind it. */
static bool leads_to_offer(struct ear *ear, const struct bound *bound, size_t k)
{
	bool offers = false;

	for (size_t i = k + 1; i < bound->n; i++)
		offers |= bound->list[i].nguess > 0;
	return offers && bound->list[k].verdict == VERDICT_REFUSED && !bound->list[k].nguess && is_first_said(ear) &&
	       takes_back_unsaid(ear, source_text(ear->in->text, ear_span(ear, bound->list[k].at)));
}

/* What is offered waits, and so does what would come too late for it behind it (held.c); nothing before it in its line does. */
static bool waits_first(struct ear *ear, const struct bound *bound, size_t k)
{
	bool first = ear->e->game->format >= GAME_FORMAT_SIXTH && bound->list[k].nguess && !bound->list[k].part;

	for (size_t i = 0; i < k; i++) {
		const struct command *c = bound->list[i].command;
		const struct verb *verb = c ? ear->e->game->verbs[c->verb] : NULL;

		first &= !verb || !(verb->flags & VERB_ENDS || verb->shuts);
	}
	return first;
}

/* What is offered as a correction holds nothing back. */
static void foresee(struct ear *ear, const struct bound *bound)
{
	for (size_t i = 0; i < bound->n; i++) {
		struct binding b = bound->list[i];

		if (b.verb == VERB_NONE && b.nguess == 1 && !b.part) /* it is offered, and does not hold itself */
			b.verb = b.guess[0]->verb;
		if (waits_first(ear, bound, i))
			continue;
		if (b.verdict == VERDICT_REFUSED && !is_asked_about(ear, &b) && !forgets_nothing(ear, &b) &&
		    !leads_to_offer(ear, bound, i) && !correct_hears(ear, &b) && !remark_is(ear, &b))
			hold_foresee(ear, &(struct bound){ &b, 1 });
	}
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
	bound = finished_with_later(ear, page, i, leftover_find(ear, page, ear_bind(ear, page, i)));
	if (!why && host_speaks(text) && bound_is_refused(&bound))
		why = SAY_PLAIN(ear->a, "host-only", at);
	if (why && !bound_is_heard(&bound)) {
		ear_refuse_line(ear, ear_add(ear, VERDICT_REFUSED, at), why);
		return 0;
	}
	taken = ear_ride(ear, page, i, &bound);
	foresee(ear, &bound);
	ear->headed = ear_other_turn(ear, heading_of(utf8_plain_signs(ear->a, text)));
	for (size_t k = 0; k < bound.n; k++) {
		if (bound.list[k].verdict == VERDICT_CHATTER && !ear->spoken)
			ear->spoken = turn_spoken_of(ear, source_text(page->source, bound.list[k].at));
		if (leads_to_offer(ear, &bound, k))
			ear_add(ear, VERDICT_CHATTER, bound.list[k].at);
		else if (withdraws_which(ear, page, &bound, k))
			ear_refuse_line(ear, ear_add(ear, VERDICT_REFUSED, bound.list[k].at),
					SAY_PLAIN(ear->a, "withdraw-which", bound.list[k].at));
		else
			ear_binding(ear, &bound.list[k]);
	}
	return taken;
}
