/*
 * tools: the table of commands. Usage, help, man pages and completions are all
 * made from it; tests run its examples.
 */
#include "app/tools.h"

static const struct tool_option new_options[] = {
	{ "rules", "R", "the ruleset (`pbp rules` lists them)", NULL },
	{ "map", "M", "a map that is installed, or a .map file", NULL },
	{ "option", "K=V", "an option of the game; may be repeated", &form_setting },
	{ "player", "SEAT=ADDRESS", "gives a seat to a player; may be repeated", &form_seat },
	{ "secret", "HEX", "fixes the secret of the dice, for replays; else the system draws it", &form_secret },
	{ "key", "FILE", "signs the game with this key (ssh-keygen -t ed25519 -N ''); else it gets one of its own",
	  NULL },
	{ NULL, NULL, NULL, NULL },
};
static const struct tool_option process_options[] = {
	{ "outbox", "DIR", "a Maildir for the replies (else ROOT/.pbp/outbox)", NULL },
	{ "sendmail", "CMD", "sends the replies with this command, as \"/usr/sbin/sendmail -t\"", NULL },
	{ "format", "F", "of the mailboxes: mboxrd (default), mboxo, mboxcl, mboxcl2", &form_mailbox },
	{ NULL, NULL, NULL, NULL },
};
static const struct tool_option check_options[] = {
	{ "seat", "S", "whose orders they are", NULL },
	{ "mail", NULL, "the input is a raw mail, treated as `process` would treat it", NULL },
	{ NULL, NULL, NULL, NULL },
};
static const struct tool_option turn_options[] = {
	{ "turn", "N", "as of the end of turn N (else now)", &form_turn },
	{ "seat", "S", "with what this seat may see; for `state`: only that", NULL },
	{ NULL, NULL, NULL, NULL },
};
static const struct tool_option report_options[] = {
	{ "turn", "N", "the turn (else the last)", &form_turn },
	{ "format", "F", "text (default), markdown, bbcode, html, json", &form_report },
	{ "seat", "S", "the seat's own report, with its secrets", NULL },
	{ NULL, NULL, NULL, NULL },
};
static const struct tool_option map_options[] = {
	{ "turn", "N", "as of the end of turn N, with what happened in it (else now)", &form_turn },
	{ "format", "F", "svg (default), png, json", &form_picture },
	{ "seat", "S", "with what this seat may see", NULL },
	{ NULL, NULL, NULL, NULL },
};
static const struct tool_option host_options[] = {
	{ "dry-run", NULL, "shows what the line would do, and does nothing", NULL },
	{ NULL, NULL, NULL, NULL },
};
static const struct tool_option archive_options[] = {
	{ "to", "FILE", "where it is written (GAME.bundle)", NULL },
	{ NULL, NULL, NULL, NULL },
};
static const struct tool_option publish_options[] = {
	{ "to", "DIR", "the folder of the pages (else ROOT/site)", NULL },
	{ "seat", "S", "one game, as this seat sees it, into a folder of its own", NULL },
	{ "post", NULL, "then posts the turns to the forums of the games (docs/forums.md)", NULL },
	{ NULL, NULL, NULL, NULL },
};
static const struct tool_option log_options[] = {
	{ "seat", "S", "only what names this seat, and the steps with its orders", NULL },
	{ "area", "A", "only what names this area", NULL },
	{ "turn", "N", "only the steps of turn N", &form_turn },
	{ "unknown-words", NULL, "the words of refused lines that nobody knew, by number", NULL },
	{ NULL, NULL, NULL, NULL },
};
static const struct tool_option explain_options[] = {
	{ "turn", "N", "up to the end of turn N (else now)", &form_turn },
	{ NULL, NULL, NULL, NULL },
};
static const struct tool_option verify_options[] = {
	{ "receipt", "FILE", "a letter whose tickets are compared with what is revealed; may be repeated", NULL },
	{ "sent", "FILE", "a mail that you sent: its lines beside its ticket, which --receipt gives; may be repeated",
	  NULL },
	{ "fingerprint", "SHA256:...", "of the key that your joining letter names: no other may sign; may be repeated",
	  &form_fingerprint },
	{ "since", "COMMIT", "a commit you saw published: it must still be there", &form_commit },
	{ "signatures", NULL,
	  "each step's signature by itself (else those of tags, and of each key the newest, which covers the others)",
	  NULL },
	{ NULL, NULL, NULL, NULL },
};
static const struct tool_option seat_options[] = {
	{ "seat", "S", "read as this seat would be", NULL },
	{ NULL, NULL, NULL, NULL },
};
static const struct tool_option quarantine_options[] = {
	{ "game", "NAME", "with release: the game that the mail is meant for, where it names none", NULL },
	{ NULL, NULL, NULL, NULL },
};
static const struct tool_option rules_options[] = {
	{ "check", NULL, "looks for mistakes in its tables, phrases and catalogue", NULL },
	{ NULL, NULL, NULL, NULL },
};
static const struct tool_option help_options[] = {
	{ "man", NULL, "the man page of a command, as scdoc source", NULL },
	{ "completion", "SHELL", "completion for bash, zsh or fish", &form_shell },
	{ NULL, NULL, NULL, NULL },
};
static const struct tool_option none[] = { { NULL, NULL, NULL, NULL } };

