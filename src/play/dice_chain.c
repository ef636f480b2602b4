/*
 * dice_chain: the seeds of a game's steps. Chain n starts at a keyed hash of
 * (secret, n); every element is the hash of the one before; the steps walk it
 * backwards from its published end, so a seed that was shown tells nothing
 * about the next. Every 256th element is kept.
 */
#include "play/dice.h"

#include "base/bug.h"

#define STRIDE 256

struct dice_chain {
	uint8_t secret[32];
	uint64_t number; /* of the chain whose marks are kept; UINT64_MAX: none yet */
	struct hash marks[DICE_CHAIN / STRIDE];
	struct hash end;
};

struct dice_chain *dice_chain_new(const uint8_t secret[32], struct arena *a)
{
	struct dice_chain *c = ARENA_NEW(a, struct dice_chain);

	memcpy(c->secret, secret, sizeof c->secret);
	c->number = UINT64_MAX;
	return c;
}

static struct hash next_element(const struct hash *h)
{
	return hash_of((struct str){ (const char *)h->b, sizeof h->b });
}

static struct hash walk(struct hash h, size_t steps)
{
	while (steps--)
		h = next_element(&h);
	return h;
}

/* Chains are walked in order nearly always: one is kept. */
static void chain_load(struct dice_chain *c, uint64_t number)
{
	uint8_t n[8];
	struct str pieces[2] = { STR("pbp dice chain"), { (const char *)n, sizeof n } };

	if (c->number == number)
		return;
	for (unsigned i = 0; i < 8; i++)
		n[i] = (uint8_t)(number >> 8 * i);
	c->number = number;
	c->end = hash_keyed_list(c->secret, pieces, 2);
	for (size_t i = 0; i < DICE_CHAIN / STRIDE; i++) {
		c->marks[i] = c->end;
		c->end = walk(c->end, STRIDE);
	}
}

struct hash dice_chain_seed(struct dice_chain *c, uint64_t step)
{
	size_t element = DICE_CHAIN - 1 - step % DICE_CHAIN;

	chain_load(c, step / DICE_CHAIN);
	return walk(c->marks[element / STRIDE], element % STRIDE);
}

struct hash dice_chain_end(struct dice_chain *c, uint64_t step)
{
	chain_load(c, step / DICE_CHAIN);
	return c->end;
}

bool dice_seed_fits(const struct hash *seed, const struct hash *end, uint64_t step)
{
	struct hash reached = walk(*seed, step % DICE_CHAIN + 1);

	return !hash_cmp(&reached, end);
}
