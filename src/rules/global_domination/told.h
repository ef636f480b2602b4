/*
 * told: notes that only tell how a game stands, to who asks (fact.c); a part of the list in notes.h.
 */
#ifndef PBP_GLOBAL_DOMINATION_TOLD_H
#define PBP_GLOBAL_DOMINATION_TOLD_H

#define GD_TOLD(X) \
	X(FACT_INCOME, "fact-income", "4.1", SEVERITY_NOTE) \
	X(FACT_GAIN, "fact-gain", "9.2", SEVERITY_NOTE) \
	X(CLASH_FREE, "clash-free", "7.5", SEVERITY_NOTE) \
	X(CLASH_TAKEN, "clash-taken", "8.11", SEVERITY_NOTE) \
	X(CLASH_NEUTRAL, "clash-neutral", "8.10", SEVERITY_NOTE) \
	X(CLASH_NEED_ANY, "clash-need-any", "8.9", SEVERITY_NOTE) \
	X(CLASH_FAILS, "clash-fails", "8.9", SEVERITY_NOTE) \
	X(CLASH_NEED, "clash-need", "8.9", SEVERITY_NOTE) \
	X(FACT_HAS, "fact-has", "9.2", SEVERITY_NOTE) \
	X(FACT_PURSE, "fact-purse", "5.2", SEVERITY_NOTE) \
	X(FACT_SECRET, "fact-secret", "5.2", SEVERITY_NOTE) \
	X(FACT_NEXT, "fact-next", "2.6", SEVERITY_NOTE) \
	X(FACT_ENDS, "fact-ends", "2.1.4", SEVERITY_NOTE) \
	X(FACT_HOSTS_END, "fact-hosts-end", "2.1.4", SEVERITY_NOTE) \
	X(FACT_PRICES, "fact-prices", "4.3", SEVERITY_NOTE) \
	X(FACT_BUILDS, "fact-builds", "6.3", SEVERITY_NOTE) \
	X(FACT_CHANCE, "fact-chance", "8.9", SEVERITY_NOTE) \
	X(FACT_TOTAL, "fact-total", "4.1", SEVERITY_NOTE) \
	X(FACT_SUM, "fact-sum", "4.3", SEVERITY_NOTE) \
	X(CLASH_NEED_NEW, "clash-need-new", "8.9", SEVERITY_NOTE)

#endif
