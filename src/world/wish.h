/*
 * wish: how a player wants his letters. For him and the host; nothing of a game depends on it.
 */
#ifndef PBP_WORLD_WISH_H
#define PBP_WORLD_WISH_H

#include "base/clock.h"
#include "world/core.h"

enum wish_form { LETTERS_BOTH, LETTERS_TEXT, LETTERS_HTML };
extern const char *const wish_forms[]; /* "both" .. */
struct wish_row {
	player_id player;
	int32_t form;  /* enum wish_form */
	text_id zone;  /* his own, as a POSIX TZ string, or TEXT_NONE */
	int32_t quiet; /* no reports, but what is asked of him all the same */
};

/* What he has said, or what holds for who has said nothing. */
/* The zone in which his times stand beside the game's; UTC for who has named none. own: he has. */
struct zone wish_zone(const struct state *s, player_id player, bool *own);
struct wish_row wish_of(const struct state *s, player_id player);

#endif
