/*
 * tools: the commands, each in a file cmd_NAME.c. The table of tools.c is handed down from main.
 */
#ifndef PBP_APP_TOOLS_H
#define PBP_APP_TOOLS_H

#include "app/app.h"

extern const struct tool tools[]; /* ends with a NULL name */

int tool_new(struct app *);
int tool_process(struct app *);
int tool_deliver(struct app *);
int tool_host(struct app *);
int tool_check(struct app *);
int tool_status(struct app *);
int tool_state(struct app *);
int tool_report(struct app *);
int tool_map(struct app *);
int tool_archive(struct app *);
int tool_publish(struct app *);
int tool_log(struct app *);
int tool_play(struct app *);
int tool_verify(struct app *);
int tool_explain(struct app *);
int tool_parse(struct app *);
int tool_bind(struct app *);
int tool_rules(struct app *);
int tool_doctor(struct app *);
int tool_quarantine(struct app *);
int tool_help(struct app *);

#endif
