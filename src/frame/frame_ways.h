/*
 * frame_ways: the ways of setting a sentence in plain words, in the order in which they are gone; each over the whole
 * reading. A file frame_*.c has several of one kind. For those files, and frames.c.
 */
#ifndef PBP_FRAME_FRAME_WAYS_H
#define PBP_FRAME_FRAME_WAYS_H

/* clang-format off */
#define FRAMES(X) \
	X(parallel) X(speaker) X(namesakes) X(leading) X(nations) X(natives) X(plurals) X(for_me) X(again) X(undoing) X(thanks) X(followed) X(reasons) X(compared) X(being) X(while) X(descriptions) X(stayers) \
	X(topics) X(sos) X(told) X(afterwards) X(labelled) X(remarks) X(table) X(phrasal) X(lends) X(wishes) X(nominal) \
	X(resumed) X(spots) X(offers) X(counted) X(rises) X(lasts) X(objects) X(numbers) X(strengths) X(totals) X(so_many) \
	X(them_all) X(puts) X(duties) X(sections) X(partners) X(form) X(saves) X(ought) X(as_for) X(relatives) \
	X(across) X(mine) X(modals) X(owns) X(both) X(lists) X(sums) X(another) X(ordered) X(nones) X(unmoved) X(plus) \
	X(purposes) X(participles) X(particles) X(where) X(stood) X(through) X(arrows) X(headings) X(offices) \
	X(rows) X(origin) X(partitives) X(lands) X(ways) X(others) X(hyphens) X(described) X(adjectives) \
	X(targets) X(owned) X(instruments) X(sources) X(scenes) X(positions) X(fresh) X(leads) X(gets) X(stays) X(rest) \
	X(keeps) X(beside) X(roles) X(goals) X(timely) X(called) X(served) X(deeds) X(services) X(there) X(onward) X(nothings) X(tails) \
	X(against) X(same) X(labels) X(each)
/* clang-format on */

struct frames;
/* Before all others, in frames_dealt: */
void frame_given_up(struct frames *f);
void frame_behind(struct frames *f);
void frame_newly(struct frames *f);
void frame_ordinals(struct frames *f);
void frame_rests(struct frames *f);
void frame_lone(struct frames *f);
void frame_whence(struct frames *f);
void frame_subjects(struct frames *f);
void frame_alike(struct frames *f);
void frame_apposed(struct frames *f);
void frame_dealt(struct frames *f);
#define X(name) void frame_##name(struct frames *f);
FRAMES(X)
#undef X

#endif
