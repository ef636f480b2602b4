/*
 * bench_auction: a Grand Auction of Hegemon with 1,000 shares and 100,000 bids in mails of 1,000 lines, from the
 * text to the rows: each auction is a call with a clock of its own, which each bid moves. Figures are printed,
 * never judged.
 * usage: bench_auction [MAILS]
 */
#include "bench.h"

#include "engine/engine.h"
#include "play/game.h"
#include "rules/hegemon/board.h"
#include "rules/hegemon/verbs.h"
#include "hear/hear.h"

enum { SHARES = 1000, SEATS = 10, LINES = 1000, MAILS = 100, NOON = 1767614400 };

/* Of this process: others may be at work on the machine. */
static double cpu_us(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

static struct map *islands(struct arena *a)
{
	struct buf b = buf_new(a);
	struct source *src = ARENA_NEW(a, struct source);
	struct board *board = ARENA_NEW(a, struct board);
	struct map *m = NULL;
	struct err e;

	buf_add_c(&b, "map islands \"Islands\"\nregion east\nregion west\n");
	for (int i = 0; i < SHARES; i++)
		buf_addf(&b, "area %d place%d land city unit=%s\n", i + 1, i, i % 2 ? "east" : "west");
	*src = source_new(a, STR("islands"), buf_str(&b));
	bench_must(!board_parse(board, src, a, &e) && !map_read(&m, board, board->lines, board->nlines, a, &e),
		   "the map");
	return m;
}

static struct state *people(const struct game *g, struct arena *a)
{
	struct state *s = state_new(g->schema, g->texts, a);
	int32_t coins = option_find(g->schema, STR("start_coins"));

	for (int32_t i = 0; i < SEATS; i++) {
		text_id name = text_intern(s, str_printf(a, "player%d", (int)i));

		row_put(s, TABLE_SEAT, &(struct seat_row){ i, name, i, -1, 0, TEXT_NONE });
		row_put(s, TABLE_PLAYER,
			&(struct player_row){ i, name, text_intern(s, str_printf(a, "p%d@x", (int)i)), TEXT_NONE,
					      TEXT_NONE });
	}
	row_put(s, TABLE_OPTION, &(struct option_value){ coins, text_intern(s, STR("1000000")) });
	return s;
}

/* A thousand lines; every bid is above the one that stands. */
static struct input bids(int mail, struct arena *a)
{
	struct input in = { .at = NOON + 60 + mail, .what = OUTCOME_ORDERS };
	struct source *src = ARENA_NEW(a, struct source);
	struct buf b = buf_new(a);

	for (int i = 0; i < LINES; i++)
		buf_addf(&b, "bid %d on share %d\n", mail + 1, i % SHARES + 1);
	*src = source_new(a, STR("mail"), buf_str(&b));
	in.text = src;
	in.hash = hash_of(buf_str(&b));
	in.address = str_printf(a, "p%d@x", mail % SEATS);
	return in;
}

static void begin(struct engine *e, struct arena *a)
{
	struct source *src = ARENA_NEW(a, struct source);
	struct input in = { .at = NOON, .what = OUTCOME_ORDERS, .host = true, .text = src };
	struct outcome out;
	struct step step;

	*src = source_new(a, STR("host"), STR("begin"));
	engine_create(e, NOON, &step);
	engine_hear(e, &in, &out, &step, a);
	while (engine_ring(e, NOON, false, &step))
		;
}

static void hear(struct engine *e, int mail, struct arena *a)
{
	struct input in = bids(mail, a);
	struct outcome out;
	struct step step;

	bench_must(engine_hear(e, &in, &out, &step, a), "no step");
	for (size_t i = 0; i < out.nlines; i++)
		bench_must(out.lines[i].verdict == VERDICT_ACCEPTED, "a bid was refused");
	bench_must(out.nlines == LINES, "a bid was lost");
	arena_reset(a);
}

int main(int argc, char **argv)
{
	int mails = argc > 1 ? (int)strtol(argv[1], NULL, 10) : MAILS;
	struct arena run = ARENA_INIT, mail = ARENA_INIT;
	struct game *g = game_new(STR("bench"), &ruleset_hegemon, islands(&run), phrases_new(&run), engine_verbs,
				  engine_kinds, &run);
	struct state *s = people(g, &run);
	static const uint8_t secret[32] = { 7 };
	struct engine *e = engine_new(g, binder_new(g, s, &run), s, secret, &run);
	double from, spent;
	struct step step;

	begin(e, &mail);
	from = cpu_us();
	for (int i = 0; i < mails; i++)
		hear(e, i, &mail);
	spent = cpu_us() - from;
	bench_must(heg_share(engine_state(e), SHARES)->top == mails, "the highest bid");
	bench_row("a bid, from its line to its row", spent / mails / LINES, "us", "goal: 90, that of a mail");
	bench_row("100,000 bids on 1,000 shares", spent / mails * 100 / 1000, "ms",
		  "goal: 9,000, that of 100,000 mails");
	from = cpu_us();
	while (engine_ring(e, NOON + 30 * 3600, true, &step) && step.after->tables)
		if (heg_stage(engine_state(e)).season != OPENING)
			break;
	bench_row("1,000 auctions closed", (cpu_us() - from) / 1000, "ms", "a step each");
	engine_free(e);
	arena_release(&mail);
	arena_release(&run);
	return 0;
}
