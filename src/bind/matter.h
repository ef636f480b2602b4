/*
 * matter: whether a sentence is about a matter of its own. It names what can be seen or met, and nothing in it is
 * linked to orders: no word that points at them, no deed, place or number of the game, nothing said or thought, nothing
 * that doubts, limits or puts off. Such a sentence is harmless wherever it stands. Data in place of a list of what
 * people chat about, which would never end (order/dictionary.h).
 */
#ifndef PBP_BIND_MATTER_H
#define PBP_BIND_MATTER_H

#include "bind/talk.h"

/* Something in it points at orders or, below one, names what could be in one. */
bool matter_bears(const struct view *v, const struct words *w, struct setting where);
/* "if", "or", "scrap": a word that doubts, and not only in its own clause, as "no" and "when" do. */
bool matter_doubts_widely(const struct view *v, const struct words *w, roles doubt);
/* A thing or a person is. */
bool matter_is_named(const struct view *v, const struct words *w);
bool matter_is_own(const struct view *v, const struct words *w, struct setting where);
/* The same of a question: "How is the new puppy?", "When do we meet?" */
bool matter_is_asked(const struct view *v, const struct words *w, struct setting where, struct arena *a);
/* It is put as a question, though no sign ends it as one: "How many do I get", "what does it cost". */
bool matter_is_put(const struct words *w, struct arena *a);

/*
 * A whole sentence beside orders in which no word bears on them: none that points at them, doubts, limits, puts off, takes
 * back, counts or names what is in play. It may say what it likes of things and people that are not. single: its words one
 * by one.
 */
bool matter_is_idle(const struct view *v, const struct words *w, const struct words *single, struct setting where);

#endif
