/*
 * dice: verifiable dice. A hash chain of seeds is fixed when the game is made and its end published; every turn
 * takes the next seed. One key per turn is BLAKE2b keyed with the seed over the game, the turn and the words of luck
 * that were in when it began; one ChaCha20 stream per label, the nonce SipHash-2-4 of the label; rejection sampling.
 * What else a sheet or a mail says does not enter: a roll follows from what it is rolled for, not from the order of
 * computing, and anybody can recompute it (docs/dice.md). Before format 3 of a game there was a key per step, and
 * mails entered it.
 */
#ifndef PBP_PLAY_DICE_H
#define PBP_PLAY_DICE_H

#include "base/arena.h"
#include "base/buf.h"
#include "base/err.h"
#include "base/hash.h"
#include "base/word.h"
#include "world/table.h"

#define DICE_CHAIN 65536

/* The n-th seed (from 0) of a game with that secret: of turn n, before format 3 of step n; and the published end of
 * the chain it belongs to (chain k holds the seeds k * DICE_CHAIN up to the next chain's). The first question costs
 * DICE_CHAIN hashes, some 10 ms, unless marks of an earlier run are used. */
struct dice_chain;
struct dice_chain *dice_chain_new(const uint8_t secret[32], struct arena *a);
struct hash dice_chain_seed(struct dice_chain *c, uint64_t n);
struct hash dice_chain_end(struct dice_chain *c, uint64_t n);
/* What saves the next run that cost: 8 KiB, as secret as the secret; empty while nothing was asked. */
struct str dice_chain_marks(const struct dice_chain *c, struct arena *a);
/* False, and nothing happens, where these are not whole marks made with this secret. */
bool dice_chain_use(struct dice_chain *c, struct str marks);
/* Whether the n-th seed, once revealed, belongs to a commitment: hashing it on reaches the end. Costs as many hashes
 * as there were seeds in the chain; who goes through a history asks instead whether each seed fits the one before
 * it, as if that were an end and this seed 0. */
bool dice_seed_fits(const struct hash *seed, const struct hash *end, uint64_t n);

/* What dice follow from, beside the name of the game and the label. */
struct dice_key {
	bool by_step;    /* before format 3 */
	uint64_t number; /* of the turn, or of the step */
	struct hash seed;
	struct hash mails; /* by step: of the list of those that count */
	struct str luck;   /* "0=rabbit\n1=foot\n": by player */
};

/* What a ruleset rolls for: a list of these, ending with a NULL name. */
struct dice_kind {
	const char *name;  /* "battle": in the label */
	const char *words; /* "battle:{from}>{to}", holes {seat} {from} {to} {to:slug} {number}: for people */
	noun_class place;  /* what from and to are */
	/* Who reads what fell: all, or the seat that it is rolled for (OWNER), as long as the turn is not over: then its
	 * seed is published, and who has that can roll again. */
	enum audience seen;
};
/* For whom and what, as ids; what does not apply is -1. The number is one that the order says, never what the board
 * makes of it. */
struct dice_about {
	int32_t seat, from, to, number;
};
#define DICE_OF_ALL ((struct dice_about){ -1, -1, -1, -1 })
/* The label that is hashed: version, numbers and kind at fixed places; nth: which of those equal otherwise, from 1. */
struct str dice_label(const struct dice_kind *k, const struct dice_about *about, int32_t nth, struct arena *a);
/* "battle:Osaka>Kyoto" */
struct map;
void dice_words(struct buf *out, const struct dice_kind *k, const struct dice_about *about, const struct map *m);

struct dice_roll {     /* one labelled roll, for the log */
	size_t stream; /* of those opened, from 0 */
	int32_t sides;
	uint16_t n;
	const uint16_t *value; /* 1..sides */
};
struct dice {
	struct arena *arena;
	uint8_t key[32];
	struct forced *forced; /* scenarios: given dice instead of the stream, or NULL */
	/* rolls made, in order: dice.c */
	struct dice_log *log;
};
void dice_init(struct dice *d, struct str game, const struct dice_key *k, struct arena *a);
/* dice_init for a step that may roll nothing and has no seed: a roll is a bug. */
void dice_init_none(struct dice *d, struct arena *a);
/* Before the first roll. Scenarios: `dice [LABEL:] 6 5 3 | 2 2`: parts are taken in the order in which rolls are asked for;
 * a part with a label serves the roll whose words start with it. A roll that finds none, or one that
 * does not fit its sides, is noted as missing. What d->forced points to may be handed on to the dice of
 * the next step; it lies in the arena of the dice it was given to. */
void dice_force(struct dice *d, struct str label, const uint8_t *values, size_t n);
size_t dice_forced_left(const struct dice *d);
bool dice_forced_missing(const struct dice *d); /* a roll found no forced dice */

/* A stream of dice under a label: each label has its own. The words by which dice are forced (none where none are) must
 * live as long as the dice. */
struct dice_stream;
struct dice_stream *dice_stream(struct dice *d, struct str label, struct str words);
/* 1..sides, 2 <= sides <= 1000 */
int32_t dice_stream_next(struct dice_stream *s, int32_t sides);
/* The next n of them at once; good until the stream is asked again. */
const uint16_t *dice_stream_take(struct dice_stream *s, int32_t sides, size_t n);
/* What it has rolled so far, for telling: how many dice, and the k-th, from 0. */
size_t dice_stream_count(const struct dice_stream *s);
int32_t dice_stream_value(const struct dice_stream *s, size_t k);
/* Rolls so far, by stream, in the order opened; a stream with dice of several sides gives a roll for each
 * change of sides, one without dice none. */
size_t dice_rolls(const struct dice *d, const struct dice_roll **rolls);

#endif
