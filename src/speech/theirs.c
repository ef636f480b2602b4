/* theirs: see theirs.h. */
#include "speech/theirs.h"

#include "base/buf.h"
#include "speech/mention.h"
#include "speech/topic.h"
#include "speech/topic_words.h"
#include "order/roles.h"
#include "play/game.h"

enum { SENTENCES_MOST = 12 };

struct reading {
	const struct state *state;
	seat_id self;
	struct str before; /* who was named last */
	const struct map *map;
	struct arena *arena;
};

static bool is_apart(const struct seat_row *seat, const struct reading *r)
{
	return seat->seat != r->self && seat->player != PLAYER_NONE;
}

/* "green,blue": whom it names, or else speaks of. */
static struct str named(const struct reading *r, struct str text)
{
	struct buf out = buf_new(r->arena);
	for (size_t i = 0; i < row_count(r->state, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, r->state, TABLE_SEAT, i);
		const struct str name = seat_name(r->state, seat->seat);
		if (is_apart(seat, r) && mentions(text, name))
			buf_addf(&out, "%s%.*s", out.n ? "," : "", STR_ARG(name));
	}
	return buf_str(&out);
}

static bool speaks_of_him(struct str text, struct arena *a)
{
	const struct words w = words_singly(text, a);
	bool found = false;
	for (size_t i = 0; i < w.n; i++)
		found |= (w.at[i].roles & SAYS_ROLE(OTHERS)) != 0;
	return found;
}

/* The longest name at the begin of a text. */
static size_t name_at(const struct reading *r, struct str text)
{
	size_t best = 0;
	for (size_t i = 0; i < row_count(r->state, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, r->state, TABLE_SEAT, i);
		const struct str name = seat_name(r->state, seat->seat);
		if (is_apart(seat, r) && mention_at(text, name) == 0 && name.n > best)
			best = name.n;
	}
	return best;
}

/* What is done by another, as one says it of oneself: "has" is "have". */
static struct str own_form(struct str word)
{
	static const struct {
		const char *theirs, *own;
	} forms[] = {
#define FORM(theirs, own) { theirs, own },
#include "../../grammar/forms.def"
#undef FORM
	};
	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
		if (str_eq_nocase(word, str_c(forms[i].theirs)))
			return str_c(forms[i].own);
	return word;
}

/* "where did i put my armies": one word a name or another's; "and" between two of them falls. */
static struct str as_own(const struct reading *r, struct str text)
{
	struct buf out = buf_new(r->arena);
	for (size_t i = 0, to; i < text.n; i = to + 1) {
		const size_t name = name_at(r, str_sub(text, i, text.n));
		to = name ? i + name : topic_end_of_word(text, i);
		const struct str word = str_sub(text, i, to);
		const struct words w = words_singly(word, r->arena);
		const roles said = w.n == 1 ? w.at[0].roles : 0;
		const bool owns = said & SAYS_ROLE(OTHERS) && said & SAYS_ROLE(ARTICLE);
		if (word.n)
			buf_addf(&out, "%s%.*s", out.n ? " " : "",
				 STR_ARG(owns                               ? STR("my")
					 : name || said & SAYS_ROLE(OTHERS) ? STR("i")
									    : own_form(word)));
	}
	buf_add_char(&out, '?');
	return buf_str(&out);
}

/* "Yellow, are you there?": said to him, and of himself. */
static bool is_said_to(const struct reading *r, struct str text)
{
	static const char *const you[] = { "you", "u", "your", "ur", "we", "us", "our", "lets", "let's" };
	bool said = false;
	for (size_t i = 0; i < text.n; i++) {
		const size_t name = i && text.p[i - 1] != ' ' ? 0 : name_at(r, str_sub(text, i, text.n));
		for (size_t k = 0; name && k < sizeof you / sizeof *you; k++)
			said |= mentions(str_sub(text, i + name, text.n), str_c(you[k]));
	}
	return said;
}

/* "And who is green, do you have a name on him?", "who is this blue fellow" */
static bool asks_who(const struct reading *r, struct str text)
{
	enum { OPENING = 4, NEAR = 3 };
	const struct words w = words_singly(text, r->arena);
	for (size_t i = 0; i + 1 < w.n && i < OPENING; i++)
		for (size_t k = i + 2; k < w.n && k <= i + NEAR; k++)
			if (str_eq_c(w.at[i].text, "who") && word_listed(w.at[i + 1].text, LIST_IS) &&
			    named(r, w.at[k].text).n)
				return true;
	return false;
}

static struct asked *asked_as(struct reading *r, enum ask what, struct str about, struct str words)
{
	struct asked *out = ARENA_NEW(r->arena, struct asked);
	*out = (struct asked){ .what = what, .about = about, .words = words, .guessed = true };
	return out;
}

/* "Has he left?" asks for nothing that he has. */
static bool asks_for_some(struct str text, struct arena *a)
{
	const struct words w = words_singly(text, a);
	bool found = false;
	for (size_t i = 0; i < w.n; i++)
		found |= w.at[i].roles & SAYS_ROLE(STOP_QUESTION) && !(w.at[i].roles & SAYS_ROLE(DOES));
	return found;
}

/* "Who do I have next to yellow?" is of one's own, seen from where one stands. */
static bool is_of_own(const struct reading *r, struct str text)
{
	const struct words w = words_singly(text, r->arena);
	for (size_t i = 0; i < w.n && !named(r, w.at[i].text).n; i++)
		if (w.at[i].roles & SAYS_ROLE(OWN_WORD))
			return true;
	return false;
}

/* asks_on: it goes on to a question. */
static struct asked *read_one(struct reading *r, struct str one, bool asks_on)
{
	const struct str own = named(r, one), of = own.n ? own : r->before;
	const bool asks = topic_asks(one, r->arena);
	r->before = of;
	if (own.n && (asks || asks_on) && asks_who(r, one))
		return asked_as(r, ASK_WHO, STR_NONE, one);
	if (!of.n || !asks || !asks_for_some(one, r->arena) || (own.n && is_of_own(r, one)) || is_said_to(r, one) ||
	    !(own.n || speaks_of_him(one, r->arena)) ||
	    !(topic_asks_what_one_has(as_own(r, one), r->map, r->arena) ||
	      topic_asks_what_one_has(one, r->map, r->arena)))
		return NULL;
	return asked_as(r, ASK_THEIRS, of, one);
}

const struct asked *theirs_asked(const struct state *s, seat_id self, struct str text, const struct map *m,
				 struct arena *a)
{
	struct reading r = { s, self, STR_NONE, m, a };
	const struct asked *first = NULL, **last = &first;
	struct str one;
	for (size_t n = 0; n < SENTENCES_MOST && topic_sentence(&text, &one); n++) {
		struct asked *found = read_one(&r, one, topic_is_cut(one, text));
		if (!found)
			continue;
		*last = found;
		last = &found->next;
	}
	return first;
}
