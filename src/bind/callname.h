/* callname: what an open call is called, in the words of its game. */
#ifndef PBP_BIND_CALLNAME_H
#define PBP_BIND_CALLNAME_H

#include "play/game.h"

/* "share 12"; empty where it has none. */
struct str call_subject(const struct game *g, const struct state *s, const struct call_row *c, struct arena *a);
/* What ends with the last of its children (the auctions of a season), where c is one of them; else c. Of such a whole people
 * read, and nobody is awaited in it: who has bid may bid again. */
const struct call_row *call_whole(const struct game *g, const struct state *s, const struct call_row *c);
bool call_awaits(const struct game *g, const struct state *s, const struct call_row *c);
/* "auction of share 12" */
struct str call_title(const struct game *g, const struct state *s, const struct call_row *c, struct arena *a);
/* What it asks for: the game's phrase `call NAME`, its subject in the hole {subject}; its title otherwise. */
struct str call_words(const struct game *g, const struct state *s, const struct call_row *c, struct arena *a);

#endif
