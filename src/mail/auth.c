/*
 * auth: reading a field like
 *	mx.example.org; dkim=pass (2048) header.d=example.com; spf=fail smtp.mailfrom=ann@example.com
 */
#include "mail/auth.h"

#include "base/buf.h"
#include "mail/address.h"

struct finding {
	struct str text; /* "dkim=pass header.d=example.com" */
	struct str method, result;
};

/* Before c, what was blank is one blank, or none beside '=' and ';'. */
static void part(struct buf *b, bool *blank, char c)
{
	if (*blank && b->n && !strchr("=;", c) && !strchr("=;", b->p[b->n - 1]))
		buf_add_char(b, ' ');
	*blank = false;
}

/* Comments are blanks (RFC 5322, 3.2.2: "mx.()example" is no word), blanks become single and none stand
 * around '=' and ';'. Quotes go, their blanks too. A quote inside a word is nobody's grammar, nor is a word
 * that goes on behind one, but for "a b"@example.org: nothing from there on is read. */
static struct str cleaned(struct arena *a, struct str value)
{
	struct buf b = buf_new(a);
	size_t depth = 0;
	bool blank = false, quoted = false;

	for (size_t i = 0; i < value.n; i++) {
		char c = value.p[i];

		if (c == '\\' && (depth || quoted)) {
			i++; /* what follows stands for itself */
			if (!depth && i < value.n)
				buf_add_char(&b, strchr("; =", value.p[i]) ? '_' : value.p[i]);
		} else if (c == '"' && !depth) {
			if (!quoted && !blank && b.n && !strchr("=;", b.p[b.n - 1]))
				break;
			quoted = !quoted;
			part(&b, &blank, c);
			if (!quoted && i + 1 < value.n && !strchr(" ;=(@", value.p[i + 1]))
				break;
		} else if (quoted) {
			buf_add_char(&b, strchr("; =", c) ? '_' : c);
		} else if (c == '(') {
			blank = true;
			depth++;
		} else if (c == ')' && depth) {
			depth--;
		} else if (c == ' ') {
			blank = true;
		} else if (!depth) {
			part(&b, &blank, c);
			buf_add_char(&b, c);
		}
	}
	return buf_str(&b);
}

static bool finding_read(struct finding *out, struct str piece)
{
	size_t equals = str_find_char(piece, '='), blank = str_find_char(piece, ' ');

	if (equals >= blank || equals == piece.n)
		return false;
	out->text = piece;
	out->method = str_sub(piece, 0, equals);
	out->method.n = str_find_char(out->method, '/'); /* dkim/1=pass */
	out->result = str_sub(piece, equals + 1, blank);
	return true;
}

static struct str property(struct str text, const char *name)
{
	struct str word;

	while (str_cut(&text, ' ', &word)) {
		size_t equals = str_find_char(word, '=');

		if (equals < word.n && str_eq_nocase(str_sub(word, 0, equals), str_c(name)))
			return str_sub(word, equals + 1, word.n);
	}
	return STR_NONE;
}

static bool is_below(struct str sub, struct str domain)
{
	return sub.n > domain.n && sub.p[sub.n - domain.n - 1] == '.' &&
	       str_eq_nocase(str_sub(sub, sub.n - domain.n, sub.n), domain);
}

/* Relaxed alignment: the same domain, or one below the other; a bare top-level domain is nobody's. */
static bool is_aligned(struct str domain, struct str from)
{
	if (str_find_char(domain, '@') < domain.n)
		domain = address_domain(domain);
	if (str_find_char(domain, '.') == domain.n)
		return domain.n && str_eq_nocase(domain, from);
	return str_eq_nocase(domain, from) || is_below(domain, from) || is_below(from, domain);
}

/* Which property names the domain that a method vouches for. */
static const struct {
	const char *method, *property, *other;
	bool alone; /* decides without looking at the others */
} methods[] = {
	{ "dmarc", "header.from", NULL, true },
	{ "dkim", "header.d", "header.i", false },
	{ "spf", "smtp.mailfrom", "smtp.mail", false },
};

static bool vouches(const struct finding *f, size_t method, struct str from)
{
	struct str domain = property(f->text, methods[method].property);

	if (!domain.n && methods[method].other)
		domain = property(f->text, methods[method].other);
	if (!domain.n)
		return methods[method].alone; /* dmarc is always about the From domain */
	return is_aligned(domain, from);
}

struct verdict {
	enum auth_result result;
	struct str text;
	bool final;
};

static void weigh(struct verdict *v, const struct finding *f, size_t method, struct str from)
{
	bool pass = str_eq_nocase(f->result, STR("pass"));
	bool fail = str_eq_nocase(f->result, STR("fail")) || str_eq_nocase(f->result, STR("hardfail"));

	if (pass && vouches(f, method, from)) {
		*v = (struct verdict){ AUTH_PASS, f->text, methods[method].alone };
	} else if (fail && (methods[method].alone || v->result != AUTH_PASS)) {
		*v = (struct verdict){ AUTH_FAIL, f->text, methods[method].alone };
	}
}

static enum auth_result judge(struct str findings, struct str from, struct str *text)
{
	struct verdict v = { .result = AUTH_NEUTRAL, .text = findings };
	struct str piece;
	struct finding f;

	while (!v.final && str_cut(&findings, ';', &piece)) {
		if (!finding_read(&f, str_trim(piece)))
			continue;
		for (size_t i = 0; i < sizeof methods / sizeof *methods; i++)
			if (str_eq_nocase(f.method, str_c(methods[i].method)))
				weigh(&v, &f, i, from);
	}
	*text = v.text;
	return v.result;
}

enum auth_result auth_read(const struct header *h, struct str authserv_id, struct str from, struct str *text,
			   struct arena *a)
{
	*text = STR_NONE;
	for (size_t i = 0; authserv_id.n && i < h->n; i++) {
		struct str rest, id, version;

		if (!str_eq_nocase(h->fields[i].name, STR("Authentication-Results")))
			continue;
		rest = cleaned(a, h->fields[i].value);
		if (!str_cut(&rest, ';', &id))
			continue;
		version = str_sub(id, str_find_char(id, ' '), id.n);
		id = str_sub(id, 0, id.n - version.n);
		if (!str_eq_nocase(id, authserv_id))
			continue;
		if (version.n && !str_eq(version, STR(" 1")))
			return AUTH_NEUTRAL; /* RFC 8601, 2.2: of another version */
		return judge(rest, address_domain(from), text);
	}
	return AUTH_ABSENT;
}
