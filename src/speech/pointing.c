/* pointing: see pointing.h. */
#include "speech/pointing.h"

#include "base/buf.h"
#include "base/utf8.h"
#include "order/phrasing.h"
#include "order/roles.h"
#include "play/game.h"

enum { NOUN_WORDS = 3 };

static bool is_called(struct str list, struct str said, struct arena *a)
{
	struct str one;
	while (str_cut(&list, '|', &one))
		if (str_eq(utf8_fold_name(a, one), said))
			return true;
	return false;
}

/* What is built, bought or used; of troops and points "it" is seldom said. */
static const struct noun_row *thing_called(const struct game *g, struct str said, struct arena *a)
{
	for (const struct noun_row *n = g->rules->nouns; n && n->name; n++)
		if (n->what == NOUN_THING &&
		    (is_called(str_c(n->name), said, a) || is_called(str_c(n->plural ? n->plural : ""), said, a) ||
		     is_called(str_c(n->aliases ? n->aliases : ""), said, a)))
			return n;
	return NULL;
}

/* The last that is named; NULL: none. */
static const struct noun_row *last_thing(struct str text, const struct game *g, struct arena *a)
{
	const struct words w = words_singly(text, a);
	for (size_t i = w.n; i--;) {
		struct buf said = buf_new(a);
		for (size_t k = i; k < w.n && k < i + NOUN_WORDS; k++) {
			buf_addf(&said, "%s%.*s", said.n ? " " : "", STR_ARG(w.at[k].text));
			const struct noun_row *n = thing_called(g, buf_str(&said), a);
			if (n)
				return n;
		}
	}
	return NULL;
}

struct str pointing_filled(struct str before, struct str sentence, const struct game *g, struct arena *a)
{
	enum { LOOKED_AT = 400 };
	const struct words w = words_singly(sentence, a);
	const size_t from = before.n > LOOKED_AT ? before.n - LOOKED_AT : 0;
	struct buf out = buf_new(a);
	size_t at = 0;
	while (at < w.n && !phrasing_says("POINTS_TO_THING", w.at[at].text, a))
		at++;
	if (at == w.n || !before.n || last_thing(sentence, g, a))
		return sentence;
	const struct noun_row *n = last_thing(str_sub(before, from, before.n), g, a);
	for (size_t i = 0; n && i < w.n; i++)
		buf_addf(&out, "%s%.*s", i ? " " : "", STR_ARG(i == at ? str_c(n->name) : w.at[i].text));
	return n ? buf_str(&out) : sentence;
}
