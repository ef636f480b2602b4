/* answers_help: what may be written, and what the rules are (asking.h). */
#include "letters/asking.h"
#include "letters/knowing.h"
#include "letters/previewing.h"
#include "letters/rulebook.h"
#include "base/file.h"
#include "disk/place.h"
#include "speech/ask.h"
#include "report/examples.h"
#include "letters/formed.h"

enum { FILE_MOST = 4 << 20 };

/* ---- what to write ---------------------------------------------------------------------------- */

int tell_form(struct buf *out, const struct asking *q, struct err *e)
{
	struct buf form = buf_new(q->arena);
	if (q->seat != SEAT_NONE)
		formed_write(&form, q->desk, q->state, q->seat, AREA_NONE, q->to->in->at);
	if (!form.n) {
		buf_add_c(out, "No order is asked of you now. A letter comes when one is.\n");
		return tell_status(out, q, e);
	}
	buf_addf(out, "Take away the # where you mean it:\n%.*s", STR_ARG(buf_str(&form)));
	return 0;
}

static bool asks(const struct asking *q, const struct call_row *c)
{
	if (c->deaf_since != WHEN_NONE)
		return false;
	return c->kind == KIND_MUSTER ? state_game(q->state)->phase == GAME_MUSTER
				      : seat_asked_for(q->game, q->state, c->call, q->seat) != SEAT_NONE;
}

static bool asks_him(const struct asking *q)
{
	for (size_t i = 0; i < row_count(q->state, TABLE_CALL); i++)
		if (asks(q, ROW(struct call_row, q->state, TABLE_CALL, i)))
			return true;
	return false;
}

/* Whether a verb is heard where such a call is open. */
static bool is_for(const struct asking *q, const struct verb *v, kind_id kind)
{
	const struct call_kind *row = q->game->kinds[kind];
	const bool replaced = row->hearing == SEALED && row->keeping == REPLACE_ALL;
	if (v->flags & VERB_STANDING && row->hearing != SEALED)
		return false;
	return v->admitted ? v->admitted & KIND_BIT(kind) : v->flags & VERB_REPLACED ? replaced : kind != KIND_MUSTER;
}

/* In a call that asks him now; later: in any of a game that runs. */
static bool may_say(const struct asking *q, const struct verb *v, bool later)
{
	for (kind_id kind = KIND_OWN; later && kind < q->game->nkinds; kind++)
		if (v->admitted & KIND_BIT(kind))
			return true;
	for (size_t i = 0; !later && i < row_count(q->state, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, q->state, TABLE_CALL, i);
		if (asks(q, c) && is_for(q, v, c->kind))
			return true;
	}
	return false;
}

/* What is said in no other words than its own is shown as it is written. */
static struct str said_as(const struct verb *v)
{
	struct str examples = v->flags & VERB_WHOLE ? str_c(v->examples) : STR_NONE, line;
	return str_line(&examples, &line) ? line : str_c(v->name);
}

/* Several words for one thing stand in a row, and are told of once. */
static void add_verbs(struct buf *out, const struct asking *q, bool later)
{
	const char *before = "";
	for (verb_id i = 0; i < q->game->nverbs; i++) {
		const struct verb *v = q->game->verbs[i];
		if (!v->help || (v->flags & VERB_STRANGER && q->seat != SEAT_NONE) ||
		    q->game->namesake[i] != VERB_NONE || !may_say(q, v, later) || !strcmp(v->help, before))
			continue;
		before = v->help;
		letter_line(out, str_printf(q->arena, "%.*s: %s", STR_ARG(said_as(v)), v->help), 2);
	}
}

/* What may be said now; where nothing is asked of him, what may be once it is. */
static int tell_verbs(struct buf *out, const struct asking *q, struct err *e)
{
	const bool now = asks_him(q);
	struct buf verbs = buf_new(q->arena);
	if (state_game(q->state)->phase == GAME_OVER)
		return 0;
	add_verbs(&verbs, q, !now);
	if (!verbs.n) {
		buf_add_c(out, "\nThere is nothing to order before it begins.\n");
		return 0;
	}
	buf_add_c(out,
		  now ? "\nYou may say now, a line each, in plain English:\n"
		      : "\nNo order is asked of you now. When one is, you may say, a line each, in plain English:\n");
	buf_add(out, buf_str(&verbs));
	buf_add_char(out, '\n');
	return now && state_game(q->state)->phase == GAME_RUNNING ? tell_form(out, q, e) : 0;
}

