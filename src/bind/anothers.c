/* anothers: see anothers.h. */
#include "bind/anothers.h"

#include "base/utf8.h"
#include "order/roles.h"
#include "world/hidden.h"

/* Whether the seat's name or one of its aliases stands among the words. */
static bool holds_name(const struct state *s, const struct seat_row *seat, struct str words, struct arena *a)
{
	struct str name = utf8_fold_name(a, text_of(s, seat->name)), rest = text_of(s, seat->aliases);
	do {
		if (name.n && words_hold(words, name))
			return true;
	} while (str_cut(&rest, '|', &name) && (name = utf8_fold_name(a, str_trim(name)), true));
	return false;
}

static bool names_seat(const struct view *v, struct str text, struct arena *a)
{
	for (size_t i = 0; i < row_count(v->state, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, v->state, TABLE_SEAT, i);
		if (!view_speaks_for(v, seat->seat) && holds_name(v->state, seat, text, a))
			return true;
	}
	return false;
}

/* How players speak of each other: what stands before the @ of his address, which is no public name. */
static struct str called(const struct state *s, const struct player_row *p)
{
	const struct str address = text_of(s, p->address);
	const size_t at = str_find_char(address, '@');
	return at < address.n ? str_sub(address, 0, at) : text_of(s, p->name);
}

/* "Ann Miller" -> "ann"; two players may share it. */
static struct str first_name(const struct state *s, const struct player_row *p, struct arena *a)
{
	struct str rest = utf8_fold_name(a, called(s, p)), first;
	return str_cut(&rest, ' ', &first) ? first : STR_NONE;
}

static bool names_player(const struct view *v, struct str text, struct arena *a)
{
	const struct player_row *own = row_find(v->state, TABLE_PLAYER, &(struct player_row){ .player = v->player });
	const struct str mine = own ? first_name(v->state, own, a) : STR_NONE;
	for (size_t i = 0; i < row_count(v->state, TABLE_PLAYER); i++) {
		const struct player_row *p = ROW(struct player_row, v->state, TABLE_PLAYER, i);
		struct str name = first_name(v->state, p, a);
		if (name.n && !str_eq(name, mine) && words_hold(text, name))
			return true;
	}
	return false;
}

/* Where names are hidden an answer must not tell whose somebody is. */
bool names_another(const struct view *v, struct str words)
{
	ARENA_SCRATCH(a);
	return names_seat(v, words, &a) || (!names_are_hidden(v->state) && names_player(v, words, &a));
}

bool words_own_another(struct str text)
{
	ARENA_SCRATCH(a);
	const struct words w = words_said(text, &a);
	bool owned = false;
	for (size_t i = 0; i < w.n; i++)
		owned |= w.at[i].roles & SAYS_ROLE(OTHERS) && w.at[i].roles & SAYS_ROLE(ARTICLE);
	return owned;
}

/* ---- the game's and the writer's words ----------------------------------------------------------- */

static bool is_ending(struct str text)
{
	static const char *const endings[] = {
#define VERB_ENDING(text) text,
#include "../../grammar/irregular.def"
	};
	for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
		if (str_eq_c(text, endings[i]))
			return true;
	return false;
}

/* "deployment" is made of "deploy", "moving" of "move". */
static bool is_made_of(struct str word, struct str verb)
{
	while (verb.n > 3 && strchr("ey", verb.p[verb.n - 1]))
		verb.n--;
	return verb.n > 2 && str_starts(word, verb) && is_ending(str_sub(word, verb.n, word.n));
}

/* Whether one of a list of names makes this word: "put place", or "sign up|join the game". */
static bool list_makes(const char *list, struct str word)
{
	const char *parts = list && strchr(list, '|') ? "|" : " ";
	for (size_t at = 0; list && list[at];) {
		const size_t n = strcspn(list + at, parts);
		if (str_eq_nocase((struct str){ list + at, n }, word) || is_made_of(word, (struct str){ list + at, n }))
			return true;
		at += n + (list[at + n] != '\0');
	}
	return false;
}

static bool verb_says(const struct verb *v, struct str word)
{
	return list_makes(v->name, word) || list_makes(v->aliases, word);
}

bool game_names_deed(const struct game *g, struct str word)
{
	for (const struct verb *v = g->rules->verbs; v && v->name; v++)
		if (list_makes(v->name, word))
			return true;
	return false;
}

bool game_says(const struct game *g, struct str word)
{
	for (verb_id i = 0; i < g->nverbs; i++)
		if (verb_says(g->verbs[i], word))
			return true;
	for (kind_id k = 0; k < g->nkinds; k++)
		if (list_makes(g->kinds[k]->name, word))
			return true;
	for (const struct noun_row *n = g->rules->nouns; n && n->name; n++)
		if (list_makes(n->name, word) || list_makes(n->plural, word) || list_makes(n->aliases, word))
			return true;
	return false;
}

static bool is_own_name(const struct view *v, struct str word, struct arena *a)
{
	const struct player_row *own = row_find(v->state, TABLE_PLAYER, &(struct player_row){ .player = v->player });
	if (own && words_hold(words_folded(called(v->state, own), a), word))
		return true;
	for (size_t i = 0; i < row_count(v->state, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, v->state, TABLE_SEAT, i);
		if (view_speaks_for(v, seat->seat) &&
		    (words_hold(words_folded(text_of(v->state, seat->name), a), word) ||
		     words_hold(words_folded(text_of(v->state, seat->aliases), a), word)))
			return true;
	}
	return false;
}

bool words_of_writer(const struct view *v, struct str word)
{
	ARENA_SCRATCH(a);
	bool is = is_own_name(v, word, &a);
	if (!is && str_ends(word, STR("s")))
		is = is_own_name(v, str_sub(word, 0, word.n - 1), &a);
	return is;
}

static bool is_initial(const struct view *v, struct str letter)
{
	const struct player_row *own = row_find(v->state, TABLE_PLAYER, &(struct player_row){ .player = v->player });
	ARENA_SCRATCH(a);
	return own && letter.n == 1 && str_starts(utf8_fold_name(&a, text_of(v->state, own->name)), letter);
}

bool is_own_signature(const struct view *v, struct str words)
{
	enum { SIGNATURE_WORDS = 4 };
	struct str word;
	size_t n = 0;
	while (str_cut(&words, ' ', &word)) {
		n += word.n > 0;
		if (word.n && !words_of_writer(v, word) && !is_initial(v, word))
			return false;
	}
	return n && n <= SIGNATURE_WORDS;
}
