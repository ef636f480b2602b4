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

static const struct {
	const char *word;
	bool own;
} hearsay[] = {
#define HEARSAY(word) { word, false },
#define OWN_WORD(word) { word, true },
#include "../../grammar/hearsay.def"
#undef HEARSAY
#undef OWN_WORD
};

bool is_hearsay(struct str text)
{
	bool others = false;
	for (size_t i = 0; i < sizeof hearsay / sizeof *hearsay; i++)
		if (hearsay_holds(text, str_c(hearsay[i].word))) {
			if (hearsay[i].own)
				return false;
			others = true;
		}
	return others;
}
