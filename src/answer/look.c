/* look: the lines of a page as the binder understands them: each is bound when it is asked about, once for each state. */
#include "answer/confirm.h"
#include "answer/look.h"
#include "answer/takeback.h"
#include "base/byte.h"
#include "bind/anothers.h"
#include "bind/exclaim.h"
#include "bind/talk.h"
#include "bind/weigh.h"
#include "engine/ear.h"
#include "engine/route.h"
#include "play/game.h"
#include "request/finished.h"
#include "request/request.h"
#include "speech/ask.h"
#include "speech/mention.h"
#include "speech/topic.h"

bool bound_is_heard(const struct bound *b)
{
	for (size_t i = 0; i < b->n; i++)
		if (b->list[i].command && b->list[i].verdict != VERDICT_REFUSED && !b->list[i].untimely)
			return true;
	return false;
}

bool bound_is_refused(const struct bound *b)
{
	for (size_t i = 0; i < b->n; i++)
		if (b->list[i].verdict == VERDICT_REFUSED)
			return true;
	return false;
}

bool bound_is_chatter(const struct bound *b)
{
	for (size_t i = 0; i < b->n; i++)
		if (b->list[i].verdict != VERDICT_CHATTER)
			return false;
	return true;
}

struct binding bound_to(struct command *c)
{
	return (struct binding){ .at = c->at, .verdict = VERDICT_ACCEPTED, .verb = c->verb, .command = c };
}

struct page ear_read(struct ear *ear, const struct source *text)
{
	struct page page;

	ear->e->reader.read(ear->e->reader.context, text, &page, ear->a);
	page.looks = ARENA_ARRAY(ear->a, struct look, page.n);
	return page;
}

static struct binding chatter(struct span at)
{
	return (struct binding){ .at = at, .verdict = VERDICT_CHATTER, .verb = VERB_NONE };
}

static struct view bind_view(struct ear *ear)
{
	struct view v = ear_view(ear, SEAT_NONE, CALL_NONE);

	ear_asked(ear, &v.seat);
	if (v.seat == SEAT_NONE)
		v.seat = seat_of_player(ear->state, ear->who.player);
	return v;
}

static struct scope bind_scope(struct ear *ear, const struct page *page, size_t i)
{
	return (struct scope){ ear_scope(ear), ear_subjects(ear), page->lines[i].alone };
}

static struct bound bind_at(struct ear *ear, const struct page *page, size_t i)
{
	const struct reader *r = &ear->e->reader;
	const struct scope scope = bind_scope(ear, page, i);
	const struct view v = bind_view(ear);

	return r->bind(r->context, &v, &scope, page, i, ear->a);
}

struct bound ear_bind_plain(struct ear *ear, const struct page *page, size_t i)
{
	return bind_at(ear, page, i);
}

static bool has_order(struct ear *ear, const struct page *page)
{
	for (size_t i = 0; i < page->n; i++) {
		const struct bound bound = bind_at(ear, page, i);

		if (bound_is_heard(&bound))
			return true;
	}
	return false;
}

enum { TALK_LINES = 200 }; /* who writes more of them does not chat */

/* A whole mail, once: what was refused in it is held against nobody's order, for there is none. */
static void weigh_mail(struct ear *ear, const struct page *page)
{
	const struct str text = page->source->text;

	if (ear->weighed.of.p == text.p && ear->weighed.of.n == text.n)
		return;
	const bool few = page->n <= TALK_LINES, asks = few && str_find_char(text, '?') < text.n;
	const bool talk = few && topic_is_talk(text, ear->e->game->map, ear->a);
	const bool none = (asks || talk) && !has_order(ear, page);
	ear->weighed.of = text;
	ear->weighed.counted = false;
	ear->weighed.is_talk = talk && none;
	ear->weighed.asks_only = asks && none;
}

/* has_order, once a mail. */
static bool holds_orders(struct ear *ear, const struct page *page)
{
	weigh_mail(ear, page);
	if (!ear->weighed.counted)
		ear->weighed.orders = has_order(ear, page);
	ear->weighed.counted = true;
	return ear->weighed.orders;
}

