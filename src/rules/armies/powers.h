/*
 * powers: what areas and artefacts can do in a battle, as a table. Each makes crossed-out spaces count;
 * a map names them by slug (power=army-of-the-dead). Order within one battle is the order of the table.
 */
#ifndef PBP_ARMIES_POWERS_H
#define PBP_ARMIES_POWERS_H

#include "play/ruleset.h"
#include "rules/armies/battle.h"

/* Id, slug as maps and rows write it, name as players say it. */
#define AR_POWERS(X) \
	X(NONE, "none", "none") \
	X(PATH, "path-to-the-underworld", "Path to the Underworld") \
	X(SILENCE, "silence-of-the-tombs", "Silence of the Tombs") \
	X(SHIELD, "shield-of-ruin", "Shield of Ruin") \
	X(TRUCE, "truce-of-bones", "Truce of Bones") \
	X(DEAD, "army-of-the-dead", "Army of the Dead") \
	X(BANNER, "banner-of-ghosts", "Banner of Ghosts") \
	X(TOLL, "toll-of-graves", "Toll of Graves") \
	X(MIRROR, "mirror-of-the-fallen", "Mirror of the Fallen") \
	X(ASH, "veil-of-ash", "Veil of Ash") \
	X(RISING, "rising-at-dusk", "Rising at Dusk")
#define AR_POWER_ID(id, slug, name) POWER_##id,
#define AR_POWER_SLUG(id, slug, name) [POWER_##id] = slug,
#define AR_POWER_NAME(id, slug, name) [POWER_##id] = name,
enum power { AR_POWERS(AR_POWER_ID) POWERS };

struct power_rule {
	/* one of these acts: before the sides are compared, or once it is known who has won; by: index of
	 * the fighter who uses it */
	void (*before)(struct turn *, struct fight *, size_t by);
	void (*after)(struct turn *, struct fight *, size_t by);
	bool sided; /* its user must be on a side */
};
extern const struct power_rule ar_powers[POWERS];
extern const char *const ar_power_slugs[POWERS + 1];
extern const char *const ar_power_names[POWERS + 1]; /* as players say them */
int32_t ar_power_by_slug(struct str slug);           /* POWER_NONE */

#endif
