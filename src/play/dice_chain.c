/*
 * dice_chain: the seeds of a game's steps. Chain n starts at a keyed hash of
 * (secret, n); every element is the hash of the one before; the steps walk it
 * backwards from its published end, so a seed that was shown tells nothing
 * about the next. Every 256th element is kept, and of the stretch that is being
 * walked all of them.
 */
#include "play/dice.h"

#include "base/arena.h"

#define STRIDE 256
#define MARKS (DICE_CHAIN / STRIDE)

struct marks {
	uint8_t number[8]; /* of the chain, lowest byte first */
	struct hash at[MARKS];
	struct hash end;
};
struct dice_chain {
	uint8_t secret[32];
	bool loaded;
	struct marks marks;
	size_t stretch; /* which of the marks the stretch begins at; MARKS: none */
	struct hash elements[STRIDE];
};

struct dice_chain *dice_chain_new(const uint8_t secret[32], struct arena *a)
{
	struct dice_chain *c = ARENA_NEW(a, struct dice_chain);

	memcpy(c->secret, secret, sizeof c->secret);
	c->stretch = MARKS;
	return c;
}

static struct str bytes_of(const void *p, size_t n)
{
	return (struct str){ p, n };
}

static struct hash walk(struct hash h, size_t steps)
{
	while (steps--)
		h = hash_of(bytes_of(h.b, sizeof h.b));
	return h;
}

static bool is_loaded(const struct dice_chain *c, const uint8_t number[8])
{
	return c->loaded && !memcmp(c->marks.number, number, sizeof c->marks.number);
}

/* Chains are walked in order: one is kept. */
static void chain_load(struct dice_chain *c, uint64_t chain)
{
	uint8_t number[8];
	struct str pieces[] = { STR("pbp dice chain"), bytes_of(number, sizeof number) };
	struct marks *m = &c->marks;

	for (unsigned i = 0; i < sizeof number; i++)
		number[i] = (uint8_t)(chain >> 8 * i);
	if (is_loaded(c, number))
		return;
	memcpy(m->number, number, sizeof number);
	m->end = hash_keyed_list(c->secret, pieces, 2);
	for (size_t i = 0; i < MARKS; i++) {
		m->at[i] = m->end;
		m->end = walk(m->end, STRIDE);
	}
	c->loaded = true;
	c->stretch = MARKS;
}

static void stretch_load(struct dice_chain *c, size_t stretch)
{
	if (c->stretch == stretch)
		return;
	c->stretch = stretch;
	c->elements[0] = c->marks.at[stretch];
	for (size_t i = 1; i < STRIDE; i++)
		c->elements[i] = walk(c->elements[i - 1], 1);
}

struct hash dice_chain_seed(struct dice_chain *c, uint64_t step)
{
	size_t element = DICE_CHAIN - 1 - step % DICE_CHAIN;

	chain_load(c, step / DICE_CHAIN);
	stretch_load(c, element / STRIDE);
	return c->elements[element % STRIDE];
}

struct hash dice_chain_end(struct dice_chain *c, uint64_t step)
{
	chain_load(c, step / DICE_CHAIN);
	return c->marks.end;
}

bool dice_seed_fits(const struct hash *seed, const struct hash *end, uint64_t step)
{
	struct hash reached = walk(*seed, step % DICE_CHAIN + 1);

	return !hash_cmp(&reached, end);
}

/* The marks behind a keyed hash of them. */
struct str dice_chain_marks(const struct dice_chain *c, struct arena *a)
{
	struct str marks = bytes_of(&c->marks, sizeof c->marks);
	struct hash seal = hash_keyed(c->secret, marks);
	char *p = arena_alloc(a, sizeof seal + marks.n, 1);

	if (!c->loaded)
		return STR_NONE;
	memcpy(p, seal.b, sizeof seal.b);
	memcpy(p + sizeof seal, marks.p, marks.n);
	return bytes_of(p, sizeof seal + marks.n);
}

bool dice_chain_use(struct dice_chain *c, struct str saved)
{
	struct str marks = str_sub(saved, HASH_BYTES, saved.n);
	struct hash seal;

	if (saved.n != HASH_BYTES + sizeof c->marks)
		return false;
	seal = hash_keyed(c->secret, marks);
	if (memcmp(seal.b, saved.p, sizeof seal.b) != 0)
		return false;
	memcpy(&c->marks, marks.p, sizeof c->marks);
	c->loaded = true;
	c->stretch = MARKS;
	return true;
}