static bool is_talk(struct ear *ear, const struct page *page)
{
	weigh_mail(ear, page);
	return ear->weighed.is_talk;
}

/* "I want 8 in one spot, and I've got 17 points": how things are, in a mail that asks and orders nothing. */
static bool tells_beside_question(struct ear *ear, const struct page *page, const struct binding *b)
{
	enum { PLAIN_CODES = 2 }; /* the others may be said of an order as well */
	static const char *const codes[] = { "narration", "vague", "condition", "negation", "question" };
	bool told = false;
	for (size_t i = 0; b->verdict == VERDICT_REFUSED && !b->nguess && b->ndiags && i < sizeof codes / sizeof *codes;
	     i++)
		told |= str_eq_c(b->diags[0].code, codes[i]) &&
			(i < PLAIN_CODES ||
			 (b->verb == VERB_NONE && !ear_says_deed(ear, source_text(page->source, b->at))));

	if (told)
		weigh_mail(ear, page);
	return told && ear->weighed.asks_only;
}

static bool says_please(const struct ear *ear, struct str text)
{
	return words_hold(words_folded(text, ear->a), STR("please"));
}

/* "My lads in Virginia would fancy a trip to Maryland": a way on the board, and nothing that was, is asked, or was heard. */
static bool leads_on(const struct ear *ear, struct str text)
{
	const roles told = SAYS_ROLE(STOP_PAST) | SAYS_ROLE(PAST_TIME) | SAYS_ROLE(HEARSAY) | SAYS_ROLE(OTHERS) |
			   SAYS_ROLE(STOP_QUESTION) | SAYS_ROLE(ASKS_FACT);
	const struct words w = words_said(text, ear->a);

	for (size_t i = 0; i < w.n; i++)
		if (w.at[i].roles & told)
			return false;
	return topic_names_way(text, ear->e->game->map);
}

/* "Then my second army shall stand in Peru": of what is the writer's, and where it is to be. */
static bool wills(struct ear *ear, struct str text)
{
	const struct words w = words_singly(text, ear->a);
	bool own = false, will = false;

	for (size_t i = 0; i + 2 < w.n && !will; i++) {
		own |= w.at[i].roles & SAYS_ROLE(OWN_WORD) && w.at[i].roles & SAYS_ROLE(ARTICLE);
		will |= own && w.at[i + 1].roles & SAYS_ROLE(SHALL);
	}
	return will && str_find_char(text, '?') == text.n && topic_place_in(w.folded, ear->e->game->map).n;
}

/* "Put my last coin on Morvane": an order by all it is like, though nothing in it is one. It is told, and not passed over. */
static bool seems_order(struct ear *ear, struct str text)
{
	const struct view v = bind_view(ear);

	return !ear->who.host && !ear_is_stranger(ear) && talk_names_of_game(&v, text) &&
	       (weighs_as_order(text) || wills(ear, text) || says_please(ear, text) || leads_on(ear, text)) &&
	       !request_reads(ear, text) && !request_tells_away(ear, text);
}

/* The same for sure, whatever else is talked or ordered beside it. */
static bool pleads(struct ear *ear, struct str text)
{
	return (says_please(ear, text) || leads_on(ear, text)) && seems_order(ear, text);
}

static struct binding unread(struct ear *ear, const struct binding *b)
{
	struct binding out = *b;

	out.verdict = VERDICT_REFUSED;
	out.diags = SAY_PLAIN(ear->a, "unread", b->at);
	out.ndiags = 1;
	return out;
}

/* With its question mark. */
static struct str asked_text(const struct page *page, struct span at)
{
	const struct str text = page->source->text;

	return str_sub(text, at.from, at.to + (at.to < text.n && text.p[at.to] == '?'));
}

/* It ends in a question mark, if not all of it is in the binding's words. */
static bool asked_text_asks(const struct page *page, const struct binding *b)
{
	const struct str text = page->source->text;
	size_t to = b->at.to;

	while (to < text.n && !strchr(".!?;\n", text.p[to]))
		to++;
	return to < text.n && text.p[to] == '?';
}

