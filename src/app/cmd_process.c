/*
 * cmd_process: `pbp process`.
 */
#include "app/draw.h"
#include "app/tools.h"
#include "base/screen.h"
#include "run/process.h"

static void tell(const struct app *a, const struct process_tally *t)
{
	const size_t seen = t->games.seen + t->seen, aside = t->quarantined + t->games.aside;
	const size_t mails = t->taken + t->found;
	if (!mails && !t->games.steps && !aside)
		return;
	screen_print(a->out, "%zu mail%s: %zu with orders, %zu refused, %zu ignored", mails, mails == 1 ? "" : "s",
		     t->games.orders, t->games.refused, t->games.ignored);
	if (seen)
		screen_print(a->out, "; %zu mail%s already seen", seen, seen == 1 ? "" : "s");
	if (t->later)
		screen_print(a->out, "; %zu from the future wait", t->later);
	if (aside)
		screen_print(a->out, "; %zu put aside in %s/.pbp/quarantine", aside, a->place.root);
	screen_print(a->out, "; %zu step%s\n", t->games.steps, t->games.steps == 1 ? "" : "s");
}

static int paint(void *context, int out, struct str json, struct err *e)
{
	return draw_json(out, context, json, "png", e);
}

int tool_process(struct app *a)
{
	struct err e = { 0 };
	struct process_tally tally = { 0 };
	struct process_request asked = { .boxes = a->args,
					 .nboxes = a->nargs,
					 .sendmail = app_option(a, "sendmail"),
					 .paint = paint,
					 .context = a };
	const char *format = app_option(a, "format");
	if (format)
		mailbox_format_parse(str_c(format), &asked.format); /* form_mailbox */
	a->place.outbox = app_option(a, "outbox");
	if (a->place.outbox && asked.sendmail)
		return app_fail(a, EXIT_USAGE, "--outbox and --sendmail exclude each other");
	if (process_run(&tally, &a->place, &asked, &e))
		return app_fail(a, EXIT_AGAIN, "%s", e.text);
	tell(a, &tally);
	return EXIT_DONE;
}
