/*
 * ask: see ask.h.
 */
#include "speech/ask.h"

#include "base/buf.h"
#include "base/byte.h"

enum { LETTERS_MOST = 100 };

static const struct {
	enum ask what;
	const char *words;
} table[] = {
#define ASK(what, words) { ASK_##what, words },
#define OPENS(words)
#define ENDS(words)
#define SHORT(word, words)
#include "../../grammar/asks.def"
#undef ASK
#undef OPENS
#undef ENDS
};

/* Words that say nothing beside a question. */
static const char *const openings[] = {
#define ASK(what, words)
#define OPENS(words) words,
#define ENDS(words)
#include "../../grammar/asks.def"
#undef OPENS
#undef ENDS
};
static const char *const endings[] = {
#define OPENS(words)
#define ENDS(words) words,
#include "../../grammar/asks.def"
#undef OPENS
#undef ENDS
#undef SHORT
};

/* "whats", of hurried people. */
static const struct {
	const char *shortened, *words;
} short_words[] = {
#define OPENS(words)
#define ENDS(words)
#define SHORT(word, words) { word, words },
#include "../../grammar/asks.def"
#undef ASK
#undef OPENS
#undef ENDS
#undef SHORT
};

/* "I'm", "I\u2019m": how many bytes the sign has that stands in place of letters; 0: none stands there. */
static size_t apostrophe(struct str line, size_t i)
{
	const struct str rest = str_sub(line, i, line.n);

	return str_starts(rest, STR("'")) ? 1 : str_starts(rest, STR("\u2019")) ? 3 : 0;
}

/* What was left out, for what stands behind the sign: n letters. */
static const char *left_out(struct str behind, size_t *n)
{
	static const struct {
		const char *shortened, *words;
	} forms[] = { { "m", " am" }, { "ll", " will" }, { "ve", " have" }, { "re", " are" }, { "d", " would" } };

	for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
		*n = strlen(forms[i].shortened);
		if (behind.n >= *n && str_eq_nocase(str_sub(behind, 0, *n), str_c(forms[i].shortened)) &&
		    (behind.n == *n || behind.p[*n] == ' '))
			return forms[i].words;
	}
	return NULL;
}

/* "I'm" to "I am". */
static struct str long_forms(struct str line, struct arena *a)
{
	struct buf b = buf_new(a);

	for (size_t i = 0; i < line.n; i++) {
		const size_t sign = apostrophe(line, i);
		size_t n;
		const char *words = sign ? left_out(str_sub(line, i + sign, line.n), &n) : NULL;

		if (words)
			buf_add_c(&b, words);
		else
			buf_add_char(&b, sign ? '\'' : line.p[i]);
		i += words ? sign + n - 1 : sign ? sign - 1 : 0;
	}
	return buf_str(&b);
}

/* "What's my position?" to "what is my position"; a dot stays within a word ("rule 7.2"). */
static struct str plain_words(struct str text, struct arena *a)
{
	struct str line = long_forms(text, a);
	struct buf b = buf_new(a);
	bool blank = false;

	for (size_t i = 0; i < line.n; i++) {
		unsigned char c = (unsigned char)line.p[i];
		const unsigned char next = i + 1 < line.n ? (unsigned char)line.p[i + 1] : 0;

		c = byte_lower(c);
		if (c == '\'' && next == 's' && b.n >= 4 && !str_eq_c(str_sub(buf_str(&b), b.n - 4, b.n), "what"))
			continue;
		if (c == '\'' && next == 's' && b.n >= 4) {
			buf_add_c(&b, " is");
			i++;
		} else if (byte_is_word(c) || (strchr(".-@+_:", c) && byte_is_word(next) && b.n && !blank)) {
			if (blank && b.n)
				buf_add_char(&b, ' ');
			buf_add_char(&b, (char)c);
			blank = false;
		} else {
			blank = true;
		}
	}
	return buf_str(&b);
}

static struct str without_short(struct str words, struct arena *a)
{
	for (size_t i = 0; i < sizeof short_words / sizeof *short_words; i++) {
		const struct str begin = str_c(short_words[i].shortened);

		if (str_starts(words, begin) && words.n > begin.n && words.p[begin.n] == ' ')
			return str_printf(a, "%s%.*s", short_words[i].words, STR_ARG(str_sub(words, begin.n, words.n)));
	}
	return words;
}