int tell_help(struct buf *out, const struct asking *q, struct err *e)
{
	int code = tell_status(out, q, e);
	if (!code)
		code = tell_verbs(out, q, e);
	buf_add_char(out, '\n');
	paragraph(
		out,
		STR("Or a word alone on its line: status, orders (what stands for you), order form, my position, map, "
		    "neighbours of a place, who, history, report 3, rules, rule 2.1, preview (and orders below it, "
		    "which are only tried). Also: away until Wednesday, one more day please, vote draw, press to NAME: ... "
		    "and a line END, call me NAME, letters in text, stop reports, resign. Whatever else you write goes to the host, who is a person."));
	return code;
}

int tell_preview(struct buf *out, const struct asking *q, struct err *e)
{
	return previewing_write(out, q->desk, q->to, q->line, e);
}

/* ---- the rules -------------------------------------------------------------------------------- */

static int read_data(struct str *text, const struct asking *q, const char *file, struct err *e)
{
	const char *path = place_data(q->desk->live.root->place, "games", q->game->rules->name, file);
	const int code = file_read(text, path, FILE_MOST, q->arena, e);
	if (code == ERR_NOT_FOUND)
		*text = STR("");
	return code == ERR_NOT_FOUND ? 0 : code;
}

/* An example, and behind some blanks what it does: that stands below it. */
static void add_example(struct buf *out, struct str line)
{
	const size_t gap = str_find(line, STR("   "));
	letter_line(out, str_sub(line, 0, gap), 4);
	if (gap < line.n)
		letter_line(out, str_trim(str_sub(line, gap, line.n)), 8);
}

/* Paragraphs; indented lines are examples. */
int tell_rules(struct buf *out, const struct asking *q, struct err *e)
{
	struct str text, line;
	struct buf words = buf_new(q->arena);
	bool more = true;
	int code = read_data(&text, q, "/help", e);
	text = code ? STR_NONE : examples_here(text, q->game, q->state, q->seat, q->arena);
	while (!code && more) {
		more = str_line(&text, &line);
		const bool goes_on = more && line.n && line.p[0] != ' ';
		if (goes_on)
			buf_addf(&words, "%s%.*s", words.n ? " " : "", STR_ARG(line));
		else if (words.n)
			paragraph(out, buf_str(&words));
		if (!goes_on)
			words.n = 0;
		if (more && line.n && !goes_on)
			add_example(out, str_trim(line));
		else if (more && !line.n)
			buf_add_char(out, '\n');
	}
	return code;
}

int tell_rule(struct buf *out, const struct asking *q, struct err *e)
{
	size_t n;
	const int code = rulebook_number(&n, out, q->desk, q->about, e);
	if (!code && !n)
		buf_addf(out, "There is no rule %.*s here. Answer \"rules\" for all of them in short.\n",
			 STR_ARG(escape_short(q->about, q->arena)));
	return code;
}

/* Where none does, the host is asked (forward.c). */
int tell_about(struct buf *out, const struct asking *q, struct err *e)
{
	const struct lore_entry *known[LORE_MOST];
	size_t n;
	struct rules_found found;
	enum lore_sure sure;
	int code = knowing_find(known, &n, &sure, q->desk, q->about, q->arena, e);
	for (size_t i = 0; i < n; i++)
		letter_line(out, examples_here(lore_plain(known[i]->text), q->game, q->state, q->seat, q->arena), 2);
	if (code || (n && sure >= LORE_LIKELY))
		return code;
	code = rulebook_about(&found, out, q->desk, q->about, q->asked->vague, q->arena, e);
	if (!code)
		paragraph(
			out,
			str_printf(
				q->arena,
				found.n || n
					? "What may be ordered, and what it costs: answer \"help\"; all rules in short: "
					  "\"rules\"."
					: "No rule names \"%.*s\". All rules in short: answer \"rules\".",
				STR_ARG(escape_short(q->about, q->arena))));
	return code;
}
