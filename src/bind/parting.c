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

static size_t line_before(struct str text, size_t at)
{
	at -= at > 0;
	while (at && text.p[at - 1] != '\n')
		at--;
	return at;
}

static bool is_rule(struct str line)
{
	return line.n > 1 && !str_strip(line, "-_=*").n;
}

/* Without what stands below a line of dashes, and without what is blank at its end. */
static struct str own_part(struct str mail)
{
	struct str rest = mail, line;
	size_t n = 0;
	while (str_line(&rest, &line) && !is_rule(str_trim(line)))
		n = (size_t)(line.p - mail.p) + line.n;
	while (n && (unsigned char)mail.p[n - 1] <= ' ')
		n--;
	return str_sub(mail, 0, n);
}

/* "Nothing from me today, best regards" */
static bool ends_in_closing(struct str line, struct arena *a)
{
	size_t at = line.n;
	while (at && line.p[at - 1] != ',')
		at--;
	return parting_closes(line, a) || (at && parting_closes(str_trim(str_sub(line, at, line.n)), a));
}

/* "Thanks in advance, Prof. Alan Dent": where the name begins; the end: it is no such line. */
static size_t name_behind(struct str line, struct arena *a)
{
	const size_t comma = str_find_char(line, ',');
	const bool signs = comma + 1 < line.n && parting_greets(str_sub(line, 0, comma), a) &&
			   parting_signs(str_trim(str_sub(line, comma + 1, line.n)), false, a);
	return signs ? comma + 1 : line.n;
}

size_t parting_from(struct str mail, struct arena *a)
{
	const struct str text = own_part(mail);
	const size_t last = line_before(text, text.n), name_at = last + name_behind(str_sub(text, last, text.n), a);
	size_t from = text.n, begin;
	bool name = false;
	for (; from; from = begin) {
		begin = line_before(text, from);
		const struct str line = str_trim(str_sub(text, begin, from));
		if (ends_in_closing(line, a) || (name && parting_greets(line, a)))
			return from;
		name |= line.n && parting_signs(line, str_find_char(line, ' ') < line.n, a); /* "Bob" may be a word */
		if (line.n && !parting_signs(line, false, a))
			break;
	}
	if (name_at < text.n)
		return name_at;
	return text.n && parting_signs(str_trim(str_sub(text, last, text.n)), true, a) ? last : mail.n;
}
