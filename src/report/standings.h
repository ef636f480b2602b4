/* standings: what all may see of how the seats fare, for a letter: the boards that rank them (model.h), as the report has them. */
#ifndef PBP_REPORT_STANDINGS_H
#define PBP_REPORT_STANDINGS_H

#include "play/game.h"

/* Lines; none where the game ranks nobody. */
void standings_write(struct buf *out, const struct game *g, const struct state *s, seat_id reader);
/* Of one seat, in a line without its end; nothing where nothing is counted. */
void standings_of(struct buf *out, const struct game *g, const struct state *s, seat_id seat);

#endif
