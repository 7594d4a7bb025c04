import { plainSigns } from '../answers.ts';
import { type Columns, columnsOf, type Dependency } from './dependencies.ts';

const LONGEST = 300;
const GROUP = /[({[][^(){}[\]]*[)}\]]/g;
const BETWEEN = /[\s,;|]+|\band\b|और/i;

/**
 * Sets of columns as they are typed: `AB, CD`, `{AB, CD}`, `{A, B}, {C, D}`, `R1(A, B) R2(C, D)`. In brackets single
 * letters are columns of one set.
 */
export function setsIn(typed: string): Columns[] {
  const text = plainSigns(typed.slice(0, LONGEST));
  const groups = text.match(GROUP);
  const sets = groups ? groups.flatMap(setsOfGroup) : partsOf(text);
  return sets.map(columnsOf).filter((columns) => columns !== 0);
}

function setsOfGroup(group: string): string[] {
  const parts = partsOf(group.slice(1, -1));
  return parts.every(({ length }) => length === 1) ? [parts.join('')] : parts;
}

function partsOf(text: string): string[] {
  return text.split(BETWEEN).filter((part) => /[a-z]/i.test(part));
}

/** Whether the sets are the same, in any order, each typed once or more. */
export function areSets(typed: string, right: readonly Columns[]): boolean {
  const sets = setsIn(typed);
  return sets.every((set) => right.includes(set)) && right.every((set) => sets.includes(set));
}

/** Dependencies as they are typed: `A -> BC, D → E`. What has no arrow belongs to the right side before it. */
export function dependenciesIn(typed: string): Dependency[] {
  const found: Dependency[] = [];
  for (const piece of plainSigns(typed.slice(0, LONGEST)).split(/[,;]/)) {
    const sides = piece.split(/->|=>|→|⇒|>/);
    const right = columnsOf(sides.at(-1) ?? '');
    const last = found.at(-1);
    if (sides.length === 2) found.push({ left: columnsOf(sides[0] ?? ''), right });
    else if (last && sides.length === 1)
      found[found.length - 1] = { left: last.left, right: last.right | right };
    else return [];
  }
  return found.filter(({ left, right }) => left !== 0 && right !== 0);
}
