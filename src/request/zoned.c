/* zoned: the time zone of a player, in which the times of his letters stand beside those of the game. */
#include "request/request.h"

#include "base/byte.h"
#include "base/utf8.h"
#include "play/game.h"
#include "world/wish.h"

static const struct {
	const char *name, *posix;
} zones[] = {
#define ZONE(name, posix) { name, posix },
#include "../../grammar/zones.def"
#undef ZONE
};

/* "New York" is "New_York". */
static bool is_named(struct str name, struct str said)
{
	for (size_t i = 0; i < said.n && said.n == name.n; i++) {
		const char a = name.p[i] == '_' ? ' ' : name.p[i], b = said.p[i] == '_' ? ' ' : said.p[i];

		if (byte_lower(a) != byte_lower(b))
			return false;
	}
	return said.n == name.n && said.n;
}

static struct str behind_stroke(struct str name)
{
	size_t from = name.n;

	while (from && name.p[from - 1] != '/')
		from--;
	return str_sub(name, from, name.n);
}

/* By its whole name, or by its town: of two of one name the first. */
static struct str by_name(struct str said)
{
	for (int whole = 1; whole >= 0; whole--)
		for (size_t i = 0; i < sizeof zones / sizeof *zones; i++) {
			const struct str name = str_c(zones[i].name);

			if (is_named(whole ? name : behind_stroke(name), said))
				return str_c(zones[i].posix);
		}
	return STR_NONE;
}

static bool digits_of(struct str text, int64_t *out)
{
	return text.n > 0 && text.n <= 2 && byte_is_digit(text.p[0]) && str_to_int(text, out);
}

/* "UTC+2", "GMT -5:30": as people count, who are two hours ahead; POSIX counts the other way. */
static struct str by_offset(struct str said, struct arena *a)
{
	struct str rest = said;
	int64_t hours, minutes = 0;

	if (!str_starts_nocase(said, STR("utc")) && !str_starts_nocase(said, STR("gmt")))
		return STR_NONE;
	rest = str_trim(str_sub(rest, 3, rest.n));
	if (!rest.n)
		return STR("UTC0");
	const char sign = rest.p[0];
	const struct str number = str_trim(str_sub(rest, 1, rest.n));
	const size_t colon = str_find_char(number, ':');

	if ((sign != '+' && sign != '-') || !digits_of(str_sub(number, 0, colon), &hours) || hours > 14 ||
	    (colon < number.n && (!digits_of(str_sub(number, colon + 1, number.n), &minutes) || minutes > 59)))
		return STR_NONE;
	return str_printf(a, "<%c%02d%02d>%c%d:%02d", sign, (int)hours, (int)minutes, sign == '+' ? '-' : '+',
			  (int)hours, (int)minutes);
}

struct str request_zone(const struct request *r, const struct asked *asked)
{
	const struct str said = str_trim(asked->said), found = by_offset(said, r->ear->a);

	return found.p ? found : by_name(said);
}

const struct diag *request_wish_zone(struct request *r)
{
	struct wish_row row = wish_of(r->ear->state, seat_find(r->ear->state, r->seat)->player);
	struct state *after;
	struct zone z;

	if (zone_parse(&z, r->rest, NULL))
		return SAY(r->ear->a, "no-zone", r->at, { "text", r->rest });
	after = ear_step(r->ear)->turn.after;
	row.zone = text_intern(after, r->rest);
	row_put(after, TABLE_WISH, &row);
	return NULL;
}