/* Of a part of a line all that none other of its parts is of. */
static struct str part_of_line(const struct page *page, size_t i, const struct bound *bound, size_t k)
{
	const struct span at = page->lines[i].at;
	const struct span part = { k ? bound->list[k - 1].at.to : at.from,
				   k + 1 < bound->n ? bound->list[k + 1].at.from : at.to };

	return part.to > part.from ? source_text(page->source, part) : STR_NONE;
}

/* "wait what", "lets gooo": whatever deed or question it was taken for. */
static bool exclaimed(struct ear *ear, const struct page *page, const struct binding *b)
{
	const struct view v = bind_view(ear);
	const struct str text = page->source->text;
	struct span at = b->at;

	while (at.from > 0 && !strchr(".!?;:\n", text.p[at.from - 1])) /* all of its sentence */
		at.from--;
	return b->verdict == VERDICT_REFUSED && exclaims(&v, asked_text(page, at));
}

/* Something else in the mail, or an order that stands, is of that place. */
static bool is_ordered_at(struct ear *ear, const struct page *page, struct str place)
{
	enum { LOOKED_THROUGH = 2000 }; /* of a longer mail it is not asked */
	if (page->source->text.n > LOOKED_THROUGH)
		return true;
	struct str rest = words_folded(page->source->text, ear->a);
	seat_id seat;
	const struct call_row *c = ear_asked(ear, &seat);
	const struct seat_book *book = c && ear_is_sealed(ear) ? book_seat(ear->e, c->call, seat) : NULL;

	rest = str_sub(rest, str_find(rest, place) + place.n, rest.n);
	if (str_find(rest, place) < rest.n)
		return true;
	for (size_t i = 0; book && i < book->now.n; i++)
		if (mentions(ear_words(ear, book->now.orders[i]), place))
			return true;
	return false;
}

/* "The three in Brume stay put.", where nothing else is ordered of them: so they do anyway. */
static bool agrees_anyway(struct ear *ear, const struct page *page, const struct binding *b)
{
	const struct view v = bind_view(ear);
	const struct str text = source_text(page->source, b->at);
	const struct words w = words_said(text, ear->a);
	const struct str place = topic_place_in(w.folded, ear->e->game->map);
	const roles open = SAYS_ROLE(STOP_CONDITION) | SAYS_ROLE(STOP_NEGATION) | SAYS_ROLE(STOP_ALTERNATIVE) |
			   SAYS_ROLE(STOP_QUESTION) | SAYS_ROLE(STOP_CORRECTION) | SAYS_ROLE(DROP) |
			   SAYS_ROLE(UNSETTLED) | SAYS_ROLE(BUT) | SAYS_ROLE(LIMITS) | SAYS_ROLE(REST) |
			   SAYS_ROLE(OTHER);
	bool stays = false;

	if (b->verdict < VERDICT_REFUSED || !place.n || topic_names_way(text, ear->e->game->map))
		return false;
	for (size_t i = 0; i < w.n; i++) {
		const roles r = w.at[i].roles;

		stays |= (r & SAYS_ROLE(KEPT)) != 0;
		if ((r & open && !(r & SAYS_ROLE(KEPT))) ||
		    (!(r & SAYS_ROLE(KEEP)) && game_names_deed(v.game, w.at[i].text)))
			return false;
	}
	return stays && !is_ordered_at(ear, page, place);
}

/* In the line of an order what tells of days away, or asks for a fact, is none of it for sure; and what takes back one that stands or
 * waits takes back that. */
static struct bound beside_order(struct ear *ear, const struct page *page, size_t i, struct bound bound)
{
	struct binding *list = ARENA_ARRAY(ear->a, struct binding, bound.n * TAKEBACK_MOST);
	size_t n = 0;

