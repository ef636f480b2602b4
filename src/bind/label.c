/* label: see label.h. */
#include "bind/label.h"
#include "bind/bygone.h"
#include "bind/weigh.h"

#include "base/utf8.h"
#include "bind/talk_words.h"
#include "order/phrasing.h"

bool words_are_courtesy(const struct words *w)
{
	if (doubts(w, DOUBT & ~IS(UNSETTLED) & ~IS(STOP_QUESTION)) || count(w) > COURTESY_WORDS)
		return false;
	if (begins(w, IS(THANKS) | IS(PARTING)))
		return true;
	if (ends(w, IS(CLOSING)) && count(w) <= NAME_WORDS) /* "Grumpily yours" */
		return true;
	if (!begins(w, IS(COURTESY)) || words_have(w, IS(REFERENCE) | IS(STATUS) | IS(UNSETTLED)) || holds_number(w))
		return false;
	return !begins(w, IS(CLOSING)) || count(w) <= CLOSING_WORDS;
}

/* "Oh dear, I am too wordy: once more, in plain words": all of it is of the writer, and of how he puts what he orders. */
bool words_are_of_wording(const struct words *w)
{
	const roles beside = IS(WORDING) | IS(WHOLE) | IS(TAIL) | IS(FILLER) | IS(LABEL_WORD) | IS(COURTESY) | IS(CHAT);
	const roles never = DOUBT | IS(STATUS) | IS(OTHERS) | IS(HEARSAY) | IS(REFERENCE) | IS(MENTION) | IS(NUMBER) |
			    IS(PAST_TIME) | IS(RATHER) | IS(AGAINST) | IS(EARLIER) | IS(HEADING_WORD);
	bool wording = false;
	for (size_t i = 0; i < w->n; i++) {
		const roles r = w->at[i].roles;
		if (!(r & IS(WORDING)) && (!(r & beside) || r & never))
			return false;
		wording |= (r & IS(WORDING)) != 0;
	}
	return wording;
}

#define SAYS_NOTHING \
	(IS(LABEL_WORD) | IS(HEADING_WORD) | IS(FILLER) | IS(ARTICLE) | IS(DESCRIPTION) | IS(LAND) | IS(WHOLE) | \
	 IS(OWN_WORD) | IS(NUMBER))

static bool is_hearsay(const struct words *w)
{
	return words_have(w, IS(AGAINST) | IS(UNSETTLED) | IS(PAST_TIME)) ||
	       (words_have(w, IS(HEARSAY)) && !words_have(w, IS(OWN_WORD)));
}

static bool is_number(struct str word)
{
	int64_t n;
	return str_to_int(word, &n);
}

/* A name of the writer's, a word of the game, a number: "red's", "deployment", "3". */
static bool is_known(const struct view *v, struct str word)
{
	return is_number(word) || words_of_writer(v, word) || game_says(v->game, word) || is_area(v, word);
}

/* Of an entry of several words each may say nothing where all together only open chatter: "here are". */
static bool are_known(const struct view *v, struct str text, struct arena *a)
{
	struct str word;
	while (str_cut(&text, ' ', &word)) {
		const struct words one = words_said(word, a);
		if (!are_all(&one, SAYS_NOTHING) && !is_known(v, word))
			return false;
	}
	return true;
}

static bool says_nothing(const struct view *v, const struct words *w, size_t i, struct arena *a)
{
	const struct said *s = &w->at[i];
	if (s->roles & (STOPS & ~IS(STOP_QUESTION)) && !(s->roles & SAYS_NOTHING))
		return false;
	if (str_eq_c(s->text, "what")) /* "What I want to do" */
		return i + 1 < w->n && w->at[i + 1].roles & IS(OWN_WORD);
	if (s->roles & (SAYS_NOTHING | IS(ADDS)))
		return true;
	return !(s->roles & ~(IS(CHAT) | IS(COURTESY) | IS(TAIL) | IS(CLOSED) | IS(LABEL_WORD) | IS(MILD) | IS(PRAISE) |
			      IS(PERSON) | IS(WRITER) | IS(HEARER))) &&
	       are_known(v, s->text, a);
}

