/* reply_named: see reply_named.h. */
#include "answer/reply_named.h"

#include "base/buf.h"
#include "base/byte.h"
#include "order/phrasing.h"
#include "play/game.h"
#include "speech/mention.h"
#include "speech/topic.h"
#include "speech/topic_words.h"
#include "world/core.h"

#define IS(name) SAYS_ROLE(name)
enum { PLACES_MOST = 16, COUNTS_MOST = 8 };

/* ---- as it is learned of ----------------------------------------------------------------------- */

static bool has(const struct reply_waiting *w, size_t k, struct str word)
{
	return mentions(w->words[k], word) || mentions(w->names[k], word);
}

static bool any_has(const struct reply_waiting *w, struct str word)
{
	for (size_t k = 0; k < w->n; k++)
		if (has(w, k, word))
			return true;
	return false;
}

static bool any_counts(const struct reply_waiting *w, int64_t number)
{
	return any_has(w, str_printf(w->ear->a, "%lld", (long long)number));
}

/* before: the word before it, "number" of "number 2"; none: it opens the part */
static const char *masked_number(const struct reply_waiting *w, int64_t number, struct str before)
{
	const bool listed = number > 0 && number <= (int64_t)w->n;

	if (listed && ((w->listed && !before.n) || phrasing_says("AM_NTH", str_lower(w->ear->a, before, 0), w->ear->a)))
		return "2";
	return any_counts(w, number) ? "3" : listed ? "2" : "9";
}

static void add_word(const struct reply_waiting *w, struct buf *out, struct str word, struct str before)
{
	int64_t number;
	const struct str low = str_lower(w->ear->a, word, 0);
	const bool one = byte_is_letter(*word.p); /* "the first one" */

	if (number_said(low, &number) && !(one && number == 1) && !word_listed(low, LIST_BOTH))
		buf_add_c(out, masked_number(w, number, before));
	else if (seat_by_name(w->ear->state, low) != SEAT_NONE)
		buf_add_c(out, "Bob");
	else
		buf_add(out, word);
}

/* "Dogwood's fine", "number one's off": "is" behind the name. */
static struct str unshortened(const struct reply_waiting *w, struct str part)
{
	struct buf out = buf_new(w->ear->a);
	size_t from = 0;
	int64_t n;

	for (size_t i = 0; i < part.n; i++) {
		const bool starts = byte_is_word(part.p[i]) && !(i && byte_is_word(part.p[i - 1]));
		const size_t end = starts ? str_find_any(part, i, "'\xe2 ,.;:!?\n") : 0;
		const struct str word = str_sub(part, i, end), behind = str_sub(part, end, part.n);
		const size_t sign = str_starts(behind, STR("'s "))              ? 1
				    : str_starts(behind, STR("\xe2\x80\x99s ")) ? 3
										: 0;

		if (!starts || !sign ||
		    !(topic_place_at(w->ear->e->game->map, word) == word.n ||
		      number_said(str_lower(w->ear->a, word, 0), &n) ||
		      ordinal_said(str_lower(w->ear->a, word, 0), &n)))
			continue;
		buf_addf(&out, "%.*s is", STR_ARG(str_sub(part, from, end)));
		from = end + sign + 1;
	}
	buf_add(&out, str_sub(part, from, part.n));
	return buf_str(&out);
}

struct str reply_masked(const struct reply_waiting *w, struct str part)
{
	part = unshortened(w, part);
	const struct map *m = w->ear->e->game->map;
	struct buf out = buf_new(w->ear->a);
	struct str before = STR_NONE;

