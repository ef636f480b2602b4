/* roles: see roles.h. */
#include "order/roles.h"

#include "order/contraction.h"

#include "base/buf.h"
#include "base/byte.h"
#include "base/utf8.h"

enum { WORDS_AT_ONCE = 6 /* of the longest entry */, LONGEST_ENTRY = 64 /* bytes */ };

/* A text whose length need not be counted each time. */
#define KNOWN(text) \
	{ \
		text, sizeof(text) - 1 \
	}

static const struct lexeme_row {
	struct str text;
	roles roles;
} rows[] = {
#define SAYS(name) | SAYS_ROLE(name)
#define LEXEME(text, roles) { KNOWN(text), roles },
#include "lexicon.inc"
};
enum { ROWS = sizeof rows / sizeof *rows };

_Static_assert(ROLE_NUMBERS < 8 * sizeof(roles), "a bit for each role, and one above them all");

/* The first row from one on that is not below a text. They stand in the order of their bytes (grammar/lexicon.awk). */
static size_t row_from(size_t low, struct str text)
{
	size_t high = ROWS;

	while (low < high) {
		const size_t mid = low + (high - low) / 2;

		if (str_cmp(rows[mid].text, text) < 0)
			low = mid + 1;
		else
			high = mid;
	}
	return low;
}

bool word_is(struct str word, roles any)
{
	const size_t at = row_from(0, word);

	return at < ROWS && str_eq(rows[at].text, word) && rows[at].roles & any;
}

/* All letters of the one stand in the other in that order, the first first; of two alike in a row one will do, and of a plural. */
static bool is_short_for(struct str word, struct str whole)
{
	size_t at = 1;

	if (word.n < 2 || whole.n <= word.n - 1 || word.p[0] != whole.p[0])
		return false;
	for (size_t i = 1; i < word.n; i++) {
		const bool plural = i + 1 == word.n && strchr("sz", word.p[i]);
		const size_t found = at + str_find_char(str_sub(whole, at, whole.n), word.p[i]);

		if (found == whole.n && !plural && word.p[i] != word.p[i - 1])
			return false;
		at = found < whole.n ? found + 1 : at;
	}
	return true;
}

bool word_shortens(struct str word, roles any)
{
	for (size_t i = row_from(0, str_sub(word, 0, 1)); i < ROWS && rows[i].text.p[0] == word.p[0]; i++)
		if (rows[i].roles & any && str_find_char(rows[i].text, ' ') == rows[i].text.n &&
		    is_short_for(word, rows[i].text))
			return true;
	return false;
}

static const struct listed {
	enum word_list list;
	struct str word, with;
} listed[] = {
#define OF_ONE_PLACE(word, list, ...) { list, KNOWN(word), KNOWN(#__VA_ARGS__) },
#include "lexicon.inc"
};

static const struct listed *find_listed(struct str word, enum word_list list)
{
	for (size_t i = 0; i < sizeof listed / sizeof *listed; i++)
		if (listed[i].list == list && str_eq(word, listed[i].word))
			return &listed[i];
	return NULL;
}

bool word_listed(struct str word, enum word_list list)
{
	return find_listed(word, list) != NULL;
}

struct str word_listed_with(struct str word, enum word_list list)
{
	const struct listed *l = find_listed(word, list);
	return l ? l->with : STR_NONE;
}

/* In small letters; what is longer than any entry is none. */
static struct str small(struct str text, char *out)
{
	if (text.n > LONGEST_ENTRY)
		return STR_NONE;
	for (size_t i = 0; i < text.n; i++)
		out[i] = byte_lower(text.p[i]);
	return (struct str){ out, text.n };
}

bool text_is(struct str text, roles any)
{
	char out[LONGEST_ENTRY];
	return word_is(small(text, out), any);
}

bool text_begins(struct str text, roles any)
{
	char out[LONGEST_ENTRY];
	const struct str begin = small(str_sub(text, 0, LONGEST_ENTRY), out);
	size_t row = 0;

	for (size_t i = 0; i < begin.n; i++) {
		if (begin.p[i] != ' ')
			continue;
		row = row_from(row, str_sub(begin, 0, i));
		if (row == ROWS || !str_starts(rows[row].text, str_sub(begin, 0, i)))
			return false; /* nor with more of it */
		if (rows[row].text.n == i && rows[row].roles & any)
			return true;
	}
	return false;
}

bool text_listed(struct str text, enum word_list list)
{
	char out[LONGEST_ENTRY];
	return word_listed(small(text, out), list);
}

/* "hiii", "pleaseee": no word has a letter three times in a row. Such a run begins here; how long it is. */
static size_t drawn_out(struct str text, size_t i)
{
	size_t n = 1;

	while (byte_is_small(text.p[i]) && i + n < text.n && text.p[i + n] == text.p[i])
		n++;
	return n > 2 ? n : 1;
}

static size_t end_of_short(struct str text, size_t i)
{
	while (i < text.n && (byte_is_small(text.p[i]) || text.p[i] == '\''))
		i++;
	return i;
}

struct str words_folded(struct str text, struct arena *a)
{
	const struct str folded = utf8_fold_name(a, text);
	struct buf out = buf_new(a);

