/* say: the engine's own messages, a row each. The rulesets' are in games/. */
#include "engine/say.h"

#include "base/bug.h"
#include "base/phrase.h"

struct message {
	const char *code;
	enum severity severity;
	const char *what, *detail, *hint;
};

static const struct message messages[] = {
	{ "not-asked", SEVERITY_ERROR, "\"{verb}\" is not asked of you now", "open now: {open}", "" },
	{ "not-open", SEVERITY_ERROR, "\"{verb}\" is not heard now", "open now: {open}", "" },
	{ "deaf", SEVERITY_ERROR, "{call} waits for the answers to {child}", "{child} is open until {bell}",
	  "write again when it is over" },
	{ "no-such-call", SEVERITY_ERROR, "no {call} is open for what you name", "open now: {open}", "" },
	{ "game-over", SEVERITY_ERROR, "the game is over", "", "" },
	{ "eliminated", SEVERITY_ERROR, "{seat} is no longer in the game", "open now: {open}", "" },
	{ "not-a-player", SEVERITY_ERROR, "you are not a player of this game", "", "send \"join\" first" },
	{ "host-has-no-seat", SEVERITY_ERROR, "the host orders in the name of a seat", "",
	  "write: act for SEAT: LINE" },
	{ "no-question", SEVERITY_ERROR, "there is no question {number} to answer", "",
	  "its number stands in the letter with the question; or write: tell SEAT: TEXT" },
	{ "digest-off", SEVERITY_NOTE, "no letter of the day comes to you from now on", "", "" },
	{ "digest-always", SEVERITY_NOTE, "after each run in which something happened a letter says what", "", "" },
	{ "digest-daily", SEVERITY_NOTE, "on each day on which something happened a letter says what, at {hour}", "",
	  "" },
	{ "no-offer", SEVERITY_ERROR, "number {number} asks for nothing that one line does", "",
	  "write the line that does it, or: answer {number}: TEXT" },
	{ "question-settled", SEVERITY_ERROR, "number {number} is declined already", "",
	  "write: answer {number}: TEXT" },
	{ "offer-settled", SEVERITY_ERROR, "you have said yes or no to number {number} already", "",
	  "to do it all the same write: {offer}" },
	{ "offer-late", SEVERITY_ERROR, "the turn in which number {number} was asked is over", "",
	  "to do it all the same write: {offer}" },
	{ "reply-waits", SEVERITY_NOTE, "nothing changes", "", "" },
	{ "reply-which", SEVERITY_ERROR, "is that yes or no to what is asked ({words})?", "nothing was done",
	  "answer yes, or no, or \"no: TEXT\"" },
	{ "seat-vacant", SEVERITY_ERROR, "nobody plays {seat}", "", "write: admit {seat} ADDRESS" },
	{ "not-running", SEVERITY_ERROR, "the game is not running", "", "before it begins write: remove SEAT" },
	{ "below-annul", SEVERITY_ERROR, "this is for the turn as it stands when it has been taken back",
	  "it is heard then: the next letter says what came of it", "" },
	{ "below-refused", SEVERITY_ERROR, "the line above it takes no turn back", "", "send it again when it does" },
	{ "nothing-annulled", SEVERITY_ERROR, "no turn rests that was annulled and waited for orders", "",
	  "write first: annul turn N" },
	{ "known-to-all", SEVERITY_ERROR,
	  "an order or a die of that turn is known to others, so nobody may choose anew", "",
	  "write: act for SEAT: LINE, discard SEAT, or set TABLE ROW; then resume" },
	{ "now-open-again", SEVERITY_NOTE, "all may order anew",
	  "give them time, and let it go on: extend by 24h; resume", "" },
	{ "owes", SEVERITY_NOTE, "{call}{until}: {n} of {asked} are awaited", "{who}", "" },
	{ "owes-none", SEVERITY_NOTE, "nobody is awaited", "", "" },
	{ "owes-nobody", SEVERITY_ERROR, "nobody is awaited who is not away", "", "" },
	{ "chief-only", SEVERITY_ERROR, "only the host himself can do that, not a cohost", "",
	  "ask the host to say it" },
	{ "host-only", SEVERITY_ERROR, "only the host can say this", "", "" },
	{ "stopped", SEVERITY_ERROR, "not carried out, because line {line} was refused",
	  "in this game the first refused line stops the rest of a mail", "send it again" },
	{ "held", SEVERITY_ERROR, "\"{order}\" was not done, because line {line} was not", "",
	  "send \"{order}\" when all is right" },
	{ "done-waits", SEVERITY_WARNING, "\"done\" follows what is asked about, and waits with it",
	  "nothing of that is done yet", "answer \"yes\", and all of it is" },
	{ "held-here", SEVERITY_ERROR,
	  "\"{order}\" was not done, because another part of this line was not{text?: \"{text}\"|}", "",
	  "send \"{order}\" when all is right" },
	{ "held-asks", SEVERITY_WARNING, "{what}", "nothing of it is done yet",
	  "answer \"yes\", and \"{order}\" is done" },
	{ "held-below", SEVERITY_ERROR, "not done, because line {line} above it was not", "",
	  "send it again below that line" },
	{ "discarded", SEVERITY_ERROR, "not booked, because line {line} was refused",
	  "in this game a sheet with a refused line is refused whole", "send the whole sheet again" },
	{ "no-answer", SEVERITY_ERROR, "\"{order}\" does not answer: {call}", "the others wait for what you choose",
	  "answer with: {verbs}" },
	{ "first-stands", SEVERITY_ERROR, "your first answer stands", "an answer to {call} cannot be changed", "" },
	{ "no-such-order", SEVERITY_ERROR, "no order stands in that place", "", "\"orders\" lists what stands" },
	{ "nothing-to-withdraw", SEVERITY_ERROR, "there is nothing to withdraw",
	  "what you order acts at once and cannot be taken back", "" },
	{ "nothing-to-change", SEVERITY_ERROR, "no order of yours waits that this could change",
	  "what you order acts at once and cannot be taken back", "write what is to be done now" },
	{ "unread", SEVERITY_ERROR, "this reads like an order, but I find none in it", "",
	  "write it like one of the orders to copy, which come if you answer \"order form\"" },
	{ "luck-and-more", SEVERITY_WARNING,
	  "all of \"{text}\" is your word of luck: what else you mean, send on a line of its own", "", "" },
	{ "said-twice", SEVERITY_NOTE, "said before in this mail: it counts once", "", "" },
	{ "does-not-read", SEVERITY_ERROR, "what was understood does not read in this game: {what}", "",
	  "ask the host: the game's inbox or history is damaged" },
	{ "other-turn", SEVERITY_ERROR, "this is for turn {named}, but turn {turn} is open", "",
	  "send it when that turn is open, or without its number" },
	{ "speaks-of-turn", SEVERITY_WARNING, "your mail speaks of turn {named}; this is booked for turn {turn}", "",
	  "" },
	{ "taken-back", SEVERITY_NOTE, "taken back by line {line} of this mail", "", "" },
	{ "taken-back-below", SEVERITY_ERROR, "line {line} takes back what stands above it",
	  "so nothing above that line was taken", "send again what is to stand" },
	{ "takes-back", SEVERITY_ERROR, "this takes back what stands above it", "", "send again what is to stand" },
	{ "leaves-open", SEVERITY_ERROR, "this leaves open whether what stands under it is meant", "", "" },
	{ "touches", SEVERITY_ERROR, "this bears on the orders of this mail", "", "" },
	{ "talk-asks", SEVERITY_WARNING, "this leaves open whether the orders of this mail are meant", "", "" },
	{ "label-asks", SEVERITY_WARNING, "whose orders stand under this?", "", "" },
	{ "label-against", SEVERITY_ERROR, "\"{text}\" in line {line} stands over this, so it was not taken", "",
	  "send what you order now without that line" },
	{ "talk-against", SEVERITY_ERROR, "line {line} may change this: \"{text}\"", "so it was not taken",
	  "send what you order now, without that" },
	{ "talk-waits", SEVERITY_WARNING,
	  "line {line} may change this: \"{text}\". Are the orders meant as they stand?", "nothing is done yet",
	  "answer \"yes\", or send what you order now, without that" },
	{ "withdraw-which", SEVERITY_ERROR, "is this order to be taken back, or all of them, and this one given?",
	  "a withdrawal takes back all that stands",
	  "write \"withdraw all\" on a line of its own, and under it what you order" },
	{ "kept-as-was", SEVERITY_ERROR, "what should take its place was not taken, so it stands as it was", "", "" },
	{ "withdraw-one", SEVERITY_ERROR, "which order is to be taken back?", "nothing was taken back",
	  "write: {lines}" },
	{ "withdraw-mails", SEVERITY_ERROR,
	  "{n} mails of yours were taken in: \"{text}\" may mean the last or all of them", "nothing was taken back",
	  "write: withdraw all; and under it what you order" },
	{ "talk-open", SEVERITY_WARNING, "your mail also says: \"{text}\". Are its orders meant as they stand?",
	  "nothing is done yet", "answer \"yes\", or send the orders again without it" },
	{ "talk-stands", SEVERITY_WARNING, "your mail also says: \"{text}\". Is line {line} meant as it stands?",
	  "line {line} stands; \"withdraw line {line}\" takes it back",
	  "answer \"done\" if it is meant and you have finished" },
	{ "talk-withdrawn", SEVERITY_WARNING, "your mail also says: \"{text}\". Is line {line} meant as it stands?",
	  "the order is taken back; send it again if it is to stand", "" },
	{ "mends", SEVERITY_WARNING, "this was not taken before, and is: what stood stays beside it",
	  "for the orders of this mail alone write \"withdraw\" above them, and send it again", "" },
	{ "talk-added", SEVERITY_WARNING, "your mail also says: \"{text}\". Are these orders meant as well?",
	  "they stand; \"withdraw\" takes all of them back", "" },
	{ "guess-open", SEVERITY_WARNING, "\"{text}\" in line {line}: does it mean \"{order}\"?", "nothing is done yet",
	  "answer \"yes\" if it does, or write it in other words" },
	{ "guess-beside", SEVERITY_WARNING,
	  "\"{text}\" in line {line}: does it mean \"{order}\"? What stands would stay beside it",
	  "nothing is done yet",
	  "answer \"yes\" if it does; \"withdraw order 1\" takes back the first of those that stand" },
	{ "guess-leave", SEVERITY_WARNING, "\"{text}\" The rules allow \"{order}\". Do you want it?",
	  "nothing is done yet", "answer \"yes\" if you do" },
	{ "guess-part", SEVERITY_WARNING,
	  "of \"{text}\" in line {line} only this is understood: \"{order}\" ({why}). Is that meant?",
	  "nothing is done yet", "answer \"yes\" if it is; what else was to be done write in other words" },
	{ "guess-lost", SEVERITY_WARNING,
	  "of \"{text}\" in line {line} only this is understood: \"{order}\". Not understood is {lost}{why}. Is that meant?",
	  "nothing is done yet", "answer \"yes\" if it is; what else was to be done write in other words" },
	{ "guess-only", SEVERITY_WARNING,
	  "of \"{text}\" in line {line} only this is understood: \"{order}\". Is that meant?", "nothing is done yet",
	  "answer \"yes\" if it is; what else was to be done write in other words" },
	{ "held-behind", SEVERITY_WARNING, "this follows what is asked of line {line}, and waits with it",
	  "nothing is done yet", "answer \"yes\", and all that waits is done" },
	{ "guess-instead", SEVERITY_WARNING,
	  "\"{text}\" in line {line}: does it mean \"{order}\" in place of \"{old}\"?", "nothing is changed yet",
	  "answer \"yes\" if it does, or write it in other words" },
	{ "guess-changed", SEVERITY_WARNING,
	  "\"{text}\" in line {line}: does it mean \"{order}\" in place of \"{old}\"?", "nothing is done yet",
	  "answer \"yes\" if all of it is meant, or write it in other words" },
	{ "guess-doubted", SEVERITY_WARNING,
	  "\"{text}\" may change what waits for your yes, and was not understood. Is what waits meant as it stands?",
	  "nothing is done yet", "answer \"yes\" if all of it is, or write in full what is to be done instead" },
	{ "guess-still", SEVERITY_WARNING, "\"{order}\" waits as before", "nothing is done yet",
	  "answer \"yes\" if all of it is meant, or write it in other words" },
	{ "label-open", SEVERITY_WARNING, "you wrote \"{text}\" above your orders. Do you give them yourself?",
	  "nothing is done yet", "answer \"yes\" if you do, or send them again without it" },
	{ "label-stands", SEVERITY_WARNING, "you wrote \"{text}\" above line {line}. Do you give that order yourself?",
	  "line {line} stands; \"withdraw line {line}\" takes it back",
	  "answer \"done\" if it is meant and you have finished" },
	{ "end-before-yes", SEVERITY_ERROR, "\"{order}\" was not done, for what waits for your yes would fall by it",
	  "", "answer \"yes\" and nothing else, or \"no\", and then \"{order}\"" },
	{ "confirm-alone", SEVERITY_ERROR, "the rest of this mail leaves open whether this is meant", "",
	  "send it again, and nothing else" },
	{ "request-own", SEVERITY_ERROR, "only its player says this for a seat", "", "" },
	{ "resign-early", SEVERITY_ERROR, "the game has not begun", "", "write: withdraw" },
	{ "no-days", SEVERITY_ERROR, "\"{text}\" are no days to come", "", "write: away until Wednesday" },
	{ "name-taken", SEVERITY_ERROR, "somebody here is called \"{text}\", or it says what he is", "",
	  "choose another name" },
	{ "name-hidden", SEVERITY_ERROR, "in this game nobody reads who plays before it is over", "",
	  "join without a name; in a line of its own write: call me {text}" },
	{ "option-fixed", SEVERITY_ERROR, "who joined relied on the option {text}: it stays as the game was made", "",
	  "" },
	{ "name-old", SEVERITY_ERROR, "this game began before players could say their names", "", "" },
	{ "not-away", SEVERITY_ERROR, "you are not noted as away", "", "" },
	{ "no-bell-now", SEVERITY_ERROR, "nothing that is open has a deadline", "", "" },
	{ "no-effect", SEVERITY_ERROR, "the option {text} has no effect in this game: {why}", "", "" },
	{ "no-more-time", SEVERITY_ERROR, "in this game nobody is given more time (option extensions)", "", "" },
	{ "time-used-up", SEVERITY_ERROR, "you have been given more time {n} times, and more often nobody is", "",
	  "ask the host in words of your own, or send what you have" },
	{ "no-form", SEVERITY_ERROR, "letters come in text, in html or in both", "", "" },
	{ "no-motion", SEVERITY_ERROR, "this is nothing to vote on", "",
	  "write: vote draw, vote end, vote pause, or concede to SEAT" },
	{ "address-taken", SEVERITY_ERROR, "{address} is a player's address already", "", "" },
	{ "addresses-most", SEVERITY_ERROR, "nobody writes from more than {n} addresses beside his own", "",
	  "take one back: forget the address ann@example.org" },
	{ "no-such-address", SEVERITY_ERROR, "{address} is no address beside yours", "", "" },
	{ "no-zone", SEVERITY_ERROR, "\"{text}\" is no time zone", "", "write: my zone is Europe/Berlin" },
	{ "observers-none", SEVERITY_ERROR, "this game has no observers", "", "" },
	{ "observers-most", SEVERITY_ERROR, "{n} read along, and more cannot", "", "ask the host" },
	{ "observer-plays", SEVERITY_ERROR, "you play, and are sent the reports of a player", "",
	  "for no more of them write: stop reports" },
	{ "observer-unproved", SEVERITY_ERROR, "nothing proves that this mail comes from your address", "", "" },
	{ "observer-dismissed", SEVERITY_ERROR, "the host has ended it", "", "ask the host" },
	{ "observes-already", SEVERITY_ERROR, "you read along already", "", "" },
	{ "observes-not", SEVERITY_ERROR, "you do not read along", "", "" },
	{ "no-observer", SEVERITY_ERROR, "nobody reads along from {address}", "", "" },
	{ "no-vote", SEVERITY_ERROR, "no vote of yours stands", "", "" },
	{ "no-voter", SEVERITY_ERROR, "who is out of the game has no vote", "", "" },
	{ "voted-before", SEVERITY_ERROR, "you have voted so already, and that stands", "", "" },
	{ "rests-already", SEVERITY_ERROR, "the game rests already", "", "" },
	{ "concede-whom", SEVERITY_ERROR, "to whom?", "", "write: concede to SEAT; to leave the game: resign" },
	{ "press-none", SEVERITY_ERROR, "in this game players do not write to each other through it (option press)", "",
	  "" },
	{ "press-open", SEVERITY_ERROR, "in this game players write to all or not at all (option press)", "",
	  "write: press to all: ..." },
	{ "press-named", SEVERITY_ERROR, "in this game who writes gives his name (option anonymous)", "",
	  "leave \"anonymously\" out" },
	{ "press-nobody", SEVERITY_ERROR, "nobody called \"{text}\" plays here", "who plays: {seats}",
	  "send it again with one of these" },
	{ "press-self", SEVERITY_ERROR, "that is you yourself", "", "" },
	{ "press-empty", SEVERITY_ERROR, "there is nothing to be sent in it", "",
	  "write what you have to say below that line, and END behind it" },
	{ "press-long", SEVERITY_ERROR, "it is too long", "a letter may have 16000 letters", "" },
	{ "press-often", SEVERITY_ERROR, "20 letters a day are sent for one player", "", "send it again tomorrow" },
	{ "press-host", SEVERITY_ERROR, "the host reads what you write to him without that word", "",
	  "send it again as it is: what is no order goes to him" },
	{ "press-orders", SEVERITY_ERROR, "line {line} reads as an order, and it would have gone with the letter {to}",
	  "nothing was sent, and nothing of it was booked",
	  "send orders in a mail of their own, and what you mean to write between \"press {to}:\" and a line END" },
	{ "press-about", SEVERITY_ERROR,
	  "a reply to {name}'s letter goes to {name}, and yours speaks of {name} as of another",
	  "nothing was sent, and nothing of it was booked",
	  "what is for the game or the host goes into a mail of its own; what is for {name} between \"press {to}:\" and a line END" },
	{ "nothing-held", SEVERITY_ERROR, "nothing of yours waits for a yes", "", "" },
	{ "no-such-order-held", SEVERITY_ERROR, "not as many orders of yours wait for a yes", "", "" },
	{ "nothing-held-there", SEVERITY_ERROR, "no order of that line waits for a yes", "",
	  "write: confirm; it takes all that wait" },
	{ "confirm-differs", SEVERITY_ERROR, "\"{order}\" is not possible any more, so nothing was done", "",
	  "\"withdraw\" takes it back; a new order takes its place" },
	{ "confirm-late", SEVERITY_WARNING, "what was done before it made it impossible", "it was not done",
	  "\"withdraw\" takes it back; a new order takes its place" },
	{ "held-replaced", SEVERITY_NOTE, "what waited for your yes is dropped", "{orders}", "" },
	{ "adds-anyway", SEVERITY_ERROR, "that they are added need not be said here: no order takes another's place",
	  "", "write the orders alone" },
	{ "both-of-what", SEVERITY_NOTE, "nothing had fallen: what stood still stands", "", "" },
	{ "no-such-line", SEVERITY_ERROR, "no order that stands for you came in that line", "",
	  "write: withdraw all; and under it what is to stand" },
	{ "line-of-two", SEVERITY_ERROR, "several orders that stand for you came in a line of that number", "",
	  "write: withdraw all; and under it what is to stand" },
	{ "too-many-orders", SEVERITY_ERROR, "a mail may hold at most {n} orders",
	  "the lines from here on were not heard", "send them in another mail" },
	{ "replaced", SEVERITY_NOTE, "replaced by line {line} of this mail", "", "" },
	{ "waits-on", SEVERITY_NOTE, "you are waited for, as you said", "", "answer \"done\" when you have finished" },
	{ "older-stands", SEVERITY_NOTE, "your earlier order still stands: {order}", "", "" },
	{ "depends-on-dice", SEVERITY_WARNING, "what comes of it depends on the dice",
	  "the lines below were checked as if it had not happened yet", "" },
	{ "host-usage", SEVERITY_ERROR, "this cannot be read", "", "write: {usage}" },
	{ "host-when", SEVERITY_ERROR, "\"{text}\" is no time", "",
	  "write a time of the game's zone, such as tomorrow 20:00 or 2026-01-05 20:00, or by 24h" },
	{ "bell-waits", SEVERITY_ERROR, "its bell has rung: what follows waits for your word", "", "write: resume" },
	{ "host-past", SEVERITY_ERROR, "{when} is past", "it is {now}", "" },
	{ "no-call", SEVERITY_ERROR, "no such call is open", "open now: {open}", "" },
	{ "now-paused", SEVERITY_NOTE, "no bell rings until you write: resume", "", "" },
	{ "turn-taken-back", SEVERITY_NOTE, "the game is paused before the end of that turn", "",
	  "correct what was wrong, then write: resume" },
	{ "bell-moved", SEVERITY_NOTE, "{call} is open until {when}", "", "" },
	{ "bell-rests", SEVERITY_NOTE,
	  "the game rests, and no bell rings. {call} has {left} when you write: resume. If that were now, it would be open until "
	  "{when}",
	  "", "" },
	{ "bell-sooner", SEVERITY_WARNING, "{call} is open until {when}: that is sooner than before", "", "" },
	{ "no-bell", SEVERITY_ERROR, "{call} has no bell to move", "", "write: extend to 2026-01-05T20:00Z" },
	{ "early-never", SEVERITY_ERROR, "{call} is closed by its bell alone", "option early is \"never\"", "" },
	{ "early-awaited", SEVERITY_ERROR, "{call} still waits for {n} of {asked}",
	  "it may close before its bell when all have answered", "" },
	{ "begun", SEVERITY_ERROR, "the game has begun already", "", "" },
	{ "not-begun", SEVERITY_ERROR, "the game has not begun", "", "" },
	{ "not-ready", SEVERITY_ERROR, "the game cannot begin yet", "nobody has joined", "" },
	{ "is-paused", SEVERITY_ERROR, "the game is paused", "", "write: resume" },
	{ "not-paused", SEVERITY_ERROR, "the game is not paused", "", "" },
	{ "plays-no-more", SEVERITY_ERROR, "you do not play in this game any more", "",
	  "if that comes as a surprise, ask the host" },
	{ "no-seat", SEVERITY_ERROR, "there is no seat called \"{seat}\"", "seats: {seats}", "" },
	{ "seat-taken", SEVERITY_ERROR, "{seat} is taken", "", "write: replace {seat} by ADDRESS" },
	{ "plays-already", SEVERITY_ERROR, "{address} plays {seat} already", "", "" },
	{ "no-address", SEVERITY_ERROR, "\"{text}\" is no mail address", "", "" },
	{ "no-option", SEVERITY_ERROR, "there is no option called \"{text}\"", "options: {options}", "" },
	{ "bad-value", SEVERITY_ERROR, "{text}", "", "" },
	{ "pending", SEVERITY_NOTE, "amendment {n} comes into force when {call} opens", "", "" },
	{ "no-amendment", SEVERITY_ERROR, "there is no amendment {n} to withdraw", "", "" },
	{ "announced", SEVERITY_NOTE, "this is done in turn {turn}", "",
	  "to take it back, write: withdraw announcement {n}" },
	{ "announced-late", SEVERITY_ERROR, "turn {n} cannot be announced any more", "turn {now} is being played",
	  "write: announce turn {next}: {change}" },
	{ "no-announcing", SEVERITY_ERROR, "corrections cannot be announced in this game", "",
	  "when its turn has come, write: {change}" },
	{ "not-announced", SEVERITY_ERROR, "there is no announcement {n} to withdraw", "", "" },
	{ "no-table", SEVERITY_ERROR, "there is no table \"{text}\" that could be set", "tables: {tables}", "" },
	{ "no-row", SEVERITY_ERROR, "there is no such row", "", "" },
	{ "seat-stays", SEVERITY_ERROR, "a seat is never removed from the table", "", "write: remove SEAT" },
	{ "seat-keeps-name", SEVERITY_ERROR, "a seat keeps its name once other rows name it or the game has begun",
	  "its name stands in the history", "write: replace SEAT by ADDRESS" },
	{ "last-turn", SEVERITY_ERROR, "only the last turn can be annulled", "the last turn was {n}", "" },
	{ "act-for", SEVERITY_ERROR, "there is no order in it", "", "write: {usage}" },
	{ "played-again", SEVERITY_ERROR, "the turn is played again from the orders that were given", "", "" },
	{ "no-turn", SEVERITY_ERROR, "no turn has ended yet", "", "" },
};

