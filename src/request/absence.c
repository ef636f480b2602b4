/* absence: see absence.h. */
#include "request/absence.h"

#include "order/phrasing.h"
#include "order/roles.h"
#include "play/game.h"
#include "request/request.h"
#include "speech/mention.h"
#include "speech/topic.h"

/* In the words in which it is asked for: "(...) I am away (birthday of my mother)". */
static bool says_away(const struct ear *ear, struct str sentence)
{
	const struct str all = words_folded(sentence, ear->a);

	return words_hold(all, STR("am away")) || words_hold(all, STR("im away")) || words_hold(all, STR("be away")) ||
	       (words_hold(all, STR("away")) && words_hold_listed(all, LIST_NOTED));
}

static bool is_like_away(const struct ear *ear, struct str told)
{
	const struct source one = source_new(ear->a, STR("sentence"), told);
	const struct map *m = ear->e->game->map;
	const struct asked *asked = topic_asked(&one, (struct span){ 0, (uint32_t)told.n }, m, ear->a);

	asked = asked ? asked : topic_whole(told, m, ear->a);
	return asked && asked->what == ASK_AWAY;
}

/* In words that say it: "I have nights from Thursday" may be no absence; "no mail until Friday" is one. */
static bool is_surely_away(const struct ear *ear, struct str sentence)
{
	const struct words w = words_singly(sentence, ear->a);

	for (size_t i = 0; i < w.n; i++) {
		const struct str next = i + 1 < w.n ? w.at[i + 1].text : STR_NONE;

		if (phrasing_says("AWAYWORD", w.at[i].text, ear->a) ||
		    (next.n &&
		     phrasing_says("CUT_OFF", str_printf(ear->a, "%.*s %.*s", STR_ARG(w.at[i].text), STR_ARG(next)),
				   ear->a)))
			return true;
	}
	return says_away(ear, sentence);
}

/* Some of its words are what a row of that name says. */
static bool says(const struct ear *ear, const char *name, struct str sentence)
{
	const struct words w = words_singly(sentence, ear->a);
	struct str words[PHRASING_WORDS];
	struct phrasing p = { .words = words };
	bool found = false;

	while (p.n < w.n && p.n < PHRASING_WORDS) {
		words[p.n] = w.at[p.n].text;
		p.n++;
	}
	p.known = phrasing_memory(p.n, ear->a);
	for (size_t i = 0; i < p.n; i++)
		for (size_t to = i + 2; to <= p.n && to < i + 8 && !found; to++)
			found = phrasing_fits(&p, name, i, to);
	return found;
}

enum ask absence_asks(struct ear *ear, struct str told, struct str sentence, bool likely)
{
	const bool like = is_like_away(ear, told) || says_away(ear, sentence), sure = is_surely_away(ear, sentence);
	const bool himself = says(ear, "I_AM", sentence) ||
			     says_away(ear, sentence); /* "I'm away", "I will be on holiday" */

	if (mention_seat(ear->state, request_writer(ear), sentence) != SEAT_NONE ||
	    (!himself && (ear_says_deed(ear, sentence) || topic_place_in(sentence, ear->e->game->map).n)))
		return ASKS;
	if (like && !likely && sure && (himself || request_is_of_none(sentence, ear->a)))
		return ASK_AWAY;
	return like || sure || says(ear, "NOT_ABOUT", sentence) ? ASK_OFFER : ASKS;
}