	buf_add_char(&out, ' ');
	for (size_t i = 0; i < folded.n; i += drawn_out(folded, i)) {
		const char c = folded.p[i];
		const bool begins = out.p[out.n - 1] == ' ';
		const struct str whole = begins ? contraction_of(str_sub(folded, i, end_of_short(folded, i)))
						: STR_NONE;

		if (whole.n) {
			buf_add(&out, whole);
			i = end_of_short(folded, i) - 1;
			continue;
		}
		const bool letter = byte_is_small(c) || byte_is_digit(c) || c & 0x80;

		if (letter)
			buf_add_char(&out, c);
		else if (c != '\'' && out.p[out.n - 1] != ' ')
			buf_add_char(&out, ' ');
	}
	if (out.p[out.n - 1] != ' ')
		buf_add_char(&out, ' ');
	return buf_str(&out);
}

bool words_hold(struct str words, struct str word)
{
	for (size_t i = 0; word.n && i + word.n + 1 < words.n; i++) {
		const struct str rest = str_sub(words, i + 1, words.n);

		if (words.p[i] == ' ' && str_starts(rest, word) &&
		    (rest.p[word.n] == ' ' ||
		     (rest.n > word.n + 1 && rest.p[word.n] == 's' && rest.p[word.n + 1] == ' ')))
			return true;
	}
	return false;
}

bool words_hold_listed(struct str words, enum word_list list)
{
	for (size_t i = 0; i < sizeof listed / sizeof *listed; i++)
		if (listed[i].list == list && words_hold(words, listed[i].word))
			return true;
	return false;
}

struct str words_held(struct str words, roles any)
{
	for (size_t i = 0; i < ROWS; i++)
		if (rows[i].roles & any && words_hold(words, rows[i].text))
			return rows[i].text;
	return STR_NONE;
}

static size_t end_of_word(struct str text, size_t at)
{
	while (at < text.n && text.p[at] != ' ')
		at++;
	return at;
}

/* The longest entry that begins there; one word where none does. What begins with more words stands behind what begins with less. */
static struct said longest(struct str folded, size_t from, int most)
{
	struct said best = { str_sub(folded, from, end_of_word(folded, from)), 0 };
	size_t to = from, row = 0;

	for (int words = 0; words < most && to + 1 < folded.n; words++) {
		to = end_of_word(folded, words ? to + 1 : from);
		const struct str text = str_sub(folded, from, to);

		row = row_from(row, text);
		if (row == ROWS || !str_starts(rows[row].text, text))
			break;
		if (rows[row].text.n == text.n && rows[row].roles)
			best = (struct said){ text, rows[row].roles };
	}
	return best;
}

static size_t blanks_in(struct str text)
{
	size_t n = 0;

	for (size_t i = 0; i < text.n; i++)
		n += text.p[i] == ' ';
	return n;
}

static struct words words_of(struct str text, int most, struct arena *a)
{
	struct words w = { .folded = words_folded(text, a) };

	w.at = ARENA_ARRAY(a, struct said, blanks_in(w.folded));
	for (size_t from = 1; from < w.folded.n;) {
		w.at[w.n] = longest(w.folded, from, most);
		from += w.at[w.n++].text.n + 1;
	}
	return w;
}

struct words words_said(struct str text, struct arena *a)
{
	return words_of(text, WORDS_AT_ONCE, a);
}

struct words words_singly(struct str text, struct arena *a)
{
	return words_of(text, 1, a);
}

/* Numbers that words say. */
struct said_number {
	struct str word;
	int64_t n;
};

static bool find_number(const struct said_number *list, size_t n, struct str word, int64_t *out)
{
	for (size_t i = 0; i < n; i++)
		if (str_eq(word, list[i].word)) {
			*out = list[i].n;
			return true;
		}
	return false;
}

bool number_said(struct str word, int64_t *out)
{
	static const struct said_number numbers[] = {
#define NUMBER(word, n) { KNOWN(word), n },
#include "lexicon.inc"
	};
	return str_to_int(word, out) || find_number(numbers, sizeof numbers / sizeof *numbers, word, out);
}

bool ordinal_said(struct str word, int64_t *out)
{
	static const struct said_number places[] = {
#define ORDINAL(word, n) { KNOWN(word), n },
#include "lexicon.inc"
	};
	static const char *const endings[] = { "st", "nd", "rd", "th" };

	if (find_number(places, sizeof places / sizeof *places, word, out))
		return true;
	for (size_t i = 0; i < sizeof endings / sizeof *endings; i++)
		if (str_ends(word, str_c(endings[i])))
			return str_to_int(str_sub(word, 0, word.n - 2), out) && *out > 0;
	return false;
}

bool share_said(struct str words, int64_t *n, int64_t *of)
{
	static const struct {
		const char *words;
		int64_t n, of;
	} shares[] = {
#define SHARE(words, n, of) { words, n, of },
#include "lexicon.inc"
	};
	for (size_t i = 0; i < sizeof shares / sizeof *shares; i++)
		if (str_eq_c(words, shares[i].words)) {
			*n = shares[i].n;
			*of = shares[i].of;
			return true;
		}
	return false;
}
