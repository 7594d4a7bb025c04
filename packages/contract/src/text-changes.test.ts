import { rebaseUpdates, type Update } from '@codemirror/collab';
import { ChangeSet } from '@codemirror/state';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  composed,
  difference,
  hashOf,
  rebase,
  textOf,
  TooMuchWork,
  touches,
  type Edit,
} from './text-changes.ts';

const words = fc.constantFrom('a', 'bc', '\n', '😀', 'é', '', 'if x:\n    y', 'न', '\t');
const step = fc.record({ at: fc.nat(1000), cut: fc.nat(4), insert: words });
type Step = { readonly at: number; readonly cut: number; readonly insert: string };

/** Edits one after the other on a text. */
function scripted(code: string, page: string, steps: readonly Step[]): Edit[] {
  let text = textOf(code);
  return steps.map(({ at, cut, insert }, place) => {
    const from = at % (text.length + 1);
    const changes = ChangeSet.of(
      { from, to: Math.min(text.length, from + cut), insert: textOf(insert) },
      text.length,
    );
    text = changes.apply(text);
    return { id: `${page}:${place}`, changes };
  });
}

const applied = (code: string, all: readonly { changes: ChangeSet }[]): string =>
  all.reduce((text, { changes }) => changes.apply(text), textOf(code)).toString();

const toUpdates = (edits: readonly Edit[]): Update[] =>
  edits.map(({ id, changes }) => ({ clientID: id, changes }));

const script = fc.record({
  code: fc.string({ maxLength: 60 }),
  phone: fc.array(step, { maxLength: 8 }),
  laptop: fc.array(step, { maxLength: 8 }),
  /** This many edits of the phone arrived before its line was cut, after this many of the laptop. */
  arrived: fc.nat(8),
  before: fc.nat(8),
});

test('PRACTICE-36: 10,000 random scripts on two devices with cuts agree with the rules of CodeMirror’s own collaboration', () => {
  fc.assert(
    fc.property(script, ({ code, phone, laptop, arrived, before }) => {
      const mine = scripted(code, 'phone', phone);
      const other = scripted(code, 'laptop', laptop);
      // The server took some of the laptop's, then some of the phone's whose answer was lost, then the rest.
      const first = other.slice(0, before);
      const took = rebase(mine.slice(0, arrived), first).left;
      const rest = rebase(other, [...first, ...took]).left;
      const log = [...first, ...took, ...rest];
      const { left, others } = rebase(mine, log);
      const expected = rebaseUpdates(toUpdates(mine), toUpdates(log));
      expect(left.map(({ changes }) => changes.toJSON())).toEqual(
        expected.map(({ changes }) => changes.toJSON()),
      );
      // The device sees the text that the server has.
      const server = applied(code, [...log, ...left]);
      const all = composed(mine.map(({ changes }) => changes));
      const here = [...(all ? [{ changes: all }] : []), ...(others ? [{ changes: others }] : [])];
      expect(applied(code, here)).toBe(server);
    }),
    { numRuns: 10_000 },
  );
});

test('PRACTICE-36: merged edits that do not touch leave every inserted character of both', () => {
  fc.assert(
    fc.property(script, ({ code, phone, laptop }) => {
      const [mine, other] = [scripted(code, 'phone', phone), scripted(code, 'laptop', laptop)];
      const { left, touching } = rebase(mine, other);
      if (touching || mine.length === 0 || other.length === 0) return;
      const merged = applied(code, [...other, ...left]);
      const reversed = applied(code, [...mine, ...rebase(other, mine).left]);
      expect(merged).toBe(reversed);
    }),
    { numRuns: 2000 },
  );
});

test('a difference leads from one text to the other', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
      const changes = ChangeSet.fromJSON(JSON.parse(JSON.stringify(difference(before, after).toJSON())));
      expect(changes.apply(textOf(before)).toString()).toBe(after);
    }),
  );
});

const insert = (at: number) => ChangeSet.of({ from: at, insert: 'x' }, 10);
const cut = (from: number, to: number) => ChangeSet.of({ from, to }, 10);

test('changes touch where they meet, also side by side', () => {
  expect(touches(insert(3), insert(3))).toBe(true);
  expect(touches(insert(3), cut(3, 5))).toBe(true);
  expect(touches(insert(5), cut(3, 5))).toBe(true);
  expect(touches(insert(2), cut(3, 5))).toBe(false);
  expect(touches(cut(0, 2), cut(3, 5))).toBe(false);
});

test('a hash tells texts apart by one character, and is the same wherever it is made', () => {
  expect(hashOf('')).toBe(hashOf(''));
  expect(hashOf('print(1)')).not.toBe(hashOf('print(2)'));
  expect(hashOf('😀')).not.toBe(hashOf('😁'));
});

const cuts = (...places: number[]) =>
  ChangeSet.of(
    places.map((from) => ({ from, to: from + 2 })),
    100,
  );

test('PRACTICE-36: two changes touch where any of their ranges do', () => {
  expect(touches(cuts(0, 10, 20, 30), cuts(5, 15, 25, 90))).toBe(false);
  expect(touches(cuts(0, 10, 20, 30), cuts(5, 15, 22, 90))).toBe(true);
  expect(touches(cuts(50), cuts(0, 10, 52))).toBe(true);
  expect(touches(cuts(0, 10, 52), cuts(50))).toBe(true);
  expect(touches(cuts(0), cuts(90))).toBe(false);
});

const keys = (at: (place: number) => number): Edit[] =>
  Array.from({ length: 2000 }, (_, place) => ({
    id: `t:${place}`,
    changes: ChangeSet.of({ from: at(place), insert: 'x' }, 10_000 + place),
  }));

test('PRACTICE-42: what was typed in one place is little work, changes all over a text are too much', () => {
  const mine: Edit[] = [{ id: 'm:1', changes: ChangeSet.of({ from: 9999, insert: 'z' }, 10_000) }];
  const typed = rebase(
    mine,
    keys((place) => 10 + place),
    100_000,
  );
  expect(typed.left[0]?.changes.toJSON()).toEqual([11_999, [0, 'z'], 1]);
  const scattered = keys((place) => (place * 37) % 9000);
  expect(() => rebase(mine, scattered, 100_000)).toThrow(TooMuchWork);
});
