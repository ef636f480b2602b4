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

#define VALUES_FIRST 64 /* most rolls have no more */
#define AHEAD 64        /* bytes made into dice at once */

/* What dice of up to 256 sides are made with: the quotient is taken with the inverse of sides as a fraction
 * of 65536, which rounded up is exact for bytes. */
struct divisor {
	uint16_t sides, inverse, most; /* most: the last byte that is a die */
};
/* What is drawn below the limit is a die. */
struct sort {
	int32_t sides;
	uint32_t limit;
	struct divisor by; /* up to 256 sides */
};

/*
 * Dice of up to 256 sides are made ahead, into the list of values: values.n of them have been asked for,
 * those up to `ready` come next. Where the next dice have other sides, what is ready is taken back: from
 * byte window_at and die window_n on the bytes are counted again.
 */
struct dice_stream {
	struct dice *dice;
	struct str label;
	union {
		uint8_t nonce[crypto_stream_chacha20_NONCEBYTES];
		uint64_t hash; /* of the label, for finding it again */
	};
	struct sort sort; /* of the last die; the following go with it */
	VEC(uint16_t) values;
	size_t ready;
	size_t window_n;
	uint32_t window_at;
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

void dice_init(struct dice *d, const struct hash *seed, struct str game, uint64_t step, const struct hash *mails,
	       struct str luck, struct arena *a)
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

static uint32_t *slot_of(const struct dice_log *log, uint64_t hash, struct str label)
{
	size_t mask = log->nslots - 1;

	for (size_t i = hash & mask;; i = (i + 1) & mask) {
		const struct dice_stream *s;

		if (!log->slots[i])
			return &log->slots[i];
		s = log->streams.at[log->slots[i] - 1];
		if (s->hash == hash && str_eq(s->label, label))
			return &log->slots[i];
	}
}

static void slots_double(struct dice_log *log, struct arena *a)
{
	log->nslots *= 2;
	log->slots = ARENA_ARRAY(a, uint32_t, log->nslots);
	for (size_t i = 0; i < log->streams.n; i++)
		*slot_of(log, log->streams.at[i]->hash, log->streams.at[i]->label) = (uint32_t)i + 1;
}

static struct dice_stream *stream_new(struct dice *d, struct str label)
{
	struct dice_stream *s = arena_take(d->arena, sizeof *s, alignof(struct dice_stream));

	memset(s, 0, offsetof(struct dice_stream, first_bytes));
	s->dice = d;
	s->label = label;
	s->bytes = s->first_bytes;
	s->values.at = s->first_values;
	s->values.cap = VALUES_FIRST;
	s->runs.at = &s->first_run;
	s->runs.cap = 1;
	crypto_shorthash(s->nonce, (const uint8_t *)label.p, label.n, d->log->label_key);
	return s;
}

struct dice_stream *dice_stream(struct dice *d, struct str label)
{
	struct dice_log *log = d->log;
	struct dice_stream *s = stream_new(d, label);
	uint32_t *slot = slot_of(log, s->hash, label);