static const struct message *message_of(const char *code)
{
	for (size_t i = 0; i < sizeof messages / sizeof *messages; i++)
		if (!strcmp(messages[i].code, code))
			return &messages[i];
	BUG("no message %s", code);
}

struct say_args {
	const struct say_arg *at;
	size_t n;
};

static bool fill(void *context, struct str name, struct str form, struct buf *out)
{
	const struct say_args *args = context;

	(void)form;
	for (size_t i = 0; i < args->n; i++)
		if (str_eq_c(name, args->at[i].name)) {
			buf_add(out, args->at[i].value);
			return true;
		}
	return false;
}

static struct str worded(struct arena *a, const char *phrase, struct say_args *args)
{
	struct buf out = buf_new(a);

	phrase_write(&out, str_c(phrase), fill, args);
	return buf_str(&out);
}

struct diag *say(struct arena *a, const char *code, struct span at, const struct say_arg *args, size_t n)
{
	const struct message *m = message_of(code);
	struct say_args list = { args, n };
	struct diag *d = ARENA_NEW(a, struct diag);

	d->severity = m->severity;
	d->at = at;
	d->code = str_c(m->code);
	d->what = worded(a, m->what, &list);
	d->detail = worded(a, m->detail, &list);
	d->hint = worded(a, m->hint, &list);
	return d;
}

struct str say_when(const struct state *s, when t, struct arena *a)
{
	struct zone zone;

	if (t == WHEN_NEVER || t == WHEN_NONE)
		return str_c("no fixed time");
	zone = option_zone(s);
	return when_local(a, &zone, t);
}
