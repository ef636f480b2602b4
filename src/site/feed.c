/*
 * feed: the turns of a game as an Atom feed (RFC 4287), its deadlines as a calendar (RFC 5545). Both are the same bytes
 * until something new happens.
 */
#include "bind/callname.h"
#include "report/report.h"
#include "site/site.h"

/* Called by the commit that ended it: a turn that is played again is another entry. */
static void add_entry(struct buf *b, const struct site_turn *t)
{
	buf_addf(b, "<entry><id>urn:pbp:%.*s</id><title>", STR_ARG(object_hex(b->arena, &t->commit)));
	escape_html(b, t->words);
	if (t->headline.n) {
		buf_add_c(b, ": ");
		escape_html(b, t->headline);
	}
	buf_addf(b, "</title><updated>%.*s</updated><link href=\"turn/%d.html\"/></entry>\n",
		 STR_ARG(when_iso(b->arena, t->ended)), t->turn);
}

struct str site_feed(const struct live *l, const struct site_turn *turns, size_t n, struct arena *a)
{
	const when last = n ? turns[n - 1].ended : state_game(engine_state(l->engine))->last;
	struct buf b = buf_new(a);

	buf_addf(&b,
		 "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n"
		 "<id>urn:pbp:game:%.*s</id><title>%.*s</title><updated>%.*s</updated>"
		 "<author><name>pbp</name></author><link rel=\"self\" href=\"feed.xml\"/><link href=\"index.html\"/>\n",
		 STR_ARG(l->name), STR_ARG(l->name), STR_ARG(when_iso(a, last == WHEN_NONE ? 0 : last)));
	for (size_t i = n; i-- > 0;)
		add_entry(&b, &turns[i]);
	buf_add_c(&b, "</feed>\n");
	return buf_str(&b);
}

/* "20260105T200000Z" */
static struct str stamp(struct arena *a, when t)
{
	struct str iso = when_iso(a, t);
	struct buf b = buf_new(a);

	for (size_t i = 0; i < iso.n; i++)
		if (iso.p[i] != '-' && iso.p[i] != ':')
			buf_add_char(&b, iso.p[i]);
	return buf_str(&b);
}

/* A line of a calendar: commas and the like escaped, folded behind 73 bytes, never within a character. */
static void add_line(struct buf *b, const char *name, struct str text)
{
	struct buf line = buf_new(b->arena);
	size_t column = 0;

	buf_add_c(&line, name);
	for (size_t i = 0; i < text.n; i++) {
		if (text.p[i] == ',' || text.p[i] == ';' || text.p[i] == '\\')
			buf_add_char(&line, '\\');
		buf_add_char(&line, text.p[i] == '\n' ? ' ' : text.p[i]);
	}
	for (size_t i = 0; i < line.n; i++, column++) {
		if (column >= 73 && ((unsigned char)line.p[i] & 0xc0) != 0x80) {
			buf_add_c(b, "\r\n ");
			column = 1;
		}
		buf_add_char(b, line.p[i]);
	}
	buf_add_c(b, "\r\n");
}

static void add_bell(struct buf *b, const struct live *l, const struct state *s, const struct call_row *c)
{
	struct arena *a = b->arena;

	buf_add_c(b, "BEGIN:VEVENT\r\n");
	add_line(b, "UID:", str_printf(a, "%.*s-call-%d@pbp", STR_ARG(l->name), (int)c->call));
	add_line(b, "DTSTAMP:", stamp(a, c->opened));
	add_line(b, "DTSTART:", stamp(a, c->bell));
	add_line(b, "SUMMARY:", str_printf(a, "%.*s: %.*s", STR_ARG(l->name), STR_ARG(call_words(l->game, s, c, a))));
	buf_add_c(b, "END:VEVENT\r\n");
}

struct str site_calendar(const struct live *l, struct arena *a)
{
	const struct state *s = engine_state(l->engine);
	struct buf b = buf_new(a);

	buf_add_c(&b, "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//pbp//deadlines//EN\r\n");
	add_line(&b, "X-WR-CALNAME:", l->name);
	for (size_t i = 0; i < row_count(s, TABLE_CALL); i++) {
		const struct call_row *c = ROW(struct call_row, s, TABLE_CALL, i);

		if (c->bell != WHEN_NONE && state_bell(s, c->bell) != WHEN_NEVER)
			add_bell(&b, l, s, c);
	}
	buf_add_c(&b, "END:VCALENDAR\r\n");
	return buf_str(&b);
}
