/* unclear: see unclear.h. */
#include "answer/agree.h"
#include "answer/correct.h"
#include "bind/talk.h"
#include "bind/weigh.h"
#include "engine/acts.h"
#include "engine/hold.h"
#include "engine/offers.h"
#include "engine/route.h"
#include "engine/said.h"
#include "engine/waiting.h"
#include "hear/unclear.h"
#include "order/roles.h"
#include "play/game.h"
#include "request/finished.h"
#include "request/request.h"
#include "speech/facts.h"
#include "speech/mention.h"
#include "speech/topic.h"

/* What this mail was asked about above may make way for what is said below. */
static bool asks_above(const struct ear *ear)
{
	for (size_t i = 0; i < ear->lines.n; i++)
		if (ear->lines.at[i].verdict == VERDICT_HELD && ear->lines.at[i].command)
			return true;
	return false;
}

/* What a line may mean waits for its writer's word: only what the rules would take. next: one
 * before it in its sentence may make way for it. */
static bool can_wait(struct ear *ear, const struct command *c, bool next, struct heard_by *by)
{
	struct outcome_line tried = { .line = ear->line };
	const int own = own_verb(ear->e->game, c->verb);

	if (ear->who.host || (own >= 0 && own != OWN_PASS) || !ear_route(ear, c, by) || by->seat == SEAT_NONE ||
	    (own == OWN_PASS && said_is_sealed(ear, by)))
		return false;
	return said_is_sealed(ear, by) ? !ear_would_refuse(ear, c, by, &tried)
				       : next || asks_above(ear) || !live_would_refuse(ear, c, by, &tried);
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

/* "Can I take Ohio with 7?" asks how a fight would come out, whatever order its words are like. */
static bool asks_of_fight(struct ear *ear, const struct binding *b)
{
	const struct str all = ear->in->text->text, text = source_text(ear->in->text, ear_span(ear, b->at));
	const struct asked *asked = facts_asked(ear->e->game, ear->state, request_writer(ear), all, text, ear->a);

	if (!asked || asked->what != ASK_FACT || asked->fact != FACT_CLASH)
		return false;
	ear_add(ear, VERDICT_CHATTER, b->at)->asked = asked;
	return true;
}

bool unclear_leave(struct ear *ear, const struct binding *b)
{
	if (b->leave && b->nguess && asks_of_fight(ear, b))
		return true;
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

/* Of a sentence of which only a part is understood, or would be taken: all orders of that, and what is wrong with the
 * rest. */
static const struct diag *ask_part(struct ear *ear, const struct binding *b, const struct binding *whole)
{
	struct buf why = buf_new(ear->a);

	for (size_t i = 0; whole->part && !whole->missed.n && i < b->ndiags; i++)
		if (b->diags[i].severity == SEVERITY_ERROR && !is_told(b, i))
			buf_addf(&why, "%s%.*s", why.n ? "; " : "", STR_ARG(b->diags[i].what));
	for (size_t i = 0; i < whole->nguess; i++) { /* where they act at once, the first makes way for the next */
		const bool asked = i && is_among(b->guess, b->nguess, whole->guess[i]);
		const struct str refusal = asked ? STR_NONE : why_not(ear, whole->guess[i]);

		if (refusal.n)
			buf_addf(&why, "%s%.*s", why.n ? "; " : "", STR_ARG(refusal));
	}
	const struct str text = str_sub(source_text(ear->in->text, ear_span(ear, b->at)), 0, PART_QUOTED);
	if (whole->missed.n)
		return SAY(ear->a, "guess-lost", b->at, { "line", str_printf(ear->a, "%u", (unsigned)ear->line) },
			   { "text", str_strip(text, " .,;") }, { "order", all_words(ear, b) },
			   { "lost", whole->missed },
			   { "why", why.n ? str_printf(ear->a, " (%.*s)", STR_ARG(buf_str(&why))) : STR_NONE });
	return SAY(ear->a, why.n ? "guess-part" : "guess-only", b->at,
		   { "line", str_printf(ear->a, "%u", (unsigned)ear->line) }, { "text", str_strip(text, " .,;") },
		   { "order", all_words(ear, b) }, { "why", buf_str(&why) });
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

/* "another 3 to Nara", not "only 3 to Nara and one more to Kyoto" */
static bool says_more(struct ear *ear, struct span at)
{
	const struct words w = words_said(source_text(ear->in->text, at), ear->a);

	return words_have(&w, SAYS_ROLE(MORE) | SAYS_ROLE(ADDS)) && !words_have(&w, SAYS_ROLE(LIMITS));
}

/* part: what is asked of all that it says in part; NULL: all of it is asked about. */
static void offer(struct ear *ear, const struct binding *b, const struct command *c, const struct heard_by *by,
		  const struct diag *part)
{
	struct outcome_line *l = ear_add(ear, VERDICT_ACCEPTED, b->at);

	if (!b->part && b->corrects && said_is_sealed(ear, by))
		l->instead_of = offer_corrects(ear, c, by);
	if (!b->part && !l->instead_of && !says_more(ear, l->at))
		l->instead_of = offer_renumbers(ear, c, by);
	said_order(ear, l, c, by, true, part ? part : ask_whole(ear, b, c, l->instead_of, by, l->at));
}

/* "..., and forget about Kyoto": where orders act at once what waits falls by the new one; in a book it would stand. */
static bool may_offer(struct ear *ear, const struct binding *b, const struct command *c, bool next, struct heard_by *by)
{
	return can_wait(ear, c, next, by) && !(b->drops && said_is_sealed(ear, by));
}

/* "Questions before I do my turn", "when I am done": it has not ended. denies: so may what does. */
static bool says_when(struct ear *ear, struct str text, bool denies)
{
	const struct words w = words_said(text, ear->a);
	const roles open = SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(STOP_QUESTION) |
			   (denies ? 0 : SAYS_ROLE(STOP_NEGATION));

	return words_have_but(&w, open, SAYS_ROLE(SOMEONE) | SAYS_ROLE(ONCE) | SAYS_ROLE(PREDICATE));
}

/* With all of the sentence that it stands in. */
static struct str sentence_around(const struct ear *ear, struct span at)
{
	const struct str text = ear->in->text->text;
	struct span all = ear_span(ear, at);

	while (all.from > 0 && !strchr(".!?;:\n", text.p[all.from - 1]))
		all.from--;
	while (all.to < text.n && !strchr(".!?;:\n", text.p[all.to]))
		all.to++;
	return str_sub(text, all.from, all.to);
}

/* "Questions before I do my turn": nothing in it ends what it names. */
static bool only_names_end(struct ear *ear, const struct binding *b)
{
	const struct verb *v = b->nguess == 1 ? ear->e->game->verbs[b->guess[0]->verb] : NULL;

	const struct str text = sentence_around(ear, b->at);
	return v && v->flags & VERB_ENDS && !(v->slots && v->slots->name) &&
	       (says_when(ear, text, b->ends) || (!b->ends && finished_of_others(ear, text)));
}

/* "Into battle, my lads: six against Nara": what would end before the deed that is said behind it is a way to speak. */
static bool ends_too_soon(struct ear *ear, const struct binding *b, size_t i)
{
	struct heard_by by;
	const struct command *c = b->guess[i];

	if (i + 1 >= b->nguess || !(ear->e->game->verbs[c->verb]->flags & VERB_ENDS) || !ear_route(ear, c, &by))
		return false;
	const struct view v = ear_view(ear, by.seat, by.call ? by.call->call : CALL_NONE);
	return hold_shuts(&v, c, b->guess[i + 1]->verb);
}

/* "Cancel all three marches on Nara": what its words order without the one that takes back is the opposite. */
static bool is_opposite(struct ear *ear, const struct binding *b)
{
	struct str text = source_text(ear->in->text, ear_span(ear, b->at));

	while (text.n && !b->changed && !b->corrects && !b->drops) {
		const size_t end = str_find_any(text, 0, ",;.!\n");
		const struct words w = words_said(str_sub(text, 0, end), ear->a);
		size_t i = 0;

		while (i < w.n && (!(w.at[i].roles & SAYS_ROLE(RETRACTS)) || w.at[i].roles & SAYS_ROLE(VERB)))
			i++;
		if (i < w.n && ear_says_deed(ear, w.at[i].text))
			return false;
		for (size_t k = i; k < w.n; k++)
			if (w.at[k].roles & SAYS_ROLE(SEPARATOR))
				return false;
		if (i < w.n)
			return true;
		text = str_sub(text, end + (end < text.n), text.n);
	}
	return false;
}

/* "Yep, go on.", where orders wait for his yes: it is like an end of something, and is none. */
static bool answers_what_waits(struct ear *ear, const struct binding *b)
{
	const seat_id seat = waiting_seat(ear);

	return seat != SEAT_NONE && waiting_count(ear, seat) &&
	       agree_says_yes(ear, seat, source_text(ear->in->text, ear_span(ear, b->at)));
}

/* "..., then Alabama on to Mississippi", which is foreign: what the rules refuse when its turn comes is asked about by the deed that
 * they take. */
static const struct command *meant_then(struct ear *ear, const struct command *const *before, size_t n,
					const struct command *c, const struct command *other)
{
	struct command **first = ARENA_ARRAY(ear->a, struct command *, n + 1);
	struct heard_by by, others;
	size_t routed = 0;

	if (!other || !ear_route(ear, c, &by) || by.seat == SEAT_NONE || said_is_sealed(ear, &by) ||
	    !ear_route(ear, other, &others))
		return c;
	for (size_t i = 0; i < n; i++) {
		struct heard_by to;

		first[routed] = command_copy(before[i], ear->a);
		routed += ear_route(ear, first[routed], &to);
	}
	return held_would_refuse(ear, first, routed, c, &by) && !held_would_refuse(ear, first, routed, other, &others)
		       ? other
		       : c;
}

static struct binding in_turn(struct ear *ear, const struct binding *b)
{
	const struct command **guess = ARENA_ARRAY(ear->a, const struct command *, b->nguess + 1);
	struct binding out = *b;

	for (size_t i = 0; i < b->nguess; i++)
		guess[i] = meant_then(ear, guess, i, b->guess[i], b->instead ? b->instead[i] : NULL);
	out.guess = guess;
	return out;
}

bool unclear_guess(struct ear *ear, const struct binding *said)
{
	const struct binding all = in_turn(ear, said), *whole = &all;
	struct binding b = all;
	const struct command **guess = ARENA_ARRAY(ear->a, const struct command *, whole->nguess + 1);
	struct heard_by by;

	size_t stand = 0, again = 0;
	if (only_names_end(ear, whole) || (whole->ends && answers_what_waits(ear, whole))) {
		ear_add(ear, VERDICT_CHATTER, whole->at);
		return true;
	}
	b.guess = guess;
	b.nguess = 0;
	for (size_t i = 0; !ear->headed && i < whole->nguess && !is_opposite(ear, whole); i++)
		if (is_among(guess, b.nguess, whole->guess[i])) {
			again++;
		} else if (!ends_too_soon(ear, whole, i) && may_offer(ear, whole, whole->guess[i], b.nguess > 0, &by)) {
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

bool unclear_instead(struct ear *ear, const struct binding *b)
{
	const struct command **guess = ARENA_ARRAY(ear->a, const struct command *, 1);
	struct binding asked = *b;

	if (b->verdict != VERDICT_ACCEPTED || !b->instead)
		return false;
	*guess = meant_then(ear, NULL, 0, b->command, b->instead[0]);
	if (*guess == b->command)
		return false;
	asked.verdict = VERDICT_REFUSED;
	asked.command = NULL;
	asked.instead = NULL;
	asked.verb = VERB_NONE;
	asked.guess = guess;
	asked.nguess = 1;
	return unclear_guess(ear, &asked);
}

/* ---- "Then I'm finished, over to yellow." ---- */

static bool is_ending(const struct verb *v, kind_id kind)
{
	return v->flags & VERB_ENDS && v->admitted & KIND_BIT(kind) && !(v->slots && v->slots->name);
}

/* What ends it for its writer: of several what his words name, else what any game is told, or what rulesets have last. */
static verb_id ending_of(struct ear *ear, kind_id kind, struct str text)
{
	const struct game *g = ear->e->game;
	verb_id found = VERB_NONE, most = VERB_NONE;

	for (verb_id v = 0; v < g->nverbs; v++) {
		struct str rest = str_c(g->verbs[v]->name), word = rest;

		while (str_cut(&rest, ' ', &word)) /* the last of its name: "turn" */
			continue;
		if (is_ending(g->verbs[v], kind))
			found = v;
		if (found == v && mentions(text, word))
			return v;
		most = found == v && str_eq_c(finished_word(FINISHED_DONE), g->verbs[v]->name) ? v : most;
	}
	return most == VERB_NONE ? found : most;
}

/* Something above it was meant as an order and is none yet, so it may have been meant to come first. */
static bool is_behind_unread(struct ear *ear)
{
	const struct view v = ear_view(ear, SEAT_NONE, CALL_NONE);

	for (size_t i = 0; i < ear->lines.n; i++) {
		const struct outcome_line *l = &ear->lines.at[i];
		const struct str text = source_text(ear->in->text, l->at);

		if (l->verdict == VERDICT_REFUSED || (l->verdict == VERDICT_CHATTER && !l->asked && !talk_asks(text) &&
						      talk_names_of_game(&v, text) && !weighs_safe(text)))
			return true;
	}
	return false;
}

bool unclear_ending(struct ear *ear, const struct binding *b)
{
	const struct str text = source_text(ear->in->text, ear_span(ear, b->at));
	seat_id seat;
	const struct call_row *c = ear->who.host || *ear->prefix ? NULL : ear_asked(ear, &seat);
	struct command *end;
	struct heard_by by;
	verb_id verb;

	if (!c || kind_of(ear->e->game, c)->hearing == SEALED || ear_is_stranger(ear) ||
	    (finished_says(ear, text) != FINISHED_MAYBE &&
	     (!topic_says_done(text, ear->e->game->map, ear->a) || says_when(ear, sentence_around(ear, b->at), false) ||
	      finished_of_others(ear, text))) ||
	    is_behind_unread(ear) || answers_what_waits(ear, b))
		return false;
	verb = ending_of(ear, c->kind, text);
	const struct str below = str_sub(ear->in->text->text, ear_span(ear, b->at).to, ear->in->text->text.n);
	/* "That will do for me. End turn.": it is ordered below; "My turn then! Put 5 in Georgia": nothing has ended */
	if (verb == VERB_NONE || mentions(below, str_c(ear->e->game->verbs[verb]->name)) ||
	    talk_says_deed(below, ear->a))
		return false;
	end = ARENA_NEW(ear->a, struct command);
	*end = (struct command){
		.verb = verb, .seat = SEAT_NONE, .player = PLAYER_NONE, .call = CALL_NONE, .at = b->at
	};
	if (!can_wait(ear, end, false, &by))
		return false;
	offer(ear, b, end, &by, b->part ? ask_part(ear, b, b) : NULL);
	return true;
}

struct str unclear_why(struct ear *ear, const struct binding *b)
{
	struct buf out = buf_new(ear->a);

	for (size_t i = 0; i < b->nguess; i++) { /* of each that it may mean: nobody asks of the second again */
		const struct str why = is_among(b->guess, i, b->guess[i]) ? STR_NONE : why_not(ear, b->guess[i]);

		if (why.n)
			buf_addf(&out, "%s%.*s", out.n ? "; " : "", STR_ARG(why));
	}
	return buf_str(&out);
}
