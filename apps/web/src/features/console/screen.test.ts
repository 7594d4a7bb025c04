import { expect, test } from 'vitest';

import { Screen, type Line } from './screen.ts';

const textOf = ({ spans }: Line): string => spans.map(({ text }) => text).join('');

/** The lines that have ended and the one that has not, after these pieces. */
function shownAfter(...pieces: string[]): readonly string[] {
  const screen = new Screen();
  for (const piece of pieces) screen.show(piece);
  const { lines, open } = screen.shown();
  return [...lines, open].map(textOf);
}

const looksOf = (text: string): readonly (readonly [string, string])[] => {
  const screen = new Screen();
  screen.show(text);
  return screen.shown().open.spans.map(({ text: part, look }) => [part, look]);
};

test('CONSOLE-13: colours and weights of escape codes are shown, also of a code that comes in pieces', () => {
  expect(looksOf('a\u001B[31mred\u001B[1mbold\u001B[0mb')).toEqual([
    ['a', ''],
    ['red', 'ansi-31'],
    ['bold', 'ansi-31 ansi-1'],
    ['b', ''],
  ]);
  expect(looksOf('\u001B[92mg\u001B[mp')).toEqual([
    ['g', 'ansi-32'],
    ['p', ''],
  ]);
  const screen = new Screen();
  screen.show('\u001B[3');
  screen.show('2mgreen');
  expect(screen.shown().open.spans).toEqual([{ text: 'green', look: 'ansi-32' }]);
});

test('CONSOLE-13: grounds, underlines and reversed text of escape codes are shown, and end', () => {
  expect(looksOf('\u001B[41mred\u001B[1;4;97mall\u001B[22;24;39;49mnone')).toEqual([
    ['red', 'ansi-41'],
    ['all', 'ansi-37 ansi-41 ansi-1 ansi-4'],
    ['none', 'ansi-39 ansi-49 ansi-22 ansi-24'],
  ]);
  expect(looksOf('\u001B[32;7mturned\u001B[27mback')).toEqual([
    ['turned', 'ansi-32 ansi-7'],
    ['back', 'ansi-32 ansi-27'],
  ]);
});

test.each([
  ['38;5;9', 'ansi-31'],
  ['38;5;208', 'ansi-31'],
  ['38;5;46', 'ansi-32'],
  ['38;5;240', 'ansi-30'],
  ['38;5;255', 'ansi-37'],
  ['38;2;255;215;0', 'ansi-33'],
  ['48;2;20;60;220', 'ansi-44'],
  ['48;5;16;38;5;231;1', 'ansi-37 ansi-40 ansi-1'],
  // What is no colour at all changes nothing else.
  ['1;38', 'ansi-39 ansi-1'],
  ['38;9;4', 'ansi-39 ansi-4'],
])('CONSOLE-13: of 256 colours and more the nearest of ours is shown: %s', (code, look) => {
  expect(looksOf(`\u001B[${code}mx`)).toEqual([['x', look]]);
});

test('CONSOLE-13: movements of the cursor, titles, bells and NUL leave nothing behind', () => {
  expect(shownAfter('\u001B[2J\u001B[H\u001B[10;5Hon\u001B[?25l\u001B]0;title\u0007e\u0007\0\n')).toEqual([
    'one',
    '',
  ]);
  expect(shownAfter(`\u001B[${'9'.repeat(100)}x`).join('')).not.toContain('\u001B');
});

test('CONSOLE-13: a text that an escape code brings is left out, however it ends and in whichever pieces it comes', () => {
  const link = '\u001B]8;;https://example.in\u001B\\here\u001B]8;;\u001B\\.';
  expect(shownAfter(link)).toEqual(['here.']);
  for (let cut = 1; cut < link.length; cut += 1)
    expect(shownAfter(link.slice(0, cut), link.slice(cut))).toEqual(['here.']);
  expect(shownAfter(`\u001B]0;${'t'.repeat(9000)}`, 't\u001B', '\\on')).toEqual(['on']);
  expect(shownAfter('\u001BPtext\u0007on\u001B(B\u001B[m.')).toEqual(['on.']);
});

