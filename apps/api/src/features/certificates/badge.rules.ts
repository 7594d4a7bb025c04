/** What a badge shows: which course, from whom. */
export type Badge = { readonly title: string; readonly issuer: string };

const LINES_MAX = 3;
/** As many letters as fit across the badge at its type sizes. */
const TITLE_LETTERS = 15;
const ISSUER_LETTERS = 30;
/** The title is as large as its longest line allows, in the widest of the usual sans-serif fonts. */
const TYPE_SIZE = { least: 33, most: 84 } as const;
const MIDDLE = { x: 256, y: 246 } as const;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Never splits a letter: letters of Indian scripts consist of several characters. */
function shortened(text: string, most: number): string {
  const letters = [...graphemes.segment(text)].map(({ segment }) => segment);
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`;
}

/** A title in as many lines as a badge has; what is longer ends with an ellipsis. */
export function titleLines(title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && longer.length <= TITLE_LETTERS) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, LINES_MAX);
  if (lines.length > LINES_MAX) shown[LINES_MAX - 1] += '…';
  return shown.map((line) => shortened(line, TITLE_LETTERS + 1));
}

function text(line: string, y: number, style: string): string {
  return `<text x="${MIDDLE.x}" y="${y}" text-anchor="middle" ${style}>${escaped(line)}</text>`;
}

/** The picture of a badge: an SVG, which wallets of Open Badges take beside PNG. */
export function badgeSvg({ title, issuer }: Badge): string {
  const lines = titleLines(title);
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min(TYPE_SIZE.most, Math.round((TYPE_SIZE.least * TITLE_LETTERS) / longest));
  const lineHeight = size * 1.15;
  // The letters' middle stands about a third of their size above the baseline.
  const first = MIDDLE.y - ((lines.length - 1) * lineHeight) / 2 + size / 3;
  const words = lines.map((line, at) =>
    text(line, first + at * lineHeight, `font-size="${size}" font-weight="700" fill="#22252e"`),
  );
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512" role="img" ' +
    `font-family="Noto Sans, system-ui, sans-serif"><title>${escaped(title)}</title>` +
    '<path d="M256 8 470 132v248L256 504 42 380V132Z" fill="#0b6a6f"/>' +
    '<path d="M256 34 448 145v222L256 478 64 367V145Z" fill="#fff"/>' +
    '<path d="M256 48 436 152v208L256 464 76 360V152Z" fill="none" stroke="#f2a516" stroke-width="4"/>' +
    '<path d="m222 122 24 24 46-50" fill="none" stroke="#1f7a3d" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/>' +
    words.join('') +
    text(shortened(issuer, ISSUER_LETTERS), 348, 'font-size="18" fill="#5a5c67"') +
    '</svg>'
  );
}
