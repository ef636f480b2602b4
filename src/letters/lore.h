/*
 * lore: what players ask of the rules, and what is answered (games/NAME/answers). An entry is lines that begin with "? ",
 * ways in which it is asked, and below them the answer, up to an empty line; "#" opens a comment, "= world" says that it is so on
 * that map alone. A question belongs to the entry
 * whose texts it is most like (base/likeness.h): by their words, which two follow each other or stand next but one, the letters of
 * each, and words that come to the same (grammar/likewise.def); or to none, where it is more like what people ask that no rule
 * answers (grammar/asides.def).
 */
#ifndef PBP_LETTERS_LORE_H
#define PBP_LETTERS_LORE_H

#include "base/arena.h"
#include "base/likeness.h"
#include "base/str.h"
#include "base/vec.h"
#include "world/map.h"

struct lore_entry {
	struct str asked; /* its questions, a line each, without the sign */
	struct str text;  /* on one line */
};
struct sense;
struct lore {
	VEC(struct lore_entry) entries;
	struct likeness by;   /* of each entry, and of what none answers */
	struct sense *senses; /* words that come to the same */
	size_t nsenses;
	const struct map *map; /* of whose places a question has each alike; or NULL */
};

/* Texts point into `text` or lie in the arena. map: of others nothing is told; NULL: of any. */
void lore_read(struct lore *out, struct str text, const struct map *map, struct arena *a);
enum lore_sure { LORE_PERHAPS, LORE_LIKELY, LORE_SURE };
enum { LORE_MOST = 2 /* entries that answer one question */ };

/* The one that answers it, and another that may do so as well; how many. sure: of the first. */
size_t lore_find(const struct lore_entry *out[LORE_MOST], enum lore_sure *sure, const struct lore *k,
		 struct str question, struct arena *a);
/* Of each entry how much the question is like it, in parts of LIKENESS_BIT; behind them how much it is like what none answers. */
void lore_scores(int64_t *out, const struct lore *k, struct str question, struct arena *a);
/* It has most of the words that say what is asked, and more than one of them. */
bool lore_is_about(const struct lore_entry *e, struct str question, struct arena *a);
/* Without the numbers of the rules at its end. */
struct str lore_plain(struct str text);
/* "fortresses" and "fortress", "mobilisation" and "mobilise", "bidding" and "bid" have one; of a slugged word. */
struct str lore_stem(struct str word);

#endif
