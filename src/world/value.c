/*
 * value: one value of every field type as text and back: a codec per type, so
 * that rows, events and notes spell a thing the same way.
 */
#include "base/bug.h"
#include "base/byte.h"
#include "world/record.h"

struct codec {
	void (*write)(struct buf *, const struct state *, const char *const *, int64_t);
	bool (*read)(const struct state *, const char *const *, struct str, int64_t *);
	const char *complaint; /* %.*s: what was found */
	bool none;             /* "-" stands for -1 */
};

/* ---- numbers ---- */

static void write_int(struct buf *out, const struct state *s, const char *const *names, int64_t v)
{
	(void)s, (void)names;
	buf_addf(out, "%lld", (long long)v);
}

static bool read_int(const struct state *s, const char *const *names, struct str text, int64_t *v)
{
	(void)s, (void)names;
	return str_to_int(text, v);
}

static bool read_id(const struct state *s, const char *const *names, struct str text, int64_t *v)
{
	(void)s, (void)names;
	return str_to_int(text, v) && *v >= 0 && *v <= INT32_MAX;
}

static void write_bool(struct buf *out, const struct state *s, const char *const *names, int64_t v)
{
	(void)s, (void)names;
	buf_add_c(out, v ? "yes" : "no");
}

static bool read_bool(const struct state *s, const char *const *names, struct str text, int64_t *v)
{
	(void)s, (void)names;
	*v = str_eq_c(text, "yes");
	return *v || str_eq_c(text, "no");
}

static void write_colour(struct buf *out, const struct state *s, const char *const *names, int64_t v)
{
	(void)s, (void)names;
	BUG_ON(v < 0 || v > 0xffffff);
	buf_addf(out, "#%06x", (unsigned)v);
}

static bool read_colour(const struct state *s, const char *const *names, struct str text, int64_t *v)
{
	(void)s, (void)names;
	if (text.n != 7 || text.p[0] != '#')
		return false;
	*v = 0;
	for (size_t i = 1; i < 7; i++) {
		int digit = byte_hex(text.p[i]);

		if (digit < 0)
			return false;
		*v = *v * 16 + digit;
	}
	return true;
}

static void write_when(struct buf *out, const struct state *s, const char *const *names, int64_t v)
{
	(void)s, (void)names;
	buf_add(out, when_iso(out->arena, v));
}

static bool read_when(const struct state *s, const char *const *names, struct str text, int64_t *v)
{
	(void)s, (void)names;
	*v = str_eq_c(text, "never") ? WHEN_NEVER : WHEN_NONE;
	return *v == WHEN_NEVER || str_eq_c(text, "none") || when_parse(text, v);
}

/* ---- names from a list ---- */

static int64_t name_index(const char *const *names, size_t n, struct str text)
{
	for (size_t i = 0; i < n; i++)
		if (str_eq_c(text, names[i]))
			return (int64_t)i;
	return -1;
}

static size_t count_names(const char *const *names)
{
	size_t n = 0;

	while (names && names[n])
		n++;
	return n;
}

static void write_name(struct buf *out, const struct state *s, const char *const *names, int64_t v)
{
	(void)s;
	BUG_ON(v < 0 || (size_t)v >= count_names(names));
	text_write(out, str_c(names[v]));
}

static bool read_name(const struct state *s, const char *const *names, struct str text, int64_t *v)
{
	(void)s;
	return (*v = name_index(names, count_names(names), text)) >= 0;
}

static void write_kind(struct buf *out, const struct state *s, const char *const *names, int64_t v)
{
	(void)names;
	BUG_ON(v < 0 || (size_t)v >= s->schema->nkinds);
	text_write(out, str_c(s->schema->kinds[v]));
}

static bool read_kind(const struct state *s, const char *const *names, struct str text, int64_t *v)
{
	(void)names;
	return (*v = name_index(s->schema->kinds, s->schema->nkinds, text)) >= 0;
}

static void write_option(struct buf *out, const struct state *s, const char *const *names, int64_t v)
{
	(void)names;
	BUG_ON(v < 0 || (size_t)v >= s->schema->noptions);
	buf_add_c(out, s->schema->options[v]->name);
}

static bool read_option(const struct state *s, const char *const *names, struct str text, int64_t *v)
{
	(void)names;
	return (*v = option_find(s->schema, text)) >= 0;
}

/* ---- the map, the seats, texts ---- */

static void write_area(struct buf *out, const struct state *s, const char *const *names, int64_t v)
{
	(void)names;
	BUG_ON(v < 0 || v >= s->schema->map->nplaces);
	buf_add(out, s->schema->map->areas[v].slug);
}

static bool read_area(const struct state *s, const char *const *names, struct str text, int64_t *v)
{
	(void)names;
	return (*v = map_find(s->schema->map, text)) != AREA_NONE && *v < s->schema->map->nareas;
}

static bool read_place(const struct state *s, const char *const *names, struct str text, int64_t *v)
{
	(void)names;
	return (*v = map_find(s->schema->map, text)) != AREA_NONE;
}

