/*
 * address: one pass over the value, token by token. An entry ends at a comma or
 * semicolon; a colon outside of angle brackets ends the name of a group. What
 * stands in angle brackets is the address; without any, the atoms are.
 */
#include "mail/address.h"

#include "base/buf.h"
#include "base/byte.h"
#include "mail/header.h"
#include "mail/message.h"

struct entry {
	struct buf plain, angle;
	size_t nangles;
	bool inside, gap, torn; /* gap: a blank since the last atom; torn: a blank between two atoms */
};

struct str address_local(struct str address)
{
	size_t at = address.n;

	while (at && address.p[at - 1] != '@')
		at--;
	return at ? str_sub(address, 0, at - 1) : address;
}

struct str address_domain(struct str address)
{
	size_t at = address.n;

	while (at && address.p[at - 1] != '@')
		at--;
	return at ? str_sub(address, at, address.n) : STR_NONE;
}

bool address_eq(struct str a, struct str b)
{
	return str_eq(address_local(a), address_local(b)) && str_eq_nocase(address_domain(a), address_domain(b));
}

static bool domain_is_lawful(struct str d)
{
	if (!d.n || d.n > 255 || d.p[0] == '.' || d.p[0] == '-' || d.p[d.n - 1] == '.')
		return false;
	for (size_t i = 0; i < d.n; i++) {
		char c = d.p[i];

		if (!byte_is_plain(c) && c != '-' && c != '_' && !(c == '.' && d.p[i + 1] != '.'))
			return false;
	}
	return true;
}

static bool local_is_lawful(struct str l)
{
	for (size_t i = 0; i < l.n; i++)
		if (l.p[i] <= ' ' || l.p[i] >= 0x7f || strchr("()<>[]:;@\\,\"", l.p[i]))
			return false;
	return l.n && l.n <= 64 && *l.p != '-';
}

bool address_is_safe(struct str address)
{
	return str_find_char(address, '@') < address.n && local_is_lawful(address_local(address)) &&
	       domain_is_lawful(address_domain(address));
}

/* Obsolete source routes: <@a,@b:ann@example.org> */
static struct str without_route(struct str s)
{
	size_t colon = str_find_char(s, ':');

	return s.n && *s.p == '@' && colon < s.n ? str_sub(s, colon + 1, s.n) : s;
}

static struct str normalized(struct str s, struct arena *a)
{
	return address_is_safe(s) ? str_lower(a, s, address_local(s).n) : STR_NONE;
}

static struct entry entry_new(struct arena *a)
{
	return (struct entry){ .plain = buf_new(a), .angle = buf_new(a) };
}

static void entry_end(struct addresses *out, struct entry *e, bool required, struct arena *a)
{
	struct str text = buf_str(e->nangles ? &e->angle : &e->plain);
	struct str address = normalized(without_route(text), a);

	if (address.n && e->nangles <= 1 && !e->inside && !(e->torn && !e->nangles))
		VEC_PUSH(&out->list, a, address);
	else if (text.n || e->nangles || required)
		out->bad++;
	*e = entry_new(a);
}

static void entry_char(struct entry *e, char c)
{
	struct buf *b = e->inside ? &e->angle : &e->plain;
	struct str s = buf_str(b);
	bool joint = strchr("@.", c) || (s.n && strchr("@.", s.p[s.n - 1]));

	if (e->gap && s.n && !joint)
		e->torn = true;
	if (e->gap && s.n && e->inside && !joint)
		buf_add_char(b, ' '); /* no address holds a blank: <a b@c> is none */
	e->gap = false;
	buf_add_char(b, c);
}

/* A quoted string is worth its content; outside of brackets it is most often a display name. */
static size_t quoted(struct entry *e, struct str v, size_t at)
{
	for (at++; at < v.n && v.p[at] != '"'; at++) {
		if (v.p[at] == '\\' && at + 1 < v.n)
			at++;
		/* an '@' or blank in quotes never makes an address of what stands in them */
		entry_char(e, strchr("@ ", v.p[at]) ? '"' : v.p[at]);
	}
	return at + 1;
}

static void angle(struct entry *e, char c)
{
	e->nangles += c == '<';
	/* a second '<' or a lone '>' is no address: twice counted, refused at the entry's end */
	if (e->inside == (c == '<'))
		e->nangles += 2;
	e->inside = c == '<';
	e->gap = false;
}

void addresses_parse(struct addresses *out, struct str v, size_t limit, struct arena *a)
{
	struct entry e = entry_new(a);
	size_t at = 0;

	while (at < v.n && out->list.n + out->bad < limit) {
		char c = v.p[at];

		if (c == '"') {
			at = quoted(&e, v, at);
			continue;
		}
		if (c == '(') {
			at = header_skip_comment(v, at);
			e.gap = true;
			continue;
		}
		if (c == '<' || c == '>')
			angle(&e, c);
		else if ((c == ',' && !e.inside) || c == ';')
			entry_end(out, &e, false, a);
		else if (c == ':' && !e.inside)
			e = entry_new(a);
		else if (c == ' ')
			e.gap = true;
		else
			entry_char(&e, c);
		at++;
	}
	entry_end(out, &e, false, a);
}
