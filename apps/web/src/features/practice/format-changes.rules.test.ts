import { ChangeSet, Text } from '@codemirror/state';
import { describe, expect, test } from 'vitest';

import { formatChanges } from './format-changes.rules.ts';

/** What becomes of a text and of a caret in it, which stands where `|` does. */
function done(marked: string, after: string): string {
  const caret = marked.indexOf('|');
  const before = marked.replace('|', '');
  const changes = ChangeSet.of(formatChanges(before, after), before.length);
  const text = changes.apply(Text.of(before.split('\n'))).toString();
  const place = changes.mapPos(caret, 1);
  return `${text.slice(0, place)}|${text.slice(place)}`;
}

describe('RUNNING-32: from one layout to another', () => {
  test.each([
    [
      'white space alone',
      'int main(){int a=1;re|turn a;}',
      'int main() {\n    int a = 1;\n    re|turn a;\n}\n',
    ],
    ['other quotation marks', "print( 'a' , ma|x(1,2) )", 'print("a", ma|x(1, 2))\n'],
    ['a comma that is added', 'f(\n  one,\n  tw|o)\nnext', 'f(\n    one,\n    tw|o,\n)\nnext\n'],
    ['brackets that are taken away', 'if (a):\n  pas|s', 'if a:\n    pas|s\n'],
    ['nothing at all', 'a = 1|\n', 'a = 1|\n'],
    ['a text that is emptied', '  |  ', '|'],
  ])('%s', (_, before, after) => {
    expect(done(before, after.replace('|', ''))).toBe(after);
  });

  test('whatever the two texts are, one becomes the other', () => {
    let seed = 7;
    const next = (most: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % most;
    };
    const text = (): string => Array.from({ length: next(60) }, () => 'ab(){} \n\t;,"\''[next(13)]).join('');
    for (let trial = 0; trial < 2000; trial += 1) {
      const [before, after] = [text(), text()];
      const changes = ChangeSet.of(formatChanges(before, after), before.length);
      expect(changes.apply(Text.of(before.split('\n'))).toString()).toBe(after);
    }
  });

  test('a layout is changed in small pieces: what stands between them is left alone', () => {
    const changes = formatChanges('int  a;\nint b;\nint  c;\n', 'int a;\nint b;\nint c;\n');
    expect(changes).toHaveLength(2);
    expect(changes.every(({ to, from }) => to - from === 1)).toBe(true);
  });
});
