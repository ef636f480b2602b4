/*
 * press: see press.h.
 */
#include "letters/press.h"

#include "letters/letters.h"
#include "report/wrap.h"

enum { COLUMNS = 72, SUBJECT_LETTERS = 40 };
enum { SAID_TO, SAID_BY, SAID_TO_ALL, SAID_TEXT }; /* arguments of the event */

/* Lines of another's: marked, so that none is taken for one of ours. */
static void add_quoted(struct buf *out, struct str text)
{
	const struct str gap = STR(PRESS_BREAK);
	for (size_t at; text.n; text = str_sub(text, at + (at < text.n ? gap.n : 0), text.n)) {
		struct buf clean = buf_new(out->arena), lines = buf_new(out->arena);
		struct str rest, line;
		at = str_find(text, gap);
		escape_terminal(&clean, str_sub(text, 0, at));
		wrap_paragraph(&lines, buf_str(&clean), 0, COLUMNS - 2);
		rest = buf_str(&lines);
		while (str_line(&rest, &line))
			buf_addf(out, "| %.*s\n", STR_ARG(line));
	}
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

static struct str writer(const struct seating *s, const struct event *e)
{
	return e->args[SAID_BY] == SEAT_NONE ? STR("A player who does not say who he is")
					     : seat_name(s->after, (seat_id)e->args[SAID_BY]);
}

static struct str letter_text(const struct seating *s, const struct events *all, const struct event *e)
{
	const struct str who = writer(s, e), more = others(s, all, e);
	struct buf b = buf_new(s->arena);
	wrap_paragraph(&b,
		       e->args[SAID_TO_ALL]
			       ? str_printf(s->arena, "%.*s writes to all in game %.*s:", STR_ARG(who),
					    STR_ARG(s->desk->live.name))
			       : str_printf(s->arena, "%.*s writes to you%s%.*s in game %.*s:", STR_ARG(who),
					    more.n ? "" : " alone", STR_ARG(more), STR_ARG(s->desk->live.name)),
		       0, COLUMNS);
	buf_add_char(&b, '\n');
	add_quoted(&b, text_of(s->after, (text_id)e->args[SAID_TEXT]));
	buf_add_char(&b, '\n');
	if (e->args[SAID_BY] == SEAT_NONE)
		wrap_paragraph(&b, STR("What you reply to this letter is read by the game, not by him."), 0, COLUMNS);
	else
		wrap_paragraph(
			&b,
			str_printf(s->arena,
				   "Reply, and %.*s alone reads it: nothing in it is an order. To others, in any mail: "
				   "press to NAME: ... and a line END. The host can read it.",
				   STR_ARG(who)),
			0, COLUMNS);
	return buf_str(&b);
}

static struct str subject(const struct seating *s, const struct event *e)
{
	const struct str who = e->args[SAID_BY] == SEAT_NONE ? STR("a player") : writer(s, e);
	struct buf b = buf_new(s->arena);
	buf_addf(&b, "%.*s writes%s: %.*s [pbp:%.*s", STR_ARG(who), e->args[SAID_TO_ALL] ? " to all" : "",
		 STR_ARG(first_words(text_of(s->after, (text_id)e->args[SAID_TEXT]), s->arena)),
		 STR_ARG(s->desk->live.name));
	if (e->args[SAID_BY] != SEAT_NONE)
		buf_addf(&b, " press %.*s", STR_ARG(who));
	buf_add_char(&b, ']');
	return buf_str(&b);
}

static int deliver(const struct seating *s, const struct events *all, size_t i, struct err *e)
{
	const struct event *event = &all->list.at[i];
	const struct seat_row *seat = seat_find(s->after, (seat_id)event->args[SAID_TO]);
	const struct player_row *p =
		seat ? row_find(s->after, TABLE_PLAYER, &(struct player_row){ .player = seat->player }) : NULL;
	struct live *l = &s->desk->live;
	if (!p || p->address == TEXT_NONE)
		return 0;
	struct letter letter = { .from = live_address(l, s->arena), .from_name = l->name };
	letter.to = text_of(s->after, p->address);
	letter.subject = subject(s, event);
	letter.text = letter_text(s, all, event);
	letter.about = hash_of(str_printf(s->arena, "%.*s step %d", STR_ARG(l->name), state_game(s->after)->step));
	letter.kind = str_printf(s->arena, "press-%zu", i);
	letter.date = s->commit->time;
	return outbox_add(&l->root->outbox, &letter, e);
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
void press_receipt(struct buf *out, struct str exact, bool unended)
{
	const size_t colon = str_find_char(exact, ':');
	struct str to = str_sub(exact, sizeof "press " - 1, colon);
	buf_addf(out, "Delivered %.*s, as it stands here:\n\n", STR_ARG(to));
	add_quoted(out, str_trim(str_sub(exact, colon + 1, exact.n)));
	if (unended)
		buf_add_char(out, '\n');
	if (unended)
		wrap_paragraph(
			out,
			STR("There was no line END, so the rest of your mail went with it, and nothing of that was "
			    "read as an order."),
			0, COLUMNS);
}