	if (*slot)
		BUG("dice \"%.*s\" are rolled twice in a step", STR_ARG(label));
	if (log->none && !d->forced)
		BUG("dice \"%.*s\" where none may be rolled", STR_ARG(label));
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

static int32_t die_of(const struct dice_stream *s, uint32_t drawn)
{
	return (int32_t)(drawn % (uint32_t)s->sort.sides) + 1;
}

static int32_t next_of_two_bytes(struct dice_stream *s)
{
	uint32_t drawn;

	do {
		drawn = next_byte(s);
		drawn |= next_byte(s) << 8;
	} while (drawn >= s->sort.limit);
	return die_of(s, drawn);
}

/* ---- dice made ahead ---- */

/* Whether one of eight bytes is above the most, which is 127 or more. */
static inline bool above(const uint8_t *bytes, uint32_t most)
{
	const uint64_t ones = 0x0101010101010101, low = 0x7f * ones;
	uint64_t eight;

	memcpy(&eight, bytes, sizeof eight);
	return ((eight & low) + (255 - most) * ones) & eight & ~low;
}

/* How many of the dice to[0..n) are left when those go whose byte is above the most. Few are: eight at once. */
static size_t drop_rejected(uint16_t *to, const uint8_t *bytes, size_t n, uint32_t most)
{
	size_t kept = 0, i = 0;

	while (i < n) {
		const size_t end = n - i < 8 ? n : i + 8;

		if (end == i + 8 && !above(bytes + i, most)) {
			memmove(to + kept, to + i, 8 * sizeof *to);
			kept += 8;
			i = end;
		}
		for (; i < end; i++) {
			to[kept] = to[i];
			kept += bytes[i] <= most;
		}
	}
	return kept;
}

/* n bytes into dice; whether some are none. Arithmetic of 16 bits without branches, and a function of its own,
 * so that compilers use vectors. */
static inline bool make_dice(uint16_t *restrict to, const uint8_t *restrict bytes, size_t n, struct divisor by)
{
	uint16_t rejected = 0;

	for (size_t i = 0; i < n; i++) {
		const uint16_t drawn = bytes[i];
		const uint16_t quotient = (uint16_t)((uint32_t)drawn * by.inverse >> 16);

		to[i] = (uint16_t)(drawn - quotient * by.sides + 1);
		rejected |= (uint16_t)(by.most - drawn); /* its sign */
	}
	return rejected & 0x8000;
}

/* The usual number is a constant, for the compiler. */
__attribute__((noinline)) static bool make_many(uint16_t *restrict to, const uint8_t *restrict bytes, struct divisor by)
{
	return make_dice(to, bytes, AHEAD, by);
}

static void make_ahead(struct dice_stream *s, size_t n)
{
	const uint8_t *bytes = s->bytes + s->at;
	uint16_t *to = s->values.at + s->values.n;
	bool rejected = n == AHEAD ? make_many(to, bytes, s->sort.by) : make_dice(to, bytes, n, s->sort.by);

	s->window_at = s->at;
	s->window_n = s->values.n;
	s->at += (uint32_t)n;
	s->ready = s->values.n + (rejected ? drop_rejected(to, bytes, n, s->sort.by.most) : n);
}

/* Makes at least one ready; a run is no longer than struct dice_roll can count. */
static void go_ahead(struct dice_stream *s)
{
	while (s->ready == s->values.n) {
		size_t n = UINT16_MAX - (s->values.n - VEC_LAST(&s->runs)->from);

		if (s->at == s->have)
			refill(s);
		n = n < AHEAD ? n : AHEAD;
		n = n < s->have - s->at ? n : s->have - s->at;
		while (s->values.cap - s->values.n < n)
			s->values.at = vec_grown(s->values.at, &s->values.cap, sizeof *s->values.at, s->dice->arena);
		make_ahead(s, n);
	}
}

/* The bytes behind the last die that was asked for are drawn again, those that were no dice as well: of other
 * sides they may be some. */
static void take_back(struct dice_stream *s)
{
	s->at = s->window_at;
	for (size_t n = s->window_n; n < s->values.n; s->at++)
		n += s->bytes[s->at] < s->sort.limit;
	s->ready = s->values.n;
}

static struct sort sort_of(int32_t sides)
{
	const uint32_t range = sides > 256 ? 65536 : 256;
	struct sort out = { .sides = sides };

	if (sides < 2 || sides > 1000)
		BUG("dice of %d sides", (int)sides);
	out.limit = range - range % (uint32_t)sides;
	out.by = (struct divisor){ (uint16_t)sides, (uint16_t)((65536 + sides - 1) / sides),
				   (uint16_t)(out.limit - 1) };
	return out;
}

/* The next dice have so many sides: a new run. */
static void turn_to(struct dice_stream *s, int32_t sides)
{
	struct sort *last = &s->dice->log->last;

	if (last->sides != sides)
		*last = sort_of(sides);
	take_back(s);
	s->sort = *last;
	VEC_PUSH(&s->runs, s->dice->arena, (struct run){ sides, s->values.n });
}

static void add_value(struct dice_stream *s, int32_t value)
{
	VEC_PUSH(&s->values, s->dice->arena, (uint16_t)value);
	s->ready = s->window_n = s->values.n;
	s->window_at = s->at;
}

static void next_with_care(struct dice_stream *s, int32_t sides)
{
	int32_t value = 0;

	if (sides != s->sort.sides || s->values.n - VEC_LAST(&s->runs)->from == UINT16_MAX)
		turn_to(s, sides);
	if (s->dice->forced)
		value = forced_next(s, sides);
	if (!value && sides > 256)
		value = next_of_two_bytes(s);
	if (value) {
		add_value(s, value);
	} else {
		go_ahead(s);
		s->values.n++;
	}
}

__attribute__((noinline)) static const uint16_t *take_with_care(struct dice_stream *s, int32_t sides, size_t n)
{
	size_t left = n;

	while (left && (left == n || s->ready - s->values.n < left)) {
		next_with_care(s, sides);
		left--;
	}
	s->values.n += left; /* the rest is ready */
	return s->values.at + s->values.n - n;
}

const uint16_t *dice_stream_take(struct dice_stream *s, int32_t sides, size_t n)
{
	const uint16_t *from = s->values.at + s->values.n;

	if (sides != s->sort.sides || s->ready - s->values.n < n)
		return take_with_care(s, sides, n);
	s->values.n += n;
	return from;
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

			list[k++] = (struct dice_roll){ s->label, s->runs.at[r].sides, (uint16_t)(to - from),
							s->values.at + from };
		}
	}
	*rolls = list;
	return n;
}
