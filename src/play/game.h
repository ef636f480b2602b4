/*
 * game: what does not change while a game runs: its name, rules, map, schema
 * and the words of its messages. Made once per game and run; shared by all
 * floors above.
 */
#ifndef PBP_PLAY_GAME_H
#define PBP_PLAY_GAME_H

#include "base/phrase.h"
#include "play/ruleset.h"

/* Texts of a ruleset (games/NAME/phrases) and of the core (games/core/phrases), by key "event.battle",
 * "note.not-adjacent.what", "standing.last-one". */
struct phrases;
struct phrases *phrases_new(struct arena *a);
/* Board syntax: `event battle "..."`, `note not-adjacent "what" "detail" "hint"`, `headline battle "..."`. Later files win. */
int phrases_read(struct phrases *p, const struct source *src, struct err *e);
struct str phrases_get(const struct phrases *p, const char *kind, const char *name, unsigned part); /* empty: none */

/* How its history is written. A game goes on as it began:
 *	1  until November 2026: mails of one second count by their hashes; the file `dice` names the seed alone
 *	2  mails of one second count in the order in which they were heard; `dice` has all that a roll follows from
 *	3  what a mail was understood to say is kept (engine/tape.h), and what took effect (engine/played.h): they are
 *	   played again, and not the words of mails
 *	4  what is amended counts for the bell of the turn with which it comes into force; who is removed before the
 *	   beginning leaves no seat; `wait` keeps a turn open for whoever has sent orders
 *	5  of whom a correction was not understood is awaited on, also where the rules say who has answered (before that such
 *	   a mail could close a season on what it corrected); who plays a seat of nobody's has
 *	   not missed the turn
 *	6  what waited for its writer's yes when its call closed is kept, for him (engine/waiting.c)
 *	7  of whom a line was refused is awaited on, also where the rules say who has answered
 *	8  `done` beside an order that waits for its writer's yes waits as well; what its mail gives as well does not wait
 *	9  where orders act at once one that is done takes the place of what waits from earlier mails, and not of what its
 *	   own mail is asked about
 *	10 what a mail says again of that to which its yes belongs is not asked about; where orders act at once, what is said
 *	   to follow an order that is refused waits for its writer
 *	11 where orders act at once nothing that ends a turn, or comes too late for what waits of its mail, is done before that,
 *	   and what is understood beside a part of its line that is refused, or behind a line that is asked about, is asked
 *	   about; where they wait, orders of which their writer is asked close nothing
 *	12 where orders wait `wait` outlasts later ones of its writer */
enum {
	GAME_FORMAT_FIRST = 1,
	GAME_FORMAT_SECOND,
	GAME_FORMAT_THIRD,
	GAME_FORMAT_FOURTH,
	GAME_FORMAT_FIFTH,
	GAME_FORMAT_SIXTH,
	GAME_FORMAT_SEVENTH,
	GAME_FORMAT_EIGHTH,
	GAME_FORMAT_NINTH,
	GAME_FORMAT_TENTH,
	GAME_FORMAT_ELEVENTH,
	GAME_FORMAT_TWELFTH,
	GAME_FORMAT = GAME_FORMAT_TWELFTH
};

struct game {
	struct str name;
	const struct ruleset *rules;
	const struct map *map;
	const struct schema *schema;
	struct texts *texts;
	const struct phrases *phrases;
	const struct verb *const *verbs; /* by verb_id: the ruleset's, then the engine's */
	int32_t nverbs;
	/* by verb_id: the engine's verb whose name a verb of the ruleset bears and stands for, where it can be said
	 * ("done", "pass"): by all its words; else VERB_NONE */
	const verb_id *namesake;
	const struct call_kind *const *kinds; /* by kind_id */
	int32_t nkinds;
	int32_t format;
	struct arena *arena; /* the run's */
};

/* What everybody may read of a player who has said no name: "player 3". An address is nobody's business, nor is a part
 * of it; in formats 1 and 2 the part before the @ stood there. */
struct str player_public_name(const struct game *g, player_id player, struct str address, struct arena *a);
/* The name that he has said himself, as far as who looks may know it; empty: none. */
struct str player_said_name(const struct game *g, const struct state *s, player_id player, struct viewer v);

/* core_verbs, core_kinds: the engine's tables (NULL name ends). */
struct game *game_new(struct str name, const struct ruleset *r, const struct map *m, const struct phrases *p,
		      const struct verb *core_verbs, const struct call_kind *core_kinds, struct arena *run);

/*
 * Writes a note or event in words. Holes are names of arguments; an event has {order} and {rule} too. Forms:
 *	{area:neighbours} {area:number} {area:region}   {seat:player}   {n:words}   {time:iso} {time:brief}
 *	{place:whole}      of a coast its area
 *	{thing:plural}     of a name that is one of the ruleset's nouns: "bags of salt"
 *	{thing:count}      in the number of the argument count: "1 bag of salt", "2 bags of salt"
 *	{reason:note}      of the name of a note: that note's own words, with these arguments
 *	{x:slug}     as in rows
 *	{x:field}    what stands in that field of the row of x: {area:owner}, {area:troops}; the first of the
 *	             ruleset's tables with that key and field, public fields only
 * None is written as nothing, yes as "yes", no as nothing; so {owner?of|free} asks whether there is one.
 * A note without phrase is told by its name and arguments; an event without phrase is not told (false).
 */
void note_words(struct diag *out, const struct game *g, const struct state *s, const struct note *n, struct arena *a);
/* What it says and its detail, a sentence each. */
struct str note_said(const struct game *g, const struct state *s, const struct note *n, struct arena *a);
/* Whether one of them is an error. */
bool notes_refuse(const struct ruleset *r, const struct notes *n);
bool event_words(struct buf *out, const struct game *g, const struct state *s, const struct event *e);
/* Of events that are told one behind another, how many the words tell: three or more of one kind and rule in one sentence
 * where the game has a phrase for that (`several NAME "HEAD" "EACH"`: "Up for auction: share 1; share 2; share 3."), else
 * the first alone. 0: the first is not told. n is at least 1. */
size_t events_words(struct buf *out, const struct game *g, const struct state *s, const struct event *const *list,
		    size_t n);
/* Whether the hole {name} or {name:form} of a note or event with these arguments can be filled. */
bool phrase_knows(const struct ruleset *r, const struct arg_row *args, struct str name, struct str form);
/* Whether the rules look at it: where turns end otherwise, no game has a deadline. */
bool option_has_effect(const struct ruleset *r, const char *name);
/* "turn 3" (a sentence's first words: "Turn 3"), or what the game calls it: "Spring 1901". */
struct str turn_words(const struct game *g, const struct state *s, int32_t turn, bool first, struct arena *a);
/* The event as a part of its step's subject line: false where the game gives it no headline. How it came out may have one
 * of its own: `headline battle.overtaken "..." 6` stands before `headline battle`. */
bool event_headline(struct buf *out, const struct game *g, const struct state *s, const struct event *e);
/* A part of a phrase of that kind, so chosen; empty: it has none. */
struct str event_phrase(const struct game *g, const struct event *e, const char *kind, unsigned part, struct arena *a);
/* A part of that phrase: 0 its words, 1 its weight, 2 "report" where no step is headed by it. */
struct str event_headline_part(const struct game *g, const struct event *e, unsigned part, struct arena *a);
/* A row in words: holes are names of those of its fields that v may see; a name "none" is nothing. */
bool row_words(struct buf *out, const struct game *g, const struct state *s, table_id t, const void *row,
	       struct viewer v, struct str phrase);

#endif
