/* host_find: what the words of a host's line name: calls, seats, addresses, numbers. */
#include "base/byte.h"
#include "engine/host.h"

#include "bind/callname.h"
#include "play/game.h"

bool take_word(struct str *rest, const char *word)
{
	struct str w = str_c(word);

	if (!str_starts_nocase(*rest, w))
		return false;
	if (rest->n > w.n && !byte_is_blank(rest->p[w.n]) && !strchr(".!:;", rest->p[w.n]))
		return false;
	*rest = str_trim(str_sub(*rest, w.n, rest->n));
	return true;
}

bool cut_at_word(struct str text, const char *word, struct str *before, struct str *after)
{
	for (size_t i = 0; i < text.n; i++) {
		struct str rest = str_sub(text, i, text.n);

		if ((i && !byte_is_blank(text.p[i - 1])) || !take_word(&rest, word))
			continue;
		*before = str_trim(str_sub(text, 0, i));
		*after = rest;
		return true;
	}
	return false;
}

struct str cut_because(struct str text, struct str *because)
{
	struct str before;

	*because = STR_NONE;
	return cut_at_word(text, "because", &before, because) ? before : text;
}

struct str with_reason(struct str told, struct str because, struct arena *a)
{
	return because.n ? str_printf(a, "%.*s (%.*s)", STR_ARG(told), STR_ARG(because)) : told;
}

bool take_number(struct str text, int32_t *out)
{
	int64_t n;

	if (!str_to_int(str_trim(text), &n) || n < 0 || n > INT32_MAX)
		return false;
	*out = (int32_t)n;
	return true;
}

static struct str names_of_seats(const struct state *s, struct arena *a)
{
	struct buf out = buf_new(a);

	for (size_t i = 0; i < row_count(s, TABLE_SEAT) && i < 20; i++) {
		if (i)
			buf_add_c(&out, ", ");
		buf_add(&out, text_of(s, ROW(struct seat_row, s, TABLE_SEAT, i)->name));
	}
	return buf_str(&out);
}

const struct diag *find_seat(struct host_line *h, struct str name, seat_id *out)
{
	struct arena *a = h->ear->a;

	*out = name.n ? seat_by_name(h->ear->state, name) : SEAT_NONE;
	if (*out != SEAT_NONE)
		return NULL;
	if (!name.n)
		return host_usage(h);
	return SAY(a, "no-seat", h->at, { "seat", name }, { "seats", names_of_seats(h->ear->state, a) });
}

/* "12" of "share 12" */
static struct str number_of(struct str subject)
{
	size_t from = subject.n;

	while (from > 0 && !byte_is_blank(subject.p[from - 1]))
		from--;
	return from < subject.n && byte_is_digit(subject.p[from]) ? str_sub(subject, from, subject.n) : STR_NONE;
}

/* "auction", "auction of share 12", "auction share 12", "auction 12" */
static bool is_called(struct ear *ear, const struct call_row *c, struct str name)
{
	const struct game *g = ear->e->game;
	struct str subject = call_subject(g, ear->state, c, ear->a), number = number_of(subject);

	if (str_eq_nocase(name, call_title(g, ear->state, c, ear->a)))
		return true;
	if (!take_word(&name, kind_of(g, c)->name))
		return false;
	return !name.n || (subject.n && str_eq_nocase(name, subject)) || (number.n && str_eq(name, number));
}

static struct str titles_of_calls(struct ear *ear)
{
	struct buf out = buf_new(ear->a);

	for (size_t i = 0; i < row_count(ear->state, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, ear->state, TABLE_CALL, i);

		if (i)
			buf_add_c(&out, ", ");
		buf_add(&out, call_title(ear->e->game, ear->state, c, ear->a));
	}
	return buf_str(&out);
}

/* Without a name: the newest of the game's calls, one that hears before one that is deaf. */
static const struct call_row *newest(struct ear *ear)
{
	const struct call_row *best = NULL;

	for (size_t i = 0; i < row_count(ear->state, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, ear->state, TABLE_CALL, i);

		if (c->kind != KIND_MUSTER && (!best || call_hears(c) >= call_hears(best)))
			best = c;
	}
	return best;
}

const struct diag *find_call(struct host_line *h, struct str name, const struct call_row **out)
{
	struct ear *ear = h->ear;

	*out = name.n ? NULL : newest(ear);
	for (size_t i = row_count(ear->state, TABLE_CALL); name.n && !*out && i-- > 0;)
		if (is_called(ear, ROW(struct call_row, ear->state, TABLE_CALL, i), name))
			*out = ROW(struct call_row, ear->state, TABLE_CALL, i);
	if (*out)
		return NULL;
	return SAY(ear->a, "no-call", h->at, { "open", titles_of_calls(ear) });
}

/* One @, something on both sides, no blanks; the domain in lower case. */
const struct diag *find_address(struct host_line *h, struct str text, struct str *out)
{
	size_t at = str_find_char(text, '@');
	bool bad = !at || at + 1 >= text.n;

	for (size_t i = 0; i < text.n; i++)
		bad |= (unsigned char)text.p[i] <= ' ' || strchr("<>,;\"", text.p[i]) || (i > at && text.p[i] == '@');
	if (bad)
		return SAY(h->ear->a, "no-address", h->at, { "text", text });
	*out = str_lower(h->ear->a, text, at);
	return NULL;
}
