/*
 * line: a line of a mail is bound against what the lines before it have brought about, routed to a call
 * (route.c), and acts at once (live.c) or is written into that call's book (sealed.c). It gets a verdict.
 */
#include "engine/correct.h"
#include "engine/request.h"
#include "engine/said.h"
#include "engine/stranger.h"
#include "engine/topic.h"

#include "base/utf8.h"
#include "bind/talk.h"
#include "bind/weigh.h"
#include "order/roles.h"
#include "play/game.h"

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
	return span_is_empty(b->open) ? ear->open : (struct open){ b->open, ear->line, b->labelled };
}

/* NULL: it is meant. Where it waits it stands, and its writer is asked, as of a stranger who joins; where it acts at
 * once it waits for his word. */
static const struct diag *left_open(struct ear *ear, const struct binding *b, bool stands)
{
	const struct open open = open_of(ear, b);
	const int own = own_verb(ear->e->game, b->command->verb);
	const char *code = own == OWN_ADD || own == OWN_BOTH ? "talk-added"
			   : own == OWN_WITHDRAW_ORDER       ? "talk-withdrawn"
			   : open.label                      ? stands ? "label-stands" : "label-open"
			   : stands                          ? "talk-stands"
							     : "talk-open";
	const struct str text = source_text(ear->in->text, ear_span(ear, open.at));

	if (span_is_empty(open.at))
		return NULL;
	return SAY(ear->a, code, b->at, { "text", talk_quoted(text, ear->a) },
		   { "by", open.line == ear->line ? STR("the rest of the line")
						  : str_printf(ear->a, "line %u", (unsigned)open.line) },
		   { "line", str_printf(ear->a, "%u", (unsigned)ear->line) });
}

