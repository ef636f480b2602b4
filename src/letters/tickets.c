/*
 * tickets: see tickets.h. A file: "to ADDRESS", "at TIME AFTER PLACE", a blank line, the ticket.
 */
#include <stdlib.h>

#include "base/file.h"
#include "disk/ticket.h"
#include "letters/sending.h"
#include "letters/tickets.h"

enum { HASH_DIGITS = 24, FILE_MOST = 1 << 20, LETTER_MOST = 128 << 10 };

/* ---- one -------------------------------------------------------------------------------------- */

static const char *folder_of(struct desk *k, struct arena *a)
{
	return path_join(a, k->folder, "tickets");
}

static struct str signed_ticket(struct desk *k, const struct answer *to, struct str tip, struct arena *a)
{
	const struct outcome *o = &to->heard->o;
	const struct state *s = engine_state(k->live.engine);
	struct ticket t = { .game = k->live.name, .tip = tip, .took = o->took };
	struct buf b = buf_new(a);
	t.seat = o->seat == SEAT_NONE ? STR_NONE : seat_name(s, o->seat);
	t.dice = engine_commitment(k->live.engine);
	t.mail = to->in->hash;
	t.id = to->m->id;
	t.turn = o->turn;
	t.step = to->heard->steps - 1;
	t.arrived = to->in->at;
	t.after = to->in->after;
	t.place = to->in->place;
	ticket_write(&b, &t, k->pen.key);
	return buf_str(&b);
}

static int lay_by(struct desk *k, const struct answer *to, struct str text, struct arena *a, struct err *e)
{
	const char *folder = folder_of(k, a);
	const struct str hex = str_sub(hash_hex(a, &to->in->hash), 0, HASH_DIGITS);
	const struct str file = str_printf(a, "to %.*s\nat %020lld %010u %010u\n\n%.*s", STR_ARG(to->m->from),
					   (long long)to->in->at, to->in->after, to->in->place, STR_ARG(text));
	const char *path = path_join(a, folder, str_cstr(a, hex));
	int code = folder_make(folder, 0700, e);
	if (!code)
		code = file_keep(path, file, 0600, e);
	if (code)
		return code;
	sync_add(&k->live.root->together, path);
	sync_add(&k->live.root->together, folder);
	return 0;
}

int tickets_of(struct receipt_ticket *out, struct desk *k, const struct answer *to, struct str tip, struct arena *a,
	       struct err *e)
{
	const struct state *s = engine_state(k->live.engine);
	const struct outcome *o = &to->heard->o;
	*out = (struct receipt_ticket){ STR_NONE, false };
	if (!k->pen.key || o->player == PLAYER_NONE || option_is(s, "ticket", "none"))
		return 0;
	const struct str text = signed_ticket(k, to, tip, a);
	out->later = option_is(s, "ticket", "after") && state_game(s)->phase != GAME_OVER;
	if (!out->later)
		out->text = text;
	return out->later ? lay_by(k, to, text, a, e) : 0;
}

/* ---- when the game is over -------------------------------------------------------------------- */

struct kept {
	struct str to, at, text;
};

/* A file that does not read is none of ours. */
static bool read_kept(struct kept *out, const char *folder, struct str name, struct arena *a)
{
	struct str text, line;
	if (str_starts(name, STR(".")) || file_read(&text, path_join(a, folder, str_cstr(a, name)), FILE_MOST, a, NULL))
		return false;
	*out = (struct kept){ STR_NONE, STR_NONE, STR_NONE };
	if (str_line(&text, &line) && str_starts(line, STR("to ")))
		out->to = str_sub(line, 3, line.n);
	if (str_line(&text, &line) && str_starts(line, STR("at ")))
		out->at = line;
	out->text = str_trim(text);
	return out->to.n && out->at.n && out->text.n;
}

static int by_reader(const void *a, const void *b)
{
	const struct kept *x = a, *y = b;
	const int c = str_cmp(x->to, y->to);
	return c ? c : str_cmp(x->at, y->at);
}

static size_t read_all(struct kept **out, const char *folder, struct arena *a)
{
	struct str *names;
	size_t n, found = 0;
	if (!file_exists(folder) || folder_list(&names, &n, folder, a, NULL))
		return 0;
	*out = ARENA_ARRAY(a, struct kept, n + 1);
	for (size_t i = 0; i < n; i++)
		found += read_kept(&(*out)[found], folder, names[i], a);
	if (found)
		qsort(*out, found, sizeof **out, by_reader);
	return found;
}

/* As many of one reader's as go into a letter. */
static size_t one_letter(const struct kept *all, size_t n)
{
	size_t k = 1, bytes = all[0].text.n;
	while (k < n && str_eq(all[k].to, all[0].to) && bytes + all[k].text.n < LETTER_MOST)
		bytes += all[k++].text.n;
	return k;
}

static int send(struct desk *k, const struct commit *step, const struct kept *some, size_t n, size_t part,
		struct arena *a, struct err *e)
{
	struct letter l = { .to = some[0].to, .kind = STR("tickets"), .date = step->time };
	json_t *value = json_pack("{s:i,s:b}", "n", (int)n, "several", n > 1);
	struct buf tickets = buf_new(a);
	for (size_t i = 0; i < n; i++)
		buf_addf(&tickets, "\n%.*s\n", STR_ARG(some[i].text));
	model_set_lines(value, "tickets", buf_str(&tickets), a);
	l.about =
		hash_of(str_printf(a, "%.*s tickets %lld %zu", STR_ARG(k->live.name), (long long)step_of(step), part));
	return letter_send(k, &l, "tickets", value, a, e);
}

int tickets_send(struct desk *k, const struct commit *step, struct err *e)
{
	struct arena a = ARENA_INIT;
	struct kept *all;
	const size_t n = read_all(&all, folder_of(k, &a), &a);
	int code = 0;
	for (size_t i = 0, some; !code && i < n; i += some) {
		some = one_letter(all + i, n - i);
		code = send(k, step, all + i, some, i, &a, e);
	}
	arena_release(&a);
	return code;
}
