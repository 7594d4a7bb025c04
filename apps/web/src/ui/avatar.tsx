/** A learner's first letters on their colour (ACCOUNT-10). The name is beside it. */
export function Avatar({
  name,
  colour,
  size = 36,
}: {
  readonly name: string;
  readonly colour: string;
  readonly size?: number;
}) {
  const letters = initials(name);
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" className="shrink-0 rounded-full">
      <rect width="40" height="40" fill={colour} />
      <text
        x="20"
        y="21"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={letters.length > 1 ? 16 : 19}
        fontWeight="600"
        fill={readableOn(colour)}
      >
        {letters}
      </text>
    </svg>
  );
}

/** The first letters of the first and the last word, as people write them. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => firstLetter(word ?? ''))
    .join('')
    .toLocaleUpperCase();
}

/** Latin letters, none of which is written with a second mark. */
const PLAIN_LETTER = /^[A-Za-z\u00C0-\u024F](?![\u0300-\u036F])/;
let graphemes: Intl.Segmenter | undefined;

/** Making a segmenter takes a slow phone 50 ms, so it is made for the first name that needs one. */
function firstLetter(word: string): string {
  const [plain] = PLAIN_LETTER.exec(word) ?? [];
  if (plain !== undefined) return plain;
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(word)) return segment;
  return '';
}

/** Ink or paper, whichever reads better (WCAG relative luminance) on a `#rrggbb` colour. */
export function readableOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#14151c' : '#ffffff';
}
