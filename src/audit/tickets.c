/*
 * tickets: see tickets.h.
 */
#include "audit/tickets.h"

#include "base/board.h"
#include "disk/signing.h"

/* ---- whose they are --------------------------------------------------------------------------- */

void tickets_foreign(struct audit *c, const char *path, struct str why)
{
	VEC_PUSH(&c->tickets.foreign, c->place->run, str_printf(c->place->run, "%s: %.*s", path, STR_ARG(why)));
}

/* Of a ticket of another game. The commitment tells: seeds are of the secret alone, whatever the game is called. */
static const char *of_one_secret(const struct audit *c, const struct ticket *t, bool other)
{
	return other && !c->chain.number && !hash_cmp(&t->dice, &c->chain.end)
		       ? ". Both games have one secret: the seeds of the dice that one of them shows are the other's"
		       : "";
}

static bool is_ours(struct audit *c, const char *path, const struct ticket *t, const uint8_t key[32])
{
	struct arena *a = c->place->run;
	struct str name;
	const bool other = !audit_game_says(&name, c, 0, "game") || !str_eq(name, t->game);
	if (!signing_allows(c->seals.allowed, key)) {
		tickets_foreign(
			c, path,
			str_printf(a,
				   "its ticket is signed by the key %.*s, by which nothing here is. If your joining "
				   "letter names that key, this history is not the one of your game "
				   "(--fingerprint)%s",
				   STR_ARG(sshkey_fingerprint(key, a)), of_one_secret(c, t, other)));
		return false;
	}
	if (other || (!c->chain.number && hash_cmp(&t->dice, &c->chain.end))) {
		tickets_foreign(c, path,
				str_printf(a, "its ticket is of another game, %.*s%s", STR_ARG(t->game),
					   of_one_secret(c, t, other)));
		return false;
	}
	return true;
}

size_t tickets_read(struct held_tickets *out, struct audit *c, const char *path, struct str text)
{
	struct arena *a = c->place->run;
	struct held_ticket h = { .path = path };
	enum ticket_found found;
	uint8_t key[32];
	size_t n = 0;
	for (; (found = ticket_next(&text, &h.t, key, a)) != TICKET_NONE; n++)
		if (found == TICKET_BROKEN)
			tickets_foreign(
				c, path,
				STR("its ticket is not as it was signed: a word of it was changed, or it is invented"));
		else if (is_ours(c, path, &h.t, key))
			VEC_PUSH(&out->list, a, h);
	return n;
}

/* ---- what is revealed ------------------------------------------------------------------------- */

static size_t revealed_steps(const struct audit *c)
{
	return c->is_private ? c->n : c->tally.played;
}

/* In a private history it stands in every commit. */
static void read_played(struct audit *c)
{
	struct str *all = ARENA_ARRAY(c->place->run, struct str, c->n);
	for (size_t i = 0; i < c->n; i++)
		if (store_read(&all[i], c->store, &c->commits[i].id, STR("played"), c->place->run, NULL))
			all[i] = STR("");
	c->shown.played = all;
}

static bool read_lines(struct board *out, struct audit *c, struct str text)
{
	struct source *src = ARENA_NEW(c->place->run, struct source);
	*src = source_new(c->place->run, STR("played"), text);
	return !board_parse(out, src, c->place->run, NULL);
}

/* The step that a mail made; what it did there, a line each. */
static bool find_deed(struct audit *c, const struct ticket *t, size_t *step, struct str *did)
{
	const struct str mine = hash_hex(c->place->run, &t->mail);
	for (size_t i = (size_t)t->after; i < revealed_steps(c); i++) {
		struct str text = c->shown.played[i], head;
		if (!str_line(&text, &head) || !str_starts(head, STR("mail hash=")) ||
		    !str_starts(str_sub(head, 10, head.n), mine))
			continue;
		*step = i;
		*did = text;
		return true;
	}
	return false;
}

struct sheet { /* of a seat, when a call closed */
	size_t step;
	struct str mails;              /* hashes, parted by blanks; empty: he has none there */
	const struct board_line *line; /* with its orders */
};

static bool says(const struct board_line *l, const char *key, struct str value)
{
	const struct board_word *w = board_value(l, key);
	return w && str_eq(w->text, value);
}

