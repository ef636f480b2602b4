/*
 * dice: streams of dice under labels (docs/dice.md says how to recompute one).
 *
 *	key    = BLAKE2b(key: seed; "pbp dice turn", game, turn, luck), each with its length; before format 3
 *	         of "pbp dice step", game, step, mails, luck
 *	nonce  = SipHash-2-4(key: the first half of BLAKE2b(key: key; "pbp dice labels"); label)
 *	bytes  = ChaCha20 with that key and nonce (64-bit nonce and counter) from block 0
 *	die    = byte mod sides + 1, bytes from the last multiple of sides on thrown away;
 *	         above 256 sides two bytes, the lower first
 */
#include "play/dice.h"

#include "base/bug.h"
#include "base/vec.h"

#include <sodium.h>

#define BLOCK 64
#define BULK (8 * BLOCK) /* what ChaCha20 makes at once on wide vectors */

struct part {             /* forced dice of one roll */
	struct str label; /* empty: any roll */
	const uint8_t *values;
	size_t n, used;
	bool taken;
};
struct forced {
	VEC(struct part) parts;
	size_t first; /* all before it are taken */
	bool missing;
};

struct run { /* dice of the same sides in a row */
	int32_t sides;
	size_t from;
};

#define VALUES_FIRST 64 /* most rolls have no more */

/* What is drawn below the limit is a die. The quotient of a byte is taken with the inverse of sides as a fraction
 * of 65536, which rounded up is exact for bytes. */
struct sort {
	int32_t sides;
	uint32_t limit, inverse;
};

struct dice_stream {
	struct dice *dice;
	struct str words; /* where dice are forced */
	uint8_t nonce[crypto_stream_chacha20_NONCEBYTES];
	struct sort sort; /* of the last die; the following go with it */
	VEC(uint16_t) values;
	uint32_t at, have; /* in bytes */
	uint8_t *bytes;
	uint64_t block;    /* the next to be made */
	struct part *part; /* forced dice, once asked for */
	VEC(struct run) runs;
	struct run first_run;
	/* not zeroed: */
	uint8_t first_bytes[BLOCK];
	uint16_t first_values[VALUES_FIRST];
};

struct dice_log {
	bool none;        /* no seed: nothing may be rolled */
	struct sort last; /* that was asked for: most rolls have the same */
	uint8_t label_key[crypto_shorthash_KEYBYTES];
	VEC(struct dice_stream *) streams;
};

static void dice_begin(struct dice *d, struct arena *a, bool none)
{
	*d = (struct dice){ .arena = a, .log = ARENA_NEW(a, struct dice_log) };
	d->log->none = none;
}

static struct hash key_of(const struct dice_key *k, struct str game)
{
	uint8_t number[8];
	struct str n = { (const char *)number, sizeof number };
	struct str turn[] = { STR("pbp dice turn"), game, n, k->luck };
	struct str step[] = { STR("pbp dice step"), game, n, { (const char *)k->mails.b, sizeof k->mails.b }, k->luck };

	for (unsigned i = 0; i < 8; i++)
		number[i] = (uint8_t)(k->number >> 8 * i);
	return k->by_step ? hash_keyed_list(k->seed.b, step, sizeof step / sizeof *step)
			  : hash_keyed_list(k->seed.b, turn, sizeof turn / sizeof *turn);
}

void dice_init(struct dice *d, struct str game, const struct dice_key *k, struct arena *a)
{
	const struct hash key = key_of(k, game);
	struct hash labels;

	dice_begin(d, a, false);
	memcpy(d->key, key.b, sizeof d->key);
	labels = hash_keyed(d->key, STR("pbp dice labels"));
	memcpy(d->log->label_key, labels.b, sizeof d->log->label_key);
}

void dice_init_none(struct dice *d, struct arena *a)
{
	dice_begin(d, a, true);
}

/* ---- forced dice ---- */

