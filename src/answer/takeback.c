/* takeback: see takeback.h. */
#include "answer/takeback.h"

#include "answer/apart.h"
#include "answer/look.h"
#include "answer/renounce.h"
#include "bind/keeps.h"
#include "bind/talk.h"
#include "engine/acts.h"
#include "engine/waiting.h"
#include "order/roles.h"
#include "play/game.h"

enum { LONGEST = 160, SHOWN = 3, TRIES = 100 }; /* each looks at all that stands */
#define IS(name) SAYS_ROLE(name)
/* It is not settled, or it is somebody else who does it. */
#define OPEN \
	(IS(STOP_ALTERNATIVE) | IS(STOP_CONDITION) | IS(STOP_NEGATION) | IS(STOP_PAST) | IS(STOP_QUESTION) | \
	 IS(STOP_VAGUE) | IS(DENIAL) | IS(HEARSAY) | IS(OTHERS) | IS(UNSETTLED) | IS(ASKS_FACT) | IS(ADDS) | \
	 IS(HAZARD))
/* It says nothing of which order is meant. */
#define EMPTY \
	(IS(ARTICLE) | IS(COURTESY) | IS(FILLER) | IS(MENTION) | IS(POINTED) | IS(PREPOSITION) | IS(REFERENCE) | \
	 IS(TAIL) | IS(THANKS))

struct choice {
	const struct stand *stand;
	struct which which;         /* of them */
	const struct stand *before; /* the newest mail; or NULL */
	bool held;                  /* they would act at once, and wait for a yes */
	size_t standing; /* behind as many of them those that wait; what may be said of either is asked about */
};
struct wish {
	bool changes;   /* it is not taken back */
	int64_t number; /* that no order has */
	size_t numbers; /* of those */
};

/* What waits for his yes where orders act at once: nothing else can be taken back there. */
static bool find_held(struct ear *ear, struct choice *s)
{
	const seat_id seat = waiting_seat(ear);
	const size_t n = seat == SEAT_NONE ? 0 : held_count(ear->state, seat, 0);
	const struct command **orders = ARENA_ARRAY(ear->a, const struct command *, n + 1);
	struct stand *stand = ARENA_NEW(ear->a, struct stand);
	*stand = (struct stand){ .orders = orders };
	for (const struct command *c; stand->n < n && (c = held_at(ear, seat, 0, stand->n));)
		orders[stand->n++] = c;
	s->stand = stand;
	s->held = true;
	return stand->n > 0;
}

/* And behind it what waits for his yes. */
static const struct stand *with_waiting(struct ear *ear, const struct stand *now)
{
	const struct command **orders = ARENA_ARRAY(ear->a, const struct command *, now->n + now->noffers + 1);
	struct stand *all = ARENA_NEW(ear->a, struct stand);
	*all = (struct stand){ .orders = orders };
	for (size_t i = 0; i < now->n; i++)
		orders[all->n++] = now->orders[i];
	for (size_t i = 0; i < now->noffers; i++)
		orders[all->n++] = now->offers[i].order;
	return all;
}

/* What stands for the speaker in the book of the call that asks him, or waits; false: nothing does. */
static bool find_choice(struct ear *ear, struct choice *s)
{
	seat_id seat;
	const struct call_row *call = ear_asked(ear, &seat);
	const bool sealed = ear_is_sealed(ear);
	const struct seat_book *book = sealed ? book_seat(ear->e, call->call, seat) : NULL;
	*s = (struct choice){ .stand = NULL };
	if (ear->who.host || *ear->prefix || (sealed ? !book || !book->now.n : !find_held(ear, s)))
		return false;
	s->stand = sealed ? with_waiting(ear, &book->now) : s->stand;
	s->standing = sealed ? book->now.n : s->stand->n;
	s->before = sealed && book->sheets.n > 1 ? &book->sheets.at[book->sheets.n - 2].after : NULL;
	return which_begin(&s->which, ear, s->stand->orders, s->stand->n);
}

/* "the Nara one", "make it": what is spoken of stands. */
static bool points_at_order(const struct words *w, size_t verb)
{
	bool points = (w->at[verb].roles & IS(STOP_CORRECTION)) != 0;
	for (size_t i = verb + 1; i < w->n; i++)
		points |= (w->at[i].roles & (IS(POINTED) | IS(MENTION))) != 0;
	return points;
}

