/*
 * token: found without taking the mail apart: its bytes are read once as
 * quoted-printable, which plain text is too, and every run of base64 letters in
 * each of its four alignments. So no part, however it is hidden or broken, keeps
 * a token; and a word of that form comes about by chance nowhere.
 */
#include "mail/token.h"

#include <sodium.h>

#include "base/byte.h"
#include "base/hash.h"
#include "mail/header.h"

static const char letters[] = "abcdefghijklmnopqrstuvwxyz234567";

void token_letters(char *out, size_t n, const struct hash *h)
{
	for (size_t i = 0; i < n; i++)
		out[i] = letters[h->b[i] % 32];
}

struct str token_make(const uint8_t secret[32], struct str game, int32_t issue, struct str address, struct arena *a)
{
	const struct str pieces[] = { STR("token of a player"), game, address, str_printf(a, "%d", (int)issue) };
	const struct hash h = hash_keyed_list(secret, pieces, 4);
	char *p = arena_alloc(a, TOKEN_LENGTH, 1);

	memcpy(p, "pbp-", 4);
	token_letters(p + 4, TOKEN_LETTERS, &h);
	return (struct str){ p, TOKEN_LENGTH };
}

/* ---- where a decoded byte stands in the mail ---- */

enum coding { PLAIN, HEX, BASE64 }; /* "a", "=61", a part of four base64 letters */

struct place {
	enum coding coding;
	uint8_t part;   /* BASE64: which of the three bytes */
	uint32_t at[4]; /* of its letters; PLAIN and HEX: the first */
};

#define MISSING UINT32_MAX /* a letter behind the end of base64 */

#define KEPT 64u       /* bytes looked back to: a token and the word before it */
#define SOFT_BREAK 80u /* bytes of a soft line break at most */

struct reader {
	struct str raw, token;
	char *copy; /* of raw, once something was overwritten */
	struct arena *arena;
	size_t header;
	bool found;
};

struct window {
	struct reader *r;
	struct place place[KEPT];
	char text[KEPT]; /* decoded, in lower case */
	size_t n;        /* bytes seen */
	int run;         /* letters since the last "pbp-"; -1: none */
};

static struct window window_new(struct reader *r)
{
	return (struct window){ .r = r, .run = -1 };
}

static char before(const struct window *w, size_t back)
{
	return back <= w->n && back <= KEPT ? w->text[(w->n - back) % KEPT] : '\n';
}

/* ---- overwriting ---- */