static void write_region(struct buf *out, const struct state *s, const char *const *names, int64_t v)
{
	(void)names;
	BUG_ON(v < 0 || v >= s->schema->map->nregions);
	buf_add(out, s->schema->map->regions[v].slug);
}

static bool read_region(const struct state *s, const char *const *names, struct str text, int64_t *v)
{
	(void)names;
	return (*v = map_find_region(s->schema->map, text)) != REGION_NONE;
}

/* By slug; by "#3" where the name leaves none. */
static void write_seat(struct buf *out, const struct state *s, const char *const *names, int64_t v)
{
	const struct seat_row *r = seat_find(s, (seat_id)v);
	text_id slug = r ? text_slug(s->texts, r->name) : TEXT_NONE;

	(void)names;
	if (slug == TEXT_NONE)
		buf_addf(out, "#%lld", (long long)v);
	else
		buf_add(out, text_of(s, slug));
}

static bool read_seat(const struct state *s, const char *const *names, struct str text, int64_t *v)
{
	(void)names;
	if (text.n && text.p[0] == '#' && str_to_int(str_sub(text, 1, text.n), v))
		return *v >= 0 && *v <= INT32_MAX && seat_find(s, (seat_id)*v);
	return (*v = seat_by_name(s, text)) != SEAT_NONE;
}

static void write_text(struct buf *out, const struct state *s, const char *const *names, int64_t v)
{
	(void)names;
	text_write(out, text_of(s, (text_id)v));
}

static bool read_text(const struct state *s, const char *const *names, struct str text, int64_t *v)
{
	(void)names;
	*v = text_intern(s, text);
	return true;
}

static const struct codec codecs[] = {
	[FIELD_INT] = { write_int, read_int, "\"%.*s\" is no whole number", false },
	[FIELD_LONG] = { write_int, read_int, "\"%.*s\" is no whole number", false },
	[FIELD_BOOL] = { write_bool, read_bool, "\"%.*s\" is neither yes nor no", false },
	[FIELD_NAME] = { write_name, read_name, "\"%.*s\" is no value of this field", true },
	[FIELD_AREA] = { write_area, read_area, "there is no area called \"%.*s\"", true },
	[FIELD_PLACE] = { write_area, read_place, "there is no area or coast called \"%.*s\"", true },
	[FIELD_REGION] = { write_region, read_region, "there is no region called \"%.*s\"", true },
	[FIELD_SEAT] = { write_seat, read_seat, "there is no seat called \"%.*s\"", true },
	[FIELD_PLAYER] = { write_int, read_id, "\"%.*s\" is no player's number", true },
	[FIELD_CALL] = { write_int, read_id, "\"%.*s\" is no call's number", true },
	[FIELD_KIND] = { write_kind, read_kind, "there is no call \"%.*s\"", true },
	[FIELD_OPTION] = { write_option, read_option, "there is no option \"%.*s\"", true },
	[FIELD_TEXT] = { write_text, read_text, "\"%.*s\" is no text", true },
	[FIELD_COLOUR] = { write_colour, read_colour, "\"%.*s\" is no colour like #3366cc", true },
	[FIELD_WHEN] = { write_when, read_when, "\"%.*s\" is no time like 2026-01-05T08:00Z, never or none", false },
};

void value_write(struct buf *out, const struct state *s, enum field_type type, const char *const *names, int64_t value)
{
	const struct codec *c = &codecs[type];

	if (c->none && value == -1)
		buf_add_char(out, '-');
	else
		c->write(out, s, names, value);
}

int value_read(const struct state *s, enum field_type type, const char *const *names, struct str value, int64_t *out,
	       struct err *e)
{
	const struct codec *c = &codecs[type];
	struct str shown = str_sub(value, 0, 200);

	if (c->none && str_eq_c(value, "-")) {
		*out = -1;
		return 0;
	}
	if (c->read(s, names, value, out))
		return 0;
	return err_set(e, ERR_REFUSED, c->complaint, STR_ARG(shown));
}

int word_read(const struct state *s, enum field_type type, const char *const *names, const struct board_word *w,
	      int64_t *out, struct err *e)
{
	if (w->broken)
		return err_set(e, ERR_REFUSED, "this quote never closes");
	if (type == FIELD_TEXT && w->quoted)
		return read_text(s, names, w->text, out) ? 0 : ERR_REFUSED;
	return value_read(s, type, names, w->text, out, e);
}

/* What stands in a word by itself. Bytes above ASCII are letters of some kind. */
static bool is_plain(unsigned char c)
{
	return byte_is_word(c) || (c && strchr("_.,:;+-/@%'()*!?", c));
}

static bool text_is_plain(struct str text)
{
	for (size_t i = 0; i < text.n; i++)
		if (!is_plain((unsigned char)text.p[i]))
			return false;
	return text.n && !str_eq_c(text, "-");
}

void text_write(struct buf *out, struct str text)
{
	if (text_is_plain(text)) {
		buf_add(out, text);
		return;
	}
	buf_add_char(out, '"');
	for (size_t i = 0; i < text.n; i++) {
		if (text.p[i] == '"' || text.p[i] == '\\')
			buf_add_char(out, '\\');
		buf_add_char(out, text.p[i]);
	}
	buf_add_char(out, '"');
}
