import { describe, expect, it } from 'vitest';

import { cutLine, printableLines, wrapLine } from './text-lines.ts';

/** Each character is one wide, also those that only mark the one before. */
const byLength = (text: string) => text.length;

describe('lines of a document', () => {
  it('ASSIGNMENTS-41: have no tabs, controls or turned directions, and no halves of characters', () => {
    expect(printableLines('a\tb\r\n\tc\rd\u0000\u202Egpj\uD800')).toEqual(['a   b', '    c', 'd??gpj\uFFFD']);
    expect(printableLines('')).toEqual(['']);
  });

  it('ASSIGNMENTS-41: are cut where the width ends, between letters with their marks', () => {
    expect(cutLine('', 4, byLength)).toEqual(['']);
    expect(cutLine('abcdefghij', 4, byLength)).toEqual(['abcd', 'efgh', 'ij']);
    expect(cutLine('नमस्ते', 4, byLength)).toEqual(['नम', 'स्ते']);
    expect(cutLine('wide', 0, byLength)).toEqual(['w', 'i', 'd', 'e']);
  });

  it('ASSIGNMENTS-41: go on for any pile of marks, and nothing of them is lost', () => {
    const pile = `a${'\u0301'.repeat(50_000)}b`;
    expect(cutLine(pile, 80, byLength).join('')).toBe(pile);
    expect(wrapLine(pile, 80, byLength).join('')).toBe(pile);
  });

  it('break between words, and within those that are wider than the line', () => {
    expect(wrapLine('one two three', 7, byLength)).toEqual(['one two', 'three']);
    expect(wrapLine('unbreakable it', 6, byLength)).toEqual(['unbrea', 'kable', 'it']);
    expect(wrapLine('', 7, byLength)).toEqual(['']);
  });
});