/* Talk below a yes that names neither orders nor a place, and does not begin against it: "Yes, go for it. I'm not voting!" */
static bool is_apart_from_yes(struct ear *ear, struct str text)
{
	const roles against = SAYS_ROLE(AGAINST) | SAYS_ROLE(DENIAL) | SAYS_ROLE(RATHER) | SAYS_ROLE(STOP_CORRECTION) |
			      SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(STOP_ALTERNATIVE);
	const struct words w = words_said(text, ear->a);
	bool names = false;

	for (size_t i = 0; i < w.n; i++)
		names |= (w.at[i].roles & (SAYS_ROLE(REFERENCE) | SAYS_ROLE(MENTION) | SAYS_ROLE(NUMBER))) != 0;
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

	if (span_is_empty(open.at) || own < OWN_WITHDRAW_LINE || own == OWN_DECLINE)
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

/* What stands beside an order may keep it from counting; why, or NULL. */
static const struct diag *kept_from_counting(struct ear *ear, const struct binding *b, const struct heard_by *by,
					     struct outcome_line *l)
{
	const struct diag *why = one_mail_of_many(ear, b, by);

	if (!why)
		why = for_another_turn(ear, b, l);
	return why ? why : left_alone(ear, b);
}

static void hear_command(struct ear *ear, const struct binding *b, struct outcome_line *l)
{
	struct heard_by by;
	const bool routed = ear_route(ear, b->command, &by);
	const struct diag *why = routed ? kept_from_counting(ear, b, &by, l) : NULL;
	const bool stands = routed && (said_is_sealed(ear, &by) || by.seat == SEAT_NONE);

	if (why)
		ear_add_diag(ear, l, why);
	said_order(ear, l, b->command, routed ? &by : NULL, !why, routed && !why ? left_open(ear, b, stands) : NULL);
}

/* ---- what is not understood ---- */

/* What a line may mean waits for its writer's word; of what waits in a book only what the rules would take. */
static bool can_wait(struct ear *ear, const struct command *c, struct heard_by *by)
{
	struct outcome_line tried = { .line = ear->line };

	if (ear->who.host || own_verb(ear->e->game, c->verb) >= 0 || !ear_route(ear, c, by) || by->seat == SEAT_NONE)
		return false;
	if (!said_is_sealed(ear, by))
		return true;
	return !ear_would_refuse(ear, c, by, &tried);
}

static bool would_refuse(struct ear *ear, const struct command *c, const struct heard_by *by,
			 struct outcome_line *tried)
{
	return said_is_sealed(ear, by) ? ear_would_refuse(ear, c, by, tried) : live_would_refuse(ear, c, by, tried);
}

/* Of what it may mean, what the rules say: advice that they would refuse is none. */
static struct str why_not(struct ear *ear, const struct command *guess)
{
	struct outcome_line tried = { .line = ear->line };
	struct heard_by by;

	if (!ear_route(ear, guess, &by) || by.seat == SEAT_NONE || !by.call)
		return STR_NONE;
	if (!would_refuse(ear, guess, &by, &tried) || !tried.ndiags)
		return STR_NONE;
	const struct diag *d = &tried.diags[0];

	return str_printf(ear->a, "\"%.*s\" would not do: %.*s%s%.*s", STR_ARG(ear_words(ear, guess)), STR_ARG(d->what),
			  d->hint.n ? ". " : "", STR_ARG(d->hint));
}

/* "Can I build a fortress in Iowa?" where the rules would not take it: why is the answer. */
static bool answer_leave(struct ear *ear, const struct binding *b)
{
	for (size_t i = 0; b->leave && i < b->nguess; i++) {
		const struct str why = why_not(ear, b->guess[i]);
		struct asked *asked = ARENA_NEW(ear->a, struct asked);

		if (!why.n)
			continue;
		const struct str text = source_text(ear->in->text, ear_span(ear, b->at));
		*asked = (struct asked){ .what = ASK_LEAVE,
					 .about = str_printf(ear->a, "\"%.*s\" No: %.*s",
							     STR_ARG(talk_quoted(text, ear->a)), STR_ARG(why)),
					 .words = text };
		ear_add(ear, VERDICT_CHATTER, b->at)->asked = asked;
		return true;
	}
	return false;
}

enum { PART_QUOTED = 400 }; /* bytes of what is understood in part: all that else stands in it is to be seen */

/* "3 coins on Ardentor: bid 3 for Ardentor": said twice in a line it is one order. */
static bool is_among(const struct command *const *list, size_t n, const struct command *c)
{
	while (n && !command_equal(list[n - 1], c))
		n--;
	return n > 0;
}

static struct str all_words(struct ear *ear, const struct binding *b)
{
	struct buf orders = buf_new(ear->a);

	for (size_t i = 0; i < b->nguess; i++)
		buf_addf(&orders, "%s%.*s", i ? "; " : "", STR_ARG(ear_words(ear, b->guess[i])));
	return buf_str(&orders);
}

/* Of a sentence of which only a part is understood, or would be taken: all orders of that, and what is wrong with the
 * rest. */
/* What a diag says was said by one before it; or is what the guess says for it. */
static bool is_told(const struct binding *b, size_t nth)
{
	bool other = false;

	for (size_t i = 0; i < nth; i++)
		if (str_eq(b->diags[i].what, b->diags[nth].what))
			return true;
	for (size_t i = 0; i < b->ndiags; i++)
		other |= b->diags[i].severity == SEVERITY_ERROR && !str_eq_c(b->diags[i].code, "missing");
	return other && str_eq_c(b->diags[nth].code, "missing");
}

static const struct diag *ask_part(struct ear *ear, const struct binding *b, const struct binding *whole)
{
	struct buf why = buf_new(ear->a);

	for (size_t i = 0; whole->part && i < b->ndiags; i++)
		if (b->diags[i].severity == SEVERITY_ERROR && !is_told(b, i))
			buf_addf(&why, "%s%.*s", why.n ? "; " : "", STR_ARG(b->diags[i].what));
	for (size_t i = 0; i < whole->nguess; i++) { /* where they act at once, the first makes way for the next */
		const bool asked = i && is_among(b->guess, b->nguess, whole->guess[i]);
		const struct str refusal = asked ? STR_NONE : why_not(ear, whole->guess[i]);

		if (refusal.n)
			buf_addf(&why, "%s%.*s", why.n ? "; " : "", STR_ARG(refusal));
	}
	const struct str text = str_sub(source_text(ear->in->text, ear_span(ear, b->at)), 0, PART_QUOTED);
	return SAY(ear->a, "guess-part", b->at, { "line", str_printf(ear->a, "%u", (unsigned)ear->line) },
		   { "text", str_strip(text, " .,;") }, { "order", all_words(ear, b) }, { "why", buf_str(&why) });
}

/* "Forget about both attacks. Instead 3 to Nara": which of those that stand is taken back is not understood, so all of them stay. */
static bool leaves_standing(struct ear *ear, const struct binding *b, const struct heard_by *by)
{
	const struct seat_book *book = (b->corrects || b->changed) && said_is_sealed(ear, by)
					       ? book_seat(ear->e, by->call->call, by->seat)
					       : NULL;

	return book && book->now.n;
}

/* old: what stands that it would take the place of, or NULL. */
static const struct diag *ask_whole(struct ear *ear, const struct binding *b, const struct command *c,
				    const struct command *old, const struct heard_by *by, struct span at)
{
	return SAY(ear->a,
		   old                           ? "guess-instead"
		   : leaves_standing(ear, b, by) ? "guess-beside"
		   : b->leave                    ? "guess-leave"
						 : "guess-open",
		   b->at, { "line", str_printf(ear->a, "%u", (unsigned)ear->line) },
		   { "text", talk_quoted(source_text(ear->in->text, at), ear->a) },
		   { "order", old || b->nguess < 2 ? ear_words(ear, c) : all_words(ear, b) },
		   { "old", old ? ear_words(ear, old) : STR_NONE });
}

/* part: what is asked of all that it says in part; NULL: all of it is asked about. */
static void offer(struct ear *ear, const struct binding *b, const struct command *c, const struct heard_by *by,
		  const struct diag *part)
{
	struct outcome_line *l = ear_add(ear, VERDICT_ACCEPTED, b->at);

	if (!b->part && b->corrects && said_is_sealed(ear, by))
		l->instead_of = offer_corrects(ear, c, by);
	said_order(ear, l, c, by, true, part ? part : ask_whole(ear, b, c, l->instead_of, by, l->at));
}

/* "..., and forget about Kyoto": where orders act at once what waits falls by the new one; in a book it would stand. */
static bool may_offer(struct ear *ear, const struct binding *b, const struct command *c, struct heard_by *by)
{
	return can_wait(ear, c, by) && !(b->drops && said_is_sealed(ear, by));
}

/* Of all that it may mean what the rules would take; nothing: it is refused. */
static bool hear_guess(struct ear *ear, const struct binding *whole)
{
	struct binding b = *whole;
	const struct command **guess = ARENA_ARRAY(ear->a, const struct command *, whole->nguess + 1);
	struct heard_by by;

	size_t stand = 0, again = 0;
	b.guess = guess;
	b.nguess = 0;
	for (size_t i = 0; !ear->headed && i < whole->nguess; i++)
		if (is_among(guess, b.nguess, whole->guess[i])) {
			again++;
		} else if (may_offer(ear, whole, whole->guess[i], &by)) {
			guess[b.nguess++] = whole->guess[i];
			stand += said_is_sealed(ear, &by) && offer_stands(ear, whole->guess[i], &by);
		}
	if (b.nguess && stand + again == whole->nguess) {
		ear_add(ear, VERDICT_CHATTER, b.at);
		return true;
	}
	b.part |= b.nguess + again < whole->nguess;
	if (b.nguess == 1 && whole->nguess == 1 && correct_offers(ear, &b, b.guess[0]))
		return true;
	const struct diag *part = b.part ? ask_part(ear, &b, whole) : NULL;
	for (size_t i = 0; i < b.nguess; i++)
		if (ear_route(ear, b.guess[i], &by))
			offer(ear, &b, b.guess[i], &by, part);
	return b.nguess > 0;
}

/* ---- "Then I'm finished, over to yellow." ---- */

static bool is_ending(const struct verb *v, kind_id kind)
{
	return v->flags & VERB_ENDS && v->admitted & KIND_BIT(kind) && !(v->slots && v->slots->name);
}

/* What ends it for its writer: of several what his words name, else what ends most, which rulesets have last. */
static verb_id ending_of(struct ear *ear, kind_id kind, struct str text)
{
	const struct game *g = ear->e->game;
	verb_id found = VERB_NONE;

	for (verb_id v = 0; v < g->nverbs; v++) {
		struct str rest = str_c(g->verbs[v]->name), word = rest;

		while (str_cut(&rest, ' ', &word)) /* the last of its name: "turn" */
			continue;
		if (is_ending(g->verbs[v], kind))
			found = v;
		if (is_ending(g->verbs[v], kind) && mentions(text, word))
			break;
	}
	return found;
}

/* Where orders act at once, and something of the game says that one has finished: it is offered. */
static bool offer_ending(struct ear *ear, const struct binding *b)
{
	const struct str text = source_text(ear->in->text, ear_span(ear, b->at));
	seat_id seat;
	const struct call_row *c = ear->who.host || *ear->prefix ? NULL : ear_asked(ear, &seat);
	struct command *end;
	struct heard_by by;
	verb_id verb;

	if (!c || kind_of(ear->e->game, c)->hearing == SEALED || ear_is_stranger(ear) ||
	    !topic_says_done(text, ear->e->game->map, ear->a))
		return false;
	verb = ending_of(ear, c->kind, text);
	/* "That will do for me. End turn.": it is ordered below */
	if (verb == VERB_NONE || mentions(str_sub(ear->in->text->text, ear_span(ear, b->at).to, ear->in->text->text.n),
					  str_c(ear->e->game->verbs[verb]->name)))
		return false;
	end = ARENA_NEW(ear->a, struct command);
	*end = (struct command){
		.verb = verb, .seat = SEAT_NONE, .player = PLAYER_NONE, .call = CALL_NONE, .at = b->at
	};
	if (!can_wait(ear, end, &by))
		return false;
	offer(ear, b, end, &by, b->part ? ask_part(ear, b, b) : NULL);
	return true;
}

/* Why the rules would not take what it may mean; empty: they would. */
static struct str why_none(struct ear *ear, const struct binding *b)
{
	struct str why = STR_NONE;

	for (size_t i = 0; !why.n && i < b->nguess; i++)
		why = why_not(ear, b->guess[i]);
	return why;
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
	const struct str why = why_none(ear, b);

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
	if (is_asked_about(ear, b)) {
		ear_add(ear, VERDICT_CHATTER, b->at);
		return;
	}
	if ((b->verdict >= VERDICT_REFUSED && correct_hear(ear, b)) ||
	    (b->verdict == VERDICT_REFUSED && (answer_leave(ear, b) || hear_guess(ear, b))) ||
	    (b->verdict == VERDICT_CHATTER && offer_ending(ear, b)))
		return;

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
static void foresee(struct ear *ear, const struct page *page, const struct bound *bound)
{
	for (size_t i = 0; i < bound->n; i++) {
		struct binding b = bound->list[i];

		if (b.verb == VERB_NONE && b.nguess == 1 && !b.part) /* it is offered, and does not hold itself */
			b.verb = b.guess[0]->verb;
		if (waits_first(ear, bound, i))
			continue;
		if (b.verdict == VERDICT_REFUSED && !is_asked_about(ear, &b) && !leads_to_offer(ear, bound, i) &&
		    !correct_finds(ear, source_text(page->source, b.at)))
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
	bound = ear_bind(ear, page, i);
	if (!why && host_speaks(text) && bound_is_refused(&bound))
		why = SAY_PLAIN(ear->a, "host-only", at);
	if (why && !bound_is_heard(&bound)) {
		ear_refuse_line(ear, ear_add(ear, VERDICT_REFUSED, at), why);
		return 0;
	}
	taken = ear_ride(ear, page, i, &bound);
	foresee(ear, page, &bound);
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
