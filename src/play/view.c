/* view: trials. */
#include "play/view.h"

struct state *view_trial(const struct view *v)
{
	return state_copy(v->state, v->scratch);
}
