/*
 * quote_words: what mail programs write above old text, in the languages they
 * speak, folded as utf8_fold folds: no accents, lower case. Data for quote.c
 * and attribution.c alone. A new program or language is a new entry here, and a mail in tests/mail.
 */
#ifndef PBP_MAIL_QUOTE_WORDS_H
#define PBP_MAIL_QUOTE_WORDS_H

#include "base/str.h"

#define LENGTH(table) (sizeof(table) / sizeof *(table))

static inline bool starts_with_any(struct str s, const char *const *words, size_t n)
{
	for (size_t i = 0; s.n && i < n; i++)
		if (*words[i] == *s.p && str_starts(s, str_c(words[i])))
			return true;
	return false;
}

/* clang-format off */
/* Between dashes: "-----Original Message-----". An entry matches as a beginning. */
static const char *const ruled_headings[] = {
	"original message", "original-message", "originalmessage", "forwarded message",
	"forwarded by", "original appointment", "reply message", "message truncated",
	"begin forwarded message", "end forwarded message",
	"ursprungliche nachricht", "ursprunglicher nachricht", "original-nachricht",
	"originalnachricht", "weitergeleitete nachricht", "weitergeleitet von",
	"message d'origine", "message original", "message initial", "message transfere",
	"message reexpedie", "courriel original",
	"mensaje original", "mensaje reenviado", "mensaje de origen",
	"messaggio originale", "messaggio inoltrato", "messaggio in inoltro",
	"mensagem original", "mensagem encaminhada", "mensagem reencaminhada",
	"oorspronkelijk bericht", "doorgestuurd bericht", "origineel bericht",
	"ursprungligt meddelande", "originalmeddelande", "vidarebefordrat meddelande",
	"oprindelig meddelelse", "videresendt meddelelse", "oprindelig besked",
	"opprinnelig melding", "videresendt melding", "alkuperainen viesti",
	"valitetty viesti", "wiadomosc oryginalna", "oryginalna wiadomosc",
	"wiadomosc przekazana", "puvodni zprava", "preposlana zprava", "eredeti uzenet",
	"tovabbitott uzenet", "mesaj original", "mesaj redirectionat", "orijinal ileti",
	"ozgun ileti", "iletilen mesaj",
	"исходное сообщение", "пересылаемое сообщение", "пересланное сообщение",
	"перенаправленное сообщение", "оригінальне повідомлення", "переслане повідомлення",
	"αρχικο μηνυμα", "元のメッセージ", "転送されたメッセージ", "転送メッセージ",
	"原始邮件", "原邮件", "转发的邮件", "转发邮件", "原始郵件", "轉寄郵件", "원본 메시지",
	"전달된 메시지",
};

/* What stands in the first line of a letter of ours (LETTER_MARK of mail/compose.h). */
static const char letter_mark[] = "a letter of pbp";

/* Without dashes, before a colon, alone on a line: Apple Mail. */
static const char *const bare_headings[] = {
	"begin forwarded message", "anfang der weitergeleiteten nachricht",
	"anfang der weitergeleiteten e-mail", "debut du message reexpedie",
	"debut du message transfere", "inicio del mensaje reenviado",
	"inizio messaggio inoltrato", "inicio da mensagem reencaminhada",
	"inicio da mensagem encaminhada", "begin doorgestuurd bericht",
	"vidarebefordrat brev", "start pa videresendt besked", "videresendt melding",
	"poczatek przekazywanej wiadomosci", "начало переадресованного сообщения",
	"転送されたメッセージ", "下面是被转发的邮件",
};