	for (size_t k = 0; k < bound.n; k++) {
		const struct binding *b = &bound.list[k];
		const bool talk = b->verdict == VERDICT_REFUSED &&
				  (exclaimed(ear, page, b) ||
				   request_tells_away(ear, source_text(page->source, b->at)) ||
				   talk_asks_fact(asked_text(page, b->at)));
		const struct str part = part_of_line(page, i, &bound, k);
		const size_t taken = b->verdict == VERDICT_REFUSED && !talk
					     ? takeback_bind(ear, page, b, part, &list[n])
					     : 0;

		if (!taken)
			list[n] = talk ? chatter(b->at)
				  : b->verdict == VERDICT_CHATTER && pleads(ear, source_text(page->source, b->at))
					  ? unread(ear, b)
					  : *b;
		n += taken ? taken : 1;
	}
	return (struct bound){ list, n };
}

/* "One army in Nevada, can it attack Utah?": who asks orders nothing, unless he says what is to be done as well. */
static bool asks_beside(struct ear *ear, const struct binding *b, struct str text)
{
	if (talk_begins_asking(text, ear->a))
		return true;
	const struct str before = str_sub(text, 0, str_find_char(text, ','));
	return talk_asks_within(text, ear->a) && !(b->nguess && talk_says_deed(before, ear->a));
}

/* "Make that 5." beside a question, where something of his stands: it is of that, and not passed over. */
static bool corrects_standing(struct ear *ear, const struct binding *b, struct str text)
{
	bool number = false;
	const struct words w = words_singly(text, ear->a);

	for (size_t i = 0; i < w.n; i++)
		number |= (w.at[i].roles & SAYS_ROLE(NUMBER)) || byte_is_digit(*w.at[i].text.p);
	return b->verdict == VERDICT_REFUSED && b->takes_back && number && str_find_char(text, '?') == text.n;
}

/* "Send only two to Galla": a deed that somebody is told to do, with what or where; so does what can be guessed. */
static bool commands(struct ear *ear, const struct binding *b, struct str text)
{
	const roles before = SAYS_ROLE(FILLER) | SAYS_ROLE(CHAT) | SAYS_ROLE(COURTESY) | SAYS_ROLE(SEPARATOR) |
			     SAYS_ROLE(ADDS) | SAYS_ROLE(WHOLE);
	const struct view v = bind_view(ear);
	const struct words w = words_said(text, ear->a);
	size_t i = 0;

	while (i + 1 < w.n && w.at[i].roles & before && !(w.at[i].roles & SAYS_ROLE(OWN_WORD)))
		i++;
	const bool deed = i < w.n && (game_names_deed(v.game, w.at[i].text) || w.at[i].roles & SAYS_ROLE(VERB));
	const bool strange = i < w.n && !w.at[i].roles; /* "stick all 5 in Georgia" */
	return b->verdict == VERDICT_REFUSED && ((b->nguess && strange) || deed) && talk_names_of_game(&v, text) &&
	       !talk_asks(text);
}

/* It asks something, or is talk in a mail of talk. */
static bool asks_or_tells(struct ear *ear, const struct page *page, const struct binding *b)
{
	const struct str text = source_text(page->source, b->at);

	if (corrects_standing(ear, b, text) || (commands(ear, b, text) && !asked_text_asks(page, b)))
		return false;
	return exclaimed(ear, page, b) ||
	       (!b->leave && (talk_asks(text) || talk_asks_fact(asked_text(page, b->at)) ||
			      talk_asks_supposing(asked_text(page, b->at), ear->a) || asks_beside(ear, b, text))) ||
	       (!b->nguess && topic_read(page->source, b->at, true, ear->e->game->map, ear->a)) ||
	       request_tells_away(ear, text) || (is_talk(ear, page) && !pleads(ear, text)) ||
	       tells_beside_question(ear, page, b);
}

static struct bound hear_agreeing(struct ear *ear, const struct page *page, struct bound bound)
{
	struct binding *list = ARENA_ARRAY(ear->a, struct binding, bound.n + 1);

	for (size_t k = 0; k < bound.n; k++) {
		list[k] = bound.list[k];
		if (!agrees_anyway(ear, page, &list[k]))
			continue;
		list[k] = chatter(list[k].at);
		list[k].agrees = true;
	}
	return (struct bound){ list, bound.n };
}

/* ---- "I'm done for this round, yellow goes" ---- */

static bool is_within(struct span part, struct span whole)
{
	return part.from >= whole.from && part.to <= whole.to;
}

