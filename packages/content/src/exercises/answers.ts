/**
 * When two typed answers are the same: by what a person would take for the same, not by their bytes. The author's
 * answers are checked with it when content is loaded, the learner's in the browser.
 */

const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [/[\u2212\u2010\u2011\u2012\u2013\u2014\uFE63\uFF0D]/g, '-'],
  [/[\u2018\u2019\u201B\u2032]/g, "'"],
  [/[\u201C\u201D\u201F\u2033]/g, '"'],
  [/\u2026/g, '...'],
  [/[\u00A0\u2002-\u200A\u202F\u205F\u3000]/g, ' '],
  [/[\u200B-\u200D\u2060\uFEFF]/g, ''],
];

const DIGITS = /[०-९]/g;
const DEVANAGARI_ZERO = 0x09_66;

/** What a phone or an editor made of plain signs, made plain again; Devanagari digits become ours. */
export function plainSigns(text: string): string {
  const plain = LOOKALIKES.reduce((now, [sign, instead]) => now.replaceAll(sign, instead), text);
  return plain.replaceAll(DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) - DEVANAGARI_ZERO));
}

/** What a program prints, as one types it: spaces within a line count as one, those at its ends not at all. */
export function plainOutput(text: string): string {
  const lines = plainSigns(text.replaceAll('\r\n', '\n'))
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '));
  return lines.join('\n').replace(/^\n+|\n+$/g, '');
}

const STRING = /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/;

/** A piece of code without the spaces that mean nothing: those outside of strings and not between two words. */
export function plainCode(text: string): string {
  const pieces = plainSigns(text).trim().split(STRING);
  return pieces
    .map((piece, index) =>
      index % 2 === 1 ? piece : piece.replaceAll(/\s+/g, ' ').replaceAll(/ ?([^\w ]) ?/g, '$1'),
    )
    .join('');
}

const NUMBER = /^([+-]?(?:\d[\d,]*(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)\s*(.*)$/is;

export type TypedNumber = { readonly value: number; readonly unit: string };

/** Reads `1,00,000 ms`, `3 · 10` it does not: a number with or without commas, then a unit. Null: no number. */
export function typedNumber(text: string): TypedNumber | null {
  const match = NUMBER.exec(
    plainSigns(text)
      .trim()
      .replace(/^(?:₹|rs\.?)\s*/i, ''),
  );
  if (!match) return null;
  return { value: Number((match[1] ?? '').replaceAll(',', '')), unit: plainUnit(match[2] ?? '') };
}

/** A unit in its plain form: capitals, a full stop, spaces and how a letter is composed (ज़) make no difference. */
export function plainUnit(text: string): string {
  return plainSigns(text)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s.]+/g, '')
    .replaceAll('µ', 'μ');
}

/** Whether a number is the answer. The tolerance has room for the rounding of binary fractions. */
export function isNear(value: number, answer: number, tolerance: number): boolean {
  return Math.abs(value - answer) <= tolerance + Math.abs(answer) * Number.EPSILON * 4;
}

/** Whether what was typed is what a program prints. */
export function isOutput(accept: readonly string[], typed: string): boolean {
  return accept.some((each) => plainOutput(each) === plainOutput(typed));
}

/** A wrong answer that was foreseen, with what is said of it. */
type Foreseen = { readonly answer: string; readonly why: string };

/** The foreseen wrong output that was typed. */
export function slipOfOutput(slips: readonly Foreseen[], typed: string): Foreseen | undefined {
  return slips.find(({ answer }) => plainOutput(answer) === plainOutput(typed));
}

/** The foreseen wrong number that was typed, whatever its unit. */
export function slipOfNumber(slips: readonly Foreseen[], typed: string): Foreseen | undefined {
  const value = typedNumber(typed)?.value;
  return slips.find(({ answer }) => value !== undefined && typedNumber(answer)?.value === value);
}

type RightNumber = {
  readonly answer: number;
  readonly tolerance: number;
  /** Accepted forms of its unit; it may be left out. */
  readonly units: readonly string[];
};

/** Whether what was typed is a number near enough, with no unit or with one of its own. */
export function isNumber({ answer, tolerance, units }: RightNumber, typed: string): boolean {
  const read = typedNumber(typed);
  if (!read) return false;
  const fits = read.unit === '' || units.some((unit) => plainUnit(unit) === read.unit);
  return fits && isNear(read.value, answer, tolerance);
}
