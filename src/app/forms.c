/*
 * forms: what the values of options look like. Only what can be told from the
 * value alone: a seat, a ruleset or a turn that does not exist is no wrong
 * usage, it is the answer "no".
 */
#include "app/app.h"
#include "base/hash.h"
#include "mail/mailbox.h"
#include "report/report.h"
#include "store/store.h"

static bool is_time(struct str value)
{
	when t;
	return when_parse(value, &t);
}

static bool is_turn(struct str value)
{
	int64_t n;
	return str_to_int(value, &n) && n >= 1 && n <= INT32_MAX;
}

static bool is_commit(struct str value)
{
	size_t n = 0;
	while (n < value.n && strchr("0123456789abcdef", value.p[n]))
		n++;
	return n == value.n && n >= 4 && n <= OBJECT_HEX;
}

/* 32 bytes in base64, without its last "=" */
static bool is_fingerprint(struct str value)
{
	static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
	struct str code = str_starts(value, STR("SHA256:")) ? str_sub(value, 7, value.n) : STR_NONE;
	for (size_t i = 0; i < code.n; i++)
		if (!code.p[i] || !strchr(digits, code.p[i]))
			return false;
	return code.n == 43;
}

static bool is_secret(struct str value)
{
	struct hash h;
	return hash_from_hex(value, &h);
}

static bool is_setting(struct str value)
{
	const size_t eq = str_find_char(value, '=');
	return str_trim(str_sub(value, 0, eq)).n && eq < value.n;
}

static bool is_seat(struct str value)
{
	const size_t eq = str_find_char(value, '=');
	return is_setting(value) && str_trim(str_sub(value, eq + 1, value.n)).n;
}

static bool is_report(struct str value)
{
	enum report_format f;
	return report_format_by_name(value, &f);
}

static bool is_mailbox(struct str value)
{
	enum mailbox_format f;
	return mailbox_format_parse(value, &f);
}

static bool is_shell(struct str value)
{
	return str_eq_c(value, "bash") || str_eq_c(value, "zsh") || str_eq_c(value, "fish");
}

static bool is_picture(struct str value)
{
	return str_eq_c(value, "svg") || str_eq_c(value, "png") || str_eq_c(value, "json");
}

const struct value_form form_time = { is_time, "a time; write 2026-01-05T20:00Z" };
const struct value_form form_turn = { is_turn, "a turn; they count from 1" };
const struct value_form form_commit = { is_commit,
					"a commit; give its id, four or more of the digits 0 to 9 and a to f" };
const struct value_form form_fingerprint = {
	is_fingerprint, "a fingerprint; write SHA256: and the 43 signs behind it, as your joining letter has them"
};
const struct value_form form_secret = { is_secret, "a secret; it has 64 hex digits" };
const struct value_form form_setting = { is_setting, "an option of a game; write NAME=VALUE" };
const struct value_form form_seat = { is_seat, "a seat with its player; write SEAT=ADDRESS" };
const struct value_form form_report = { is_report, "a format of reports: text, markdown, bbcode, html, json" };
const struct value_form form_mailbox = { is_mailbox, "a format of mailboxes: mboxrd, mboxo, mboxcl, mboxcl2" };
const struct value_form form_shell = { is_shell, "a shell we know: bash, zsh, fish" };
const struct value_form form_picture = { is_picture, "a format of pictures: svg, png, json" };
