/* hearsay: see hearsay.h. */
#include "bind/hearsay.h"

bool hearsay_holds(struct str text, struct str word)
{
	struct str rest = text, piece;
	while (str_cut(&rest, ' ', &piece))
		if (str_eq(piece, word) ||
		    (piece.n == word.n + 1 && str_starts(piece, word) && piece.p[word.n] == 's'))
			return true;
	return false;
}

enum kind { OTHERS, OWN, ASKS, DENIES, INSTEAD };

static const struct {
	const char *word;
	enum kind kind;
} hearsay[] = {
#define HEARSAY(word) { word, OTHERS },
#define OWN_WORD(word) { word, OWN },
#define ASKED(word) { word, ASKS },
#define DENIAL(word) { word, DENIES },
#define RATHER(word) { word, INSTEAD },
#include "../../grammar/hearsay.def"
#undef HEARSAY
#undef OWN_WORD
#undef ASKED
#undef DENIAL
#undef RATHER
};
enum { WORDS = sizeof hearsay / sizeof *hearsay };

static bool holds_any(struct str text, enum kind kind)
{
	for (size_t i = 0; i < WORDS; i++)
		if (hearsay[i].kind == kind && hearsay_holds(text, str_c(hearsay[i].word)))
			return true;
	return false;
}

bool is_hearsay(struct str text)
{
	return holds_any(text, OTHERS) && !holds_any(text, OWN);
}

bool is_asking(struct str text)
{
	return holds_any(text, ASKS);
}

static bool begins_with(struct str line, struct str word)
{
	if (line.n < word.n || !str_eq_nocase(str_sub(line, 0, word.n), word))
		return false;
	line = str_sub(line, word.n, line.n);
	return !str_trim(line).n || strchr(".,:;!", *line.p) || str_starts(line, STR(" - "));
}

enum denial line_denial(struct str line)
{
	line = str_trim(line);
	for (size_t i = 0; i < WORDS; i++)
		if (hearsay[i].kind >= DENIES && begins_with(line, str_c(hearsay[i].word)))
			return hearsay[i].kind == DENIES ? DENIES_ALONE : DENIES_ALWAYS;
	return DENIES_NOT;
}