	for (size_t i = 0, to; i < part.n; i = to) {
		const struct str rest = str_sub(part, i, part.n);
		const size_t place = byte_is_word(part.p[i]) ? topic_place_at(m, rest) : 0;

		to = i + 1;
		if (place) {
			to = i + place;
			buf_add_c(&out, any_has(w, str_sub(part, i, to)) ? "Ash" : "Oslo");
		} else if (byte_is_digit(part.p[i])) {
			while (to < part.n && byte_is_digit(part.p[to]))
				to++;
			add_word(w, &out, str_sub(part, i, to), before);
		} else if (byte_is_word(part.p[i])) {
			to = topic_end_of_word(part, i);
			add_word(w, &out, str_sub(part, i, to), before);
		} else {
			buf_add_char(&out, part.p[i]);
		}
		before = byte_is_word(part.p[i]) ? str_sub(part, i, to) : before;
	}
	return buf_str(&out);
}

/* ---- which it names ---------------------------------------------------------------------------- */

struct naming {
	const struct reply_waiting *w;
	struct str part;
	struct words words;
	struct str places[PLACES_MOST];
	size_t nplaces;
	int64_t counts[COUNTS_MOST];
	size_t ncounts;
	bool used[64]; /* of the words: a number that is no count */
	struct reply_named out;
};

static void add(struct naming *n, size_t k)
{
	n->out.n += !n->out.set[k];
	n->out.set[k] = true;
}

static void find_places(struct naming *n)
{
	const struct str all = n->words.folded;

	for (struct str rest = all, place; (place = topic_place_in(rest, n->w->ear->e->game->map)).n;) {
		if (n->nplaces == PLACES_MOST)
			n->out.strange = true;
		else
			n->places[n->nplaces++] = place;
		rest = str_sub(all, (size_t)(place.p + place.n - all.p), all.n);
	}
}

/* How many of the places that are left it has. */
static size_t has_places(const struct naming *n, size_t k, const bool *done)
{
	size_t count = 0;

	for (size_t i = 0; i < n->nplaces; i++)
		count += !done[i] && has(n->w, k, n->places[i]);
	return count;
}

/* Another has all the places that are left and this one has: "the Elm one", where two lead from or to Elm. */
static bool is_one_of_several(struct naming *n, size_t best, const bool *done)
{
	bool any = false;

	for (size_t k = 0; k < n->w->n; k++) {
		bool same = k != best && !n->out.set[k];

		for (size_t i = 0; same && i < n->nplaces; i++)
			same = done[i] || !has(n->w, best, n->places[i]) || has(n->w, k, n->places[i]);
		n->out.maybe[k] |= same;
		any |= same;
	}
	n->out.maybe[best] |= any;
	n->out.unclear |= any;
	return any;
}

/* The order that has most of them, then that which has most of the others: each place names one. */
static void name_by_places(struct naming *n)
{
	bool done[PLACES_MOST] = { false };
	size_t most = 1;

	for (size_t i = 0; i < n->nplaces; i++)
		n->out.strange |= !any_has(n->w, n->places[i]);
	for (size_t k = 0; k < n->w->n; k++) /* "the second one, Fir to Elm" */
		for (size_t i = 0; n->out.set[k] && i < n->nplaces; i++)
			done[i] |= has(n->w, k, n->places[i]);
	while (most) {
		size_t best = 0;

		most = 0;
		for (size_t k = 0; k < n->w->n; k++) {
			const size_t left = n->out.set[k] ? 0 : has_places(n, k, done);

			best = left > most ? k : best;
			most = left > most ? left : most;
		}
		if (!most || is_one_of_several(n, best, done))
			return;
		for (size_t i = 0; i < n->nplaces; i++)
			done[i] |= has(n->w, best, n->places[i]);
		add(n, best);
	}
}

