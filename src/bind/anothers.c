/* anothers: see anothers.h. */
#include "bind/anothers.h"

#include "base/utf8.h"
#include "bind/remark.h"
#include "bind/talk.h"

bool seat_is_writers(const struct view *v, seat_id seat)
{
	const struct ruleset *r = v->game->rules;
	return seat == v->seat || (r->speaks_for && r->speaks_for(v, v->player, seat));
}

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
		if (!seat_is_writers(v, seat->seat) && holds_name(v->state, seat, text, a))
			return true;
	}
	return false;
}

/* "Ann Miller" -> "ann"; two players may share it. */
static struct str first_name(const struct state *s, const struct player_row *p, struct arena *a)
{
	struct str rest = utf8_fold_name(a, text_of(s, p->name)), first;
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

bool words_own_another(struct str text)
{
	static const char *const owners[] = { " your ", " his ", " her ", " their ", " thy " };
	struct arena a = ARENA_INIT;
	const struct str words = words_folded(text, &a);
	bool owned = false;
	for (size_t i = 0; i < sizeof owners / sizeof *owners; i++)
		owned |= str_find(words, str_c(owners[i])) < words.n;
	arena_release(&a);
	return owned;
}

/* ---- labels -------------------------------------------------------------------------------------- */

enum label_word { HEADING_NOUN, NEUTRAL, ENDING, STATUS_WORD };
static const struct {
	struct str word;
	enum label_word what;
} label_words[] = {
#define ROW_OF(text, what) { { text, sizeof(text) - 1 }, what },
#define HEADING_WORD(text) ROW_OF(text, HEADING_NOUN)
#define LABEL_WORD(text) ROW_OF(text, NEUTRAL)
#define VERB_ENDING(text) ROW_OF(text, ENDING)
#define STATUS(text) ROW_OF(text, STATUS_WORD)
#include "lexicon.inc"
#define IRREGULAR_PAST(base, past)
#define IRREGULAR_PLURAL(one, many)
#include "../../grammar/irregular.def"
};

static bool is_listed(struct str word, enum label_word what)
{
	for (size_t i = 0; i < sizeof label_words / sizeof *label_words; i++)
		if (label_words[i].what == what && str_eq(label_words[i].word, word))
			return true;
	return false;
}

/* "deployment" is made of "deploy", "moving" of "move". */
static bool is_made_of(struct str word, struct str verb)
{
	while (verb.n > 3 && strchr("ey", verb.p[verb.n - 1]))
		verb.n--;
	return verb.n > 2 && str_starts(word, verb) && is_listed(str_sub(word, verb.n, word.n), ENDING);
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

static bool game_says(const struct game *g, struct str word)
{
	for (verb_id i = 0; i < g->nverbs; i++)
		if (list_makes(g->verbs[i]->name, word) || list_makes(g->verbs[i]->aliases, word))
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
	if (own && words_hold(words_folded(text_of(v->state, own->name), a), word))
		return true;
	for (size_t i = 0; i < row_count(v->state, TABLE_SEAT); i++) {
		const struct seat_row *seat = ROW(struct seat_row, v->state, TABLE_SEAT, i);
		if (seat_is_writers(v, seat->seat) &&
		    (words_hold(words_folded(text_of(v->state, seat->name), a), word) ||
		     words_hold(words_folded(text_of(v->state, seat->aliases), a), word)))
			return true;
	}
	return false;
}

static bool is_number(struct str word)
{
	int64_t n;
	return str_to_int(word, &n);
}

/* "Bob's", where Bob is not the writer, nor what the game calls a turn: s drops its mark when it is folded. */
static bool says_nothing(const struct view *v, struct str word, struct arena *a)
{
	struct str own = word;
	if (is_listed(word, HEADING_NOUN) || is_listed(word, NEUTRAL) || is_number(word) || is_own_name(v, word, a))
		return true;
	if (str_ends(own, STR("s")) && is_own_name(v, str_sub(own, 0, own.n - 1), a))
		return true;
	return game_says(v->game, word) || (v->game->map && map_find(v->game->map, word) != AREA_NONE);
}

/* "My ally's orders" */
static bool has_owner(const struct view *v, struct str text, struct arena *a)
{
	struct str word;
	while (str_cut(&text, ' ', &word)) {
		const size_t mark = str_find(word, STR("'s"));
		if (word.n && mark + 2 == word.n && !says_nothing(v, utf8_fold_name(a, str_sub(word, 0, mark)), a))
			return true;
	}
	return false;
}

static bool has(struct str words, enum label_word what)
{
	struct str word;
	while (str_cut(&words, ' ', &word))
		if (is_listed(word, what) ||
		    (word.n > 3 && str_ends(word, STR("s")) && is_listed(str_sub(word, 0, word.n - 1), what)))
			return true;
	return false;
}

static bool is_plain(const struct view *v, struct str words, struct arena *a)
{
	struct str word;
	while (str_cut(&words, ' ', &word))
		if (word.n && !says_nothing(v, word, a))
			return false;
	return true;
}

bool is_heading_of_orders(const struct view *v, struct str text)
{
	struct arena a = ARENA_INIT;
	const struct str words = words_folded(text, &a);
	const bool is = has(words, HEADING_NOUN) && label_judge(v, text) == LABEL_NEUTRAL;
	arena_release(&a);
	return is;
}

enum label label_judge(const struct view *v, struct str text)
{
	struct arena a = ARENA_INIT;
	const struct str words = words_folded(text, &a);
	enum label what = LABEL_STRANGE;
	if (words_are_hearsay(words) || has(words, STATUS_WORD) || names_seat(v, words, &a) ||
	    names_player(v, words, &a) || has_owner(v, text, &a))
		what = LABEL_ANOTHERS;
	else if (is_plain(v, words, &a) || talk_is_courtesy(words))
		what = LABEL_NEUTRAL;
	arena_release(&a);
	return what;
}
