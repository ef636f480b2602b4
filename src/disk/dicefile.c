/*
 * dicefile: the file `dice` of a step: the number and the seed of its turn, the commitment, and the words of luck in
 * force: all that its dice follow from beside the name of the game and their labels (docs/dice.md). Before format 3
 * each step had a seed, and, where dice fell, a key of its own.
 */
#include "disk/dicefile.h"

static void write_luck(struct buf *b, const char *key, struct str luck)
{
	struct str line;
	while (str_line(&luck, &line))
		buf_addf(b, "%s %.*s\n", key, STR_ARG(line));
}

static void write_key(struct buf *b, const struct dice_key *k)
{
	buf_addf(b, "roll-step %llu\nroll-seed %.*s\nroll-mails %.*s\n", (unsigned long long)k->number,
		 STR_ARG(hash_hex(b->arena, &k->seed)), STR_ARG(hash_hex(b->arena, &k->mails)));
	write_luck(b, "roll-luck", k->luck);
}

static void write_step(struct buf *b, const struct game *game, const struct step *s)
{
	const struct game_row *g = s->before && row_count(s->before, TABLE_GAME) ? state_game(s->before) : NULL;
	buf_addf(b, "step %u\nseed %.*s\ncommitment %.*s\n", s->number, STR_ARG(hash_hex(b->arena, &s->seed)),
		 STR_ARG(hash_hex(b->arena, &s->chain_end)));
	if (g && g->rerun && s->ended_turn) /* an annulled turn has the dice it had */
		buf_addf(b, "rerun of step %d, with its seed\n", g->rerun);
	if (game->format > GAME_FORMAT_FIRST && s->rolled)
		write_key(b, &s->key);
}

void dice_write(struct buf *b, const struct game *game, const struct step *s)
{
	if (game->format < GAME_FORMAT_THIRD) {
		write_step(b, game, s);
		return;
	}
	buf_addf(b, "turn %llu\nseed %.*s\ncommitment %.*s\n", (unsigned long long)s->key.number,
		 STR_ARG(hash_hex(b->arena, &s->seed)), STR_ARG(hash_hex(b->arena, &s->chain_end)));
	write_luck(b, "luck", s->key.luck);
}

/* What stands behind that word; or false. */
static bool value_of(struct str *out, struct str line, const char *word)
{
	struct str rest = line, first;
	const bool found = str_cut(&rest, ' ', &first) && str_eq_c(first, word);
	*out = rest;
	return found;
}

static bool read_number(uint64_t *out, struct str value)
{
	int64_t n = 0;
	const bool read = str_to_int(value, &n) && n >= 0;
	*out = read ? (uint64_t)n : 0;
	return read;
}

static void read_line(struct dice_file *out, struct buf *luck, struct str line)
{
	struct str v;
	if (value_of(&v, line, "step"))
		out->key.by_step = true;
	else if (value_of(&v, line, "turn"))
		out->numbered = read_number(&out->key.number, v);
	else if (value_of(&v, line, "seed"))
		out->shown = hash_from_hex(v, &out->seed);
	else if (value_of(&v, line, "commitment"))
		out->committed = hash_from_hex(v, &out->end);
	else if (value_of(&v, line, "roll-step"))
		read_number(&out->key.number, v);
	else if (value_of(&v, line, "roll-seed"))
		out->rolled = hash_from_hex(v, &out->key.seed);
	else if (value_of(&v, line, "roll-mails"))
		hash_from_hex(v, &out->key.mails);
	else if (value_of(&v, line, "roll-luck") || value_of(&v, line, "luck"))
		buf_addf(luck, "%.*s\n", STR_ARG(v));
}

void dice_read(struct dice_file *out, struct str text, struct arena *a)
{
	struct buf luck = buf_new(a);
	struct str line;
	*out = (struct dice_file){ .rolled = false };
	while (str_line(&text, &line))
		read_line(out, &luck, line);
	if (!out->key.by_step)
		out->key.seed = out->seed;
	out->key.luck = buf_str(&luck);
}

bool dice_secret(const struct dice_key *k, const struct state *s)
{
	const struct game_row *g = state_game(s);
	return !k->by_step && g->phase != GAME_OVER && k->number >= (uint64_t)g->turn;
}

struct str dice_public(struct str text, const struct state *s, struct arena *a)
{
	struct buf b = buf_new(a);
	struct str rest = text, line, v;
	struct dice_file f;
	dice_read(&f, text, a);
	const bool secret = dice_secret(&f.key, s), mails = option_is(s, "reveal", "turn");
	while (str_line(&rest, &line))
		if (!(secret && value_of(&v, line, "seed")) && (mails || !value_of(&v, line, "roll-mails")))
			buf_addf(&b, "%.*s\n", STR_ARG(line));
	return buf_str(&b);
}
