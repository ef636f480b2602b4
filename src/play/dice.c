/*
 * dice: streams of dice under labels (docs/dice.md says how to recompute one).
 *
 *	key    = BLAKE2b(key: seed; "pbp dice step", game, step, mails, luck), each with its length
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

#define VALUES_FIRST 48 /* most rolls have no more */
struct dice_stream {
	struct dice *dice;
	struct str label;
	uint8_t nonce[crypto_stream_chacha20_NONCEBYTES];
	uint32_t at, have; /* in bytes */
	uint8_t *bytes;
	uint64_t block;    /* the next to be made */
	int32_t sides;     /* of the last die; the following go with it */
	uint32_t limit;    /* what is drawn below it is a die */
	uint32_t inverse;  /* of sides, as a fraction of 65536 rounded up: exact for bytes */
	uint32_t quick;    /* so many more dice of these sides need nothing but a byte */
	struct part *part; /* forced dice, once asked for */
	VEC(uint16_t) values;
	VEC(struct run) runs;
	struct run first_run;
	uint8_t first_bytes[BLOCK];
	uint16_t first_values[VALUES_FIRST];
};

struct dice_log {
	bool none; /* no seed: nothing may be rolled */
	uint8_t label_key[crypto_shorthash_KEYBYTES];
	VEC(struct dice_stream *) streams;
	uint32_t *slots; /* index + 1 by label; a power of two of them, at most half full */
	size_t nslots;
};

static void dice_begin(struct dice *d, struct arena *a, bool none)
{
	*d = (struct dice){ .arena = a, .log = ARENA_NEW(a, struct dice_log) };
	d->log->none = none;
	d->log->nslots = 16;
	d->log->slots = ARENA_ARRAY(a, uint32_t, d->log->nslots);
}

void dice_init(struct dice *d, const struct hash *seed, struct str game, uint64_t step,
	       const struct hash *mails, struct str luck, struct arena *a)
{
	uint8_t number[8];
	struct str pieces[] = { STR("pbp dice step"),
				game,
				{ (const char *)number, sizeof number },
				{ (const char *)mails->b, sizeof mails->b },
				luck };
	struct hash key, labels;

	for (unsigned i = 0; i < 8; i++)
		number[i] = (uint8_t)(step >> 8 * i);
	dice_begin(d, a, false);
	key = hash_keyed_list(seed->b, pieces, sizeof pieces / sizeof *pieces);
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
		s->part = take_part(f, s->label);
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

static uint32_t *slot_of(const struct dice_log *log, struct str label)
{
	size_t mask = log->nslots - 1;

	for (size_t i = hash_fast(label) & mask;; i = (i + 1) & mask)
		if (!log->slots[i] || str_eq(log->streams.at[log->slots[i] - 1]->label, label))
			return &log->slots[i];
}

static void slots_double(struct dice_log *log, struct arena *a)
{
	log->nslots *= 2;
	log->slots = ARENA_ARRAY(a, uint32_t, log->nslots);
	for (size_t i = 0; i < log->streams.n; i++)
		*slot_of(log, log->streams.at[i]->label) = (uint32_t)i + 1;
}

static struct dice_stream *stream_new(struct dice *d, struct str label)
{
	struct dice_stream *s = ARENA_NEW(d->arena, struct dice_stream);

	s->dice = d;
	s->label = str_dup(d->arena, label);
	s->bytes = s->first_bytes;
	s->values.at = s->first_values;
	s->values.cap = VALUES_FIRST;
	s->runs.at = &s->first_run;
	s->runs.cap = 1;
	crypto_shorthash(s->nonce, (const uint8_t *)s->label.p, s->label.n, d->log->label_key);
	return s;
}

struct dice_stream *dice_stream(struct dice *d, struct str label)
{
	struct dice_log *log = d->log;
	uint32_t *slot = slot_of(log, label);
	struct dice_stream *s;

	if (*slot)
		BUG("dice \"%.*s\" are rolled twice in a step", STR_ARG(label));
	if (log->none && !d->forced)
		BUG("dice \"%.*s\" where none may be rolled", STR_ARG(label));
	s = stream_new(d, label);
	VEC_PUSH(&log->streams, d->arena, s);
	*slot = (uint32_t)log->streams.n;
	if (log->streams.n * 2 > log->nslots)
		slots_double(log, d->arena);
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
			s->bytes = arena_alloc(s->dice->arena, BULK, 1);
		memset(s->bytes, 0, BULK);
		crypto_stream_chacha20_xor_ic(s->bytes, s->bytes, BULK, s->nonce, s->block,
					      s->dice->key);
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

static int32_t die_of(const struct dice_stream *s, uint32_t drawn)
{
	uint32_t sides = (uint32_t)s->sides;

	return (int32_t)(drawn - (drawn * s->inverse >> 16) * sides) + 1;
}

static int32_t stream_next(struct dice_stream *s)
{
	uint32_t drawn;

	if (s->sides > 256) {
		do {
			drawn = next_byte(s);
			drawn |= next_byte(s) << 8;
		} while (drawn >= s->limit);
		return (int32_t)(drawn % (uint32_t)s->sides) + 1;
	}
	do
		drawn = next_byte(s);
	while (drawn >= s->limit);
	return die_of(s, drawn);
}

/* The next dice have so many sides: a new run. */
static void turn_to(struct dice_stream *s, int32_t sides)
{
	uint32_t range = sides > 256 ? 65536 : 256;

	if (sides < 2 || sides > 1000)
		BUG("dice of %d sides", (int)sides);
	s->sides = sides;
	s->limit = range - range % (uint32_t)sides;
	s->inverse = (65536 + (uint32_t)sides - 1) / (uint32_t)sides;
	VEC_PUSH(&s->runs, s->dice->arena, (struct run){ sides, s->values.n });
}

/* Until the list of values or the run is full (struct dice_roll counts in 16 bits). */
static uint32_t quick_dice(const struct dice_stream *s)
{
	size_t room = s->values.cap - s->values.n;
	size_t in_run = UINT16_MAX - (s->values.n - VEC_LAST(&s->runs)->from);

	if (s->dice->forced || s->sides > 256)
		return 0;
	return (uint32_t)(room < in_run ? room : in_run);
}

__attribute__((noinline)) static int32_t next_with_care(struct dice_stream *s, int32_t sides)
{
	int32_t value = 0;

	if (sides != s->sides || s->values.n - VEC_LAST(&s->runs)->from == UINT16_MAX)
		turn_to(s, sides);
	if (s->dice->forced)
		value = forced_next(s, sides);
	if (!value)
		value = stream_next(s);
	VEC_PUSH(&s->values, s->dice->arena, (uint16_t)value);
	s->quick = quick_dice(s);
	return value;
}

int32_t dice_stream_next(struct dice_stream *s, int32_t sides)
{
	int32_t value;

	if (sides != s->sides || !s->quick || s->at == s->have || s->bytes[s->at] >= s->limit)
		return next_with_care(s, sides);
	value = die_of(s, s->bytes[s->at++]);
	s->values.at[s->values.n++] = (uint16_t)value;
	s->quick--;
	return value;
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

			list[k++] = (struct dice_roll){ s->label, s->runs.at[r].sides,
							(uint16_t)(to - from),
							s->values.at + from };
		}
	}
	*rolls = list;
	return n;
}