void dice_force(struct dice *d, struct str label, const uint8_t *values, size_t n)
{
	struct part part = { .label = str_dup(d->arena, label),
			     .n = n,
			     .values = n ? memcpy(arena_alloc(d->arena, n, 1), values, n) : NULL };

	if (!d->forced)
		d->forced = ARENA_NEW(d->arena, struct forced);
	VEC_PUSH(&d->forced->parts, d->arena, part);
}

size_t dice_forced_left(const struct dice *d)
{
	size_t left = 0;

	for (size_t i = 0; d->forced && i < d->forced->parts.n; i++)
		left += d->forced->parts.at[i].n - d->forced->parts.at[i].used;
	return left;
}

bool dice_forced_missing(const struct dice *d)
{
	return d->forced && d->forced->missing;
}

/* A part with a fitting label, else the first without one. */
static struct part *take_part(struct forced *f, struct str label)
{
	struct part *any = NULL;

	while (f->first < f->parts.n && f->parts.at[f->first].taken)
		f->first++;
	for (size_t i = f->first; i < f->parts.n; i++) {
		struct part *p = &f->parts.at[i];

		if (p->taken)
			continue;
		if (p->label.n && str_starts(label, p->label)) {
			p->taken = true;
			return p;
		}
		if (!p->label.n && !any)
			any = p;
	}
	if (any)
		any->taken = true;
	return any;
}

/* 0 where no forced die is left for it: the scenario is told, and the stream goes on. */
static int32_t forced_next(struct dice_stream *s, int32_t sides)
{
	struct forced *f = s->dice->forced;
	int32_t value;

	if (!s->part)
		s->part = take_part(f, s->words);
	if (!s->part || s->part->used == s->part->n) {
		f->missing = true;
		return s->dice->log->none ? 1 : 0;
	}
	value = s->part->values[s->part->used++];
	if (value >= 1 && value <= sides)
		return value;
	f->missing = true;
	return value < 1 ? 1 : sides;
}

/* ---- streams ---- */

static struct dice_stream *stream_new(struct dice *d, struct str label, struct str words)
{
	struct dice_stream *s = arena_take(d->arena, sizeof *s, alignof(struct dice_stream));

	memset(s, 0, offsetof(struct dice_stream, first_bytes));
	s->dice = d;
	s->words = words;
	s->bytes = s->first_bytes;
	s->values.at = s->first_values;
	s->values.cap = VALUES_FIRST;
	s->runs.at = &s->first_run;
	s->runs.cap = 1;
	crypto_shorthash(s->nonce, (const uint8_t *)label.p, label.n, d->log->label_key);
	return s;
}

struct dice_stream *dice_stream(struct dice *d, struct str label, struct str words)
{
	struct dice_stream *s = stream_new(d, label, words);

	if (d->log->none && !d->forced)
		BUG("dice where none may be rolled");
	VEC_PUSH(&d->log->streams, d->arena, s);
	return s;
}

/* Most rolls need one block; those that need more get them in bulk. */
static void refill(struct dice_stream *s)
{
	s->at = 0;
	if (!s->block) {
		crypto_stream_chacha20(s->bytes, BLOCK, s->nonce, s->dice->key);
		s->have = BLOCK;
	} else {
		if (s->bytes == s->first_bytes)
			s->bytes = arena_take(s->dice->arena, BULK, 1);
		memset(s->bytes, 0, BULK);
		crypto_stream_chacha20_xor_ic(s->bytes, s->bytes, BULK, s->nonce, s->block, s->dice->key);
		s->have = BULK;
	}
	s->block += s->have / BLOCK;
}

static uint32_t next_byte(struct dice_stream *s)
{
	if (s->at == s->have)
		refill(s);
	return s->bytes[s->at++];
}

static void draw_bytes(struct dice_stream *s, uint16_t *to, size_t n)
{
	const struct sort sort = s->sort;

	for (size_t i = 0; i < n; i++) {
		uint32_t drawn;

		do
			drawn = next_byte(s);
		while (drawn >= sort.limit);
		to[i] = (uint16_t)(drawn - (drawn * sort.inverse >> 16) * (uint32_t)sort.sides + 1);
	}
}

