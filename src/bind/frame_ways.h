/*
 * frame_ways: the ways of setting a sentence in plain words, in the order in which they are gone; each over the whole
 * reading. A file frame_*.c has several of one kind. For those files, and frames.c.
 */
#ifndef PBP_BIND_FRAME_WAYS_H
#define PBP_BIND_FRAME_WAYS_H

struct frames;
void frame_speaker(struct frames *f);
void frame_thanks(struct frames *f);
void frame_reasons(struct frames *f);
void frame_descriptions(struct frames *f);
void frame_sos(struct frames *f);
void frame_told(struct frames *f);
void frame_afterwards(struct frames *f);
void frame_labelled(struct frames *f);
void frame_topics(struct frames *f);
void frame_remarks(struct frames *f);
void frame_phrasal(struct frames *f);
void frame_wishes(struct frames *f);
void frame_nominal(struct frames *f);
void frame_spots(struct frames *f);
void frame_lasts(struct frames *f);
void frame_objects(struct frames *f);
void frame_numbers(struct frames *f);
void frame_counted(struct frames *f);
void frame_rises(struct frames *f);
void frame_strengths(struct frames *f);
void frame_puts(struct frames *f);
void frame_totals(struct frames *f);
void frame_form(struct frames *f);
void frame_being(struct frames *f);
void frame_while(struct frames *f);
void frame_nones(struct frames *f);
void frame_both(struct frames *f);
void frame_sums(struct frames *f);
void frame_another(struct frames *f);
void frame_owns(struct frames *f);
void frame_mine(struct frames *f);
void frame_modals(struct frames *f);
void frame_saves(struct frames *f);
void frame_labels(struct frames *f);
void frame_each(struct frames *f);
void frame_relatives(struct frames *f);
void frame_purposes(struct frames *f);
void frame_followed(struct frames *f);
void frame_participles(struct frames *f);
void frame_across(struct frames *f);
void frame_as_for(struct frames *f);
void frame_plus(struct frames *f);
void frame_ordered(struct frames *f);
void frame_roles(struct frames *f);
void frame_against(struct frames *f);
void frame_duties(struct frames *f);
void frame_appositions(struct frames *f);
void frame_partners(struct frames *f);
void frame_sections(struct frames *f);
void frame_partitives(struct frames *f);
void frame_lands(struct frames *f);
void frame_others(struct frames *f);
void frame_hyphens(struct frames *f);
void frame_described(struct frames *f);
void frame_adjectives(struct frames *f);
void frame_particles(struct frames *f);
void frame_through(struct frames *f);
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
void frame_that(struct frames *f);
void frame_table(struct frames *f);
void frame_they(struct frames *f);
void frame_unmoved(struct frames *f);
void frame_called(struct frames *f);
void frame_ended(struct frames *f);
void frame_ought(struct frames *f);
void frame_keeps(struct frames *f);
void frame_rest(struct frames *f);
void frame_stays(struct frames *f);
void frame_stayers(struct frames *f);
void frame_ways(struct frames *f);
void frame_scenes(struct frames *f);
void frame_ones(struct frames *f);
void frame_fresh(struct frames *f);
void frame_sources(struct frames *f);
void frame_instruments(struct frames *f);
void frame_owned(struct frames *f);
void frame_there(struct frames *f);
void frame_onward(struct frames *f);
void frame_deeds(struct frames *f);
void frame_services(struct frames *f);

#endif
