/** How the text that comes next looks: the escape code in force of each kind. */
export type Style = Readonly<Record<string, number>>;

export const PLAIN: Style = {};

/** The codes for letters; the other one of a kind ends it. */
const KINDS: Readonly<Record<number, string>> = {
  1: 'weight',
  22: 'weight',
  4: 'line',
  24: 'line',
  7: 'turn',
  27: 'turn',
};
/** From each of them on there are the codes of 8 colours. The bright ones, so much higher, look the same. */
const [COLOURS, GROUNDS, BRIGHT] = [30, 40, 60];
/** After the 8 colours: one of 256 or of three parts follows, or there is none any more. */
const [OWN, NONE] = [8, 9];
const [BLACK, WHITE] = [0, 7];
/** 256 colours: the 16 of before, a cube of 6 by 6 by 6, shades of grey. */
const [CUBE, SIDE, GREYS, LIGHT_GREY] = [16, 6, 232, 244];

/** The classes of a style. Rules in ansi.css say what a code changes; there are none for those that end something. */
export const lookOf = (style: Style): string =>
  Object.values(style)
    .map((code) => `ansi-${code}`)
    .join(' ');

/** What becomes of a style by the numbers of a code `ESC [ … m`. */
export function restyled(style: Style, numbers: readonly number[]): Style {
  let next = style;
  const left = [...numbers];
  for (let number = left.shift(); number !== undefined; number = left.shift())
    next = number === 0 ? PLAIN : { ...next, ...changeBy(number, left) };
  return next;
}

function changeBy(number: number, left: number[]): Style {
  const code = number < COLOURS + BRIGHT ? number : number - BRIGHT;
  const first = [COLOURS, GROUNDS].find((from) => code >= from && code <= from + NONE);
  if (first !== undefined) return { [first]: code === first + OWN ? first + takeOwn(left) : code };
  const kind = KINDS[code];
  return kind === undefined ? PLAIN : { [kind]: code };
}

/** Takes a colour of one's own off the front: the nearest of the 8. */
function takeOwn(left: number[]): number {
  const kind = left.shift();
  if (kind === 2) return nearest(left.splice(0, 3));
  return kind === 5 ? ofPalette(left.shift() ?? WHITE) : NONE;
}

function ofPalette(number: number): number {
  if (number < CUBE) return number % OWN;
  if (number >= GREYS) return number < LIGHT_GREY ? BLACK : WHITE;
  const inCube = number - CUBE;
  return nearest([Math.floor(inCube / SIDE / SIDE), Math.floor(inCube / SIDE) % SIDE, inCube % SIDE]);
}

/** A part counts when it is more than half of the strongest: 1 for red, 2 for green, 4 for blue. */
function nearest(parts: readonly number[]): number {
  const strongest = Math.max(...parts);
  return parts.reduce((sum, part, at) => (part > strongest / 2 ? sum + 2 ** at : sum), BLACK);
}