/* "all", "but", "every", "only", "then": it says how much of what is named, or goes on to something else. */
static bool limits(roles r)
{
	return (r & OPEN && !(r & IS(RATHER))) || r & (IS(SEPARATOR) | IS(LIMITS)) ||
	       (r & IS(NUMBER) && !(r & IS(MENTION))) ||
	       (r & IS(CLOSED) && r & SAYS_IN_ORDERS && !(r & (IS(ARTICLE) | IS(REFERENCE))));
}

/* The word that does it: nothing before it but courtesy. Where the words begin that say what; 0: there is none. */
static size_t behind_verb(const struct words *w, struct str text, struct wish *wish)
{
	const roles verbs = IS(RETRACTS) | IS(CHANGES);
	size_t i = 0;
	while (i < w->n && !(w->at[i].roles & verbs) && w->at[i].roles && !(w->at[i].roles & OPEN))
		i++;
	if (i == w->n || !(w->at[i].roles & verbs))
		return 0;
	wish->changes = (w->at[i].roles & IS(CHANGES)) != 0;
	const bool asked = i && str_ends(w->at[i - 1].text, STR(" you")); /* "can you" */
	return (str_find_char(text, '?') < text.n && !asked) || (wish->changes && !points_at_order(w, i)) ? 0 : i + 1;
}

static bool is_deed(struct str word)
{
	static const char *const deeds[] = {
#define VERB(word, what) word, #what,
#include "lexicon.inc"
	};
	for (size_t i = 0; i < sizeof deeds / sizeof *deeds; i++)
		if (str_eq_c(word, deeds[i]))
			return true;
	return false;
}

/* "don't attack", "won't go", "no move": of what he will do, and not what was, what others are asked or what he does to himself. */
static bool denies_deed(const struct words *w)
{
	const roles told = IS(INSTEAD) | IS(UNDONE) | IS(PRONOUN_ME) | IS(HEARER);
	bool deed = false;
	for (size_t i = 0; i < w->n; i++) {
		if (w->at[i].roles & told)
			return false;
		deed |= i && w->at[i - 1].roles & IS(STOP_NEGATION) && is_deed(w->at[i].text) &&
			!renounce_is_parted(w, i) && /* "don't take it back" */
			!(w->at[i].roles & (IS(RETRACTS) | IS(CHANGES)));
	}
	return deed;
}

/* "Hmm actually don't attack Dunmere, I did promise", "Unit 5 shall not attack after all": its first words up to a sign deny a
 * deed, and what stands behind makes no condition of that. What is left of them says which; n 0: it denies nothing. */
static struct words denied(const struct choice *s, const struct words *all, struct str text, struct arena *a)
{
	const roles talk = IS(COURTESY) | IS(FILLER) | IS(STOP_CORRECTION) | IS(STOP_NEGATION) | IS(SUBJECT) |
			   IS(CHAT) | IS(WILL) | IS(OWN_WORD) | IS(TAIL);
	const roles open = IS(STOP_CONDITION) | IS(STOP_ALTERNATIVE) | IS(UNSETTLED) | IS(AGAINST);
	struct words out = { .n = 0 };
	bool no = false;
	if (str_find_char(text, '?') < text.n)
		return out;
	for (size_t i = 0; i < all->n; i++)
		if (all->at[i].roles & open && !(all->at[i].roles & IS(STOP_NEGATION)))
			return out;
	const struct words w = words_said(str_sub(text, 0, str_find_any(text, 0, ",.;:!?\n")), a);
	out.at = ARENA_ARRAY(a, struct said, w.n + 1);
	for (size_t i = 0; i < w.n; i++) {
		no |= (w.at[i].roles & IS(STOP_NEGATION)) != 0;
		const bool opens = !no && !w.at[i].roles && !which_holds(&s->which, w.at[i].text); /* "Hmm" */
		if (!(w.at[i].roles & talk) && !opens)
			out.at[out.n++] = w.at[i];
	}
	out.n = no ? out.n : 0;
	return out;
}

/* What a number counts says no more: "2 men". */
static bool is_counted(const struct words *w, size_t i)
{
	int64_t n;
	return i && str_to_int(w->at[i - 1].text, &n);
}

