/*
 * press: see press.h.
 */
#include "letters/press.h"

#include "letters/letters.h"
#include "letters/sending.h"
#include "report/wrap.h"

enum { COLUMNS = 72, SUBJECT_LETTERS = 40 };
enum { SAID_TO, SAID_BY, SAID_TO_ALL, SAID_TEXT }; /* arguments of the event */

/* Lines of another's: the template marks them, so that none is taken for one of ours. */
static void set_quoted(json_t *o, struct str text, struct arena *a)
{
	const struct str gap = STR(PRESS_BREAK);
	struct buf lines = buf_new(a);
	for (size_t at; text.n; text = str_sub(text, at + (at < text.n ? gap.n : 0), text.n)) {
		struct buf clean = buf_new(a);
		at = str_find(text, gap);
		escape_terminal(&clean, str_sub(text, 0, at));
		wrap_paragraph(&lines, buf_str(&clean), 0, COLUMNS - 2);
	}
	model_set_lines(o, "text", buf_str(&lines), a);
}

static struct str first_words(struct str text, struct arena *a)
{
	const struct str line = str_sub(text, 0, str_find(text, STR(PRESS_BREAK)));
	const size_t n = utf8_fit(line, SUBJECT_LETTERS);
	return str_printf(a, "%.*s%s", STR_ARG(escape_short(str_sub(line, 0, n), a)), n < text.n ? " ..." : "");
}

static bool is_same(const struct event *a, const struct event *b)
{
	return a->what == b->what && a->args[SAID_BY] == b->args[SAID_BY] && a->args[SAID_TEXT] == b->args[SAID_TEXT];
}

/* Who else reads it: "you, gold and blue"; empty: nobody. */
static struct str others(const struct seating *s, const struct events *all, const struct event *e)
{
	struct buf b = buf_new(s->arena);
	size_t n = 0, k = 0;
	for (size_t i = 0; i < all->list.n; i++)
		n += is_same(&all->list.at[i], e) && &all->list.at[i] != e;
	for (size_t i = 0; i < all->list.n; i++)
		if (is_same(&all->list.at[i], e) && &all->list.at[i] != e)
			buf_addf(&b, "%s%.*s", ++k == n ? " and " : ", ",
				 STR_ARG(seat_name(s->after, (seat_id)all->list.at[i].args[SAID_TO])));
	return buf_str(&b);
}

static json_t *press_value(const struct seating *s, const struct events *all, const struct event *e)
{
	const struct str text = text_of(s->after, (text_id)e->args[SAID_TEXT]);
	json_t *value = json_pack("{s:b}", "all", e->args[SAID_TO_ALL] != 0);
	model_set_some(value, "who",
		       e->args[SAID_BY] == SEAT_NONE ? STR_NONE : seat_name(s->after, (seat_id)e->args[SAID_BY]),
		       s->arena);
	model_set_some(value, "others", others(s, all, e), s->arena);
	model_set(value, "first", first_words(text, s->arena), s->arena);
	set_quoted(value, text, s->arena);
	return value;
}

static int deliver(const struct seating *s, const struct events *all, size_t i, struct err *e)
{
	const struct event *event = &all->list.at[i];
	const struct seat_row *seat = seat_find(s->after, (seat_id)event->args[SAID_TO]);
	struct letter letter;
	if (!seat || !seated_envelope(&letter, s, seat, "press"))
		return 0;
	letter.kind = str_printf(s->arena, "press-%zu", i); /* one may have several */
	return letter_send(s->desk, &letter, "press", press_value(s, all, event), s->arena, e);
}

int press_deliver(const struct seating *s, const struct events *events, struct err *e)
{
	int code = 0;
	for (size_t i = 0; !code && i < events->list.n; i++)
		if (events->list.at[i].what == EVENT_PRESS)
			code = deliver(s, events, i, e);
	return code;
}

/* "press to red, blue: TEXT" */
void press_receipt(json_t *o, struct str exact, bool unended, struct arena *a)
{
	const size_t colon = str_find_char(exact, ':');
	model_set(o, "to", str_sub(exact, sizeof "press " - 1, colon), a);
	set_quoted(o, str_trim(str_sub(exact, colon + 1, exact.n)), a);
	json_object_set_new(o, "unended", json_boolean(unended));
}
