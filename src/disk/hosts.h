/*
 * hosts: who runs a game: the host of the config, unless the game's own file ROOT/NAME/hosts says otherwise:
 *
 *	host hanna@example.org        a game of somebody else's
 *	cohost carl@example.org       beside the host: he says all but what changes the board itself, and gets the letters to
 *	                              the host
 *
 * and when the letter of the day comes to each: as the config says, unless he has said `digest` himself: ROOT/NAME/digest has a
 * line for each who has, "ADDRESS 08:00".
 *
 * It lies beside the history and not in it: addresses are for nobody else, and a mail is recorded as the host's or not.
 */
#ifndef PBP_DISK_HOSTS_H
#define PBP_DISK_HOSTS_H

#include "disk/root.h"

struct hosts {
	const struct str *all; /* the host first, or an empty address; then the cohosts */
	size_t n;              /* at least 1 */
	const int32_t *digest; /* of each: digest_hour */
};

/* Of a game without such a file. */
void hosts_of_root(struct hosts *out, const struct root *r, struct arena *a);
/* ERR_SYNTAX, naming the line: nobody is believed who is not meant. */
int hosts_read(struct hosts *out, const struct root *r, const char *folder, struct arena *a, struct err *e);
/* What one of them says of his letter of the day; address empty: the host. */
int hosts_keep_digest(const struct hosts *h, const char *folder, struct str address, struct str value, struct arena *a,
		      struct err *e);
/* When it comes to that address. */
int32_t hosts_digest(const struct hosts *h, struct str address);
/* The host's address, which players are told; or empty. */
struct str hosts_chief(const struct hosts *h);
bool hosts_has(const struct hosts *h, struct str address);
/* Whether that one of them plays in a game that runs. */
bool hosts_plays(const struct hosts *h, size_t i, const struct state *s);
/* The seat that the host plays in a game that runs: what others order is not his to see before all may. SEAT_NONE. */
seat_id hosts_seat(const struct hosts *h, const struct state *s);

#endif