/* "the one about Nara" */
static bool is_of_which(const struct words *w, size_t i)
{
	return i && i + 1 < w->n && w->at[i].roles == (IS(STOP_VAGUE) | IS(CLOSED)) &&
	       w->at[i - 1].roles & (IS(MENTION) | IS(REFERENCE));
}

static bool is_one_order(const struct words *w, size_t i)
{
	const struct said *word = &w->at[i];

	return i < w->n && word->text.p[word->text.n - 1] != 's' &&
	       (word->roles & IS(HEADING_WORD) ? word->roles & IS(REFERENCE)
					       : word->roles & IS(NUMBER) && word->roles & IS(MENTION)) != 0;
}

/* Where the same stands where each word is by itself: "the last one" says three things. */
static size_t behind_same(const struct words *w, size_t from, const struct words *singly)
{
	size_t i = 0;

	while (i < singly->n && from < w->n &&
	       singly->at[i].text.p - singly->folded.p < w->at[from].text.p - w->folded.p)
		i++;
	return i;
}

/* "my second order", "the last one": its place among those that stand, from 1; 0: none is said. False: of what it says the place is
 * not clear, "the second to last order". */
static bool find_place(const struct choice *s, const struct words *w, size_t *place)
{
	int64_t n;

	*place = 0;
	for (size_t i = 1; i < w->n; i++) {
		if (!ordinal_said(w->at[i].text, &n) || !(w->at[i - 1].roles & (IS(ARTICLE) | IS(OWN_WORD))))
			continue;
		if (!is_one_order(w, i + 1) || *place || s->held || s->standing < s->stand->n ||
		    (size_t)n > s->stand->n)
			return false;
		*place = n ? (size_t)n : s->stand->n;
	}
	return true;
}

/* Where names say another, both may be meant. */
static void narrow_to_place(struct which *w, size_t place)
{
	for (size_t i = 0; w->may[place - 1] && i < w->n; i++)
		w->may[i] = i + 1 == place;
	w->may[place - 1] = true;
	w->named = true;
}

/* What the names among the words leave of what stands; false: a word is not known and in none of it, or leaves it open. */
static bool narrow_by_names(struct which *which, const struct words *w, size_t from)
{
	for (size_t i = from; i < w->n; i++) {
		const struct said *word = &w->at[i];
		int64_t number;
		if (str_to_int(word->text, &number) || ordinal_said(word->text, &number) || is_of_which(w, i))
			continue;
		if (limits(word->roles))
			return false;
		if (word->roles & EMPTY && !(word->roles & IS(MENTION)))
			continue;
		if (which_holds(which, word->text))
			which_keep(which, word->text);
		else if (!word->roles && !is_counted(w, i))
			return false;
	}
	return true;
}

/* A number that one of them has says which; another is new. */
static void narrow_by_numbers(struct which *which, const struct words *w, size_t from, struct wish *wish)
{
	for (size_t i = from; i < w->n; i++) {
		int64_t number;
		if (!str_to_int(w->at[i].text, &number) || which_placed(which, w, i))
			continue;
		if (which_holds(which, w->at[i].text)) {
			which_keep(which, w->at[i].text);
		} else {
			wish->number = number;
			wish->numbers++;
		}
	}
}

/* "scrap that one": what the newest mail brought. */
static void narrow_to_newest(struct choice *s)
{
	for (size_t i = 0; s->before && i < s->stand->n; i++)
		for (size_t k = 0; k < s->before->n; k++)
			s->which.may[i] = s->which.may[i] && !command_equal(s->stand->orders[i], s->before->orders[k]);
}

static bool points(const struct words *w)
{
	return (w->at[w->n - 1].roles & (IS(MENTION) | IS(REFERENCE))) != 0;
}

static const struct diag *asks_which(struct ear *ear, const struct choice *s, struct span at)
{
	struct buf lines = buf_new(ear->a);
	size_t n = 0;
	for (size_t i = 0; i < s->stand->n && n < SHOWN; i++)
		if (s->which.may[i])
			buf_addf(&lines, "%swithdraw %.*s", n++ ? "; or: " : "", STR_ARG(s->which.words[i]));
	return SAY(ear->a, "withdraw-one", at, { "lines", buf_str(&lines) });
}

