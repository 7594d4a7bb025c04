import type { PageLanguage } from '@abhyas/contract/page-language';
import { PRODUCT } from '@abhyas/contract/product';

/** What a mail says, before it is laid out. All of it is plain text: nothing in it is taken as HTML. */
export type MailContent = {
  readonly language: PageLanguage;
  readonly title: string;
  readonly greeting: string;
  readonly lines: readonly string[];
  readonly button?: { readonly text: string; readonly url: string; readonly hint: string };
  readonly notes: readonly string[];
  readonly footer: readonly string[];
};

const COLOURS = {
  paper: '#fbf7f0',
  card: '#ffffff',
  ink: '#22252e',
  soft: '#5d6070',
  line: '#e6dfd2',
} as const;
const MARIGOLD = '#b45309';
const FONT =
  "font-family:'Anek Latin',-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Devanagari',Arial,sans-serif";

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/** The text part: the same words, and the address on a line of its own. */
export function layOutText({ greeting, lines, button, notes, footer }: MailContent): string {
  const parts = [greeting, ...lines, ...(button ? [`${button.text}:\n${button.url}`] : []), ...notes];
  return `${parts.join('\n\n')}\n\n-- \n${footer.join('\n')}\n`;
}

/**
 * The HTML part: tables and inline styles, which is what mail programs draw; no picture and no script, so
 * nothing is fetched and nothing is blocked. Short lines, because SMTP cuts at 998 characters.
 */
export function layOutHtml(content: MailContent): string {
  const { language, title, greeting, lines, button, notes, footer } = content;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>
@media (prefers-color-scheme: dark) {
.paper { background: #12131f !important; }
.card { background: #1b1d2e !important; border-color: #34374f !important; }
.ink { color: #f2efe8 !important; }
.soft, .soft a { color: #b4b5c4 !important; }
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${COLOURS.paper};">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(lines[0] ?? '')}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0"
 style="background:${COLOURS.paper};">
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;">
<tr><td style="padding:0 4px 16px;${FONT};font-size:20px;font-weight:700;">
<span style="color:${MARIGOLD};letter-spacing:2px;">&#8226;&#8226;&#8226;</span>
<span class="ink" style="color:${COLOURS.ink};">&nbsp;${PRODUCT}</span></td></tr>
<tr><td class="card"
 style="background:${COLOURS.card};border:1px solid ${COLOURS.line};border-radius:10px;padding:32px 28px;">
<h1 class="ink" style="margin:0 0 16px;${FONT};font-size:24px;line-height:1.25;color:${COLOURS.ink};">
${escapeHtml(title)}</h1>
${[greeting, ...lines].map(paragraph).join('\n')}
${button ? buttonHtml(button) : ''}
${notes.map(smallPrint).join('\n')}
</td></tr>
<tr><td class="soft" style="padding:20px 4px 0;${FONT};font-size:13px;line-height:1.5;color:${COLOURS.soft};">
${footer.map(escapeHtml).join('<br>\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p class="ink" style="margin:0 0 16px;${FONT};font-size:17px;line-height:1.6;color:${COLOURS.ink};">
${escapeHtml(text)}</p>`;
}

function smallPrint(text: string): string {
  return `<p class="soft" style="margin:0 0 8px;${FONT};font-size:14px;line-height:1.5;color:${COLOURS.soft};">
${escapeHtml(text)}</p>`;
}

function buttonHtml({ text, url, hint }: NonNullable<MailContent['button']>): string {
  const address = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 20px;"><tr>
<td style="background:${MARIGOLD};border-radius:10px;">
<a href="${address}"
 style="display:inline-block;padding:14px 26px;${FONT};font-size:17px;font-weight:600;color:#ffffff;
text-decoration:none;">${escapeHtml(text)}</a></td></tr></table>
${smallPrint(hint)}
<p class="soft" style="margin:0 0 16px;${FONT};font-size:13px;line-height:1.5;word-break:break-all;">
<a href="${address}" style="color:${COLOURS.soft};">${address}</a></p>`;
}
