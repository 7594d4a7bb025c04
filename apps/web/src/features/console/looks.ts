/** How the text that comes next looks, as escape codes have set it. */
export type Style = {
  readonly colour?: number | undefined;
  readonly ground?: number | undefined;
  readonly bold?: boolean;
  readonly underlined?: boolean;
  readonly reversed?: boolean;
};

export const PLAIN: Style = {};

/** A class for each of the 8 colours; the bright ones look the same. */
const COLOURS = [
  'text-soft',
  'text-bad',
  'text-good',
  'text-warn',
  'text-note',
  'text-plan',
  'text-link',
  'text-ink',
];
/** Each colour is readable on each of them (tokens.test.ts). */
const GROUNDS = [
  'bg-sunken',
  'bg-bad-soft',
  'bg-good-soft',
  'bg-warn-soft',
  'bg-note-soft',
  'bg-plan-soft',
  'bg-link-soft',
  'bg-raised',
];
const CHANGES: Readonly<Record<number, Style>> = {
  1: { bold: true },
  4: { underlined: true },
  7: { reversed: true },
  22: { bold: false },
  24: { underlined: false },
  27: { reversed: false },
  39: { colour: undefined },
  49: { ground: undefined },
};
const [BLACK, WHITE] = [0, 7];
/** What follows these two is a colour of 256, or of three parts. */
const [OWN_COLOUR, OWN_GROUND] = [38, 48];
/** 256 colours: the 16 of before, a cube of 6 by 6 by 6, shades of grey. */
const [CUBE, SIDE, GREYS, LIGHT_GREY] = [16, 6, 232, 244];

/** The classes of a style. */
export function lookOf({
  colour,
  ground,
  bold = false,
  underlined = false,
  reversed = false,
}: Style): string {
  const colours = reversed ? 'bg-ink text-paper' : [COLOURS[colour ?? -1], GROUNDS[ground ?? -1]];
  return [colours, bold && 'font-[650]', underlined && 'underline'].flat().filter(Boolean).join(' ');
}

/** What becomes of a style by the numbers of a code `ESC [ … m`. */
export function restyled(style: Style, numbers: readonly number[]): Style {
  let next = style;
  const left = [...numbers];
  for (let number = left.shift(); number !== undefined; number = left.shift()) {
    if (number === 0) next = PLAIN;
    else if (number === OWN_COLOUR) next = { ...next, colour: takeOwn(left) };
    else if (number === OWN_GROUND) next = { ...next, ground: takeOwn(left) };
    else next = { ...next, ...changeOf(number) };
  }
  return next;
}

function changeOf(number: number): Style | undefined {
  const [tens, colour] = [Math.floor(number / 10), number % 10];
  if (colour < COLOURS.length) {
    if (tens === 3 || tens === 9) return { colour };
    if (tens === 4 || tens === 10) return { ground: colour };
  }
  return CHANGES[number];
}

/** Takes a colour of one's own off the front: the nearest of the 8. */
function takeOwn(left: number[]): number | undefined {
  const kind = left.shift();
  if (kind === 2) return nearest(left.splice(0, 3));
  return kind === 5 ? ofPalette(left.shift() ?? WHITE) : undefined;
}

function ofPalette(number: number): number {
  if (number < CUBE) return number % COLOURS.length;
  if (number >= GREYS) return number < LIGHT_GREY ? BLACK : WHITE;
  const inCube = number - CUBE;
  return nearest([Math.floor(inCube / SIDE / SIDE), Math.floor(inCube / SIDE) % SIDE, inCube % SIDE]);
}

/** A part counts when it is more than half of the strongest: 1 for red, 2 for green, 4 for blue. */
function nearest(parts: readonly number[]): number {
  const strongest = Math.max(...parts);
  return parts.reduce((sum, part, at) => (part > strongest / 2 ? sum + 2 ** at : sum), BLACK);
}