/* The game's own word, bound in the place of a sentence; false: nobody would hear it. */
static bool bind_word(struct ear *ear, struct str word, struct span at, struct binding *out)
{
	struct source *line = ARENA_NEW(ear->a, struct source);

	*line = source_new(ear->a, STR("finished"), word);
	const struct page page = ear_read(ear, line);
	const struct bound bound = page.n == 1 ? bind_at(ear, &page, 0) : (struct bound){ 0 };
	if (bound.n != 1 || !bound_is_heard(&bound))
		return false;
	*out = bound.list[0];
	out->at = at;
	out->command->at = at;
	return true;
}

/* A sentence, the first of what its line was bound to that stands in it, and the lines around. */
struct part_of {
	const struct page *page;
	size_t line;
	const struct bound *bound;
	size_t first;
	struct span at;
};

/* All that the sentence was bound to says no more than that something ends, or is not understood. */
static bool only_ends(const struct ear *ear, const struct part_of *p)
{
	for (size_t k = 0; k < p->bound->n; k++) {
		const struct command *c = p->bound->list[k].command;

		if (is_within(p->bound->list[k].at, p->at) && c && !(ear->e->game->verbs[c->verb]->flags & VERB_ENDS))
			return false;
	}
	return true;
}

/* "Let's start all over. Buy 2 troops": it is of orders, and not of the game. */
static bool orders_behind(struct ear *ear, const struct part_of *p)
{
	for (size_t k = p->first + 1; k < p->bound->n; k++)
		if (p->bound->list[k].command)
			return true;
	for (size_t i = p->line + 1; i < p->page->n; i++) {
		const struct bound below = p->page->lines[i].read ? bind_at(ear, p->page, i) : (struct bound){ 0 };

		if (bound_is_heard(&below))
			return true;
	}
	return false;
}

/* What stands in the place of all of the sentence; false: it is bound as it was. */
static bool bind_sentence(struct ear *ear, const struct part_of *p, struct binding *out)
{
	const struct str text = asked_text(p->page, p->at);
	const struct binding *b = &p->bound->list[p->first];
	const bool whole = b->command && b->verdict != VERDICT_REFUSED &&
			   (p->first + 1 == p->bound->n || !is_within(b[1].at, p->at));
	const bool asks = str_ends(text, STR("?"));
	enum finished says = only_ends(ear, p) ? finished_says(ear, text) : FINISHED_NOT;

	if (asks && (says != FINISHED_WAIT || !finished_requests(text, ear->a)))
		says = FINISHED_NOT;

	seat_id seat;
	if ((says == FINISHED_MAYBE && !whole) ||
	    ((says == FINISHED_WAIT || says == FINISHED_HALT) && !ear_asked(ear, &seat)) ||
	    (says == FINISHED_NOT && !b->command && request_tells_away(ear, text))) {
		*out = chatter(p->at);
		return true;
	}
	if ((says == FINISHED_ANEW && !orders_behind(ear, p)) || (says == FINISHED_HALT && holds_orders(ear, p->page)))
		return false;
	return says > FINISHED_MAYBE && bind_word(ear, finished_word(says), p->at, out) &&
	       !(whole && out->command->verb == b->command->verb);
}

/* "Don't close the turn yet, I have a question: may 6 stand in Corran?": he is to be waited for, and then something is asked. */
static bool asks_behind(struct ear *ear, const struct page *page, struct span at, struct binding out[2])
{
	const struct str text = asked_text(page, at);
	seat_id seat;

	for (size_t cut = text.n; str_ends(text, STR("?")) && ear_asked(ear, &seat) && cut-- > 1;) {
		const struct span before = { at.from, at.from + (uint32_t)cut };

		if (!strchr(",:;", text.p[cut]) || finished_says(ear, str_sub(text, 0, cut)) != FINISHED_WAIT)
			continue;
		out[1] = chatter((struct span){ before.to + 1, at.to });
		return bind_word(ear, finished_word(FINISHED_WAIT), before, &out[0]);
	}
	return false;
}