static bool is_plain(const struct view *v, const struct words *w, struct arena *a)
{
	for (size_t i = 0; i < w->n; i++)
		if (!says_nothing(v, w, i, a))
			return false;
	return true;
}

/* "My ally's orders" */
static bool has_owner(const struct view *v, struct str text, struct arena *a)
{
	struct str word;
	while (str_cut(&text, ' ', &word)) {
		const size_t mark = str_find(word, STR("'s"));
		if (word.n && mark + 2 == word.n && !are_known(v, utf8_fold_name(a, str_sub(word, 0, mark)), a))
			return true;
	}
	return false;
}

/* "In addition to my earlier orders", "Keep all that and also": those are not what stands under it. */
static void leave_out_earlier(struct words *w)
{
	size_t n = 0;
	for (size_t i = 0; i < w->n; i++) {
		if (!(w->at[i].roles & (IS(EARLIER) | IS(KEEP) | IS(KEPT) | IS(REST))) &&
		    !str_eq_c(w->at[i].text, "and"))
			w->at[n++] = w->at[i];
	}
	w->n = n;
}

bool label_adds(const struct view *v, struct str text)
{
	ARENA_SCRATCH(a);
	struct words w = words_said(text, &a);
	leave_out_earlier(&w);
	return words_have(&w, IS(ADDS)) && !doubts(&w, NEVER_HARMLESS) && label_judge(v, text) == LABEL_NEUTRAL;
}

bool label_opens_addition(struct str text)
{
	ARENA_SCRATCH(a);
	struct words w = words_said(text, &a);
	while (w.n && !(w.at[0].roles & IS(ADDS)) && /* "Alright then, also" */
	       w.at[0].roles & (IS(CHAT) | IS(FILLER) | IS(WHOLE) | IS(COURTESY) | IS(THANKS) | IS(SEPARATOR)))
		w = behind(&w, 1);
	return begins(&w, IS(ADDS)) && begins(&w, IS(FILLER) | IS(SEPARATOR));
}

bool label_closes_addition(struct str text)
{
	ARENA_SCRATCH(a);
	struct words w = words_said(text, &a);
	while (w.n && w.at[w.n - 1].roles & (IS(COURTESY) | IS(THANKS) | IS(TAIL)))
		w.n--;
	return w.n > 2 && word_listed(w.at[w.n - 1].text, LIST_ADDS_BEHIND);
}

bool label_is_of_wording(struct str text)
{
	ARENA_SCRATCH(a);
	const struct words w = words_said(text, &a);
	return words_are_of_wording(&w);
}

enum label label_judge(const struct view *v, struct str text)
{
	ARENA_SCRATCH(a);
	struct words w = words_said(text, &a);
	enum label what = LABEL_STRANGE;
	if (words_have(&w, IS(ADDS)))
		leave_out_earlier(&w);
	if (bygone_is_case(text))
		what = LABEL_STRANGE;
	else if (words_are_of_wording(&w) || bygone_says_anew(v, text) || phrasing_says("PRESENTS", text, &a))
		what = LABEL_NEUTRAL;
	else if (is_hearsay(&w) || words_have(&w, IS(STATUS) | IS(OTHERS) | IS(RATHER)) || names_another(v, w.folded) ||
		 has_owner(v, utf8_plain_signs(&a, text), &a))
		what = LABEL_ANOTHERS;
	else if (is_plain(v, &w, &a) || words_are_courtesy(&w))
		what = LABEL_NEUTRAL;
	return what;
}

