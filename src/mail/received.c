/*
 * received: reading lines like
 *	from HELO (client.example.org [192.0.2.7]) (using TLSv1.3) by mx.example.org (Postfix) with ESMTPS
 *		id 4Xyz for <pbp@example.org>; Mon, 5 Jan 2026 09:30:00 +0100 (CET)
 *
 * HELO is the sender's to choose, and some servers write blanks in it: so the last "by" counts, and of
 * the comments before it the last that names an address.
 */
#include "mail/received.h"

#include <arpa/inet.h>

#include "base/buf.h"

struct hop {
	struct str from; /* what stands before the last "by" */
	struct str by, with;
	struct str client; /* the comment that names the client's address: "client.example.org [192.0.2.7]" */
	when at;
};

struct scan {
	struct str s;
	size_t at;
};

/* Behind the "..." or <...> or (...) that stands at s->at; the rest of all where it is not closed. */
static struct str take_enclosed(struct scan *s, char open, char close)
{
	const size_t from = s->at;
	size_t depth = 0;

	for (; s->at < s->s.n; s->at++) {
		const char c = s->s.p[s->at];

		if (c == '\\') {
			s->at++;
		} else if (c == '"' && open == '<') {
			take_enclosed(s, '"', '"');
			s->at--;
		} else if (c == open && (open != close || !depth)) {
			depth++;
		} else if (c == close && --depth == 0) {
			s->at++;
			break;
		}
	}
	s->at = s->at < s->s.n ? s->at : s->s.n;
	return str_sub(s->s, from, s->at);
}

enum piece { PIECE_END, PIECE_WORD, PIECE_COMMENT };

static enum piece next_piece(struct scan *s, struct str *out)
{
	size_t from;

	while (s->at < s->s.n && s->s.p[s->at] == ' ')
		s->at++;
	if (s->at == s->s.n)
		return PIECE_END;
	if (s->s.p[s->at] == '(') {
		*out = take_enclosed(s, '(', ')');
		return PIECE_COMMENT;
	}
	for (from = s->at; s->at < s->s.n && !strchr(" (", s->s.p[s->at]);)
		if (s->s.p[s->at] == '"')
			take_enclosed(s, '"', '"');
		else if (s->s.p[s->at] == '<')
			take_enclosed(s, '<', '>');
		else
			s->at++;
	*out = str_sub(s->s, from, s->at);
	return PIECE_WORD;
}

static struct str next_word(struct scan *s)
{
	struct str piece;
	enum piece kind;

	while ((kind = next_piece(s, &piece)) == PIECE_COMMENT)
		;
	return kind == PIECE_WORD ? piece : STR_NONE;
}

/* "(name [192.0.2.7])" or "([192.0.2.7] helo=name)"; not "(Client CN "x [192.0.2.7]", Issuer ...)". */
static bool names_address(struct str comment)
{
	const struct str inside = str_sub(comment, 1, comment.n);
	const size_t bracket = str_find_char(inside, '[');

	return bracket < inside.n && str_find_char(inside, ' ') >= bracket - (bracket > 0) &&
	       str_find_char(inside, '(') > bracket;
}

static struct hop read_hop(struct str value)
{
	struct hop hop = { .at = WHEN_NONE };
	struct str date = value, piece, client = STR_NONE;
	struct scan s = { value, 0 };
	enum piece kind;

	for (size_t at; (at = str_find_char(date, ';')) < date.n;)
		date = str_sub(date, at + 1, date.n);
	if (date.p == value.p || !when_parse_rfc5322(str_trim(date), &hop.at))
		hop.at = WHEN_NONE;
	if (date.p != value.p)
		s.s = str_sub(value, 0, value.n - date.n);
	hop.from = s.s;
	while ((kind = next_piece(&s, &piece)) != PIECE_END) {
		if (kind == PIECE_COMMENT && names_address(piece)) {
			client = piece;
		} else if (kind == PIECE_WORD && str_eq_nocase(piece, STR("by"))) {
			hop.from = str_sub(value, 0, (size_t)(piece.p - value.p));
			hop.by = str_strip(next_word(&s), ".;");
			hop.with = STR_NONE;
			hop.client = client;
		} else if (kind == PIECE_WORD && str_eq_nocase(piece, STR("with"))) {
			hop.with = next_word(&s);
		}
	}
	return hop;
}

/* A name without a dot, as machines at home have one, is that of "name.lan" as well. */
static bool is_name(struct str receiver, struct str name)
{
	return str_eq_nocase(receiver, name) ||
	       (str_find_char(receiver, '.') == receiver.n && str_starts_nocase(name, receiver) &&
		name.n > receiver.n && name.p[receiver.n] == '.');
}

