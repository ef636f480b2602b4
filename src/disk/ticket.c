/*
 * ticket: see ticket.h.
 */
#include "disk/ticket.h"

#include "base/board.h"

#define PURPOSE "pbp-ticket"
#define HEAD "pbp ticket 1"
#define SIGNATURE "-----BEGIN SSH SIGNATURE-----"
#define SIGNATURE_END "-----END SSH SIGNATURE-----"

enum { COLUMNS = 72 };

/* ---- written ---------------------------------------------------------------------------------- */

static bool is_inside(char c)
{
	return ((unsigned char)c & 0xc0) == 0x80; /* of a character of several bytes */
}

/* How much of a line stands in one row: to a blank, or where there is none as much as fits. */
static size_t row_end(struct str line)
{
	size_t n = COLUMNS - 1;
	if (line.n <= n)
		return line.n;
	while (n > COLUMNS / 2 && line.p[n] != ' ')
		n--;
	for (n = line.p[n] == ' ' ? n : COLUMNS - 1; is_inside(line.p[n]) || line.p[n - 1] == ' ';)
		n--; /* no row ends with a blank: mail programs take those away */
	return n;
}

/* "+ rest" stands for a blank and the rest, "+rest" for the rest alone. */
static void add_line(struct buf *out, struct str line)
{
	for (size_t n; line.n; line = str_sub(line, n, line.n)) {
		n = row_end(line);
		buf_addf(out, "%.*s\n%s", STR_ARG(str_sub(line, 0, n)), n < line.n ? "+" : "");
	}
}

static void add_lines(struct buf *out, struct str text)
{
	struct str line;
	while (str_line(&text, &line))
		add_line(out, line);
}

void ticket_write(struct buf *out, const struct ticket *t, const struct sshkey *key)
{
	struct arena a = ARENA_INIT;
	struct buf b = buf_new(&a);
	buf_addf(&b, HEAD "\ngame %.*s\ndice %.*s\nturn %lld\n", STR_ARG(t->game), STR_ARG(hash_hex(&a, &t->dice)),
		 (long long)t->turn);
	if (t->seat.n)
		add_line(&b, str_printf(&a, "seat %.*s", STR_ARG(t->seat)));
	buf_addf(&b, "mail %.*s\n", STR_ARG(hash_hex(&a, &t->mail)));
	if (t->id.n)
		add_line(&b, str_printf(&a, "id %.*s", STR_ARG(t->id)));
	buf_addf(&b, "arrived %.*s after=%lld place=%lld\nstep %lld\ntip %.*s\n", STR_ARG(when_iso(&a, t->arrived)),
		 (long long)t->after, (long long)t->place, (long long)t->step, STR_ARG(t->tip));
	add_lines(&b, t->took);
	buf_add(out, buf_str(&b));
	sshsig_make(out, key, PURPOSE, buf_str(&b));
	arena_release(&a);
}

/* ---- found in a letter ------------------------------------------------------------------------ */

/* Without what a mail program put before it, and blanks behind it. */
static struct str own_line(struct str line, struct str mark)
{
	const struct str bare = str_strip(mark, " ");
	if (str_starts(line, mark))
		line = str_sub(line, mark.n, line.n);
	else if (bare.n && str_starts(line, bare))
		line = str_sub(line, bare.n, line.n);
	while (line.n && strchr(" \t\r", line.p[line.n - 1]))
		line.n--;
	return line;
}

/* To where it begins; mark: what stands before it in its line. */
static bool find_head(struct str *text, struct str *mark)
{
	const struct str head = STR(HEAD);
	struct str line;
	while (str_line(text, &line)) {
		const size_t at = str_find(line, head);
		if (at < line.n && !str_trim(str_sub(line, at + head.n, line.n)).n) {
			*mark = str_sub(line, 0, at);
			return true;
		}
	}
	return false;
}

static void add_row(struct buf *words, struct str row)
{
	const bool goes_on = str_starts(row, STR("+")) && words->n;
	if (goes_on)
		words->n--; /* the line feed */
	buf_addf(words, "%.*s\n", STR_ARG(goes_on ? str_sub(row, 1, row.n) : row));
}

struct pieces { /* rows as they were signed; their words, a line each; the signature */
	struct buf rows, words, signature;
};

static bool take_pieces(struct pieces *p, struct str *text, struct str mark)
{
	struct str line;
	bool signature = false;
	buf_add_c(&p->rows, HEAD "\n");
	while (str_line(text, &line)) {
		line = own_line(line, mark);
		signature |= str_eq_c(line, SIGNATURE);
		buf_addf(signature ? &p->signature : &p->rows, "%.*s\n", STR_ARG(line));
		if (!signature)
			add_row(&p->words, line);
		if (str_eq_c(line, SIGNATURE_END))
			return true;
	}
	return false;
}

/* ---- read ------------------------------------------------------------------------------------- */

static bool read_arrived(struct ticket *t, struct str text)
{
	struct str time, after, place;
	return str_cut(&text, ' ', &time) && str_cut(&text, ' ', &after) && str_cut(&text, ' ', &place) &&
	       when_parse(time, &t->arrived) && str_starts(after, STR("after=")) && str_starts(place, STR("place=")) &&
	       str_to_int(str_sub(after, 6, after.n), &t->after) && str_to_int(str_sub(place, 6, place.n), &t->place);
}

/* A word that it does not know, and all behind it, is what was taken. */
static bool read_line(struct ticket *t, struct str line, struct str *took)
{
	struct str rest = line, key;
	str_cut(&rest, ' ', &key);
	if (str_eq_c(key, "game"))
		t->game = rest;
	else if (str_eq_c(key, "seat"))
		t->seat = rest;
	else if (str_eq_c(key, "tip"))
		t->tip = rest;
	else if (str_eq_c(key, "id"))
		t->id = rest;
	else if (str_eq_c(key, "dice"))
		return hash_from_hex(rest, &t->dice);
	else if (str_eq_c(key, "mail"))
		return hash_from_hex(rest, &t->mail);
	else if (str_eq_c(key, "turn"))
		return str_to_int(rest, &t->turn);
	else if (str_eq_c(key, "step"))
		return str_to_int(rest, &t->step);
	else if (str_eq_c(key, "arrived"))
		return read_arrived(t, rest);
	else
		took->p = line.p;
	return true;
}

static bool read_words(struct ticket *t, struct str words)
{
	struct str rest = words, line, took = STR_NONE;
	*t = (struct ticket){ .turn = -1, .step = -1, .arrived = WHEN_NONE };
	while (!took.p && str_line(&rest, &line))
		if (!read_line(t, line, &took))
			return false;
	t->took = took.p ? str_sub(words, (size_t)(took.p - words.p), words.n) : STR("");
	return t->game.n && t->tip.n && t->turn >= 0 && t->step >= 0 && t->arrived != WHEN_NONE;
}

enum ticket_found ticket_next(struct str *text, struct ticket *out, uint8_t key[32], struct arena *a)
{
	struct pieces p = { buf_new(a), buf_new(a), buf_new(a) };
	struct str mark;
	if (!find_head(text, &mark))
		return TICKET_NONE;
	if (!take_pieces(&p, text, mark) || !read_words(out, buf_str(&p.words)) ||
	    !sshsig_check(key, buf_str(&p.signature), PURPOSE, buf_str(&p.rows)))
		return TICKET_BROKEN;
	return TICKET_SIGNED;
}
