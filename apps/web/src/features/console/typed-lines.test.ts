import { expect, test } from 'vitest';

import { fittingLine, needsCare, pastedLines, PASTED_LINES_MAX } from './typed-lines.ts';

const bytes = (text: string): number => new TextEncoder().encode(text).length;

test('CONSOLE-11: pasted lines go one by one, after what stands in the field; what has no end stays in it', () => {
  expect(pastedLines('1', '2\r\n3\n4')).toMatchObject({ lines: ['12', '3'], rest: '4', isCut: false });
  expect(needsCare('one line')).toBe(false);
  expect(needsCare('two\nlines')).toBe(true);
});

test('CONSOLE-11: of 10 MB pasted only the beginning is taken, and that is told', () => {
  const many = pastedLines('', 'line\n'.repeat(2 << 20));
  expect(many.lines).toHaveLength(PASTED_LINES_MAX);
  expect(many).toMatchObject({ isCut: true, rest: '' });
  const one = pastedLines('', 'x'.repeat(10 << 20));
  expect(one.lines).toEqual([]);
  expect(one.isCut).toBe(true);
  const long = pastedLines('', 'y'.repeat(5000));
  expect(long).toMatchObject({ isRestCut: true, isCut: false });
  expect(bytes(long.rest)).toBe(4095);
});

test('CONSOLE-11: a line has room for 4,095 bytes, and no character is cut in two', () => {
  expect(fittingLine('अ'.repeat(1365)).isCut).toBe(false);
  const { text, isCut } = fittingLine(`x${'अ'.repeat(1365)}`);
  expect(isCut).toBe(true);
  expect(text).toBe(`x${'अ'.repeat(1364)}`);
  expect(fittingLine('a\uD800b').text).toBe('a\uFFFDb');
});