/* false: that call has not closed in what is revealed. */
static bool find_sheet(struct audit *c, const struct ticket *t, struct str call, struct str seat, struct sheet *out)
{
	const struct str head = str_printf(c->place->run, "close call=%.*s", STR_ARG(call));
	struct board b;
	for (size_t i = (size_t)t->after; i < revealed_steps(c); i++) {
		struct str rest = c->shown.played[i], line;
		if (!str_line(&rest, &line) || !str_eq(line, head) || !read_lines(&b, c, c->shown.played[i]) ||
		    !b.nlines)
			continue;
		*out = (struct sheet){ i, STR(""), NULL };
		for (size_t k = 0; k < b.lines[0].nblock; k++) {
			const struct board_line *l = &b.lines[0].block[k];
			const struct board_word *mails = board_value(l, "mails");
			if (says(l, "seat", seat) && mails)
				*out = (struct sheet){ i, mails->text, l };
		}
		return true;
	}
	return false;
}

/* ---- what a ticket says ----------------------------------------------------------------------- */

static struct str acts_of(struct audit *c, const struct ticket *t)
{
	struct buf b = buf_new(c->place->run);
	struct str rest = t->took, line;
	while (str_line(&rest, &line))
		if (str_starts(line, STR("act ")))
			buf_addf(&b, "%.*s\n", STR_ARG(str_sub(line, 4, line.n)));
	return buf_str(&b);
}

struct orders {                /* of a mail for a call */
	struct str text;       /* a line each */
	struct str done, luck; /* "yes", "no"; a word; p NULL: it says nothing of that */
	bool any;              /* it says orders, or takes all back */
};

static struct str value_of(const struct board_line *l, const char *key)
{
	const struct board_word *w = l ? board_value(l, key) : NULL;
	return w ? w->text : STR_NONE;
}

static bool read_head(struct orders *out, struct audit *c, struct str line, struct str call, struct str seat)
{
	struct board b;
	if (!read_lines(&b, c, line) || !b.nlines || !says(&b.lines[0], "call", call) ||
	    !says(&b.lines[0], "seat", seat))
		return false;
	out->any |= value_of(&b.lines[0], "clears").n > 0;
	out->done = value_of(&b.lines[0], "done");
	out->luck = value_of(&b.lines[0], "luck");
	return true;
}

static struct orders orders_of(struct audit *c, const struct ticket *t, struct str call, struct str seat)
{
	struct buf b = buf_new(c->place->run);
	struct orders out = { .any = false };
	struct str rest = t->took, line;
	bool inside = false;
	while (str_line(&rest, &line)) {
		if (str_starts(line, STR("sheet ")))
			inside = read_head(&out, c, line, call, seat);
		else if (inside && str_starts(line, STR("order ")))
			buf_addf(&b, "%.*s\n", STR_ARG(str_sub(line, 6, line.n)));
		out.any |= inside && (str_starts(line, STR("order ")) || str_starts(line, STR("drop ")));
	}
	out.text = buf_str(&b);
	return out;
}

static struct str orders_in(struct audit *c, const struct sheet *s)
{
	struct buf b = buf_new(c->place->run);
	for (size_t i = 0; s->line && i < s->line->nblock; i++)
		buf_addf(&b, "%.*s\n", STR_ARG(str_sub(s->line->block[i].raw, 5, s->line->block[i].raw.n)));
	return buf_str(&b);
}

static bool has_line(struct str text, struct str wanted)
{
	struct str line;
	while (str_line(&text, &line))
		if (str_eq(line, wanted))
			return true;
	return false;
}

/* ---- compared --------------------------------------------------------------------------------- */

struct look { /* at one ticket */
	struct audit *audit;
	const struct held_tickets *all;
	const struct held_ticket *held;
	bool early, part;
};

static struct str mail_of(const struct look *l)
{
	return str_sub(hash_hex(l->audit->place->run, &l->held->t.mail), 0, 16);
}

static int withheld(const struct look *l, size_t step)
{
	return audit_differ(
		l->audit, step,
		"%s is the signed ticket of mail %.*s, which was taken, but here no step records that mail: "
		"it was held back or taken out",
		l->held->path, STR_ARG(mail_of(l)));
}