/* "the first", "the last", "the first two", "number 2" */
static bool name_by_ordinal(struct naming *n, size_t i)
{
	const struct words *w = &n->words;
	int64_t nth, count = 1;

	const bool noun = i + 1 < w->n && (!w->at[i + 1].roles || w->at[i + 1].roles & IS(TEMPORAL));

	if (!ordinal_said(w->at[i].text, &nth) || nth > (int64_t)n->w->n ||
	    (noun && !any_has(n->w, w->at[i + 1].text))) /* "last time" */
		return false;
	if (i + 1 < w->n && i + 1 < sizeof n->used && number_said(w->at[i + 1].text, &count) && count > 1)
		n->used[i + 1] = true;
	else
		count = 1;
	/* who counts where one waits counts others: "the first" of two that he wrote, of which one was refused */
	if (n->w->n == 1 || count > (int64_t)n->w->n || (count > 1 && nth > 1)) {
		n->out.strange = true;
		return true;
	}
	for (int64_t k = 0; k < count; k++)
		add(n, nth ? (size_t)(nth - 1 + k) : n->w->n - 1 - (size_t)k);
	return true;
}

static bool is_place_in_list(const struct naming *n, size_t i)
{
	if (!i && n->w->listed && byte_is_digit(*n->words.at[i].text.p))
		return true;
	const struct str sign = str_printf(n->w->ear->a, "#%.*s", STR_ARG(n->words.at[i].text));

	return str_find(n->part, sign) < n->part.n ||
	       (i && phrasing_says("AM_NTH", n->words.at[i - 1].text, n->w->ear->a));
}

/* "1 and 3 are fine": numbers that none of the orders has, or more than one, and no place. */
static bool are_places_in_list(const struct naming *n)
{
	size_t numbers = 0;
	bool counts = false, digit = false;
	int64_t number;

	for (size_t i = 0; i < n->words.n; i++) {
		if (!number_said(n->words.at[i].text, &number) || (i < sizeof n->used && n->used[i]))
			continue;
		if (number < 1 || number > (int64_t)n->w->n || word_listed(n->words.at[i].text, LIST_BOTH) ||
		    (is_place_in_list(n, i) && (i || !n->w->listed))) /* "number 1 should be one, not two" */
			return false;
		counts |= any_counts(n->w, number);
		digit |= byte_is_digit(*n->words.at[i].text.p);
		numbers++;
	}
	return !n->nplaces && !n->out.n && numbers && (!counts || numbers > 1) && !(numbers == 1 && !digit);
}

static void name_by_number(struct naming *n, size_t i, bool listed)
{
	int64_t number;

	if (i >= sizeof n->used || n->used[i] || !number_said(n->words.at[i].text, &number))
		return;
	if (word_listed(n->words.at[i].text, LIST_BOTH)) {
		n->out.all |= n->w->n == 2;
		n->out.strange |= n->w->n != 2;
		n->out.miscount = n->w->n != 2 ? 2 : 0;
	} else if (number > 0 && number <= (int64_t)n->w->n && (listed || is_place_in_list(n, i))) {
		add(n, (size_t)number - 1);
		n->out.listed |= !i && n->w->listed;
	} else if (i && n->words.at[i - 1].roles & (IS(ALL) | IS(POINTED)) && number > 1 &&
		   number == (int64_t)n->w->n) {
		n->out.all = true; /* "all three" */
	} else if (i + 1 < n->words.n && number > 1 && number == (int64_t)n->w->n &&
		   phrasing_says("OF_THEM", n->words.at[i + 1].text, n->w->ear->a)) {
		n->out.all = true; /* "three times yes" */
	} else if (i && n->words.at[i - 1].roles & IS(ALL) && number > 1 && number < (int64_t)WHICH_MOST &&
		   !n->nplaces && !(n->w->n == 1 && any_counts(n->w, number))) {
		n->out.strange = true; /* of two */
		n->out.miscount = (size_t)number;
	} else if (number == 1 && i && n->words.at[i - 1].roles & IS(PREPOSITION) && !n->nplaces) {
		n->out.strange = true; /* "correct on one count" */
	} else if (byte_is_digit(*n->words.at[i].text.p) && n->w->n > 1 && number <= (int64_t)n->w->n && !n->nplaces) {
		n->out.strange = true; /* "2 yes": the second, or the two */
	} else if (number > 0 && !(number == 1 && byte_is_letter(*n->words.at[i].text.p))) {
		n->counts[n->ncounts++ % COUNTS_MOST] = number;
	}
}

