/*
 * The adjudicator of Hegemon's Spring against brute force: on small random boards every assignment of
 * "moves" and "stays" to the units that are ordered to move is tried against the rules as equations.
 * What the adjudicator finds must be one of those that hold, and of several, which rings alone bring
 * about, the one with the most moves. PBP_BOARDS says how many boards.
 */
#include "test.h"

#include "rules/hegemon/resolve.h"

enum { SPACES_MOST = 8, PIECES_MOST = 7 };

static uint64_t draw(uint64_t *seed) /* splitmix64 (Steele, Lea, Flood 2014) */
{
	uint64_t z = (*seed += 0x9e3779b97f4a7c15u);

	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
	z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
	return z ^ (z >> 31);
}

static int32_t below(uint64_t *seed, int32_t n)
{
	return (int32_t)(draw(seed) % (uint64_t)n);
}

struct board {
	int32_t spaces, n;
	bool edge[SPACES_MOST][SPACES_MOST];
	struct piece piece[PIECES_MOST];
	bool battled[SPACES_MOST];
};

static int32_t piece_at(const struct board *b, int32_t space)
{
	for (int32_t i = 0; i < b->n; i++)
		if (b->piece[i].at == space)
			return i;
	return -1;
}

/* ---- boards ------------------------------------------------------------------------------------ */

static int32_t some_neighbour(const struct board *b, uint64_t *seed, int32_t space)
{
	int32_t first = below(seed, b->spaces);

	for (int32_t i = 0; i < b->spaces; i++)
		if (b->edge[space][(first + i) % b->spaces])
			return (first + i) % b->spaces;
	return -1;
}

static void random_order(struct board *b, uint64_t *seed, struct piece *p)
{
	int32_t to = some_neighbour(b, seed, p->at), other = below(seed, b->n);
	int kind = below(seed, 8);

	if (to < 0 || kind == 0)
		return;
	if (kind < 5) {
		p->order = ORDER_MOVE;
		p->to = to;
	} else if (kind < 7 && b->piece[other].at != p->at) {
		int32_t goal = some_neighbour(b, seed, b->piece[other].at);

		p->order = ORDER_SUPPORT_MOVE;
		p->from = b->piece[other].at;
		p->to = goal;
		if (goal < 0 || goal == p->at || !b->edge[p->at][goal])
			p->order = ORDER_HOLD;
	} else if (piece_at(b, to) >= 0) {
		p->order = ORDER_SUPPORT_HOLD;
		p->from = p->to = to;
	}
}

static void random_board(struct board *b, uint64_t *seed)
{
	*b = (struct board){ .spaces = 3 + below(seed, SPACES_MOST - 2) };
	b->n = 2 + below(seed, PIECES_MOST - 1);
	b->n = b->n > b->spaces ? b->spaces : b->n;
	for (int32_t i = 0; i < b->spaces; i++)
		for (int32_t k = i + 1; k < b->spaces; k++)
			b->edge[i][k] = b->edge[k][i] = below(seed, 2);
	for (int32_t i = 0, first = below(seed, b->spaces); i < b->n; i++)
		b->piece[i] = (struct piece){ .at = (first + i) % b->spaces, .nation = below(seed, 2) };
	for (int32_t i = 0; i < b->n; i++)
		random_order(b, seed, &b->piece[i]);
}

/* ---- the rules as equations -------------------------------------------------------------------- */

static bool is_attacked(const struct board *b, int32_t i)
{
	for (int32_t k = 0; k < b->n; k++)
		if (k != i && b->piece[k].order == ORDER_MOVE && b->piece[k].to == b->piece[i].at)
			return true;
	return false;
}

static bool helps(const struct board *b, int32_t i, int32_t other)
{
	const struct piece *p = &b->piece[i], *o = &b->piece[other];

	if (p->from != o->at || p->order < ORDER_SUPPORT_MOVE || is_attacked(b, i))
		return false;
	if (p->order == ORDER_SUPPORT_MOVE)
		return o->order == ORDER_MOVE && o->to == p->to;
	return o->order != ORDER_MOVE;
}

static int32_t strength(const struct board *b, int32_t i)
{
	int32_t n = 1;

	for (int32_t k = 0; k < b->n; k++)
		n += k != i && helps(b, k, i);
	return n;
}

static bool is_head_to_head(const struct board *b, int32_t i, int32_t v)
{
	return v >= 0 && b->piece[v].order == ORDER_MOVE && b->piece[v].to == b->piece[i].at;
}

static bool wins_contest(const struct board *b, int32_t i)
{
	for (int32_t k = 0; k < b->n; k++)
		if (k != i && b->piece[k].order == ORDER_MOVE && b->piece[k].to == b->piece[i].to &&
		    strength(b, k) >= strength(b, i))
			return false;
	return true;
}

/* Whether the mover gets in, given who moves. */
static bool gets_in(const struct board *b, unsigned moves, int32_t i)
{
	int32_t v = piece_at(b, b->piece[i].to);

	if (!wins_contest(b, i))
		return false;
	if (v < 0 || moves & 1u << v)
		return true;
	return strength(b, i) > (b->piece[v].order == ORDER_MOVE ? 1 : strength(b, v));
}

static bool holds(const struct board *b, unsigned moves)
{
	for (int32_t i = 0; i < b->n; i++) {
		bool in = b->piece[i].order == ORDER_MOVE && gets_in(b, moves, i);

		if (in != !!(moves & 1u << i))
			return false;
	}
	return true;
}