static bool drop_opening(struct str *words)
{
	for (size_t i = 0; i < sizeof openings / sizeof *openings; i++) {
		const struct str opening = str_c(openings[i]);

		if (words->n > opening.n && str_starts(*words, opening) && words->p[opening.n] == ' ') {
			*words = str_sub(*words, opening.n + 1, words->n);
			return true;
		}
	}
	return false;
}

static bool drop_ending(struct str *words)
{
	for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
		const struct str ending = str_c(endings[i]);

		if (words->n > ending.n && str_ends(*words, ending) && words->p[words->n - ending.n - 1] == ' ') {
			words->n -= ending.n + 1;
			return true;
		}
	}
	return false;
}

/* "3", "3-5", "sta-dep-1": a word with a digit in it. */
static bool is_number(struct str word)
{
	bool digit = false;

	for (size_t i = 0; i < word.n; i++) {
		digit |= byte_is_digit(word.p[i]);
		if (word.p[i] == ' ')
			return false;
	}
	return digit;
}

/* Of a pattern with a star what stands in its place. */
static bool fits(struct str words, struct str pattern, struct str *about)
{
	const size_t hash = str_find_char(pattern, '#'), star = hash < pattern.n ? hash : str_find_char(pattern, '*');
	const struct str before = str_sub(pattern, 0, star), after = str_sub(pattern, star + 1, pattern.n);

	*about = STR_NONE;
	if (star == pattern.n)
		return str_eq(words, pattern);
	if (words.n <= before.n + after.n || !str_starts(words, before) || !str_ends(words, after))
		return false;
	*about = str_trim(str_sub(words, before.n, words.n - after.n));
	return about->n > 0 && (hash == pattern.n || is_number(*about));
}

static struct asked *find(struct str words, struct arena *a)
{
	for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
		struct str about;

		/* no row begins with a star: most lines of a mail are looked at no further */
		if (!words.n || *table[i].words != *words.p || !fits(words, str_c(table[i].words), &about))
			continue;
		struct asked *out = ARENA_NEW(a, struct asked);

		*out = (struct asked){ .what = table[i].what, .about = about, .words = words };
		return out;
	}
	return NULL;
}

/* Of the line the words, with their capitals and signs, of which `about` was made. */
static struct str as_written(struct str line, struct str about, struct arena *a)
{
	for (size_t from = 0; from < line.n; from++) {
		if (from && line.p[from - 1] != ' ')
			continue;
		for (size_t to = line.n; to > from; to--)
			if ((to == line.n || line.p[to] == ' ') &&
			    str_eq(plain_words(str_sub(line, from, to), a), about))
				return str_strip(str_sub(line, from, to), " .,;!?\"'");
	}
	return STR_NONE;
}

enum { FEW_WORDS = 4 };

/* "deadline monday?", "orders still ok?": few words, and one of them asks. */
static struct asked *find_in_few(struct str line, struct str words, struct arena *a)
{
	struct asked *found = NULL;
	struct str rest = words, word;
	size_t n = 0;

	if (!str_ends(line, STR("?")))
		return NULL;
	for (; str_cut(&rest, ' ', &word); n++) {
		struct asked *one = find(word, a);
		const bool board = one && (one->what == ASK_STATUS || one->what == ASK_ORDERS || one->what == ASK_MAP);

		if (board && found && found->what != one->what)
			return NULL;
		found = board ? one : found;
	}
	return n <= FEW_WORDS ? found : NULL;
}

const struct asked *ask_read(struct str line, struct arena *a)
{
	struct str words;
	struct asked *found;

	if (str_trim(line).n > LETTERS_MOST)
		return NULL;
	words = plain_words(str_trim(line), a);
	if (str_starts(words, STR("the ")))
		words = str_sub(words, 4, words.n);
	while (!(found = find(words = without_short(words, a), a)) && (drop_opening(&words) || drop_ending(&words)))
		if (str_starts(words, STR("the ")) || str_starts(words, STR("a ")))
			words = str_sub(words, str_find_char(words, ' ') + 1, words.n);
	if (!found)
		found = find_in_few(str_trim(line), plain_words(str_trim(line), a), a);
	if (found && found->about.n)
		found->said = as_written(str_trim(line), found->about, a);
	return found;
}