static struct binding withdrawal(struct ear *ear, const struct binding *b, enum own_verb own, size_t number)
{
	const int32_t which = (int32_t)number;
	return bound_to(own_command(ear->e->game, own, b->at, &which, 1, ear->a));
}

/* With another number; NULL: it has none, or two. */
static struct command *changed(struct ear *ear, const struct binding *b, const struct command *order, int64_t number)
{
	const struct slot *slots = ear->e->game->verbs[order->verb]->slots;
	struct command *c = command_copy(order, ear->a);
	struct arg *count = NULL;
	for (size_t i = 0; i < c->nargs; i++) {
		const noun_class what = slots[c->arg[i].slot].what;
		if (what != NOUN_COUNT && what != NOUN_NUMBER)
			continue;
		if (count)
			return NULL;
		count = &c->arg[i];
	}
	if (!count || order->rider || number < 0 || number > INT32_MAX)
		return NULL;
	count->how = HOW_EXACT;
	count->all = false;
	count->value = (int32_t)number;
	c->at = b->at;
	return c;
}

/* By the line that it waits of, where it is alone on that. */
static size_t drop_held(struct ear *ear, const struct binding *b, const struct command *order, struct binding *out)
{
	if (held_count(ear->state, order->seat, (int32_t)order->line) != 1)
		return 0;
	*out = withdrawal(ear, b, OWN_WITHDRAW_LINE, order->line);
	return 1;
}

static size_t do_to(struct ear *ear, const struct binding *b, const struct choice *s, size_t one,
		    const struct wish *wish, struct binding *out)
{
	if (!s->held && one >= s->standing) /* waive.c */
		return 0;
	struct command *c = wish->changes ? changed(ear, b, s->stand->orders[one], wish->number) : NULL;
	if (wish->changes && (!c || s->held))
		return 0;
	if (s->held)
		return drop_held(ear, b, s->stand->orders[one], out);
	out[0] = withdrawal(ear, b, OWN_WITHDRAW_ORDER, one + 1);
	if (c)
		out[1] = bound_to(c);
	return c ? 2 : 1;
}

/* ---- what else is said beside it ---- */

/* "wait no", "oh" */
static bool is_idle(const struct words *w)
{
	const roles idle = IS(FILLER) | IS(CHAT) | IS(COURTESY) | IS(DENIAL) | IS(WHOLE) | IS(STOP_CORRECTION) |
			   IS(TAIL) | IS(THANKS);
	for (size_t i = 0; i < w->n; i++)
		if (!(w->at[i].roles & idle))
			return false;
	return true;
}

/* "I would rather keep all three at home", "because he is too strong": no order, and no condition. */
static bool tells_why(const struct words *w)
{
	const roles open = IS(STOP_CONDITION) | IS(STOP_ALTERNATIVE) | IS(STOP_CORRECTION) | IS(STOP_QUESTION) |
			   IS(HEARSAY) | IS(ADDS);
	bool keeps = false, number = false, deed = false;
	int64_t n;
	for (size_t i = 0; i < w->n; i++) {
		const roles r = w->at[i].roles;
		if (r & open && !(r & IS(WILL)))
			return false;
		keeps |= str_eq_c(w->at[i].text, "keep");
		number |= (r & IS(NUMBER)) || str_to_int(w->at[i].text, &n);
		deed |= is_deed(w->at[i].text) && !keeps;
	}
	return w->n && w->at[0].roles & (IS(OWN_WORD) | IS(WHY)) && !deed && (keeps || !number);
}

/* Of clauses between commas the one that takes back, where the others say nothing that bears on it; else all of the text. */
static struct str core_of(struct str text, struct arena *a)
{
	struct str rest = text, core = STR_NONE;
	while (rest.n) {
		const size_t end = str_find_any(rest, 0, ",;");
		struct wish wish = { false };
		const struct str clause = str_sub(rest, 0, end);
		const struct words w = words_said(clause, a);
		const size_t behind = behind_verb(&w, clause, &wish);
		rest = str_sub(rest, end + (end < rest.n), rest.n);
		if (behind && behind < w.n && !core.n && !wish.changes)
			core = clause;
		else if (!is_idle(&w) && !keeps_of(clause) && !(core.n && tells_why(&w)))
			return text;
	}
	return core.n ? core : text;
}