/* "here is everything again in one list", "these are my final orders" */
static bool presents(const struct view *v, const struct words *w, struct arena *a)
{
	const roles never = NEVER_HARMLESS | IS(OTHERS) | IS(HEARSAY) | IS(PAST_TIME) | IS(EARLIER) | IS(WILL) |
			    IS(RATHER);
	const roles may = IS(CLOSED) | IS(LABEL_WORD) | IS(HEADING_WORD) | IS(FILLER) | IS(REFERENCE) | IS(WHOLE);
	size_t i = 0;
	while (i < w->n && !(w->at[i].roles & IS(PRESENTS)) &&
	       w->at[i].roles & (IS(FILLER) | IS(WHOLE) | IS(CHAT) | IS(SEPARATOR)))
		i++;
	if (i + 1 >= w->n || !(w->at[i].roles & IS(PRESENTS)))
		return false;
	for (i++; i < w->n; i++)
		if (w->at[i].roles & never || (w->at[i].roles & IS(OWN_WORD) && !(w->at[i].roles & IS(ARTICLE))) ||
		    !(w->at[i].roles & may || are_known(v, w->at[i].text, a)))
			return false;
	return true;
}

/* "forget what I sent before": what is presented takes its place anyway. */
static bool drops_earlier(const struct words *w)
{
	bool earlier = false;
	if (!begins(w, IS(DROP)))
		return false;
	for (size_t i = 1; i < w->n; i++) {
		if (!(w->at[i].roles & (IS(CLOSED) | IS(POINTED) | IS(MAILED) | IS(EARLIER) | IS(WHOLE))))
			return false;
		earlier |= (w->at[i].roles & (IS(MAILED) | IS(EARLIER))) != 0;
	}
	return earlier;
}

/* "Let me start over": of what its writer does now, and of nobody's orders but those that follow. */
static bool is_of_writer(const struct view *v, const struct words *w)
{
	const roles never = NEVER_HARMLESS | IS(HEARSAY) | IS(PAST_TIME) | IS(WILL) | IS(RATHER) | IS(STOP_VAGUE);
	return w->n > 1 && w->at[0].roles & IS(FILLER) && !words_have(w, never) && weigh(w->folded) < WEIGHT_TALK &&
	       !holds_number(w) && !names_area(v, w) && !names_another(v, w->folded);
}

/* "Before I leave for the weekend", "Okay" */
static bool is_beside_presenting(const struct view *v, const struct words *w)
{
	const roles idle = IS(FILLER) | IS(WHOLE) | IS(CHAT) | IS(COURTESY);
	const bool before = w->n > 2 && w->at[0].roles & IS(TEMPORAL) && w->at[1].roles & IS(OWN_WORD);
	const struct words rest = behind(w, before);
	if (before)
		return !doubts(&rest, NEVER_HARMLESS) && !words_have(&rest, IS(REFERENCE)) && !names_area(v, w) &&
		       !holds_number(w);
	return words_are_courtesy(w) || are_all(w, idle) || drops_earlier(w) || is_of_writer(v, w);
}

bool label_presents(const struct view *v, struct str text)
{
	ARENA_SCRATCH(a);
	bool is = true, any = phrasing_says("PRESENTS", text, &a);
	struct str chunk;
	if (any)
		return true;
	while (is && str_cut(&text, ',', &chunk)) {
		const struct words w = words_said(str_trim(chunk), &a);
		const bool here = presents(v, &w, &a) && !names_another(v, w.folded);
		any |= here;
		is = here || is_beside_presenting(v, &w);
	}
	return is && any;
}

bool label_doubts(const struct view *v, struct str text)
{
	ARENA_SCRATCH(a);
	const struct words w = words_said(text, &a);
	return words_have(&w, IS(STATUS) | IS(PAST_TIME) | IS(STOP_CORRECTION)) &&
	       label_judge(v, text) != LABEL_NEUTRAL;
}

bool label_says_nothing(const struct view *v, struct str text)
{
	ARENA_SCRATCH(a);
	const struct words w = words_said(text, &a);
	return label_judge(v, text) == LABEL_NEUTRAL && !words_have(&w, (DOUBT & ~IS(STOP_QUESTION)) | IS(BESIDES)) &&
	       (words_are_of_wording(&w) || bygone_says_anew(v, text) || is_plain(v, &w, &a));
}