static const char base64[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

static int base64_value(char c)
{
	const char *found = c ? strchr(base64, c) : NULL;

	return found ? (int)(found - base64) : -1;
}

static void overwrite_base64(char *copy, const struct place *p, char fill)
{
	uint32_t bits = 0;
	const unsigned shift = 16 - 8 * p->part;

	for (int i = 0; i < 4; i++)
		bits = bits << 6 | (p->at[i] == MISSING ? 0 : (uint32_t)base64_value(copy[p->at[i]]));
	bits = (bits & ~(0xffu << shift)) | (uint32_t)(unsigned char)fill << shift;
	for (int i = 0; i < 4; i++)
		if (p->at[i] != MISSING)
			copy[p->at[i]] = base64[bits >> (18 - 6 * i) & 63];
}

/* Blanks behind a "=" would make a soft line break of it, and bring together what stood apart. */
static bool stands_behind_break(const char *copy, size_t at)
{
	const size_t least = at > SOFT_BREAK ? at - SOFT_BREAK : 0;

	while (at > least && strchr(" \t\r", copy[at - 1]) && copy[at - 1])
		at--;
	return at > 0 && copy[at - 1] == '=';
}

static char fill_at(const struct reader *r, size_t at)
{
	/* and a folded line of the header must not become empty */
	return at < r->header || stands_behind_break(r->copy, at) ? '*' : ' ';
}

static void overwrite(struct window *w, size_t back)
{
	struct reader *r = w->r;
	const struct place *p = &w->place[(w->n - back) % KEPT];

	if (!r->copy)
		r->copy = arena_strndup(r->arena, r->raw.p, r->raw.n);
	const char fill = fill_at(r, p->at[0]);
	if (p->coding == PLAIN) {
		r->copy[p->at[0]] = fill;
	} else if (p->coding == HEX) {
		r->copy[p->at[0] + 1] = '2';
		r->copy[p->at[0] + 2] = fill == ' ' ? '0' : 'A';
	} else {
		overwrite_base64(r->copy, p, fill);
	}
}

static bool is_word(char c)
{
	return byte_is_small(c) || byte_is_digit(c);
}

/* "token: pbp-...": how far back it goes, from the end of the token. */
static size_t with_its_name(const struct window *w, size_t back)
{
	static const char name[] = "nekot"; /* read backwards */
	size_t k = back + 1;

	while (k + 5 < KEPT && before(w, k) && strchr(" \t:=", before(w, k)))
		k++;
	for (size_t i = 0; i < 5; i++, k++)
		if (before(w, k) != name[i])
			return back;
	return is_word(before(w, k)) ? back : k - 1;
}

/* The last letter of a token was seen. What follows does not matter: two may stand side by side. */
static void take(struct window *w)
{
	char word[TOKEN_LENGTH];
	const size_t all = with_its_name(w, TOKEN_LENGTH);

	for (size_t i = 0; i < TOKEN_LENGTH; i++)
		word[i] = before(w, TOKEN_LENGTH - i);
	if (w->r->token.n == TOKEN_LENGTH && !sodium_memcmp(word, w->r->token.p, TOKEN_LENGTH))
		w->r->found = true;
	for (size_t i = all; i > 0; i--)
		overwrite(w, i);
	w->run = -1;
}

/* ---- reading ---- */

static void feed(struct window *w, char c, struct place p)
{
	c = byte_lower(c);
	w->text[w->n % KEPT] = c;
	w->place[w->n % KEPT] = p;
	w->n++;
	if (c == '-' && before(w, 2) == 'p' && before(w, 3) == 'b' && before(w, 4) == 'p')
		w->run = 0;
	else if (w->run >= 0)
		w->run = c && strchr(letters, c) ? w->run + 1 : -1;
	if (w->run == TOKEN_LETTERS)
		take(w);
}

/* How many bytes a soft line break at i takes: "=", blanks, a line end; 0: there is none. */
static size_t soft_break(struct str raw, size_t i)
{
	size_t at = i + 1;

	while (at < raw.n && at < i + SOFT_BREAK && strchr(" \t\r", raw.p[at]) && raw.p[at])
		at++;
	return at < raw.n && raw.p[at] == '\n' ? at + 1 - i : 0;
}

static void read_printable(struct reader *r)
{
	struct window w = window_new(r);
	const struct str raw = r->raw;
	size_t skip;

	for (size_t i = 0; i < raw.n; i++) {
		struct place p = { .coding = PLAIN, .at = { (uint32_t)i } };
		int high = -1, low = -1;

		if (raw.p[i] == '=' && (skip = soft_break(raw, i))) {
			i += skip - 1;
			continue;
		}
		if (raw.p[i] == '=' && i + 2 < raw.n) {
			high = byte_hex(raw.p[i + 1]);
			low = byte_hex(raw.p[i + 2]);
		}
		if (high >= 0 && low >= 0) {
			p.coding = HEX;
			feed(&w, (char)(high * 16 + low), p);
			i += 2;
		} else {
			feed(&w, raw.p[i], p);
		}
	}
}

struct quad {
	struct window w;
	uint32_t at[4];
	uint32_t bits;
	unsigned n;
};

static void feed_quad(struct quad *q, uint32_t at, int value)
{
	q->at[q->n++] = at;
	q->bits = q->bits << 6 | (uint32_t)value;
	if (q->n < 4)
		return;
	for (uint8_t k = 0; k < 3; k++) {
		struct place p = { .coding = BASE64, .part = k };

		memcpy(p.at, q->at, sizeof p.at);
		feed(&q->w, (char)(q->bits >> (16 - 8 * k)), p);
	}
	q->n = 0;
	q->bits = 0;
}

/* The letters from..to, line ends among them, whose first `skip` are left out. */
static void read_run(struct quad *q, size_t from, size_t to, unsigned skip)
{
	const struct str raw = q->w.r->raw;

	for (size_t i = from; i < to; i++) {
		int v = base64_value(raw.p[i]);

		if (v < 0)
			continue;
		if (skip) {
			skip--;
			continue;
		}
		feed_quad(q, (uint32_t)i, v);
	}
	while (q->n)
		feed_quad(q, MISSING, 0);
}

/* Letters, each line's end included where another line of letters follows. */
static size_t run_end(struct str raw, size_t from)
{
	size_t i = from;

	for (;;) {
		while (i < raw.n && base64_value(raw.p[i]) >= 0)
			i++;
		size_t next = i;
		next += next < raw.n && raw.p[next] == '\r';
		next += next < raw.n && raw.p[next] == '\n';
		if (next == i || next >= raw.n || base64_value(raw.p[next]) < 0)
			return i;
		i = next;
	}
}

static void read_base64(struct reader *r)
{
	for (size_t from = 0, to; from < r->raw.n; from = to + 1) {
		to = run_end(r->raw, from);
		if (to - from < TOKEN_LENGTH)
			continue;
		for (unsigned skip = 0; skip < 4; skip++) {
			struct quad q = { .w = window_new(r) };

			read_run(&q, from, to, skip);
		}
	}
}

bool token_take(struct str *blanked, struct str raw, struct str token, struct arena *a)
{
	struct reader r = { .raw = raw, .token = token, .arena = a, .header = header_length(raw) };

	read_printable(&r);
	read_base64(&r);
	*blanked = r.copy ? (struct str){ r.copy, raw.n } : raw;
	return r.found;
}