/* The fields of a block that stands above old text: Outlook and forwarded mail. */
enum block_field { BLOCK_FROM = 1, BLOCK_SENT = 2, BLOCK_TO = 4, BLOCK_SUBJECT = 8 };
static const struct {
	const char *label;
	unsigned field;
} block_labels[] = {
	{ "from", BLOCK_FROM },        { "von", BLOCK_FROM },          { "de", BLOCK_FROM },
	{ "da", BLOCK_FROM },          { "van", BLOCK_FROM },          { "fran", BLOCK_FROM },
	{ "fra", BLOCK_FROM },         { "lahettaja", BLOCK_FROM },    { "od", BLOCK_FROM },
	{ "от", BLOCK_FROM },          { "от кого", BLOCK_FROM },      { "від", BLOCK_FROM },
	{ "felado", BLOCK_FROM },      { "kimden", BLOCK_FROM },       { "απο", BLOCK_FROM },
	{ "差出人", BLOCK_FROM },      { "发件人", BLOCK_FROM },       { "寄件者", BLOCK_FROM },
	{ "보낸 사람", BLOCK_FROM },   { "expediteur", BLOCK_FROM },   { "absender", BLOCK_FROM },
	{ "remitente", BLOCK_FROM },   { "mittente", BLOCK_FROM },     { "reply-to", 0 },
	{ "sent", BLOCK_SENT },        { "date", BLOCK_SENT },         { "gesendet", BLOCK_SENT },
	{ "gesendet am", BLOCK_SENT }, { "datum", BLOCK_SENT },        { "envoye", BLOCK_SENT },
	{ "envoye le", BLOCK_SENT },   { "enviado", BLOCK_SENT },      { "enviado el", BLOCK_SENT },
	{ "enviada em", BLOCK_SENT },  { "fecha", BLOCK_SENT },        { "inviato", BLOCK_SENT },
	{ "data", BLOCK_SENT },        { "verzonden", BLOCK_SENT },    { "skickat", BLOCK_SENT },
	{ "sendt", BLOCK_SENT },       { "dato", BLOCK_SENT },         { "lahetetty", BLOCK_SENT },
	{ "wyslano", BLOCK_SENT },     { "odeslano", BLOCK_SENT },     { "отправлено", BLOCK_SENT },
	{ "дата", BLOCK_SENT },        { "kuldve", BLOCK_SENT },       { "tarih", BLOCK_SENT },
	{ "送信日時", BLOCK_SENT },    { "日付", BLOCK_SENT },         { "发送时间", BLOCK_SENT },
	{ "日期", BLOCK_SENT },        { "보낸 날짜", BLOCK_SENT },    { "αποστολη", BLOCK_SENT },
	{ "to", BLOCK_TO },            { "an", BLOCK_TO },             { "a", BLOCK_TO },
	{ "para", BLOCK_TO },          { "aan", BLOCK_TO },            { "till", BLOCK_TO },
	{ "til", BLOCK_TO },           { "vastaanottaja", BLOCK_TO },  { "do", BLOCK_TO },
	{ "komu", BLOCK_TO },          { "кому", BLOCK_TO },           { "cimzett", BLOCK_TO },
	{ "kime", BLOCK_TO },          { "προς", BLOCK_TO },           { "宛先", BLOCK_TO },
	{ "收件人", BLOCK_TO },        { "받는 사람", BLOCK_TO },      { "destinataire", BLOCK_TO },
	{ "empfanger", BLOCK_TO },     { "destinatario", BLOCK_TO },   { "cc", 0 },
	{ "kopie", 0 },                { "importance", 0 },            { "attachments", 0 },
	{ "subject", BLOCK_SUBJECT },  { "betreff", BLOCK_SUBJECT },   { "objet", BLOCK_SUBJECT },
	{ "asunto", BLOCK_SUBJECT },   { "assunto", BLOCK_SUBJECT },   { "oggetto", BLOCK_SUBJECT },
	{ "onderwerp", BLOCK_SUBJECT }, { "amne", BLOCK_SUBJECT },     { "emne", BLOCK_SUBJECT },
	{ "aihe", BLOCK_SUBJECT },     { "temat", BLOCK_SUBJECT },     { "predmet", BLOCK_SUBJECT },
	{ "тема", BLOCK_SUBJECT },     { "targy", BLOCK_SUBJECT },     { "konu", BLOCK_SUBJECT },
	{ "θεμα", BLOCK_SUBJECT },     { "件名", BLOCK_SUBJECT },      { "主题", BLOCK_SUBJECT },
	{ "主旨", BLOCK_SUBJECT },     { "제목", BLOCK_SUBJECT },      { "sujet", BLOCK_SUBJECT },
};

/* "wrote": what an attribution line says of the one it quotes. */
static const char *const wrote_words[] = {
	"wrote", "writes", "schrieb", "schreibt", "a ecrit", "escribio", "ha scritto",
	"escreveu", "schreef", "skrev", "kirjoitti", "napisal", "napisala", "pisze", "napsal",
	"napsala", "irta", "a scris", "yazdi", "va escriure", "je napisao", "rakstija", "parase",
	"написал", "написала", "пишет", "писал", "написав", "εγραψε", "写道", "寫道", "書きました",
	"のメール", "작성", "viet", "said",
};

/* Programs that say it without a verb. */
static const char *const quoting_openers[] = {
	"quoting ", "zitat von ", "zitiere ", "citando a ", "citando ", "citeren ", "citat fran ",
};

/* How an attribution may begin when it is broken into lines. */
static const char *const attribution_openers[] = {
	"on ", "am ", "le ", "el ", "il ", "em ", "op ", "den ", "pa ", "dnia ", "w dniu ", "dne ",
	"a ", "la ", "in data ", "at ", "mon", "tue", "wed", "thu", "fri", "sat", "sun", "mo", "di",
	"mi", "do", "fr", "sa", "so", "lun", "mar", "mer", "mie", "jeu", "jue", "gio", "ven", "vie",
	"sab", "dom", "man", "tirs", "ons", "tors", "fre", "lor", "son", "vr", "za", "zo", "ma",
	"wo", "seg", "ter", "qua", "qui", "sex", "pon", "wt", "sr", "czw", "pt", "nd", "пн", "вт",
	"ср", "чт", "пт", "сб", "вс",
};

/* What phones put below a mail, as if its writer had said it. An entry matches as a beginning. */
static const char *const phone_lines[] = {
	"get outlook for ", "sent from my iphone", "sent from my ipad", "sent from my samsung",
	"sent from my galaxy", "sent from my android", "sent from my mobile", "sent from my phone",
	"sent from outlook for", "sent from mail for windows", "sent from yahoo mail",
	"sent from proton mail", "sent with proton mail", "sent from gmail mobile",
	"outlook fur android beziehen", "outlook fur ios beziehen", "holen sie sich outlook fur ",
	"von meinem iphone gesendet", "von meinem ipad gesendet", "von meinem android",
	"gesendet von meinem ", "gesendet von mail fur windows", "envoye de mon iphone",
	"envoye depuis mon ", "obtenir outlook pour ", "telecharger outlook pour ",
	"enviado desde mi ", "obtener outlook para ", "enviado do meu ", "obter o outlook para ",
	"inviato da iphone", "inviato dal mio ", "scarica outlook per ", "verstuurd vanaf mijn ",
	"download outlook voor ", "skickat fran min ", "sendt fra min ", "wyslane z iphone",
};

/* clang-format on */

#endif
