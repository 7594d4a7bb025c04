type Note = (line: number, message: string) => void;

/** Foreign Markdown as ours: no HTML, headings of the second and third level, pictures in paragraphs of their own. */
export function tidyMarkdown(
  source: string,
  note: Note,
): { readonly title: string | null; readonly markdown: string } {
  const lines = source.split('\n');
  const titleAt = lines.slice(0, FIRST_LINES).findIndex((line) => TITLE.test(line));
  let inFence = false;
  const tidy = lines.map((line, index) => {
    const isFence = /^\s*(```|~~~)/.test(line);
    if (isFence) inFence = !inFence;
    if (inFence || isFence) return line;
    return index === titleAt ? '' : tidyLine(line, index + 1, note);
  });
  const markdown = tidy
    .join('\n')
    .replaceAll(SAMPLE_MARKS, '')
    .replaceAll(/\n{3,}/g, '\n\n');
  const title = TITLE.exec(lines[titleAt] ?? '')?.[1] ?? null;
  return { title, markdown: markdown.trim() };
}

function tidyLine(line: string, number: number, note: Note): string {
  const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
  if (!heading) return withPictures(withoutHtml(line, number, note));
  return `${(heading[1] ?? '').length > 2 ? '###' : '##'} ${heading[2] ?? ''}`;
}

/** A title is at the top; later first-level headings are sections. */
const FIRST_LINES = 5;
const TITLE = /^#\s+(?!(?:input|output|constraints?)\b)(.*?)\s*#*$/i;
/** Places where the format puts its samples; ours are after the statement. */
const SAMPLE_MARKS = /\{\{\s*(nextsample|remainingsamples)\s*\}\}/g;

function withoutHtml(line: string, number: number, note: Note): string {
  const image = /<img\b[^>]*\bsrc="([^"]+)"[^>]*>/gi;
  const shown = line.replaceAll(image, (_whole: string, name: string) => `![picture](${name})`);
  const parts = shown.split(/(`[^`]*`|\$[^$]*\$)/);
  const plain = parts.map((part, index) =>
    index % 2 === 1 ? part : part.replaceAll(/<\/?[a-z][a-z0-9]*(\s[^>]*)?\/?>/gi, ''),
  );
  const text = plain.join('');
  if (text !== shown) note(number, 'HTML marks were left out; see that the text still reads well.');
  return text;
}

/** A picture needs a text and a paragraph of its own. */
function withPictures(line: string): string {
  return line.replaceAll(
    /!\[([^\]]*)\]\(([^)]*)\)(\{[^}]*\})?/g,
    (_whole: string, alt: string, target: string) => `\n\n![${alt || 'picture'}](${target})\n\n`,
  );
}

/** Plain words as Markdown that shows exactly them. */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>$~|&{}]/g, '\\$&')
    .replaceAll(
      /^(\s*)([#+\->]|\d+[.)])(?=\s|$)/gm,
      (_whole: string, space: string, mark: string) => `${space}${mark.slice(0, -1)}\\${mark.slice(-1)}`,
    );
}
