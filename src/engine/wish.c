/* wish: how a player wants his letters: as text, as HTML or both; with the reports of turns or without. */
#include "engine/request.h"

#include "play/game.h"
#include "world/wish.h"

static bool has_word(struct str words, const char *wanted)
{
	struct str word;

	while (str_cut(&words, ' ', &word))
		if (str_eq_c(word, wanted))
			return true;
	return false;
}

/* "letters in text", "no html", "both text and html" */
struct str request_form(const struct request *r, const struct asked *asked)
{
	const bool none = has_word(asked->words, "no") || has_word(asked->words, "without");
	const bool text = has_word(asked->words, "text") || has_word(asked->words, "plain");
	const bool html = has_word(asked->words, "html");

	(void)r;
	if (text && html)
		return none ? STR_NONE : str_c(wish_forms[LETTERS_BOTH]);
	if (text || html)
		return str_c(wish_forms[html == none ? LETTERS_TEXT : LETTERS_HTML]);
	return has_word(asked->words, "both") ? str_c(wish_forms[LETTERS_BOTH]) : STR_NONE;
}

struct str request_reports(const struct request *r, const struct asked *asked)
{
	(void)r;
	return str_c(has_word(asked->words, "stop") || has_word(asked->words, "no") || has_word(asked->words, "not") ||
				     has_word(asked->words, "without")
			     ? "stop"
			     : "start");
}

static void keep(struct request *r, struct wish_row row)
{
	row_put(ear_step(r->ear)->turn.after, TABLE_WISH, &row);
}

static struct wish_row now(const struct request *r)
{
	return wish_of(r->ear->state, seat_find(r->ear->state, r->seat)->player);
}

const struct diag *request_wish_form(struct request *r)
{
	struct wish_row row = now(r);

	row.form = 0;
	while (wish_forms[row.form] && !str_eq_c(r->rest, wish_forms[row.form]))
		row.form++;
	if (!wish_forms[row.form])
		return SAY(r->ear->a, "no-form", r->at, { "text", r->rest });
	keep(r, row);
	return NULL;
}

const struct diag *request_wish_reports(struct request *r)
{
	struct wish_row row = now(r);

	row.quiet = str_eq_c(r->rest, "stop");
	keep(r, row);
	return NULL;
}