static int altered(const struct look *l, size_t step, struct str theirs, struct str ours)
{
	struct str x, y;
	audit_lines(theirs, ours, &x, &y);
	return audit_differ(l->audit, step,
			    "by mail %.*s was ordered\n    %.*s\nbut in its signed ticket, %s, stands\n    %.*s",
			    STR_ARG(mail_of(l)), STR_ARG(x.n ? x : STR("(nothing more)")), l->held->path,
			    STR_ARG(y.n ? y : STR("(nothing more)")));
}

static int check_time(const struct look *l, size_t step)
{
	struct audit *c = l->audit;
	const when arrived = l->held->t.arrived;
	if (arrived <= c->commits[step].time)
		return 0;
	return audit_differ(c, step, "it records mail %.*s, which by its signed ticket, %s, arrived later, %.*s",
			    STR_ARG(mail_of(l)), l->held->path, STR_ARG(when_iso(c->place->run, arrived)));
}

static int check_acts(struct look *l)
{
	struct audit *c = l->audit;
	const struct ticket *t = &l->held->t;
	const struct str acts = acts_of(c, t);
	struct str did;
	size_t step;
	if (find_deed(c, t, &step, &did))
		return str_eq(did, acts) ? check_time(l, step) : altered(l, step, did, acts);
	if (acts.n && (size_t)t->step < revealed_steps(c))
		return withheld(l, (size_t)t->step);
	l->early |= acts.n > 0;
	return 0;
}

/* The ticket of another mail of his, if it was given. */
static const struct ticket *ticket_of(const struct look *l, struct str hex)
{
	struct hash h;
	for (size_t i = 0; hash_from_hex(hex, &h) && i < l->all->list.n; i++)
		if (!hash_cmp(&l->all->list.at[i].t.mail, &h))
			return &l->all->list.at[i].t;
	return NULL;
}

/* What is said of the whole: the last mail that says it counts, and orders take `done` back. */
struct last_word {
	struct str done, luck;       /* p NULL: nobody says it */
	bool knows_done, knows_luck; /* by tickets of all mails behind the one that says it */
};

static void say_last(struct last_word *w, const struct orders *o)
{
	if (o->any || o->done.p) {
		w->done = o->done.p ? o->done : STR("no");
		w->knows_done = true;
	}
	if (o->luck.p) {
		w->luck = o->luck;
		w->knows_luck = true;
	}
}

static struct last_word last_word_of(struct look *l, const struct sheet *s, struct str call, struct str seat)
{
	struct last_word w = { .knows_done = true, .knows_luck = true };
	struct str rest = s->mails, word;
	while (str_cut(&rest, ' ', &word)) {
		const struct ticket *t = ticket_of(l, word);
		if (!t) {
			w = (struct last_word){ .knows_done = false };
			continue;
		}
		const struct orders o = orders_of(l->audit, t, call, seat);
		say_last(&w, &o);
	}
	return w;
}

static int check_word(const struct look *l, const struct sheet *s, const char *what, struct str theirs, struct str ours)
{
	if (str_eq(theirs, ours))
		return 0;
	return audit_differ(l->audit, s->step,
			    "it has %s \"%.*s\", but by the signed tickets of its mails (%s) it is \"%.*s\"", what,
			    STR_ARG(theirs), l->held->path, STR_ARG(ours));
}

static int check_last_word(struct look *l, const struct sheet *s, struct str call, struct str seat)
{
	const struct last_word w = last_word_of(l, s, call, seat);
	int code = 0;
	if (w.knows_done)
		code = check_word(l, s, "the word done", value_of(s->line, "done").n ? STR("yes") : STR("no"),
				  w.done.p ? w.done : STR("no"));
	if (!code && w.knows_luck)
		code = check_word(l, s, "the word of luck", value_of(s->line, "luck"), w.luck);
	return code;
}

struct counts {      /* of a sheet's mails, by their tickets */
	bool last;   /* none behind this one says orders */
	bool first;  /* none before this one does */
	bool all;    /* the tickets of all are there */
	bool unsure; /* one behind this one is not there */
};

