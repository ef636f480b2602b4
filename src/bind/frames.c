#include "bind/frames.h"

#include "bind/frame.h"

enum { FRAMES_ROOM = 16 }; /* phrases more than were written */

static void run_frames(struct frames *f)
{
	static void (*const frames[])(struct frames *) = {
		frame_speaker,     frame_undoing,     frame_thanks,       frame_followed,    frame_reasons,
		frame_being,       frame_while,       frame_descriptions, frame_stayers,     frame_topics,
		frame_sos,         frame_told,        frame_afterwards,   frame_labelled,    frame_remarks,
		frame_table,       frame_phrasal,     frame_wishes,       frame_nominal,     frame_spots,
		frame_counted,     frame_rises,       frame_lasts,        frame_objects,     frame_numbers,
		frame_strengths,   frame_totals,      frame_so_many,      frame_them_all,    frame_puts,
		frame_duties,      frame_sections,    frame_partners,     frame_appositions, frame_form,
		frame_saves,       frame_ought,       frame_as_for,       frame_relatives,   frame_across,
		frame_mine,        frame_modals,      frame_owns,         frame_both,        frame_sums,
		frame_another,     frame_ordered,     frame_nones,        frame_unmoved,     frame_plus,
		frame_purposes,    frame_participles, frame_that,         frame_ended,       frame_particles,
		frame_through,     frame_arrows,      frame_headings,     frame_offices,     frame_rows,
		frame_rows_behind, frame_origin,      frame_partitives,   frame_lands,       frame_ways,
		frame_others,      frame_hyphens,     frame_described,    frame_adjectives,  frame_ones,
		frame_owned,       frame_instruments, frame_sources,      frame_scenes,      frame_positions,
		frame_fresh,       frame_leads,       frame_gets,         frame_stays,       frame_rest,
		frame_keeps,       frame_beside,      frame_roles,        frame_called,      frame_deeds,
		frame_services,    frame_there,       frame_they,         frame_onward,      frame_nothings,
		frame_tails,       frame_against,     frame_same,         frame_labels,      frame_each
	};
	for (size_t i = 0; i < sizeof frames / sizeof *frames; i++)
		frames[i](f);
}

static void append(struct frames *to, const struct phrase *at, size_t n)
{
	memcpy(to->at + to->n, at, n * sizeof *at);
	to->n += n;
}

/* Each sentence by itself: what opens or ends one is found there, whatever stands before and behind it. */
static void run_sentences(struct frames *out, const struct reading *r)
{
	struct task *t = out->task;
	struct frames f = { .task = t, .to = t->line.from };
	for (size_t i = 0; i < r->nphrases; i++) {
		size_t end = i;
		while (end < r->nphrases && r->phrases[end].role != ROLE_FULL_STOP)
			end++;
		f.n = end - i;
		f.room = f.n + FRAMES_ROOM;
		f.at = ARENA_ARRAY(t->arena, struct phrase, f.room);
		f.from = f.to;
		f.to = end < r->nphrases ? r->phrases[end].at.from : t->line.to;
		memcpy(f.at, r->phrases + i, f.n * sizeof *f.at);
		run_frames(&f);
		append(out, f.at, f.n);
		if (end < r->nphrases) {
			f.to = r->phrases[end].at.to;
			append(out, &r->phrases[end], 1);
		}
		i = end;
	}
	out->changed |= f.changed;
}

static size_t count_sentences(const struct reading *r)
{
	size_t n = 1;
	for (size_t i = 0; i + 1 < r->nphrases; i++)
		n += r->phrases[i].role == ROLE_FULL_STOP;
	return n;
}

const struct reading *frames_plain(struct task *t, const struct reading *r)
{
	const size_t sentences = count_sentences(r);
	struct frames f = {
		.task = t, .room = r->nphrases + FRAMES_ROOM * (sentences + 1), .from = t->line.from, .to = t->line.to
	};
	struct reading *plain;
	if (!task_pay(t, r->nphrases))
		return NULL;
	f.at = ARENA_ARRAY(t->arena, struct phrase, f.room);
	run_sentences(&f, r);
	if (sentences > 1) /* "13 moves to Kyoto. 12 supports that." */
		run_frames(&f);
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