static unsigned found(struct board *b, const struct resolve_rules *r, struct arena *a)
{
	unsigned moves = 0;

	resolve(r, b->piece, b->n, b->spaces, b->battled, a);
	for (int32_t i = 0; i < b->n; i++)
		moves |= (unsigned)b->piece[i].moves << i;
	return moves;
}

/* ---- the tests --------------------------------------------------------------------------------- */

static long boards_wanted(long otherwise)
{
	const char *said = getenv("PBP_BOARDS");

	return said ? strtol(said, NULL, 10) : otherwise;
}

static void test_resolve__is_the_answer_of_brute_force_with_the_most_moves(void **state)
{
	static const struct resolve_rules rules = { .rout_own = true, .support_stationary = true };
	long boards = boards_wanted(50000), unique = 0;
	uint64_t seed = 1;

	for (long k = 0; k < boards; k++) {
		struct board b;
		unsigned moves, answers = 0, most = 0, first = 0;

		random_board(&b, &seed);
		moves = found(&b, &rules, *state);
		for (unsigned all = 0; all < 1u << b.n; all++)
			if (holds(&b, all)) {
				unsigned n = (unsigned)__builtin_popcount(all);

				answers++;
				if (answers == 1 || n > most) {
					most = n;
					first = all;
				}
			}
		if (!answers || moves != first)
			fail_msg("board %ld: %x found, %x wanted, of %u", k, moves, first, answers);
		unique += answers == 1;
		arena_reset(*state);
	}
	print_message("figure: %ld boards, on %ld of them one assignment alone holds\n", boards, unique);
}

/* Whoever moves is alone where he comes, and who is routed was stood upon. */
static void check_board(const struct board *b, const struct resolve_rules *r)
{
	int32_t holder[SPACES_MOST];

	for (int32_t s = 0; s < SPACES_MOST; s++)
		holder[s] = -1;
	for (int32_t i = 0; i < b->n; i++) {
		const struct piece *p = &b->piece[i];
		int32_t at = p->moves ? p->to : p->at;

		assert_false(p->moves && p->routed_by >= 0);
		if (p->routed_by >= 0) {
			assert_true(b->piece[p->routed_by].moves && b->piece[p->routed_by].to == p->at);
			assert_true(b->piece[p->routed_by].strength > (p->order == ORDER_MOVE ? 1 : p->strength) ||
				    is_head_to_head(b, p->routed_by, i));
			assert_true(r->rout_own || b->piece[p->routed_by].nation != p->nation);
			assert_true(b->battled[p->at]);
			continue;
		}
		assert_int_equal(holder[at], -1);
		holder[at] = i;
	}
}

static void test_resolve__head_to_head_is_consistent(void **state)
{
	long boards = boards_wanted(50000);
	uint64_t seed = 2;

	for (long k = 0; k < boards; k++) {
		struct resolve_rules r = { .head_to_head = true,
					   .rout_own = k % 3 != 0,
					   .support_stationary = k % 2,
					   .failed_keeps_order = k % 5 == 0 };
		struct board b;

		random_board(&b, &seed);
		found(&b, &r, *state);
		check_board(&b, &r);
		for (int32_t i = 0; i < b.n; i++) {
			const struct piece *p = &b.piece[i];
			int32_t v = p->order == ORDER_MOVE ? piece_at(&b, p->to) : -1;

			if (!is_head_to_head(&b, i, v))
				continue;
			assert_false(p->moves && b.piece[v].moves); /* nobody passes */
			if (p->moves)
				assert_int_equal(b.piece[v].routed_by, i);
			if (p->moves)
				assert_true(p->strength > b.piece[v].strength);
		}
		arena_reset(*state);
	}
}

static void test_resolve__every_choice_of_rules_leaves_one_unit_a_space(void **state)
{
	long boards = boards_wanted(50000);
	uint64_t seed = 3;

	for (long k = 0; k < boards; k++) {
		struct resolve_rules r = { .head_to_head = false,
					   .rout_own = k & 1,
					   .support_stationary = k & 2,
					   .failed_keeps_order = k & 4 };
		struct board b;

		random_board(&b, &seed);
		found(&b, &r, *state);
		check_board(&b, &r);
		arena_reset(*state);
	}
}

/* A chain as long as the board is walked without recursion. */
static void test_resolve__a_chain_of_a_hundred_thousand_moves(void **state)
{
	static const struct resolve_rules rules = { .rout_own = true, .support_stationary = true };
	enum { LONG = 100000 };
	struct arena *a = *state;
	struct piece *p = ARENA_ARRAY(a, struct piece, LONG);
	bool *battled = ARENA_ARRAY(a, bool, LONG + 1);

	for (int32_t i = 0; i < LONG; i++)
		p[i] = (struct piece){ .at = i, .order = ORDER_MOVE, .to = i + 1 };
	resolve(&rules, p, LONG, LONG + 1, battled, a);
	for (int32_t i = 0; i < LONG; i++)
		assert_true(p[i].moves);
	p[LONG - 1].to = 0; /* and a ring */
	resolve(&rules, p, LONG, LONG + 1, battled, a);
	for (int32_t i = 0; i < LONG; i++)
		assert_true(p[i].moves);
}

TEST_MAIN(TEST_ARENA(test_resolve__is_the_answer_of_brute_force_with_the_most_moves),
	  TEST_ARENA(test_resolve__head_to_head_is_consistent),
	  TEST_ARENA(test_resolve__every_choice_of_rules_leaves_one_unit_a_space),
	  TEST_ARENA(test_resolve__a_chain_of_a_hundred_thousand_moves))
