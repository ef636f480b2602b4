/* parting: lines of a mail that only greet, close or sign it: nobody waits for an answer to them. */
#ifndef PBP_BIND_PARTING_H
#define PBP_BIND_PARTING_H

#include "base/arena.h"
#include "base/str.h"

/* "Thanks!", "Hi all,", "Best wishes, Ann", "Many greetings from Vienna" */
bool parting_greets(struct str line, struct arena *a);
/* "Best,", "love": a mail ends so, and does not begin. */
bool parting_closes(struct str line, struct arena *a);
/* "John", "Ann Smith", "Head of Sales", "12 High Street": few words, written as names are. alone: and none of them is another word. */
bool parting_signs(struct str line, bool alone, struct arena *a);

/* Where what signs a mail begins: lines at its end that are names, below one that closes, or greets where one of them is no word
 * but a name, or a word alone; a single one may be such a name. What mail programs put below a line of dashes is no part of it. */
size_t parting_from(struct str mail, struct arena *a);

#endif