static struct bound with_finished(struct ear *ear, const struct page *page, size_t i, struct bound bound)
{
	struct binding *list = ARENA_ARRAY(ear->a, struct binding, 2 * bound.n + 1);
	const struct str text = page->source->text;
	struct span tried = { 0 };
	size_t n = 0;

	for (size_t k = 0; k < bound.n; k++) {
		const struct span at = finished_sentence(page, i, bound.list[k].at);
		const bool heads = at.to < text.n && text.p[at.to] == ':',
			   again = at.from == tried.from && at.to == tried.to;

		tried = at;
		if (!heads && !again && asks_behind(ear, page, at, &list[n])) {
			n += 2;
			while (k + 1 < bound.n && is_within(bound.list[k + 1].at, at))
				k++;
			continue;
		}
		if (heads || again || !bind_sentence(ear, &(struct part_of){ page, i, &bound, k, at }, &list[n])) {
			list[n++] = bound.list[k];
			continue;
		}
		n++;
		if (list[n - 1].command && request_tells_away(ear, source_text(page->source, at)))
			list[n++] = chatter(at); /* "I'm done, and away from the 10th to the 12th" */
		while (k + 1 < bound.n && is_within(bound.list[k + 1].at, at))
			k++;
	}
	return (struct bound){ list, n };
}

/* What asks the game something is no order, whatever it might be taken for; what is one is heard as such. */
static struct bound as_asked(struct ear *ear, const struct page *page, size_t i, struct bound bound)
{
	const struct span at = page->lines[i].at;
	struct binding *list;
	struct binding yes;
	size_t n = 0;

	if (confirm_bind(ear, page, i, &yes)) {
		list = ARENA_NEW(ear->a, struct binding);
		*list = yes;
		return (struct bound){ list, 1 };
	}
	bound = with_finished(ear, page, i, bound);
	if (bound_is_heard(&bound))
		return beside_order(ear, page, i, bound);
	list = ARENA_ARRAY(ear->a, struct binding, bound.n * TAKEBACK_MOST + 1);
	if (bound.n == 1 && (n = takeback_bind(ear, page, bound.list, part_of_line(page, i, &bound, 0), list)) &&
	    list->command)
		return (struct bound){ list, n };
	n = 0;
	if (ask_read(source_text(page->source, at), ear->a) || confirm_is_idle(ear, source_text(page->source, at))) {
		list = ARENA_NEW(ear->a, struct binding);
		*list = chatter(at);
		return (struct bound){ list, 1 };
	}
	for (size_t k = 0; k < bound.n; k++) {
		const struct binding *b = &bound.list[k];
		const size_t taken = takeback_bind(ear, page, b, part_of_line(page, i, &bound, k), &list[n]);

		if (!taken)
			list[n] = b->verdict == VERDICT_REFUSED && !b->ends && asks_or_tells(ear, page, b) &&
						  !wills(ear, source_text(page->source, b->at))
					  ? chatter(b->at)
				  : b->verdict == VERDICT_CHATTER && seems_order(ear, source_text(page->source, b->at))
					  ? unread(ear, b)
					  : *b;
		n += taken ? taken : 1;
	}
	return (struct bound){ list, n };
}

struct bound ear_bind(struct ear *ear, const struct page *page, size_t i)
{
	struct look *l = &page->looks[i];

	if (l->version != ear->version)
		l->bound = finished_with_later(ear, page, i,
					       as_asked(ear, page, i, hear_agreeing(ear, page, bind_at(ear, page, i))));
	l->version = ear->version;
	return l->bound;
}

struct bound ear_bind_as_one(struct ear *ear, const struct page *page, size_t i, size_t n, struct span between)
{
	const struct reader *r = &ear->e->reader;
	const struct scope scope = bind_scope(ear, page, i);
	const struct view v = bind_view(ear);

	return r->bind_as_one ? r->bind_as_one(r->context, &v, &scope, page, i, n, between, ear->a)
			      : (struct bound){ 0 };
}

struct bound ear_glance(struct ear *ear, const struct page *page, size_t i)
{
	return page->looks[i].version ? page->looks[i].bound : ear_bind(ear, page, i);
}
