/* told: the notes that refuse nothing: what is missing, what a seat is asked, what a power does. A part of AR_NOTES. */
#ifndef PBP_ARMIES_TOLD_H
#define PBP_ARMIES_TOLD_H

#define AR_TOLD(X) \
	X(CLASH_NOBODY, "clash-nobody", "ARM-BAT-1", SEVERITY_NOTE) \
	X(CLASH, "clash", "ARM-BAT-3", SEVERITY_NOTE) \
	X(CLASH_WON, "clash-won", "ARM-LOSS-2", SEVERITY_NOTE) \
	X(CLASH_LOST, "clash-lost", "ARM-LOSS-1", SEVERITY_NOTE) \
	X(CLASH_TIE, "clash-tie", "ARM-LOSS-4", SEVERITY_NOTE) \
	X(CLASH_NEED, "clash-need", "ARM-BAT-3", SEVERITY_NOTE) \
	X(OUTLOOK_SETUP, "outlook-setup", "ARM-SETUP-2", SEVERITY_NOTE) \
	X(OUTLOOK_MOVE, "outlook-move", "ARM-STAGE-1", SEVERITY_NOTE) \
	X(OUTLOOK_BATTLE, "outlook-battle", "ARM-STAGE-1", SEVERITY_NOTE) \
	X(OUTLOOK_WAITS, "outlook-waits", "ARM-STAGE-2", SEVERITY_NOTE) \
	X(OUTLOOK_DEBRIEF, "outlook-debrief", "ARM-DEB-4", SEVERITY_NOTE) \
	X(OUTLOOK_DONE, "outlook-done", "ARM-STAGE-1", SEVERITY_NOTE) \
	X(OUTLOOK_BELL, "outlook-bell", "ARM-STAGE-4", SEVERITY_NOTE) \
	X(OUTLOOK_SILENCE, "outlook-silence", "ARM-RESP-4", SEVERITY_NOTE) \
	X(OUTLOOK_FREE, "outlook-free", "ARM-WIN-1", SEVERITY_NOTE) \
	X(OUTLOOK_BACK, "outlook-back", "ARM-BACK-1", SEVERITY_NOTE) \
	X(OUTLOOK_OVER, "outlook-over", "ARM-STAGE-1", SEVERITY_NOTE) \
	X(ASK_HEAD, "ask-head", "ARM-RESP-1", SEVERITY_NOTE) \
	X(PLACE, "place", "ARM-REP-1", SEVERITY_NOTE) \
	X(ASK_PLACE, "ask-place", "ARM-REP-1", SEVERITY_NOTE) \
	X(ASK_AREA, "ask-area", "ARM-REP-1", SEVERITY_NOTE) \
	X(ASK_ARMIES, "ask-armies", "ARM-REP-1", SEVERITY_NOTE) \
	X(ASK_RELIC, "ask-relic", "ARM-OWN-2", SEVERITY_NOTE) \
	X(ASK_AREA_POWER, "ask-area-power", "ARM-POW-0", SEVERITY_NOTE) \
	X(ASK_MEANS, "ask-means", "ARM-RESP-3", SEVERITY_NOTE) \
	X(ASK_IF_SUPPORT, "ask-if-support", "ARM-RESP-3", SEVERITY_NOTE) \
	X(ASK_IF_NEITHER, "ask-if-neither", "ARM-RESP-3", SEVERITY_NOTE) \
	X(ASK_SHARES, "ask-shares", "ARM-LOSS-2", SEVERITY_NOTE) \
	X(ASK_OWNER_PAYS, "ask-owner-pays", "ARM-LOSS-3", SEVERITY_NOTE) \
	X(ASK_POWER, "ask-power", "ARM-POW-0", SEVERITY_NOTE) \
	X(ASK_DEFENDER, "ask-defender", "ARM-RESP-1", SEVERITY_NOTE) \
	X(ASK_WORDS, "ask-words", "ARM-RESP-1", SEVERITY_NOTE) \
	X(WORDS_SUPPORT, "words-support", "ARM-RESP-1", SEVERITY_NOTE) \
	X(WORDS_SUPPORT_FREE, "words-support-free", "ARM-WIN-1", SEVERITY_NOTE) \
	X(WORDS_NEITHER, "words-neither", "ARM-RESP-1", SEVERITY_NOTE) \
	X(WORDS_ONE, "words-one", "ARM-RESP-1", SEVERITY_NOTE) \
	X(WORDS_USE, "words-use", "ARM-POW-0", SEVERITY_NOTE) \
	X(WORDS_NO_POWER, "words-no-power", "ARM-STAGE-1", SEVERITY_NOTE) \
	X(WORDS_FLEE, "words-flee", "ARM-POW-3", SEVERITY_NOTE) \
	X(WORDS_FREE, "words-free", "ARM-WIN-1", SEVERITY_NOTE) \
	X(WORDS_BACK, "words-back", "ARM-BACK-1", SEVERITY_NOTE) \
	X(WORDS_SETUP, "words-setup", "ARM-SETUP-2", SEVERITY_NOTE) \
	X(WORDS_DEBRIEF, "words-debrief", "ARM-DEB-3", SEVERITY_NOTE) \
	X(WORDS_END, "words-end", "ARM-STAGE-1", SEVERITY_NOTE) \
	X(ASK_SEALED, "ask-sealed", "ARM-RESP-2", SEVERITY_NOTE) \
	X(ASK_CLOCKWISE, "ask-clockwise", "ARM-RESP-2", SEVERITY_NOTE) \
	X(TEXT_NONE_, "power-none", "ARM-POW-0", SEVERITY_NOTE) \
	X(TEXT_PATH, "power-path", "ARM-POW-3", SEVERITY_NOTE) \
	X(TEXT_SILENCE, "power-silence", "ARM-POW-0", SEVERITY_NOTE) \
	X(TEXT_SHIELD, "power-shield", "ARM-POW-2", SEVERITY_NOTE) \
	X(TEXT_TRUCE, "power-truce", "ARM-POW-0", SEVERITY_NOTE) \
	X(TEXT_DEAD, "power-dead", "ARM-POW-1", SEVERITY_NOTE) \
	X(TEXT_BANNER, "power-banner", "ARM-POW-0", SEVERITY_NOTE) \
	X(TEXT_TOLL, "power-toll", "ARM-POW-0", SEVERITY_NOTE) \
	X(TEXT_MIRROR, "power-mirror", "ARM-POW-0", SEVERITY_NOTE) \
	X(TEXT_ASH, "power-ash", "ARM-POW-0", SEVERITY_NOTE) \
	X(TEXT_RISING, "power-rising", "ARM-POW-4", SEVERITY_NOTE)

#endif
