/* parting: see parting.h. */
#include "bind/parting.h"

#include "bind/label.h"
#include "bind/talk_words.h"
#include "order/dictionary.h"

/* What says more than courtesy does. */
#define SAYS_MORE \
	(NEVER_HARMLESS | IS(REFERENCE) | IS(OTHERS) | IS(HEARSAY) | IS(PREDICATE) | IS(DOES) | IS(DEED) | \
	 IS(NUMBER) | IS(ASKS_FACT))

/* "My Cat Died" */
#define SAYS_NO_NAME (NEVER_HARMLESS | IS(OWN_WORD) | IS(PREDICATE) | IS(DOES))

static bool asks(struct str line)
{
	return str_find_char(line, '?') < line.n;
}

bool parting_greets(struct str line, struct arena *a)
{
	const struct words w = words_said(line, a);
	const roles polite = IS(COURTESY) | IS(THANKS) | IS(PARTING);
	if (asks(line) || !w.n || count(&w) > FRAGMENT_WORDS)
		return false;
	return words_are_courtesy(&w) || are_all(&w, IS(WHOLE) | IS(FILLER) | IS(PLEASES)) ||
	       (words_have(&w, polite) &&
		!words_have(&w, SAYS_MORE & ~(IS(STOP_ALTERNATIVE) | IS(UNSETTLED)))); /* "Sir or Madam" */
}

bool parting_closes(struct str line, struct arena *a)
{
	const struct words w = words_said(line, a);
	return words_have(&w, IS(CLOSING) | IS(PARTING)) && parting_greets(line, a);
}

bool parting_signs(struct str line, bool alone, struct arena *a)
{
	const struct words w = words_singly(line, a);
	struct str rest = line, word;
	if (asks(line) || !w.n || w.n > CLOSING_WORDS || words_have(&w, SAYS_NO_NAME))
		return false;
	while (str_cut(&rest, ' ', &word)) {
		const struct str letters = str_strip(word, " .,;!()\"'");
		const bool names = letters.n && (byte_is_capital(*letters.p) || byte_is_digit(*letters.p));
		if (letters.n && !names && !word_is(letters, IS(CLOSED))) /* "of" */
			return false;
	}
	for (size_t i = 0; alone && i < w.n; i++)
		if (w.at[i].roles || dictionary_find(w.at[i].text) == DICTIONARY_WORD)
			return false;
	return true;
}
