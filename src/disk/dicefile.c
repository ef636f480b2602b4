/*
 * dicefile: the file `dice` of a step: the seed that it takes, and, where dice fell, all that they follow from
 * beside the name of the game and their labels (docs/dice.md).
 */
#include "disk/dicefile.h"

static void write_key(struct buf *b, const struct dice_key *k)
{
	struct str rest = k->luck, line;
	buf_addf(b, "roll-step %llu\nroll-seed %.*s\nroll-mails %.*s\n", (unsigned long long)k->step,
		 STR_ARG(hash_hex(b->arena, &k->seed)), STR_ARG(hash_hex(b->arena, &k->mails)));
	while (str_line(&rest, &line))
		buf_addf(b, "roll-luck %.*s\n", STR_ARG(line));
}

void dice_write(struct buf *b, const struct game *game, const struct step *s)
{
	const struct game_row *g = s->before && row_count(s->before, TABLE_GAME) ? state_game(s->before) : NULL;
	buf_addf(b, "step %u\nseed %.*s\ncommitment %.*s\n", s->number, STR_ARG(hash_hex(b->arena, &s->seed)),
		 STR_ARG(hash_hex(b->arena, &s->chain_end)));
	if (g && g->rerun && s->ended_turn) /* an annulled turn has the dice it had */
		buf_addf(b, "rerun of step %d, with its seed\n", g->rerun);
	if (game->format > GAME_FORMAT_FIRST && s->rolled)
		write_key(b, &s->key);
}

/* What stands behind that word; or false. */
static bool value_of(struct str *out, struct str line, const char *word)
{
	struct str rest = line, first;
	const bool found = str_cut(&rest, ' ', &first) && str_eq_c(first, word);
	*out = rest;
	return found;
}

static void read_number(uint64_t *out, struct str value)
{
	int64_t n = 0;
	str_to_int(value, &n);
	*out = (uint64_t)n;
}

void dice_read(struct dice_file *out, struct str text, struct arena *a)
{
	struct buf luck = buf_new(a);
	struct str line, v;
	*out = (struct dice_file){ .rolled = false };
	while (str_line(&text, &line)) {
		if (value_of(&v, line, "seed"))
			hash_from_hex(v, &out->seed);
		else if (value_of(&v, line, "commitment"))
			hash_from_hex(v, &out->end);
		else if (value_of(&v, line, "roll-step"))
			read_number(&out->key.step, v);
		else if (value_of(&v, line, "roll-seed"))
			out->rolled = hash_from_hex(v, &out->key.seed);
		else if (value_of(&v, line, "roll-mails"))
			hash_from_hex(v, &out->key.mails);
		else if (value_of(&v, line, "roll-luck"))
			buf_addf(&luck, "%.*s\n", STR_ARG(v));
	}
	out->key.luck = buf_str(&luck);
}

struct str dice_public(struct str text, const struct state *s, struct arena *a)
{
	struct buf b = buf_new(a);
	struct str line, v;
	if (option_is(s, "reveal", "turn"))
		return text;
	while (str_line(&text, &line))
		if (!value_of(&v, line, "roll-mails"))
			buf_addf(&b, "%.*s\n", STR_ARG(line));
	return buf_str(&b);
}