static struct counts counts_of(struct look *l, const struct sheet *s, struct str call, struct str seat)
{
	struct counts n = { true, true, true, false };
	struct str rest = s->mails, word;
	const struct str mine = hash_hex(l->audit->place->run, &l->held->t.mail);
	bool behind = false;
	while (str_cut(&rest, ' ', &word)) {
		const struct ticket *t = ticket_of(l, word);
		const bool other = !str_eq(word, mine);
		behind |= !other;
		n.all &= t != NULL;
		n.unsure |= other && behind && !t;
		if (other && t && orders_of(l->audit, t, call, seat).any)
			*(behind ? &n.last : &n.first) = false;
		if (other && !t && !behind)
			n.first = false;
	}
	return n;
}

/* Every order of a sheet whose mails all have tickets stands in one of them. */
static int check_sources(struct look *l, const struct sheet *s, struct str call, struct str seat)
{
	struct audit *c = l->audit;
	struct str said = orders_in(c, s), line, rest, word;
	while (str_line(&said, &line)) {
		bool found = false;
		for (rest = s->mails; str_cut(&rest, ' ', &word);)
			found |= has_line(orders_of(c, ticket_of(l, word), call, seat).text, line);
		if (!found)
			return audit_differ(c, s->step,
					    "in it was ordered for %.*s\n    %.*s\nwhich stands in no signed ticket of "
					    "the mails that it names",
					    STR_ARG(seat), STR_ARG(line));
	}
	return 0;
}

/* His orders that must stand there are all there. */
static int check_parts(struct look *l, const struct sheet *s, struct str ours)
{
	const struct str said = orders_in(l->audit, s);
	struct str line;
	while (str_line(&ours, &line))
		if (!has_line(said, line))
			return altered(l, s->step, STR(""), line);
	return 0;
}

static int check_orders(struct look *l, const struct sheet *s, struct str head, struct str call, struct str seat)
{
	struct audit *c = l->audit;
	const struct orders mine = orders_of(c, &l->held->t, call, seat);
	const struct str said = orders_in(c, s);
	const struct counts n = counts_of(l, s, call, seat);
	const bool by_subject = str_find(head, STR(" keeps=subject")) < head.n;
	const bool first = str_find(head, STR(" keeps=first")) < head.n;
	int code = 0;
	code = check_last_word(l, s, call, seat);
	if (code || !mine.any)
		return code;
	l->part |= n.unsure;
	if (by_subject && n.last && !n.unsure)
		code = check_parts(l, s, mine.text);
	else if (!by_subject && (first ? n.first : n.last && !n.unsure) && !str_eq(said, mine.text))
		code = altered(l, s->step, said, mine.text);
	return !code && n.all ? check_sources(l, s, call, seat) : code;
}

/* A turn that is taken back takes what was written for the next one with it, and who is out of the game orders
 * nothing. */
static bool host_took_away(const struct audit *c, const struct ticket *t, size_t step)
{
	return audit_host_took(c, HOST_TAKES_TURN | HOST_TAKES_SEAT, t->arrived, c->commits[step].time);
}

/* ---- where it says that it stood -------------------------------------------------------------- */

static bool is_open(struct audit *c, size_t step, struct str call)
{
	const struct str id = str_printf(c->place->run, "id=%.*s ", STR_ARG(call));
	struct str rows, row;
	if (store_read(&rows, c->store, &c->commits[step].id, STR("state/call"), c->place->run, NULL))
		return false;
	while (str_line(&rows, &row))
		if (str_starts(row, id))
			return true;
	return false;
}

/* A sheet for a call that was not open would never be due. */
static int check_call(const struct look *l, struct str call)
{
	struct audit *c = l->audit;
	const struct ticket *t = &l->held->t;
	const size_t from = t->after > 0 ? (size_t)t->after - 1 : 0;
	for (size_t i = from; i <= (size_t)t->step && i < c->n; i++)
		if (is_open(c, i, call))
			return 0;
	return audit_differ(
		c, (size_t)t->step,
		"the signed ticket of mail %.*s, %s, says that it waits for call %.*s, and no such call was "
		"open",
		STR_ARG(mail_of(l)), l->held->path, STR_ARG(call));
}