static const struct tool_option doctor_options[] = {
	{ "restore", NULL, "after a backup was put back: what it lacks, and on from there", NULL },
	{ NULL, NULL, NULL, NULL },
};
const struct tool tools[] = {
	{ "new", "NAME --rules R --map M ... | FILE.game", "creates a game", new_options, 0, 1, 1, tool_new,
	  "Creates a game in the root folder: its private and public repository, its inbox, its secret and the "
	  "key that signs it. Prints where it lies and how players join. NAME is of a-z, 0-9 and -, at most 32.",
	  "pbp new spring --rules global-domination --map japan\n"
	  "pbp new duel --rules global-domination --map tutorial --option players=2" },
	{ "process", "[MAILBOX|MAILDIR]...", "takes in mail, plays every game up to now, answers", process_options,
	  TOOL_MAIL, 0, -1, tool_process,
	  "Takes mail from mailboxes, Maildirs or standard input (one mail, or an mbox), decides "
	  "every one of them, commits the steps they cause, rings the bells that are due and "
	  "writes the replies. Run it from cron with no mail to ring bells only (</dev/null).",
	  "pbp process <orders.mbox\npbp process --now 2026-01-08T20:00Z </dev/null" },
	{ "deliver", "", "stores the mail on standard input, for `process` to decide", none, TOOL_MAIL, 0, 0,
	  tool_deliver,
	  "What a mail server's pipe starts: stores one mail in the spool, durably, and looks at "
	  "nothing. It is a program of its own, pbp-deliver, which can do nothing else and so can "
	  "hardly fail; this command starts it.",
	  "pbp deliver <mail" },
	{ "host", "GAME LINE...", "says a line as the host", host_options, TOOL_LINES, 2, -1, tool_host,
	  "The host's powers: begin, extend, close now, pause, resume, admit, remove, replace, act "
	  "for, discard, announce, amend, set, unset, annul turn, end game. The same lines work by "
	  "mail from the host's address. Each is committed like any order. With --dry-run it is tried on a copy of the game: "
	  "what would be recorded, and who would get a letter.",
	  "pbp host spring begin\npbp host spring extend by 24h\npbp host --dry-run spring annul turn 3\n"
	  "pbp host spring \"announce The game starts on Monday.\"" },
	{ "check", "GAME [FILE]", "understands orders as if mailed now; records nothing", check_options, TOOL_READS, 1,
	  2, tool_check,
	  "Reads orders from FILE or standard input and prints the receipt that the player would "
	  "get. Nothing is kept.",
	  "echo 'spawn 3 in Osaka' | pbp check spring --seat red" },
	{ "status", "[GAME]", "calls open, who is awaited, until when", none, TOOL_READS, 0, 1, tool_status,
	  "Without a game: all games of the root, a line each: what is open, until when, who is awaited or has joined.",
	  "pbp status spring" },
	{ "state", "GAME", "the rows of a game", turn_options, TOOL_READS, 1, 1, tool_state,
	  "Prints the tables of the game as they are kept: one row a line.", "pbp state spring --turn 2" },
	{ "report", "GAME", "a turn's report", report_options, TOOL_READS, 1, 1, tool_report,
	  "Prints the public report of a turn, or a seat's own.", "pbp report spring --turn 1 --format bbcode" },
	{ "map", "GAME", "a picture of the board", map_options, TOOL_READS, 1, 1, tool_map,
	  "Prints a picture of the board: who holds what, how many stand where, what moved in the turn and where it came "
	  "to blows. Drawing is the work of pbp-draw, which lies beside pbp; json is what it draws from.",
	  "pbp map spring >spring.svg\npbp map spring --turn 1 --format png >turn-1.png" },
	{ "publish", "[GAME]...", "games as a folder of web pages", publish_options, 0, 0, -1, tool_publish,
	  "Writes a folder of pages that works from any web server and from the disk, without scripts: an index, for each "
	  "game its board now, what is asked until when, how the seats fared, all its turns with report, map and what is "
	  "revealed of the orders, what happened where and to whom, what changed, its rules, a feed of its turns, a calendar "
	  "of its deadlines, its public history to clone; where the checker was built (`make checker`) a page to try orders on. Only what all may see, unless --seat says for whom; only what is new is written "
	  "again. Without a game: all. With --post the turns that ended go to the games' forums as well: that is the work "
	  "of pbp-post, which lies beside pbp.",
	  "pbp publish --to /var/www/games\npbp publish spring\npbp publish --post" },
	{ "log", "GAME", "the history in words", log_options, TOOL_READS, 1, 1, tool_log,
	  "One line a step, the newest first: what happened, when, and which mails caused it.",
	  "pbp log spring\npbp log spring --area Kyoto --turn 2" },
	{ "archive", "GAME", "its public history in one file, for keeps", archive_options, 0, 1, 1, tool_archive,
	  "Writes all that everybody may see of a game, to its end where it is over, as a git bundle: one file that `pbp "
	  "verify` checks and `git clone` opens.",
	  "pbp archive spring\npbp verify spring.bundle" },
	{ "verify", "GAME|REPOSITORY|BUNDLE", "plays a history again and compares", verify_options, TOOL_READS, 1, 1,
	  tool_verify,
	  "Plays the whole history again from its first commit: state, events, dice, reports and the "
	  "commits themselves must come out the same. Exits 1 and names the first difference where "
	  "they do not. Of a public repository it checks what is public there, and says so.",
	  "pbp verify spring\npbp verify spring --receipt receipt.txt" },
	{ "explain", "GAME SUBJECT", "how what stands at an area, with a seat or a thing came to be", explain_options,
	  TOOL_READS, 2, -1, tool_explain,
	  "Goes through the history and tells every event that names the subject, with the rule, the "
	  "dice, the order that caused it and the player's own words, and how its rows changed.",
	  "pbp explain spring Kyoto\npbp explain spring red --turn 3" },
	{ "play", "FILE...", "runs scenario files", none, TOOL_READS, 1, -1, tool_play,
	  "Plays each scenario from its board to its end and compares what it expects. Exits 1 and "
	  "shows the difference where an expectation fails.",
	  "pbp play what-if.t" },
	{ "parse", "GAME [FILE]", "shows words and phrases of orders", seat_options, TOOL_READS, 1, 2, tool_parse,
	  "For those who write rulesets or wonder why a line was not understood.",
	  "echo 'spawn 3 in Osaka' | pbp parse spring" },
	{ "bind", "GAME [FILE]", "shows the commands understood", seat_options, TOOL_READS, 1, 2, tool_bind,
	  "What each line is taken for by the call that is open for the seat, and why where it is taken for "
	  "nothing: the lines of `check`, without the rest of the receipt. Without --seat as of somebody who has none.",
	  "echo 'spawn 3 in Osaka' | pbp bind spring --seat red" },
	{ "rules", "[R]", "rulesets: options, tables, orders, events", rules_options, TOOL_READS, 0, 1, tool_rules,
	  "Without R the rulesets; with R what it offers. With --check what is wrong with it, a line each: "
	  "where, what, and what to do; exits 1 where there is something.",
	  "pbp rules global-domination\npbp rules global-domination --check" },
	{ "doctor", "[FILE.map]", "checks the installation, the root, every game, or a map", doctor_options, TOOL_READS,
	  0, -1, tool_doctor,
	  "Says in a sentence each what is wrong and what to do about it. With a map: whether it "
	  "reads, and what to look at (islands, names that are order words). Where a root was moved, or put back from a "
	  "backup, the option --restore tells what is public and missing in a private history, so that it can be said again, and lets "
	  "the game go on from where the backup ends.",
	  "pbp doctor\npbp doctor my.map" },
	{ "quarantine", "[release|discard ID...]", "mail that was put aside: lists it, lets it in, throws it away",
	  quarantine_options, TOOL_READS, 0, -1, tool_quarantine,
	  "Lists the mail that no game could take: its id, when it came, who sent it, its subject, why it was put aside. "
	  "`release` puts mails back, for the next `process` to read as if they had just come in; `discard` throws them "
	  "away. ID is four or more digits of an id, or `all`.",
	  "pbp quarantine\npbp quarantine release 0123456789ab --game spring\npbp quarantine discard all" },
	{ "help", "[COMMAND]", "explains a command", help_options, 0, 0, 1, tool_help,
	  "Lists the commands, or explains one.", "pbp help process" },
	{ NULL, NULL, NULL, NULL, 0, 0, 0, NULL, NULL, NULL },
};
