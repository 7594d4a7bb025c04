import { fromHtml as fromHtmlSource } from 'hast-util-from-html';

import { escapeMarkdown } from '../markdown-tidy.ts';

export type TextFormat = 'plain' | 'markdown' | 'html';

/** What is said of a text with a picture: only its words are taken over. */
export const PICTURE_LEFT_OUT =
  'A picture is not taken over: see whether the question can be answered without it, or put it in again.';

export function hasPicture(html: string): boolean {
  return /<img\b/i.test(html);
}

/** How a text without a mark is meant: with back quotes as Markdown, with known tags as HTML, else as it stands. */
export function formatOf(text: string): TextFormat {
  if (/```|`[^`\n]+`/.test(text)) return 'markdown';
  return /<\/?(p|br|b|i|u|em|strong|code|pre|sub|sup|ul|ol|li|tt|span|div|table|h[1-6])(\s[^>]*)?\/?>/i.test(
    text,
  )
    ? 'html'
    : 'plain';
}

/** A text of a quiz file as Markdown of ours. */
export function toMarkdown(text: string, format: TextFormat = formatOf(text)): string {
  // A text that is nothing but tags is about them: `<br>` as a choice.
  if (format === 'html') return fromHtml(text) || fromPlain(text);
  if (format === 'markdown') return text.trim();
  return fromPlain(text);
}

const CODE_LINE =
  /^\s*(#include|import |from \w+ import|def |class |public |int |for\s*\(|while\s*\(|if\s*\(|print|return\b|\}|using )|[;{}]\s*$/;

/** Lines stay lines; two or more that look like a program become a block of code. */
function fromPlain(text: string): string {
  const lines = withoutHtmlMarks(text).replaceAll('\t', '    ').split('\n');
  const isCode = lines.map((line, index) => CODE_LINE.test(line) || (/^ {2,}\S/.test(line) && index > 0));
  const first = isCode.indexOf(true);
  const last = isCode.lastIndexOf(true);
  const isBlock = first >= 0 && isCode.filter(Boolean).length >= 2;
  const before = isBlock ? lines.slice(0, first) : lines;
  const after = isBlock ? lines.slice(last + 1) : [];
  const blocks = [
    words(before),
    isBlock ? `\`\`\`text\n${lines.slice(first, last + 1).join('\n')}\n\`\`\`` : '',
    words(after),
  ];
  return blocks.filter((block) => block !== '').join('\n\n');
}

/** Exports write these names also where nothing else is HTML. `&lt;` stays: who asks about HTML means it. */
function withoutHtmlMarks(text: string): string {
  return text.replaceAll(/&(?:amp|nbsp|quot|#39);/g, (entity) => decoded(entity));
}

function words(lines: readonly string[]): string {
  const text = lines
    .map((line) => escapedBesideMath(line.trim()))
    .join('\n')
    .trim();
  return text.replaceAll(/(?<=\S)\n(?=\S)/g, '\\\n');
}

/** Moodle writes formulas as `\\( x^2 \\)` or `$$ x^2 $$`: they stay formulas, and all around them is plain words. */
function escapedBesideMath(text: string): string {
  const parts = text.split(/(\\\(.{1,400}?\\\)|\$\$.{1,400}?\$\$)/s);
  return parts
    .map((part, index) => (index % 2 === 1 ? `$${part.slice(2, -2).trim()}$` : escapeMarkdown(part)))
    .join('');
}

/** Characters by their names and numbers in HTML. */
function decoded(text: string): string {
  return text.replaceAll(/&(?:#x?[0-9a-f]{1,7}|[a-z][a-z0-9]{1,30});/gi, (entity) => {
    const [node] = fromHtmlSource(entity, { fragment: true }).children;
    return node?.type === 'text' ? node.value.replaceAll('\u00a0', ' ').replaceAll('\u00ad', '') : entity;
  });
}

function tagless(text: string): string {
  return text.replaceAll(/<br\s*\/?>/gi, '\n').replaceAll(/<\/?[a-z][^>]*>/gi, '');
}

/** The HTML that quiz editors write: paragraphs, lists, emphasis and code. Other marks are left out, their words stay. */
function fromHtml(html: string): string {
  const kept: string[] = [];
  const keep = (text: string): string => `\uE000${kept.push(text) - 1}\uE001`;
  const text = html
    .replaceAll(/[\uE000\uE001]/g, '')
    .replaceAll(/<pre[^>]*>([\s\S]*?)<\/pre>/gi, (_whole: string, code: string) =>
      keep(`\n\n\`\`\`text\n${decoded(tagless(code)).replace(/^\n|\n$/g, '')}\n\`\`\`\n\n`),
    )
    .replaceAll(/<(code|tt)[^>]*>([\s\S]*?)<\/\1>/gi, (_whole: string, _tag: string, code: string) => {
      const plain = decoded(tagless(code)).trim();
      return keep(plain.includes('\n') ? `\n\n\`\`\`text\n${plain}\n\`\`\`\n\n` : `\`${plain}\``);
    })
    .replaceAll(
      /<(?:b|strong)(?:\s[^>]*)?>\s*([^<]*?)\s*<\/(?:b|strong)>/gi,
      (_whole: string, inner: string) => `${keep('**')}${inner}${keep('**')}`,
    )
    .replaceAll(
      /<(?:i|em)(?:\s[^>]*)?>\s*([^<]*?)\s*<\/(?:i|em)>/gi,
      (_whole: string, inner: string) => `${keep('*')}${inner}${keep('*')}`,
    )
    .replaceAll(/<sup[^>]*>([^<]*)<\/sup>/gi, (_whole: string, power: string) => keep(`$^{${power}}$`))
    .replaceAll(/<sub[^>]*>([^<]*)<\/sub>/gi, (_whole: string, index: string) => keep(`$_{${index}}$`))
    .replaceAll(/<\/t[dh]>\s*<t[dh](?:\s[^>]*)?>/gi, ' | ')
    .replaceAll(/\s*<li[^>]*>\s*/gi, () => `\n${keep('- ')}`)
    .replaceAll(/\s*<\/?(p|div|ul|ol|tr|h[1-6])(\s[^>]*)?>\s*/gi, '\n\n')
    .replaceAll(/(?:\s*<br\s*\/?>)+\s*(?=\n\n|$)/gi, '')
    .replaceAll(/\s*<br\s*\/?>\s*/gi, () => keep('\\\n'));
  const escaped = escapedBesideMath(decoded(tagless(text)));
  return escaped
    .replaceAll(/\uE000(\d+)\uE001/g, (_whole: string, index: string) => kept[Number(index)] ?? '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
