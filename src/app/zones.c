/*
 * zones: see zones.h. A file of the database (RFC 9636) ends in a line with
 * the POSIX string by which the zone goes on.
 */
#include "app/zones.h"

#include "base/byte.h"
#include "base/file.h"

#define DATABASE "/usr/share/zoneinfo"

static bool is_a_name(struct str name)
{
	bool letters = false;
	for (size_t i = 0; i < name.n; i++) {
		const char c = name.p[i];
		const bool letter = byte_is_letter(c);
		letters |= letter;
		if (!letter && !(i && (byte_is_digit(c) || c == '_' || c == '-' || c == '+' || c == '/')))
			return false;
	}
	return letters && name.n < 64;
}

static struct str last_line(struct str text)
{
	if (!text.n || text.p[text.n - 1] != '\n')
		return STR_NONE;
	size_t from = --text.n;
	while (from && text.p[from - 1] != '\n')
		from--;
	return str_sub(text, from, text.n);
}

int zones_posix(struct str *out, struct str name, struct arena *a, struct err *e)
{
	struct zone z;
	struct str text;
	*out = name;
	if (!zone_parse(&z, name, NULL))
		return 0;
	if (!is_a_name(name))
		return err_set(e, ERR_NOT_FOUND, "\"%.*s\" is no time zone; write one like Europe/Amsterdam",
			       STR_ARG(name));
	if (!file_exists(DATABASE))
		return err_set(e, ERR_NOT_FOUND,
			       "this machine does not know the time zone %.*s: install tzdata, or write it as a POSIX "
			       "string like CET-1CEST,M3.5.0,M10.5.0/3",
			       STR_ARG(name));
	if (file_read(&text, arena_printf(a, DATABASE "/%.*s", STR_ARG(name)), 1 << 20, a, NULL) ||
	    !str_starts(text, STR("TZif")) || zone_parse(&z, last_line(text), NULL))
		return err_set(e, ERR_NOT_FOUND, "there is no time zone \"%.*s\"; write one like Europe/Amsterdam",
			       STR_ARG(name));
	*out = last_line(text);
	return 0;
}

/* The last word of a deadline, where it may be a zone: no other word of one has a stroke. */
static bool cut_zone(struct str *deadline, struct str *zone)
{
	const struct str text = str_trim(*deadline);
	size_t from = text.n;
	while (from && text.p[from - 1] != ' ')
		from--;
	const struct str last = str_sub(text, from, text.n);
	if (!from || str_find_char(last, '/') == last.n)
		return false;
	*zone = last;
	*deadline = str_trim(str_sub(text, 0, from));
	return true;
}

int zones_of_setup(struct setup *s, struct err *e)
{
	struct str zone = STR_NONE;
	int code = 0;
	for (size_t i = 0; !code && i < s->options.n; i++) {
		struct setup_option *o = &s->options.at[i];
		if (str_eq_c(o->name, "zone"))
			code = zones_posix(&o->value, o->value, s->arena, e);
		else if (str_eq_c(o->name, "deadline") && cut_zone(&o->value, &zone))
			code = zones_posix(&zone, zone, s->arena, e);
	}
	if (!code && zone.n)
		VEC_PUSH(&s->options, s->arena, ((struct setup_option){ STR("zone"), zone }));
	return code;
}

struct str zones_of_line(struct str line, struct arena *a)
{
	static const struct str head = { "amend zone", sizeof "amend zone" - 1 };
	struct str rest, posix;
	if (!str_starts_nocase(line, head))
		return line;
	rest = str_trim(str_sub(line, head.n, line.n));
	if (!rest.n || rest.p[0] != '=')
		return line;
	rest = str_trim(str_sub(rest, 1, rest.n));
	const size_t end = str_find_char(rest, ' ');
	if (zones_posix(&posix, str_sub(rest, 0, end), a, NULL))
		return line;
	return str_printf(a, "amend zone = %.*s%.*s", STR_ARG(posix), STR_ARG(str_sub(rest, end, rest.n)));
}