static int check_sheet(struct look *l, struct str head)
{
	struct audit *c = l->audit;
	const struct ticket *t = &l->held->t;
	const struct board_word *call, *seat;
	struct board b;
	struct sheet s;
	if (!read_lines(&b, c, head) || !b.nlines || !(call = board_value(&b.lines[0], "call")) ||
	    !(seat = board_value(&b.lines[0], "seat")))
		return 0;
	if (!find_sheet(c, t, call->text, seat->text, &s)) {
		l->early = true;
		return check_call(l, call->text);
	}
	if (str_find(s.mails, hash_hex(c->place->run, &t->mail)) < s.mails.n) {
		const int code = check_time(l, s.step);
		return code ? code : check_orders(l, &s, head, call->text, seat->text);
	}
	l->early |= host_took_away(c, t, s.step);
	return l->early ? 0 : withheld(l, s.step);
}

/* In the private history stands when it arrived. */
static int check_arrival(struct look *l)
{
	struct audit *c = l->audit;
	const struct ticket *t = &l->held->t;
	const struct str hex = hash_hex(c->place->run, &t->mail);
	const struct str at = str_printf(c->place->run, "mail at=%.*s after=%lld place=%lld hash=%.*s ",
					 STR_ARG(when_iso(c->place->run, t->arrived)), (long long)t->after,
					 (long long)t->place, STR_ARG(hex));
	struct str mails, line;
	for (size_t i = (size_t)t->after; c->is_private && i < c->n; i++) {
		if (store_read(&mails, c->store, &c->commits[i].id, STR("mails"), c->place->run, NULL))
			continue;
		while (str_line(&mails, &line))
			if (str_find(line, hex) < line.n && !str_starts(line, at))
				return audit_differ(
					c, i,
					"of mail %.*s it says\n    %.*s\nbut in its signed ticket, %s, stands\n"
					"    %.*s",
					STR_ARG(mail_of(l)), STR_ARG(line), l->held->path, STR_ARG(at));
	}
	return 0;
}

static bool has_tip(struct audit *c, struct str hex)
{
	for (size_t i = 0; i < c->public.n; i++)
		if (str_eq(object_hex(c->place->run, &c->public.ids[i]), hex))
			return true;
	return c->is_private && !c->public.n; /* without its public twin */
}

static bool is_step_of_tip(struct audit *c, const struct ticket *t)
{
	struct commit commit;
	for (size_t i = 0; i < c->public.n; i++)
		if (str_eq(object_hex(c->place->run, &c->public.ids[i]), t->tip))
			return c->is_private ||
			       (!store_commit_read(&commit, c->store, &c->public.ids[i], c->place->run, NULL) &&
				step_of(&commit) == t->step);
	return true;
}

/* Heard behind a step that was not there yet it would be looked for too late. */
static int check_place(const struct look *l)
{
	const struct ticket *t = &l->held->t;
	if (t->after <= t->step + 1 && t->after >= 0 && is_step_of_tip(l->audit, t))
		return 0;
	return audit_differ(l->audit, l->audit->n,
			    "the signed ticket of mail %.*s, %s, says that it was heard behind step %lld, and that the "
			    "public history stood at step %lld, commit %.10s: that cannot have been",
			    STR_ARG(mail_of(l)), l->held->path, (long long)t->after - 1, (long long)t->step, t->tip.p);
}

static int check_ticket(struct look *l)
{
	struct audit *c = l->audit;
	const struct ticket *t = &l->held->t;
	struct str rest = t->took, line;
	if (!has_tip(c, t->tip) || (size_t)t->step >= c->n)
		return audit_differ(c, c->n,
				    "%s names commit %.10s of the public history in a signed ticket, and it is not in "
				    "it: the history was rewritten after it was published",
				    l->held->path, t->tip.p);
	int code = check_place(l);
	if (!code)
		code = check_acts(l);
	while (!code && str_line(&rest, &line))
		if (str_starts(line, STR("sheet ")))
			code = check_sheet(l, line);
	return code ? code : check_arrival(l);
}

int tickets_check(struct audit *c, const struct held_tickets *all)
{
	int code = 0;
	if (all->list.n && c->is_private)
		read_played(c);
	for (size_t i = 0; !code && i < all->list.n; i++) {
		struct look l = { .audit = c, .all = all, .held = &all->list.at[i] };
		code = check_ticket(&l);
		c->tickets.early += !code && l.early;
		c->tickets.part += !code && !l.early && l.part;
		c->tickets.fit += !code && !l.early && !l.part;
	}
	return code;
}
