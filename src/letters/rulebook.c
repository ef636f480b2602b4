/* rulebook: see rulebook.h. */
#include "letters/rulebook.h"

#include "base/file.h"
#include "disk/place.h"
#include "letters/lore.h"
#include "letters/sending.h"
#include "order/roles.h"
#include "order/thesaurus.h"

enum {
	FILE_MOST = 1 << 20,
	WORDS_MOST = 16, /* of a question */
	WORTH = 840,     /* of a word that one entry has; shared by all that have it */
	SHOWN_MOST = 24,
	SHOWN_VAGUE = 6,
	COMMON = 4 /* what more than one in so many have tells nothing */
};

struct entry {                  /* a rule, or an order with what it does */
	struct str line, words; /* words: slugged, with a dash before each */
	uint32_t score, hits;
};
struct book {
	VEC(struct entry) entries;
	struct arena *arena;
	uint32_t words; /* that were looked for */
};

static void add(struct book *b, struct str line)
{
	const struct str words = str_slug(b->arena, line);
	*VEC_ADD(&b->entries, b->arena) = (struct entry){ .line = line,
							  .words = str_printf(b->arena, "-%.*s", STR_ARG(words)) };
}

/* Several words for one order stand in a row, and are told of once. */
static void add_orders(struct book *b, const struct game *g)
{
	const char *before = "";
	for (verb_id i = 0; i < g->nverbs; i++) {
		const struct verb *v = g->verbs[i];
		if (!v->help || !strcmp(v->help, before))
			continue;
		before = v->help;
		add(b, str_printf(b->arena, "%s: %s", v->name, v->help));
	}
}

static int read_rules(struct str *text, struct desk *k, struct arena *a, struct err *e)
{
	const char *path = place_data(k->live.root->place, "games", k->live.game->rules->name, "/rules.cat");
	const int code = file_read(text, path, FILE_MOST, a, e);
	if (code == ERR_NOT_FOUND)
		*text = STR("");
	return code == ERR_NOT_FOUND ? 0 : code;
}

static bool is_rule(struct str line)
{
	return line.n && line.p[0] != '#' && line.p[0] != ' ';
}

static bool has(const struct entry *e, struct str dashed)
{
	return str_find(e->words, dashed) < e->words.n;
}

static size_t count(const struct book *b, struct str dashed)
{
	size_t n = 0;
	for (size_t i = 0; i < b->entries.n; i++)
		n += has(&b->entries.at[i], dashed);
	return n;
}

static bool reward(struct book *b, struct str word)
{
	const struct str dashed = str_printf(b->arena, "-%.*s", STR_ARG(lore_stem(word)));
	const size_t n = count(b, dashed);
	if (!n || n * COMMON > b->entries.n)
		return n > 0;
	for (size_t i = 0; i < b->entries.n; i++)
		if (has(&b->entries.at[i], dashed)) {
			b->entries.at[i].score += (uint32_t)(WORTH / n + 1);
			b->entries.at[i].hits++;
		}
	return true;
}

/* Its own word; where no rule has it, plainer ones. */
static void reward_any(struct book *b, struct str word)
{
	struct str plainer[THESAURUS_MOST];
	if (word.n < 3)
		return;
	b->words++;
	if (reward(b, word))
		return;
	const size_t n = thesaurus_find(word, plainer, b->arena);
	for (size_t i = 0; i < n; i++)
		reward(b, plainer[i]);
}

/* "does", "what", "you" are about no rule. */
static void rate(struct book *b, struct str about)
{
	const struct words w = words_singly(about, b->arena);
	for (size_t i = 0; i < w.n && b->words < WORDS_MOST; i++) {
		struct str slug = str_slug(b->arena, w.at[i].text), word;
		while (!(w.at[i].roles & SAYS_ROLE(CLOSED)) && str_cut(&slug, '-', &word))
			reward_any(b, word);
	}
}

/* Most words first: who asks of two things is told what speaks of both. */
static uint32_t best_hits(const struct book *b)
{
	uint32_t best = 0;
	for (size_t i = 0; i < b->entries.n; i++)
		if (b->entries.at[i].hits > best)
			best = b->entries.at[i].hits;
	return best;
}

static size_t show(struct buf *out, const struct book *b, uint32_t hits, uint32_t score, size_t most)
{
	size_t n = 0;
	for (size_t i = 0; i < b->entries.n; i++) {
		const struct entry *e = &b->entries.at[i];
		if (e->hits < hits || e->score < score)
			continue;
		if (n++ < most && out)
			letter_line(out, e->line, 2);
	}
	if (n > most && out)
		buf_addf(out, "  and %zu more\n", n - most);
	return n;
}

static uint32_t best_score(const struct book *b, uint32_t hits)
{
	uint32_t best = 0;
	for (size_t i = 0; i < b->entries.n; i++)
		if (b->entries.at[i].hits == hits && b->entries.at[i].score > best)
			best = b->entries.at[i].score;
	return best;
}

int rulebook_about(struct rules_found *found, struct buf *out, struct desk *k, struct str about, bool vague,
		   struct arena *a, struct err *e)
{
	struct book b = { .arena = a };
	struct str text, line;
	const int code = read_rules(&text, k, a, e);
	*found = (struct rules_found){ 0 };
	if (code)
		return code;
	add_orders(&b, k->live.game);
	while (str_line(&text, &line))
		if (is_rule(line))
			add(&b, line);
	rate(&b, about);
	const uint32_t hits = best_hits(&b);
	if (hits > (vague ? 1 : 0))
		found->n = show(out, &b, hits, vague ? best_score(&b, hits) / 2 : 0, vague ? SHOWN_VAGUE : SHOWN_MOST);
	found->whole = hits == b.words;
	return 0;
}

/* "7.2" and its parts: "7.2.1", "7.2-a" */
static bool has_number(struct str id, struct str number)
{
	const size_t same = id.n >= number.n && str_eq_nocase(str_sub(id, 0, number.n), number) ? number.n : 0;
	return same && (id.n == same || id.p[same] == '.' || id.p[same] == '-');
}

int rulebook_number(size_t *n, struct buf *out, struct desk *k, struct str number, struct err *e)
{
	struct str text, line;
	const int code = read_rules(&text, k, out->arena, e);
	*n = 0;
	while (!code && str_line(&text, &line))
		if (is_rule(line) && has_number(str_sub(line, 0, str_find_char(line, ' ')), number)) {
			letter_line(out, line, 2);
			++*n;
		}
	return code;
}