static struct str our_name(struct str name, const struct mail_site *site)
{
	for (size_t i = 0; name.n && i < site->nreceivers; i++)
		if (is_name(site->receivers[i], name))
			return site->receivers[i];
	return STR_NONE;
}

/*
 * By the name that the server looked up and found to be right: "(mx.example.org [192.0.2.7])"; behind the
 * bracket sendmail says "may be forged". This machine's own address proves nothing: whoever has an account
 * on it may speak from there.
 */
static bool client_is_ours(struct str comment, const struct mail_site *site)
{
	const size_t bracket = str_find_char(comment, '[');

	return bracket < comment.n && str_ends(comment, STR("])")) &&
	       our_name(str_trim(str_sub(comment, 1, bracket)), site).n;
}

/* Whether what stands below the line is ours too: it was fetched, or handed on inside, or came from ours. */
static bool came_from_us(const struct hop *hop, const struct mail_site *site)
{
	static const char *const inside[] = { "IMAP", "POP", "LMTP" };

	for (size_t i = 0; i < sizeof inside / sizeof *inside; i++)
		if (str_starts_nocase(hop->with, str_c(inside[i])))
			return true;
	return client_is_ours(hop->client, site);
}

when received_read(const struct header *h, const struct mail_site *site, struct str *by)
{
	when at = WHEN_NONE;

	*by = STR_NONE;
	for (size_t i = 0; i < h->n; i++) {
		struct hop hop;
		struct str name;

		if (!str_eq_nocase(h->fields[i].name, STR("Received")))
			continue;
		hop = read_hop(h->fields[i].value);
		name = our_name(hop.by, site);
		if (!name.n || hop.at == WHEN_NONE || (at != WHEN_NONE && hop.at > at))
			break;
		at = hop.at;
		*by = name;
		if (!came_from_us(&hop, site))
			break;
	}
	return at;
}

/* ---- who handed it over ------------------------------------------------------------------------ */

/* "[IPv6:2001:db8::1]", as its 16 bytes; IPv4 as 4. */
static size_t read_literal(uint8_t out[16], struct str text)
{
	char s[64];

	if (str_starts_nocase(text, STR("IPv6:")))
		text = str_sub(text, 5, text.n);
	if (text.n >= sizeof s)
		return 0;
	memcpy(s, text.p, text.n);
	s[text.n] = '\0';
	return inet_pton(AF_INET, s, out) == 1 ? 4 : inet_pton(AF_INET6, s, out) == 1 ? 16 : 0;
}

static bool is_ours(const uint8_t *b, size_t n)
{
	static const uint8_t loopback[16] = { [15] = 1 };

	if (n == 4)
		return b[0] == 127 || b[0] == 10 || (b[0] == 172 && b[1] / 16 == 1) || (b[0] == 192 && b[1] == 168);
	return !memcmp(b, loopback, 16) || (b[0] == 0xfe && (b[1] & 0xc0) == 0x80) || (b[0] & 0xfe) == 0xfc;
}

/* What the client said of itself (HELO) may look like an address too: the last one counts, and none that
 * stands behind "helo=". */
static size_t address_in(uint8_t out[16], struct str from)
{
	size_t n = 0;

	for (size_t open; (open = str_find_char(from, '[')) < from.n;) {
		const struct str before = str_sub(from, 0, open), rest = str_sub(from, open + 1, from.n);
		const size_t end = str_find_char(rest, ']');
		uint8_t found[16];
		const size_t got = read_literal(found, str_sub(rest, 0, end));

		if (got && !str_ends(before, STR("helo=")) && !str_ends(before, STR("HELO ")))
			memcpy(out, found, n = got);
		from = str_sub(rest, end, rest.n);
	}
	return n;
}

static struct str written(const uint8_t *b, size_t n, struct arena *a)
{
	struct buf out = buf_new(a);

	if (n == 4)
		return str_printf(a, "%u.%u.%u.%u", b[0], b[1], b[2], b[3]);
	for (size_t i = 0; i < 8; i++) /* a household has a /64, and may choose any address of it */
		buf_addf(&out, "%02x", b[i]);
	return buf_str(&out);
}

struct str received_hop(const struct header *h, struct arena *a)
{
	for (size_t i = 0; i < h->n; i++) {
		const struct str value = h->fields[i].value;
		uint8_t b[16];
		size_t n;

		if (!str_eq_nocase(h->fields[i].name, STR("Received")) || !str_starts_nocase(value, STR("from ")))
			continue; /* "by ...": nobody handed it over */
		n = address_in(b, read_hop(value).from);
		if (!n)
			return STR_NONE;
		if (!is_ours(b, n))
			return written(b, n, a);
	}
	return STR_NONE;
}