/* Whatever the words, where they say nothing else (renounce.h); 0: they do not, or too many. */
static size_t renounced(struct ear *ear, const struct binding *b, struct str part, struct binding out[TAKEBACK_MOST])
{
	struct choice s;
	bool set[WHICH_MOST];
	size_t n = 0;
	if (ear->takebacks++ >= TRIES || !find_choice(ear, &s) || s.stand->n > WHICH_MOST)
		return 0;
	if (s.standing < s.stand->n && which_says_place(part, ear->a))
		return 0;
	const size_t named = renounce_named(ear, part, s.stand->orders, s.stand->n, set);
	for (size_t k = 0; named && named <= TAKEBACK_MOST && k < s.stand->n; k++)
		if (set[k]) {
			const struct wish wish = { .changes = false };
			const size_t done = do_to(ear, b, &s, k, &wish, &out[n]);
			n = done ? n + done : 0;
			if (!done)
				break;
		}
	return n;
}

/* The words that say which, from one of them on; and its place among those that stand, or 0. */
struct hint {
	struct words w;
	size_t from, place;
	bool denies; /* a deed, and no word takes back */
};

/* False: nothing is taken back. */
static bool find_hint(struct ear *ear, const struct binding *b, struct str text, struct choice *s, struct wish *wish,
		      struct hint *h)
{
	h->w = words_said(text, ear->a);
	h->from = behind_verb(&h->w, text, wish);
	h->denies = !h->from;
	/* what is denied beside an order is for that (offers.c) */
	if ((h->denies && (b->nguess || !denies_deed(&h->w))) || h->from == h->w.n || ear->takebacks++ >= TRIES ||
	    !find_choice(ear, s))
		return false;
	if (h->denies)
		h->w = denied(s, &h->w, text, ear->a);
	const struct words singly = words_singly(h->w.folded, ear->a);
	if ((h->denies && !h->w.n) || !find_place(s, &singly, &h->place))
		return false;
	if (h->place) {
		h->from = behind_same(&h->w, h->from, &singly);
		h->w = singly;
	}
	return true;
}

/* Those that it may mean are left in the choice; false: it does not say which. */
static bool find_meant(struct choice *s, struct wish *wish, const struct hint *h)
{
	if (!narrow_by_names(&s->which, &h->w, h->from))
		return false;
	narrow_by_numbers(&s->which, &h->w, h->from, wish);
	if (h->place)
		narrow_to_place(&s->which, h->place);
	if (wish->numbers != wish->changes || (!s->which.named && (h->denies || (!wish->changes && !points(&h->w)))))
		return false;
	if (!s->which.named)
		narrow_to_newest(s);
	return true;
}

size_t takeback_bind(struct ear *ear, const struct page *page, const struct binding *b, struct str part,
		     struct binding out[TAKEBACK_MOST])
{
	struct wish wish = { false };
	struct choice s;
	struct hint hint;
	size_t one = 0, n = 0;
	if (b->verdict >= VERDICT_REFUSED && (n = renounced(ear, b, part, out)))
		return n;
	const struct str text = core_of(source_text(page->source, b->at), ear->a);
	if (text.n > LONGEST || !find_hint(ear, b, text, &s, &wish, &hint) || !find_meant(&s, &wish, &hint))
		return 0;
	for (size_t i = 0; i < s.stand->n; i++)
		if (s.which.may[i] && !n++)
			one = i;
	if (n == 1)
		return do_to(ear, b, &s, one, &wish, out);
	out[0] = *b;
	out[0].verdict = VERDICT_REFUSED;
	out[0].nguess = 0;
	out[0].diags = asks_which(ear, &s, b->at);
	out[0].ndiags = 1;
	return n > 0;
}

static size_t cut_of(struct ear *ear, struct str line)
{
	struct choice s;
	if (ear->takebacks++ >= TRIES || !find_choice(ear, &s) || s.held || s.standing > WHICH_MOST || !s.standing)
		return line.n; /* where it waits, what takes its place is asked about with it */
	return renounce_cut(ear, line, s.stand->orders, s.standing);
}

const struct source *takeback_apart(struct ear *ear, const struct source *text)
{
	return ear_apart(ear, ear_apart(ear, text, cut_of), cut_of); /* before it, and behind it */
}
