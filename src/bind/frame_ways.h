/*
 * frame_ways: the ways of setting a sentence in plain words, in the order in which they are gone; each over the whole
 * reading. A file frame_*.c has several of one kind. For those files, and frames.c.
 */
#ifndef PBP_BIND_FRAME_WAYS_H
#define PBP_BIND_FRAME_WAYS_H

struct frames;
void frame_partitives(struct frames *f);
void frame_lands(struct frames *f);
void frame_others(struct frames *f);
void frame_hyphens(struct frames *f);
void frame_described(struct frames *f);
void frame_adjectives(struct frames *f);
void frame_particles(struct frames *f);
void frame_headings(struct frames *f);
void frame_offices(struct frames *f);
void frame_rows(struct frames *f);
void frame_rows_behind(struct frames *f);
void frame_origin(struct frames *f);
void frame_leads(struct frames *f);
void frame_gets(struct frames *f);
void frame_nothings(struct frames *f);
void frame_tails(struct frames *f);
void frame_same(struct frames *f);
void frame_ought(struct frames *f);
void frame_keeps(struct frames *f);
void frame_stays(struct frames *f);
void frame_ways(struct frames *f);
void frame_scenes(struct frames *f);
void frame_ones(struct frames *f);
void frame_fresh(struct frames *f);
void frame_sources(struct frames *f);
void frame_owned(struct frames *f);
void frame_there(struct frames *f);
void frame_onward(struct frames *f);
void frame_deeds(struct frames *f);
void frame_services(struct frames *f);

#endif