/* "From Dogwood to Ash", where what waits goes from Ash to Dogwood: the word before a place stands before another there. */
static void compare_ways(struct naming *n)
{
	for (size_t i = 0; i < n->nplaces; i++) {
		const struct str all = n->words.folded, place = n->places[i];
		const size_t at = (size_t)(place.p - all.p);
		size_t from = at ? at - 1 : 0;

		while (from && all.p[from - 1] != ' ')
			from--;
		const struct str before = str_trim(str_sub(all, from, at));
		if (!before.n || !word_is(before, IS(PREPOSITION)))
			continue;
		const struct str way = str_printf(n->w->ear->a, "%.*s %.*s", STR_ARG(before), STR_ARG(place));
		bool other = false, same = false;
		for (size_t k = 0; k < n->w->n; k++) {
			same |= n->out.set[k] && mentions(n->w->words[k], way);
			other |= n->out.set[k] && mentions(n->w->words[k], place) && mentions(n->w->words[k], before);
		}
		n->out.strange |= other && !same;
	}
}

/* "Ash 3, Birch 1", "3 in Ash and 1 in Birch": each number in one order with the places that stand with it. */
static void compare_pairs(struct naming *n)
{
	const size_t places = n->ncounts ? n->nplaces / n->ncounts : 0;

	if (!places || n->nplaces != places * n->ncounts || n->ncounts > COUNTS_MOST)
		return;
	for (size_t i = 0; i < n->ncounts; i++) {
		const struct str said = str_printf(n->w->ear->a, "%lld", (long long)n->counts[i]);
		bool found = false;

		for (size_t k = 0; k < n->w->n; k++) {
			bool all = n->out.set[k] && mentions(n->w->words[k], said);

			for (size_t p = i * places; all && p < (i + 1) * places; p++)
				all = has(n->w, k, n->places[p]);
			found |= all;
		}
		n->out.strange |= !found;
	}
}

/* "The five": no more than that is said, and one has it. */
static void name_by_count(struct naming *n)
{
	size_t found = 0, k = n->w->n;

	for (size_t i = 0; n->ncounts == 1 && i < n->w->n; i++)
		if (mentions(n->w->words[i], str_printf(n->w->ear->a, "%lld", (long long)n->counts[0]))) {
			found++;
			k = i;
		}
	if (found == 1 && !n->out.n && !n->nplaces && !n->out.all)
		add(n, k);
}

/* "but the 3 should go to Birch": which one has. */
static void name_by_the_count(struct naming *n)
{
	for (size_t i = 1; n->out.n && i < n->words.n; i++) {
		size_t found = 0, k = 0;
		int64_t number;

		if (!(n->words.at[i - 1].roles & IS(ARTICLE)) || !byte_is_digit(*n->words.at[i].text.p) ||
		    !number_said(n->words.at[i].text, &number))
			continue;
		for (size_t j = 0; j < n->w->n; j++)
			if (mentions(n->w->words[j], n->words.at[i].text)) {
				found++;
				k = j;
			}
		if (found == 1)
			add(n, k);
	}
}

/* What it counts is in one of those that it names, or where it names none in any. */
static void compare_counts(struct naming *n)
{
	n->out.strange |= n->ncounts > COUNTS_MOST;
	for (size_t i = 0; i < n->ncounts && i < COUNTS_MOST; i++) {
		const struct str said = str_printf(n->w->ear->a, "%lld", (long long)n->counts[i]);
		bool found = false;

		for (size_t k = 0; k < n->w->n; k++)
			found |= (n->out.set[k] || !n->out.n) && mentions(n->w->words[k], said);
		n->out.strange |= !found;
	}
}

