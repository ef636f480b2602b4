#include "bind/frames.h"

#include "bind/frame.h"

enum { FRAMES_ROOM = 16 }; /* phrases more than were written */

const struct reading *frames_plain(struct task *t, const struct reading *r)
{
	static void (*const frames[])(struct frames *) = {
		frame_reasons,    frame_being,       frame_while,       frame_descriptions, frame_topics,
		frame_sos,        frame_remarks,     frame_table,       frame_wishes,       frame_spots,
		frame_counted,    frame_strengths,   frame_totals,      frame_puts,         frame_duties,
		frame_sections,   frame_partners,    frame_appositions, frame_form,         frame_saves,
		frame_relatives,  frame_across,      frame_mine,        frame_owns,         frame_both,
		frame_sums,       frame_ordered,     frame_nones,       frame_unmoved,      frame_plus,
		frame_purposes,   frame_participles, frame_that,        frame_ended,        frame_particles,
		frame_headings,   frame_offices,     frame_rows,        frame_rows_behind,  frame_origin,
		frame_partitives, frame_lands,       frame_ways,        frame_others,       frame_hyphens,
		frame_described,  frame_adjectives,  frame_ones,        frame_owned,        frame_instruments,
		frame_sources,    frame_scenes,      frame_fresh,       frame_leads,        frame_gets,
		frame_ought,      frame_stays,       frame_keeps,       frame_roles,        frame_called,
		frame_deeds,      frame_services,    frame_there,       frame_they,         frame_onward,
		frame_nothings,   frame_tails,       frame_against,     frame_same,         frame_each
	};
	struct frames f = { .task = t, .n = r->nphrases, .room = r->nphrases + FRAMES_ROOM };
	struct reading *plain;
	if (!task_pay(t, r->nphrases))
		return NULL;
	f.at = ARENA_ARRAY(t->arena, struct phrase, f.room);
	memcpy(f.at, r->phrases, r->nphrases * sizeof *f.at);
	for (size_t i = 0; i < sizeof frames / sizeof *frames; i++)
		frames[i](&f);
	if (!f.changed)
		return NULL;
	for (size_t i = 0; i < f.n; i++) /* a sign that opens a sentence parts nothing */
		while (i < f.n && parts_clauses(&f.at[i]) && f.at[i].role != ROLE_FULL_STOP &&
		       (!i || f.at[i - 1].role == ROLE_FULL_STOP))
			drop(&f, i);
	plain = ARENA_NEW(t->arena, struct reading);
	*plain = *r;
	plain->phrases = f.at;
	plain->nphrases = (uint32_t)f.n;
	plain->next = NULL;
	return plain;
}