static int32_t next_of_two_bytes(struct dice_stream *s)
{
	uint32_t drawn;

	do {
		drawn = next_byte(s);
		drawn |= next_byte(s) << 8;
	} while (drawn >= s->sort.limit);
	return (int32_t)(drawn % (uint32_t)s->sort.sides) + 1;
}

static struct sort sort_of(int32_t sides)
{
	const uint32_t range = sides > 256 ? 65536 : 256, n = (uint32_t)sides;

	if (sides < 2 || sides > 1000)
		BUG("dice of %d sides", (int)sides);
	return (struct sort){ sides, range - range % n, (65536 + n - 1) / n };
}

/* The next dice have so many sides, or the run is as long as struct dice_roll can count: a new one. */
static void begin_run(struct dice_stream *s, int32_t sides)
{
	struct sort *last = &s->dice->log->last;

	if (last->sides != sides)
		*last = sort_of(sides);
	s->sort = *last;
	VEC_PUSH(&s->runs, s->dice->arena, (struct run){ sides, s->values.n });
}

static uint16_t draw(struct dice_stream *s)
{
	const int32_t forced = s->dice->forced ? forced_next(s, s->sort.sides) : 0;
	uint16_t one;

	if (forced)
		return (uint16_t)forced;
	if (s->sort.sides > 256)
		return (uint16_t)next_of_two_bytes(s);
	draw_bytes(s, &one, 1);
	return one;
}

/* Room for n more in the run of these sides; how many of them go into it. */
static size_t make_room(struct dice_stream *s, int32_t sides, size_t n)
{
	size_t left;

	if (sides != s->sort.sides || s->values.n - VEC_LAST(&s->runs)->from == UINT16_MAX)
		begin_run(s, sides);
	left = UINT16_MAX - (s->values.n - VEC_LAST(&s->runs)->from);
	n = n < left ? n : left;
	while (s->values.cap - s->values.n < n)
		s->values.at = vec_grown(s->values.at, &s->values.cap, sizeof *s->values.at, s->dice->arena);
	return n;
}

const uint16_t *dice_stream_take(struct dice_stream *s, int32_t sides, size_t n)
{
	for (size_t left = n, some; left; left -= some) {
		uint16_t *to;

		some = make_room(s, sides, left);
		to = s->values.at + s->values.n;
		if (s->dice->forced || sides > 256)
			for (size_t i = 0; i < some; i++)
				to[i] = draw(s);
		else
			draw_bytes(s, to, some);
		s->values.n += some;
	}
	return s->values.at + s->values.n - n;
}

int32_t dice_stream_next(struct dice_stream *s, int32_t sides)
{
	return *dice_stream_take(s, sides, 1);
}

/* ---- the log ---- */

size_t dice_stream_count(const struct dice_stream *s)
{
	return s->values.n;
}

int32_t dice_stream_value(const struct dice_stream *s, size_t k)
{
	BUG_ON(k >= s->values.n);
	return s->values.at[k];
}

static size_t count_runs(const struct dice_log *log)
{
	size_t n = 0;

	for (size_t i = 0; i < log->streams.n; i++)
		n += log->streams.at[i]->runs.n;
	return n;
}

size_t dice_rolls(const struct dice *d, const struct dice_roll **rolls)
{
	size_t n = count_runs(d->log), k = 0;
	struct dice_roll *list = ARENA_ARRAY(d->arena, struct dice_roll, n);

	for (size_t i = 0; i < d->log->streams.n; i++) {
		const struct dice_stream *s = d->log->streams.at[i];

		for (size_t r = 0; r < s->runs.n; r++) {
			size_t from = s->runs.at[r].from;
			size_t to = r + 1 < s->runs.n ? s->runs.at[r + 1].from : s->values.n;

			list[k++] = (struct dice_roll){ i, s->runs.at[r].sides, (uint16_t)(to - from),
							s->values.at + from };
		}
	}
	*rolls = list;
	return n;
}
