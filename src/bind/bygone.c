/* bygone: see bygone.h. */
#include "bind/bygone.h"

#include "bind/talk_words.h"
#include "bind/weigh.h"
#include "order/inflect.h"

enum { BYGONE_WORDS = 16, SUBJECT_WITHIN = 4, PAST_WITHIN = 4 };

/* Of what is ordered now, or of others. */
#define OF_NOW \
	(IS(STOP_CONDITION) | IS(STOP_ALTERNATIVE) | IS(STOP_QUESTION) | IS(UNSETTLED) | IS(AGAINST) | IS(DROP) | \
	 IS(OTHERS) | IS(RATHER) | IS(RETRACTS) | IS(CHANGES) | IS(WANTED) | IS(WISHED) | IS(YET))

static bool names_of_board(const struct view *v, const struct words *w)
{
	return holds_number(w) || names_area(v, w) || names_another(v, w->folded);
}

static bool is_zero(const struct said *s)
{
	int64_t n = -1;
	return number_said(s->text, &n) && n == 0;
}

/* "it", "that", not "this" alone behind the first word: it may be what stands below. */
static bool points(const struct said *s)
{
	return s->roles & IS(REFERENCE) && !(s->roles & IS(OWN_WORD));
}

static bool bears(const struct said *s, roles but)
{
	return (s->roles & (OF_NOW & ~but) && !(s->roles & IS(WORDING))) || (points(s) && !(s->roles & IS(WORDING)));
}

/* "no conditions": of how it is put, and denied. */
static bool denies_wording(const struct said *s)
{
	const struct str first = str_sub(s->text, 0, str_find_char(s->text, ' '));
	return s->roles & IS(WORDING) && first.n < s->text.n && word_is(first, IS(STOP_NEGATION));
}

static struct words past_idle(struct words w)
{
	const roles idle = IS(FILLER) | IS(CHAT) | IS(COURTESY) | IS(WHOLE) | IS(SEPARATOR) | IS(YET) | IS(LABEL_WORD);
	while (w.n > 1 && w.at[0].roles & idle && !(w.at[0].roles & (IS(OWN_WORD) | IS(POINTED) | IS(WORDING))))
		w = behind(&w, 1);
	return w;
}

static struct words said_in(struct str text, struct arena *a)
{
	return words_said(text.n <= TALK_BYTES ? text : STR_NONE, a);
}

bool bygone_assures(const struct view *v, struct str text)
{
	ARENA_SCRATCH(a);
	const struct words all = said_in(text, &a), w = past_idle(all);
	const roles never = IS(WILL) | IS(HEARSAY) | IS(STATUS) | IS(EARLIER);
	bool is = w.n && w.n <= BYGONE_WORDS && denies_wording(w.at) && !names_of_board(v, &w);
	for (size_t i = 1; is && i < w.n; i++) {
		const roles r = w.at[i].roles;
		is = !bears(&w.at[i], 0) && !(r & never) && !(r & IS(STOP_CORRECTION) && !(r & IS(MEANS)));
	}
	return is;
}

static bool is_past(const struct said *s)
{
	return s->roles & (IS(STOP_PAST) | IS(UNDONE)) || inflect_is_past(s->text);
}

bool bygone_denies(const struct view *v, struct str text)
{
	ARENA_SCRATCH(a);
	const struct words all = words_singly(text.n <= TALK_BYTES ? text : STR_NONE, &a), w = past_idle(all);
	bool past = false, denied = false;
	bool is = w.n > APART_WORDS && w.n <= BYGONE_WORDS && begins(&w, IS(POINTED) | IS(STOP_PAST)) &&
		  w.at[0].roles & IS(OWN_WORD) && w.at[0].roles & IS(PERSON) && !names_of_board(v, &w);
	for (size_t i = 1; is && i < w.n; i++) {
		const roles r = w.at[i].roles;
		past |= i < PAST_WITHIN && is_past(&w.at[i]);
		denied |= i < PAST_WITHIN && (r & IS(STOP_NEGATION) || is_zero(&w.at[i]));
		is = !word_listed(w.at[i].text, LIST_IS) && !(r & IS(OUGHT)) && !bears(&w.at[i], IS(STOP_CONDITION)) &&
		     (!(r & IS(NUMBER)) || is_zero(&w.at[i])) && !(r & IS(STOP_CORRECTION) && !(r & IS(MEANS)));
	}
	return is && past && denied;
}

/* "that was too flowery", "it wasn't clear": said of what has been said. */
static bool tells_of_that(const struct view *v, const struct words *w)
{
	const roles never = IS(NUMBER) | IS(HEARSAY) | IS(STOP_CORRECTION) | IS(MAILED) | IS(HEADING_WORD) |
			    IS(OWN_WORD);
	bool is = w->n > 2 && w->n <= BYGONE_WORDS / 2 && points(w->at) && w->at[0].roles & IS(POINTED) &&
		  word_listed(w->at[1].text, LIST_WAS) && !names_of_board(v, w);
	for (size_t i = 2; is && i < w->n; i++)
		is = !bears(&w->at[i], 0) && !(w->at[i].roles & never);
	return is;
}

