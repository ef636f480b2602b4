/* press_about: see press_about.h. */
#include "hear/press_about.h"

#include "base/source.h"
#include "order/roles.h"
#include "speech/mention.h"
#include "speech/sentences.h"

enum { SENTENCES_MOST = 40 };
#define IS(name) SAYS_ROLE(name)

/* Behind his name: a sign, the end of the line, or "I". */
static bool ends_address(struct str behind, struct arena *a)
{
	const size_t sign = str_find_any(behind, 0, ",-:;\n");
	const struct words w = words_singly(behind, a);
	return !w.n || !str_trim(str_sub(behind, 0, sign)).n || w.at[0].roles & IS(WRITER);
}

/* "Bob, ...", "Dear Bob", "..., Bob": it is he who is spoken to. */
static bool is_spoken_to(struct str sentence, size_t at, size_t n, struct arena *a)
{
	const struct str before = str_trim(str_sub(sentence, 0, at));
	const struct words w = words_said(before, a);
	if (w.n && w.at[w.n - 1].roles & (IS(COURTESY) | IS(PRAISE) | IS(THANKS)))
		return true;
	return (!before.n || str_ends(before, STR(","))) && ends_address(str_sub(sentence, at + n, sentence.n), a);
}

static bool says_you(const struct words *w)
{
	return words_have_but(w, IS(HEARER), IS(TAIL)); /* not "host" */
}

static bool is_of(struct str sentence, struct str name, struct arena *a)
{
	const size_t at = mention_at(sentence, name);
	const struct words w = words_singly(sentence, a);
	return at < sentence.n && !says_you(&w) && !is_spoken_to(sentence, at, name.n, a);
}

bool press_is_about(struct str text, struct str name, struct arena *a)
{
	struct span at[SENTENCES_MOST];
	const size_t n = sentences_of(text, at, SENTENCES_MOST);
	for (size_t i = 0; i < n; i++) {
		struct str rest = str_sub(text, at[i].from, at[i].to), part;

		while (str_cut(&rest, ':', &part)) /* "write back to Bob: Thank you" */
			if (is_of(str_trim(part), name, a))
				return true;
	}
	return false;
}