/* "the attack", "attacking": the word of some of the deeds that wait, and not of all. */
static bool is_deed(struct str deed, struct str word)
{
	return str_eq(deed, word) ||
	       (word.n > deed.n && word.n <= deed.n + 3 && str_starts(word, deed) &&
		(str_ends(word, STR("s")) || str_ends(word, STR("ing")) || str_ends(word, STR("ed"))));
}

static void name_by_deed(struct naming *n, struct str word)
{
	bool does[WHICH_MOST] = { false };
	size_t some = 0;

	for (size_t k = 0; k < n->w->n; k++) {
		struct str rest = n->w->words[k], deed;

		str_cut(&rest, ' ', &deed);
		does[k] = is_deed(deed, word);
		some += does[k];
	}
	for (size_t k = 0; some && some < n->w->n && k < n->w->n; k++)
		if (does[k])
			add(n, k);
}

static struct reply_named named_in(const struct reply_waiting *w, struct str part)
{
	struct naming n = { .w = w, .part = part, .words = words_singly(part, w->ear->a) };

	find_places(&n);
	for (size_t i = 0; i < n.words.n; i++) {
		const roles r = n.words.at[i].roles;

		if (name_by_ordinal(&n, i))
			continue;
		if (r & (IS(REST) | IS(OTHER))) {
			n.out.others = true;
			if (i + 1 < sizeof n.used)
				n.used[i + 1] = true; /* "the other two", "the two others" */
			if (i && i <= sizeof n.used)
				n.used[i - 1] = true;
		}
		n.out.all |= r & (IS(ALL) | IS(WHOLE)) && !(r & IS(YES)) && !n.nplaces;
	}
	const bool listed = are_places_in_list(&n);
	for (size_t i = 0; i < n.words.n; i++)
		name_by_number(&n, i, listed);
	name_by_places(&n);
	for (size_t i = 0; !n.out.n && i < n.words.n; i++)
		name_by_deed(&n, n.words.at[i].text);
	name_by_count(&n);
	name_by_the_count(&n);
	n.out.all &= !n.out.n;
	compare_counts(&n);
	compare_ways(&n);
	compare_pairs(&n);
	n.out.places = n.nplaces > 0;
	n.out.elsewhere = n.nplaces > 0 && !n.out.n;
	for (size_t i = 0; i < n.nplaces; i++)
		n.out.elsewhere &= !any_has(w, n.places[i]);
	n.out.by_place_in_list = n.nplaces == 0 && n.out.n > 0;
	return n.out;
}

/* ---- all but some ------------------------------------------------------------------------------ */

/* "all", "everything", "all three", "all of them", and behind it "but", "apart from": what is left out; empty: nothing is. */
static struct str left_out(const struct reply_waiting *w, struct str part)
{
	const roles counts = IS(PRONOUN_IT) | IS(PRONOUN_THEM) | IS(POINTED) | IS(PREPOSITION) | IS(SEPARATOR) |
			     IS(ARTICLE);
	const struct words all = words_said(part, w->ear->a);
	bool whole = false;

	for (size_t i = 0; i < all.n; i++) {
		const struct said *one = &all.at[i];
		int64_t n;

		if (whole && one->roles & IS(BUT)) {
			const size_t from = (size_t)(one->text.p + one->text.n - all.folded.p);

			return str_trim(str_sub(all.folded, from, all.folded.n));
		}
		whole = one->roles & IS(ALL) || word_listed(one->text, LIST_BOTH) ||
			(whole && (one->roles & counts || number_said(one->text, &n)));
	}
	return STR_NONE;
}

struct reply_named reply_named(const struct reply_waiting *w, struct str part)
{
	part = unshortened(w, part);
	const struct str out = left_out(w, part);
	struct reply_named but = named_in(w, out.n ? out : part);

	if (!out.n)
		return but;
	but.strange |= !but.n || but.n == w->n || but.all;
	but.n = w->n - but.n;
	for (size_t k = 0; k < w->n; k++)
		but.set[k] = !but.set[k];
	but.but = true;
	return but;
}