test('CONSOLE-13: an escape code that nobody ends hides no more than its line', () => {
  expect(shownAfter('\u001B]0;title', ' that never ends\nEnter n: ')).toEqual(['', 'Enter n: ']);
  expect(shownAfter('\u001B[', '\nEnter n: ')).toEqual(['', 'Enter n: ']);
  expect(shownAfter('a\u001B\u001B[31mb')).toEqual(['ab']);
  expect(looksOf('\u001B[>4;1ma')).toEqual([['a', '']]);
});

test('CONSOLE-13: a carriage return starts its line again, and text after a backspace takes the place of what was there', () => {
  expect(shownAfter('10 %\r20 %\r', '30 %\n')).toEqual(['30 %', '']);
  expect(shownAfter('one\r', '\ntwo\r\n')).toEqual(['one', 'two', '']);
  expect(shownAfter('abc\b\bd')).toEqual(['ad']);
  // The sign that turns stays in sight until the next one comes.
  expect(shownAfter('wait |\b')).toEqual(['wait |']);
  expect(shownAfter('wait |\b', '/\b', '-\b\n')).toEqual(['wait -', '']);
  expect(shownAfter('PIN: [    ]\b\b\b\b\b')).toEqual(['PIN: [    ]']);
});

test('CONSOLE-10: an empty answer leaves a line that was to begin anew', () => {
  const screen = new Screen();
  screen.show('100 %\r');
  screen.type('');
  expect(screen.shown().lines.map(textOf)).toEqual(['100 %']);
});

test('CONSOLE-13: output without an end is broken into lines, and old ones are forgotten', () => {
  const lines = shownAfter('x'.repeat(100_000));
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
  expect(lines.join('')).toHaveLength(100_000);
  expect(shownAfter('y\n'.repeat(50_000)).length).toBeLessThan(2100);
});

test('CONSOLE-13: a line stays short whatever is taken back, and no character is cut in two', () => {
  const [taken] = shownAfter(`a${'\b'.repeat(5000)}`, 'x'.repeat(9000));
  expect(taken).toHaveLength(2000);
  expect(shownAfter('x🌸\by')).toEqual(['xy']);
  expect(shownAfter(`${'x'.repeat(1999)}🌸y`)).toEqual([`${'x'.repeat(1999)}🌸`, 'y']);
  expect(shownAfter('\u001B[31ma\u001B[32mb\b\b\bc')).toEqual(['c']);
});

test('CONSOLE-13: of a megabyte of escape codes few pieces are kept', () => {
  const screen = new Screen();
  for (let piece = 0; piece < 64; piece += 1) screen.show('\u001B[1ma\u001B[mb'.repeat(1820));
  for (let piece = 0; piece < 64; piece += 1) screen.show('\u001B]'.repeat(8192));
  for (let piece = 0; piece < 64; piece += 1) screen.show('\b'.repeat(16_384));
  const spans = screen.shown().lines.reduce((sum, line) => sum + line.spans.length, 0);
  expect(spans).toBeGreaterThan(10_000);
  expect(spans).toBeLessThan(45_000);
});

test('CONSOLE-13: hidden input ends no line: the program itself does, as at a terminal', () => {
  const screen = new Screen();
  screen.show('Key: ');
  screen.type('(hidden)', true);
  screen.show('\n5\n');
  expect(screen.shown().lines.map(textOf)).toEqual(['Key: (hidden)', '5']);
});

test('CONSOLE-10: what is typed stands after what was asked', () => {
  const screen = new Screen();
  screen.show('Enter n: ');
  screen.type('21');
  screen.show('42\n');
  expect(screen.shown().lines.map(textOf)).toEqual(['Enter n: 21', '42']);
});
