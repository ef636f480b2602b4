/* frames: see frames.h. */
#include "frame/frames.h"

#include "frame/frame.h"

typedef void frame_way(struct frames *f);
enum { FRAMES_ROOM = 16 }; /* phrases more than were written */

static void run_frames(struct frames *f, frame_way *only)
{
	if (only) {
		only(f);
		return;
	}

	static void (*const frames[])(struct frames *) = {
#define X(name) frame_##name,
		FRAMES(X)
#undef X
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
static void run_sentences(struct frames *out, const struct reading *r, frame_way *only)
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
		run_frames(&f, only);
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

static const struct reading *as_reading(struct frames *f, const struct reading *r)
{
	for (size_t i = 0; i < f->n; i++) /* a sign that opens a sentence parts nothing */
		while (i < f->n && parts_clauses(&f->at[i]) && f->at[i].role != ROLE_FULL_STOP &&
		       (!i || f->at[i - 1].role == ROLE_FULL_STOP))
			drop(f, i);
	struct reading *plain = ARENA_NEW(f->task->arena, struct reading);
	*plain = *r;
	plain->phrases = f->at;
	plain->nphrases = (uint32_t)f->n;
	plain->next = NULL;
	return plain;
}

static struct frames frames_with(struct task *t, const struct reading *r, size_t sentences)
{
	struct frames f = {
		.task = t, .room = r->nphrases + FRAMES_ROOM * (sentences + 1), .from = t->line.from, .to = t->line.to
	};
	f.at = ARENA_ARRAY(t->arena, struct phrase, f.room);
	return f;
}

/* only: NULL, or the one way that is gone. */
static const struct reading *in_plain_words(struct task *t, const struct reading *r, frame_way *only)
{
	const size_t sentences = count_sentences(r);
	if (!task_pay(t, r->nphrases))
		return NULL;
	struct frames f = frames_with(t, r, sentences);
	run_sentences(&f, r, only);
	if (sentences > 1 && !only) /* "13 moves to Kyoto. 12 supports that." */
		run_frames(&f, NULL);
	return f.changed ? as_reading(&f, r) : NULL;
}

const struct reading *frames_plain(struct task *t, const struct reading *r)
{
	return in_plain_words(t, r, NULL);
}

const struct reading *frames_without_reasons(struct task *t, const struct reading *r)
{
	const struct reading *plain = in_plain_words(t, r, frame_reasons);
	return plain ? plain : r;
}

const struct line *frames_dealt(struct task *t, const struct line *line)
{
	struct line *out = ARENA_NEW(t->arena, struct line);
	*out = *line;
	const struct reading **last = &out->readings;
	bool changed = false;
	for (const struct reading *r = line->readings; r; r = r->next) {
		struct frames f = frames_with(t, r, 1);
		append(&f, r->phrases, r->nphrases);
		frame_given_up(&f);
		frame_behind(&f);
		frame_newly(&f);
		frame_ordinals(&f);
		frame_rests(&f);
		frame_lone(&f);
		frame_whence(&f);
		frame_subjects(&f);
		frame_both(&f);
		frame_alike(&f);
		frame_apposed(&f);
		frame_dealt(&f);
		frame_offers(&f);
		struct reading *copy = ARENA_NEW(t->arena, struct reading);
		*copy = f.changed ? *as_reading(&f, r) : *r;
		copy->next = NULL;
		*last = copy;
		last = (const struct reading **)&copy->next;
		changed |= f.changed;
	}
	return changed ? out : line;
}
