/*
 * host_reply: what the host answers to a letter that asks him something (input.replies) needs no more words than a person would
 * write: yes, no, wait, or the answer itself. It is heard as the line of his that says the same with its number.
 */
#include "base/byte.h"
#include "engine/ear.h"
#include "engine/host.h"
#include "play/game.h"

static bool any_verb(struct str text)
{
	struct str line;

	while (str_line(&text, &line))
		if (host_speaks(str_trim(line)))
			return true;
	return false;
}

/* All that he wrote, in one line. */
static struct str said(struct str text, struct arena *a)
{
	struct buf b = buf_new(a);
	struct str line;

	while (str_line(&text, &line))
		if (str_trim(line).n)
			buf_addf(&b, "%s%.*s", b.n ? " " : "", STR_ARG(str_trim(line)));
	return buf_str(&b);
}

/* "No, we play on Sunday.": the word in front, and what stands behind the sign after it. */
static bool begins(struct str text, const char *const *words, struct str *rest)
{
	size_t n = 0;

	while (n < text.n && byte_is_letter(text.p[n]))
		n++;
	*rest = str_trim(str_sub(text, n, text.n));
	for (; *words; words++)
		if (str_eq_nocase(str_sub(text, 0, n), str_c(*words)))
			break;
	if (!*words || (rest->n && !strchr(".,;:!-", rest->p[0])))
		return false;
	while (rest->n && strchr(".,;:!- ", rest->p[0]))
		*rest = str_sub(*rest, 1, rest->n);
	return true;
}

static const char *const yes[] = { "yes", "ok", "okay", "accept", "accepted", "agreed", NULL };
static const char *const no[] = { "no", "decline", "declined", NULL };
static const char *const waits[] = { "wait", "waits", NULL };

/* The line that says it; empty: none does. q NULL: it is no player who asks. */
static struct str line_of(const struct ear *ear, const struct question *q, struct str text)
{
	const long long number = ear->in->replies;
	struct arena *a = ear->a;
	struct str rest;

	if ((!q || q->offer.n) && begins(text, waits, &rest) && !rest.n)
		return str_printf(a, "wait %lld", number);
	if (!q)
		return STR_NONE;
	if (!q->offer.n)
		return str_printf(a, "answer %lld: %.*s", number, STR_ARG(text));
	if (begins(text, yes, &rest) && !rest.n)
		return str_printf(a, "accept %lld", number);
	if (begins(text, no, &rest))
		return str_printf(a, "decline %lld%s%.*s", number, rest.n ? ": " : "", STR_ARG(rest));
	return STR_NONE;
}

static struct span first_line(const struct source *text)
{
	size_t i = 1;

	while (i < text->nlines && !str_trim(source_text(text, source_line_span(text, i))).n)
		i++;
	return source_line_span(text, i);
}

bool host_replies(struct ear *ear, const struct source *text)
{
	const struct diag *why = NULL;

	if (!ear->in->replies || any_verb(text->text))
		return false;

	const struct question *q = host_question(ear->in, ear->in->replies);
	const struct str all = said(text->text, ear->a), line = all.n ? line_of(ear, q, all) : STR_NONE;
	const struct span at = first_line(text);

	if (!all.n || (!line.n && !q))
		return false;
	ear->line = (uint32_t)source_line_of(text, at.from);
	if (!line.n)
		why = SAY(ear->a, "reply-which", at, { "words", q->words.n ? q->words : q->offer });
	else if (host_line(ear, at, line, &why))
		return true;
	ear_refuse_line(ear, ear_add(ear, VERDICT_REFUSED, at), why);
	return true;
}
