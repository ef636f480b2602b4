/* wish: how a player wants his letters: as text, as HTML or both; with the reports of turns or without. */
#include "request/request.h"

#include "play/game.h"
#include "world/wish.h"

/* What a word says of them; a set of bits. */
enum wished { WISHES_BOTH = 1, WISHES_HTML = 2, WISHES_TEXT = 4, WISHES_NONE = 8 };
static const struct {
	const char *text;
	enum wished says;
} wishes[] = {
#define WISH(text, what) { text, WISHES_##what },
#include "../../grammar/wishes.def"
#undef WISH
};

static unsigned said_in(struct str words)
{
	unsigned all = 0;
	struct str word;

	while (str_cut(&words, ' ', &word))
		for (size_t i = 0; i < sizeof wishes / sizeof *wishes; i++)
			if (str_eq_c(word, wishes[i].text))
				all |= wishes[i].says;
	return all;
}

/* "letters in text", "no html", "both text and html" */
struct str request_form(const struct request *r, const struct asked *asked)
{
	const unsigned said = said_in(asked->words);
	const bool none = said & WISHES_NONE, text = said & WISHES_TEXT, html = said & WISHES_HTML;

	(void)r;
	if (text && html)
		return none ? STR_NONE : str_c(wish_forms[LETTERS_BOTH]);
	if (text || html)
		return str_c(wish_forms[html == none ? LETTERS_TEXT : LETTERS_HTML]);
	return said & WISHES_BOTH ? str_c(wish_forms[LETTERS_BOTH]) : STR_NONE;
}

struct str request_reports(const struct request *r, const struct asked *asked)
{
	(void)r;
	return str_c(said_in(asked->words) & WISHES_NONE ? "stop" : "start");
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
