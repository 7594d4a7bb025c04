/** What a comment is made of once its small markup is read. Never HTML: each part becomes a text node. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly url: string };

export type Block =
  | { readonly kind: 'paragraph'; readonly parts: readonly Inline[] }
  | { readonly kind: 'code'; readonly text: string };

const FENCE = /^```[^\n`]*\n([\s\S]*?)^```[ \t]*$/gm;
const INLINE = /`([^`\n]+)`|(https?:\/\/[^\s<>"'`]+)/g;
/** Signs that end a sentence rather than an address. */
const TRAILING = /[.,;:!?)\]}]+$/;

/** Reads a comment: code between lines of three backticks, `code` within a line, and links. */
export function parseComment(text: string): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  for (const match of text.matchAll(FENCE)) {
    blocks.push(...paragraphs(text.slice(at, match.index)));
    blocks.push({ kind: 'code', text: (match[1] ?? '').replace(/\n$/, '') });
    at = match.index + match[0].length;
  }
  blocks.push(...paragraphs(text.slice(at)));
  return blocks;
}

function paragraphs(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.replace(/^\n+|\s+$/g, ''))
    .filter((part) => part.trim() !== '')
    .map((part) => ({ kind: 'paragraph', parts: inlines(part) }));
}

function inlines(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) parts.push({ kind: 'text', text: text.slice(at, match.index) });
    const [whole, code, link] = match;
    if (code !== undefined) {
      parts.push({ kind: 'code', text: code });
      at = match.index + whole.length;
    } else {
      const url = (link ?? '').replace(TRAILING, '');
      parts.push({ kind: 'link', url });
      at = match.index + url.length;
    }
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
}
