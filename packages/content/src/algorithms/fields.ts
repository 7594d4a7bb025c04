export type Values = Readonly<Record<string, string | number>>;

/** What may be typed into a field, in a sentence of the pages. */
export type Hint =
  | 'numbers'
  | 'sorted'
  | 'number'
  | 'word'
  | 'brackets'
  | 'words'
  | 'links'
  | 'edges'
  | 'arrows'
  | 'weighted'
  | 'weightedArrows'
  | 'place'
  | 'queue'
  | 'goods';

/** What is wrong with what was typed. */
export type Fault = {
  readonly say: 'count' | 'number' | 'range' | 'order' | 'sign' | 'length' | 'form' | 'twice' | 'nodes';
  readonly values: Values;
};

type Read<T> =
  | { readonly value: T; readonly fault?: undefined }
  | { readonly value?: undefined; readonly fault: Fault };

export type Field<T> = {
  readonly hint: Hint;
  /** Figures of the hint. */
  readonly limits: Values;
  readonly read: (typed: string) => Read<T>;
};

/** Nobody types more; what is longer is not looked at. */
const LONGEST = 300;

export function fault(say: Fault['say'], values: Values = {}): { readonly fault: Fault } {
  return { fault: { say, values } };
}

type Range = { readonly low: number; readonly high: number };
type Count = { readonly least: number; readonly most: number };

/** Reads a list piece by piece; of several faults the first one is told. */
function list<T>(
  typed: string,
  { least, most }: Count,
  readOne: (piece: string) => Read<T>,
): Read<readonly T[]> {
  const pieces = piecesOf(typed);
  if (pieces.length < least || pieces.length > most)
    return fault('count', { count: pieces.length, least, most });
  const value: T[] = [];
  for (const piece of pieces) {
    const one = readOne(piece);
    if (one.fault) return one;
    value.push(one.value);
  }
  return { value };
}

/** Whole numbers, separated by spaces or commas. */
export function numbers(limits: Range & Count & { readonly isSorted?: boolean }): Field<readonly number[]> {
  const { low, high, least, most, isSorted = false } = limits;
  const read = (typed: string): Read<readonly number[]> => {
    const all = list(typed, limits, (piece) => numberIn(piece, limits));
    const value = all.value ?? [];
    const fall = isSorted ? value.findIndex((each, at) => at > 0 && each < (value[at - 1] ?? each)) : -1;
    return fall > 0 ? fault('order', { before: value[fall - 1] ?? 0, after: value[fall] ?? 0 }) : all;
  };
  return { hint: isSorted ? 'sorted' : 'numbers', limits: { low, high, least, most }, read };
}

/** One whole number. */
export function number(range: Range): Field<number> {
  return { hint: 'number', limits: range, read: (typed) => numberIn(typed.trim(), range) };
}

/** Words of small letters. */
export function words(limits: Count & { readonly longest: number }): Field<readonly string[]> {
  const length = { least: 1, most: limits.longest };
  const read = (typed: string) => list(typed.toLowerCase(), limits, (piece) => wordIn(piece, length));
  return { hint: 'words', limits, read };
}

/** One word of small letters. */
export function word(limits: Count): Field<string> {
  return { hint: 'word', limits, read: (typed) => wordIn(typed.trim().toLowerCase(), limits) };
}

function wordIn(text: string, { least, most }: Count): Read<string> {
  const typed = shortened(text);
  if (text.length < least || text.length > most)
    return fault('length', { typed, length: text.length, least, most });
  return /^[a-z]*$/.test(text) ? { value: text } : fault('sign', { typed });
}

/** Opening and closing brackets. */
export function brackets(limits: Count): Field<string> {
  const { least, most } = limits;
  const read = (typed: string): Read<string> => {
    const text = typed.slice(0, LONGEST).replaceAll(/\s/g, '');
    if (text.length < least || text.length > most) {
      return fault('length', { typed: shortened(text), length: text.length, least, most });
    }
    return /^[()[\]{}]*$/.test(text) ? { value: text } : fault('sign', { typed: shortened(text) });
  };
  return { hint: 'brackets', limits, read };
}

/** What happens to a queue: a number joins, `out` takes one away. */
export function queueActs(limits: Range & Count): Field<readonly (number | 'out')[]> {
  const act = (piece: string): Read<number | 'out'> =>
    piece === 'out' ? { value: 'out' } : numberIn(piece, limits);
  return { hint: 'queue', limits, read: (typed) => list(typed.toLowerCase(), limits, act) };
}

/** Things with a weight and a value, as `2:3`. */
export function goods(limits: Count & { readonly high: number }): Field<readonly Thing[]> {
  const thing = (piece: string): Read<Thing> => {
    const pair = pairIn(piece, ':', limits.high);
    return pair.fault ? pair : { value: { weight: pair.value[0], value: pair.value[1] } };
  };
  return { hint: 'goods', limits, read: (typed) => list(typed, limits, thing) };
}

export type Thing = { readonly weight: number; readonly value: number };

type Pair = readonly [number, number];

/** Two numbers from 1 on with a sign between them. */
function pairIn(piece: string, sign: ':' | '-', high: number): Read<Pair> {
  const [first = '', second = '', ...rest] = piece.split(sign);
  if (rest.length > 0 || !/^\d{1,3}$/.test(first) || !/^\d{1,3}$/.test(second)) {
    return fault('form', { typed: shortened(piece) });
  }
  const value: Pair = [Number(first), Number(second)];
  const outside = value.find((each) => each < 1 || each > high);
  return outside === undefined ? { value } : fault('range', { value: outside, low: 1, high });
}

/** Pairs of the numbers from 1 on, as `1-2`. */
export function links(limits: Count & { readonly high: number }): Field<readonly Pair[]> {
  return {
    hint: 'links',
    limits,
    read: (typed) => list(typed, limits, (piece) => pairIn(piece, '-', limits.high)),
  };
}

function numberIn(text: string, { low, high }: Range): Read<number> {
  const plain = text.replace('−', '-');
  if (!/^-?\d{1,6}$/.test(plain)) return fault('number', { typed: shortened(text) });
  const value = Number(plain);
  return value < low || value > high ? fault('range', { value, low, high }) : { value };
}

/** The pieces of a list; of what is far too long, as many as show that. */
function piecesOf(typed: string): string[] {
  return typed
    .slice(0, LONGEST)
    .split(/[\s,;]/)
    .filter((piece) => piece !== '');
}

/** What was typed, as a sentence may repeat it. */
export function shortened(text: string): string {
  return text.length > 12 ? `${text.slice(0, 12)}…` : text;
}
