/*
 * bench_hear: a mail of many lines to its verdicts, from a player and from a stranger: what it costs grows as
 * the mail does, whatever the lines say of each other. Beyond its limit of lines a text is not read.
 */
#include <sys/resource.h>

#include "bench.h"

#include "base/file.h"
#include "engine/engine.h"
#include "hear/hear.h"

static const char *const texts[] = { "NEXT TURN",
				     "a",
				     "scratch that",
				     "move 1 from Osaka to Kyoto",
				     "Bob:",
				     "Aunt Sally and her old cat Tom:",
				     "Uncle Bob: move 1 from Osaka to Kyoto. Talk of all this.",
				     "join later" };
enum { TEXTS = sizeof texts / sizeof *texts };
enum { AT = 1000000 };

static struct map *japan(struct arena *a)
{
	struct err e = { 0 };
	struct str text;
	struct source *src = ARENA_NEW(a, struct source);
	struct board *b = ARENA_NEW(a, struct board);
	struct map *m;
	bench_must(!file_read(&text, "maps/japan.map", 0, a, &e), e.text);
	*src = source_new(a, STR("japan"), text);
	bench_must(!board_parse(b, src, a, &e) && !map_read(&m, b, b->lines, b->nlines, a, &e), e.text);
	return m;
}

static struct engine *table(struct arena *run)
{
	static const uint8_t secret[32] = { 7 };
	const struct ruleset *r = ruleset_by_name(STR("global-domination"));
	struct game *g = game_new(STR("bench"), r, japan(run), phrases_new(run), engine_verbs, engine_kinds, run);
	struct state *s = state_new(g->schema, g->texts, run);
	struct step step;
	row_put(s, TABLE_SEAT, &(struct seat_row){ 0, text_intern(s, STR("red")), 0, -1, 0, TEXT_NONE });
	row_put(s, TABLE_PLAYER,
		&(struct player_row){ 0, text_intern(s, STR("Ann")), text_intern(s, STR("ann@x")), TEXT_NONE });
	struct engine *e = engine_new(g, binder_new(g, s, run), s, secret, run);
	engine_create(e, AT, &step);
	return e;
}

static double hear(struct engine *e, const char *from, const char *text, size_t lines, struct arena *a)
{
	struct buf b = buf_new(a);
	struct outcome out;
	for (size_t i = 0; i < lines; i++)
		buf_addf(&b, "%s\n", text);
	struct source src = source_new(a, STR("mail"), buf_str(&b));
	struct input in = {
		.at = AT + 1, .what = OUTCOME_ORDERS, .text = &src, .address = str_c(from), .hash = hash_of(buf_str(&b))
	};
	const double begun = bench_us();
	engine_check(e, &in, &out, a);
	return bench_us() - begun;
}

static long memory_mib(void)
{
	struct rusage u;
	getrusage(RUSAGE_SELF, &u);
	return u.ru_maxrss / 1024;
}

int main(void)
{
	static const size_t sizes[] = { 1000, 10000, 100000 };
	static const struct {
		const char *who, *address;
	} from[] = { { "player", "ann@x" }, { "stranger", "eve@x" } };
	for (size_t who = 0; who < sizeof from / sizeof *from; who++)
		for (size_t t = 0; t < TEXTS; t++)
			for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
				struct arena run = ARENA_INIT, mail = ARENA_INIT;
				struct engine *e = table(&run);
				char what[80];
				snprintf(what, sizeof what, "%s: \"%s\" %zu times", from[who].who, texts[t], sizes[k]);
				bench_row(what, hear(e, from[who].address, texts[t], sizes[k], &mail) / 1e3, "ms",
					  "grows as the mail, up to 20,000 lines");
				engine_free(e);
				arena_release(&mail);
				arena_release(&run);
			}
	bench_row("memory at most", (double)memory_mib(), "MiB", "no goal");
	return 0;
}
