import { expect, it } from 'vitest';

import { mergedText, mergeLines, textOf } from './merge-lines.rules.ts';

/** The same numbers at every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Edited = { readonly text: string; readonly marks: readonly string[] };

function edited(base: string, name: string, random: (below: number) => number): Edited {
  const lines = base.split('\n');
  const marks: string[] = [];
  for (let edit = 0; edit < 4; edit += 1) {
    const mark = `<${name} ${edit} ${random(1_000_000)}>`;
    const at = random(lines.length);
    lines.splice(at, random(2), `${lines[at] ?? ''}${mark}`);
    marks.push(mark);
  }
  return { text: lines.join('\n'), marks };
}

it('PUBLISHING-11: in a hundred conflicts every character of both is in the text or in what was shown, and the chosen side is whole', () => {
  const random = randomFrom(7);
  const base = Array.from({ length: 16 }, (_, index) => `Line ${index}`).join('\n');
  let conflicts = 0;
  let merged = 0;
  while (conflicts < 100) {
    const [mine, theirs] = [edited(base, 'mine', random), edited(base, 'theirs', random)];
    const parts = mergeLines({ base, mine: mine.text, theirs: theirs.text }) ?? [];
    const text = mergedText(parts);
    if (text === undefined) conflicts += 1;
    else merged += 1;
    // Each side's text is made of what is the same and of its own lines: nothing of either is out of sight.
    const shown = [text ?? textOf(parts, 'mine'), text ?? textOf(parts, 'theirs')];
    for (const mark of mine.marks) expect(shown[0]).toContain(mark);
    for (const mark of theirs.marks) expect(shown[1]).toContain(mark);
  }
  expect(merged).toBeGreaterThan(10);
});

it('changes that touch are two, whatever is between is one, and line ends and the last line stay as they are', () => {
  const base = 'a\r\nb\nc\nd';
  const parts = mergeLines({ base, mine: 'A\r\nb\nc\nd', theirs: 'a\r\nb\nc\nd\n' }) ?? [];
  expect(mergedText(parts)).toBe('A\r\nb\nc\nd\n');
  const touching = mergeLines({ base, mine: 'a\r\nB\nc\nd', theirs: 'a\r\nb\nC\nd' }) ?? [];
  expect(mergedText(touching)).toBeUndefined();
  expect([textOf(touching, 'mine'), textOf(touching, 'theirs')]).toEqual(['a\r\nB\nc\nd', 'a\r\nb\nC\nd']);
  expect(mergedText(mergeLines({ base, mine: 'a\r\nB\nc\nd', theirs: 'a\r\nB\nc\nd' }) ?? [])).toBe(
    'a\r\nB\nc\nd',
  );
  // A file of equal lines would be compared for minutes.
  expect(mergeLines({ base: '\n'.repeat(3000), mine: '\n'.repeat(3001), theirs: '' })).toBeNull();
});
