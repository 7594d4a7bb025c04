import { describe, expect, it } from 'vitest';
import { folderOfTests, halfOf } from './test-names.ts';

const PAIRS = [
  ['1.in', '1.out'],
  ['test1.in', 'test1.ans'],
  ['1.IN', '1.OUT'],
  ['01', '01.a'],
  ['input01.txt', 'output01.txt'],
  ['input1.txt', 'expected_output1.txt'],
  ['1.in.txt', '1.out.txt'],
  ['test01_input.txt', 'test01_output.txt'],
  ['1-input.txt', '1-output.txt'],
  ['gap.in.1', 'gap.out.1'],
  ['in.1', 'out.1'],
  ['in/1.txt', 'out/1.txt'],
  ['Tests/Input/TC1.TXT', 'Tests/Output/TC1.TXT'],
  ['input/1.txt', 'expected/1.txt'],
  ['case1/in', 'case1/out'],
  ['test 1/input.txt', 'test 1/output.txt'],
] as const;

describe('the names of test files', () => {
  it.each(PAIRS)('%s and %s are one test', (input, answer) => {
    const [asked, answered] = [halfOf(input), halfOf(answer)];
    expect([asked?.role, answered?.role]).toEqual(['input', 'answer']);
    expect(asked?.key).toBe(answered?.key);
    expect(folderOfTests(`double/${input}`)).toBe('double');
  });

  it.each(['notes on input checks.txt', 'quiz 3.txt', 'statement.md', 'input and output.txt', 'main.py'])(
    '%s is none',
    (name) => expect(halfOf(name)).toBeNull(),
  );

  it('of two problems stay apart', () => {
    expect(folderOfTests('week/p1/input.txt')).toBe('week/p1');
    expect(halfOf('case1/input.txt')?.key).not.toBe(halfOf('case2/input.txt')?.key);
  });
});