/* "I beg your pardon": courtesy, and nothing else but who says it to whom. */
static bool is_courtesy(const struct words *w)
{
	const roles mild = IS(CLOSED) | IS(LABEL_WORD) | IS(OWN_WORD) | IS(HEARER) | IS(FILLER) | IS(CHAT);
	size_t strange = 0;
	for (size_t i = 0; i < w->n; i++)
		strange += !(w->at[i].roles & (mild | IS(COURTESY)));
	return words_have(w, IS(COURTESY) | IS(CHAT) | IS(WHOLE)) && strange <= 1 &&
	       !words_have_but(w, OF_NOW | DOUBT, IS(HEARER)) && !holds_number(w);
}

bool bygone_is_before(const struct view *v, struct str text)
{
	ARENA_SCRATCH(a);
	struct str chunk, rest = text.n <= TALK_BYTES ? text : STR_NONE;
	bool is = rest.n > 0, any = false;
	while (is && str_cut(&rest, ',', &chunk)) {
		const struct words all = words_singly(str_strip(chunk, " .!;"), &a), w = past_idle(all);
		const bool here = tells_of_that(v, &w);
		any |= here;
		is = here || !w.n || is_courtesy(&all);
	}
	return (is && any) || bygone_denies(v, text);
}

/* "I'll see what happens", not "I'll see if I want it", "I'll see what I do". */
static bool sees(const struct view *v, const struct words *w)
{
	size_t i = 0;
	while (i < w->n && i < SUBJECT_WITHIN &&
	       w->at[i].roles & (IS(OWN_WORD) | IS(WILL) | IS(FILLER) | IS(SEPARATOR)))
		i++;
	const bool own = i && words_have(&(struct words){ w->at, i, w->folded }, IS(OWN_WORD) | IS(WRITER));
	const struct words rest = behind(w, i + 1 < w->n ? i + 1 : w->n);
	return own && rest.n > 1 && w->at[i].roles & IS(PERCEIVES) &&
	       rest.at[0].roles & (IS(ASKS_FACT) | IS(STOP_QUESTION)) && !names_of_board(v, w) &&
	       !words_have(&rest, OF_NOW & ~IS(STOP_QUESTION) & ~IS(OTHERS)) &&
	       !words_have(&rest, IS(OWN_WORD) | IS(REFERENCE) | IS(HEARER) | IS(WILL) | IS(STOP_NEGATION));
}

bool bygone_waits_and_sees(const struct view *v, struct str text)
{
	ARENA_SCRATCH(a);
	const struct str plain = text.n <= TALK_BYTES ? text : STR_NONE;
	const size_t comma = str_find_char(plain, ',');
	const struct words first = words_said(str_sub(plain, 0, comma), &a),
			   last = comma < plain.n ? words_singly(str_sub(plain, comma + 1, plain.n), &a) : first;
	const struct words single = words_singly(plain, &a);
	const roles whole = IS(WHOLE) | IS(TAIL) | IS(FILLER) | IS(ENDED) | IS(POINTED) | IS(PREDICATE);
	return comma < plain.n ? words_have(&first, IS(WHOLE) | IS(ENDED)) && are_all(&first, whole) && sees(v, &last)
			       : sees(v, &single);
}

bool bygone_says_anew(const struct view *v, struct str text)
{
	ARENA_SCRATCH(a);
	const struct words all = said_in(text, &a), w = past_idle(all);
	const roles never = IS(STOP_NEGATION) | IS(STOP_PAST) | IS(STOP_CORRECTION) | IS(STATUS) | IS(EARLIER) |
			    IS(WISHING) | IS(PAST_TIME) | IS(LIMITS) | IS(HEARER);
	bool says = false,
	     is = w.n > 2 && w.n <= BYGONE_WORDS && begins(&w, IS(OWN_WORD) | IS(WRITER)) && !names_of_board(v, &w);
	for (size_t i = 1; is && i < w.n; i++) {
		const roles r = w.at[i].roles;
		const bool it = r & IS(PRONOUN_IT) && !(r & IS(ARTICLE));
		says |= i <= 2 && r & IS(WORDING) && r & IS(HEARSAY);
		is = (it || !bears(&w.at[i], 0)) && !(r & never) && (!(r & IS(HEARSAY)) || r & IS(WORDING));
	}
	return is && says && weigh(text) < WEIGHT_HOLDS;
}

bool bygone_is_case(struct str text)
{
	ARENA_SCRATCH(a);
	const roles idiom = IS(PREPOSITION) | IS(FILLER) | IS(OWN_WORD) | IS(COURTESY) | IS(WORDING) | IS(WHOLE) |
			    IS(TAIL) | IS(SEPARATOR);
	const size_t comma = str_find_any(text, 0, ",:;.!");
	const struct words all = said_in(str_sub(text, 0, comma), &a), w = past_idle(all);
	const struct str first = w.n ? w.at[0].text : STR_NONE, opens = str_sub(first, 0, str_find_char(first, ' '));
	return w.n > 1 && w.at[0].roles & IS(WORDING) && opens.n < first.n && word_is(opens, IS(STOP_CONDITION)) &&
	       !(w.at[1].roles & idiom);
}
