import { expect, test } from 'vitest';
import type { ProblemAsset } from '../release-assets.ts';
import type { Evidence, Verdict } from './evidence.ts';
import { faultOf } from './faults.ts';
import { catchOf, mutationTestsOf, killedShare } from './mutation-test.ts';
import { proofKey } from './proof-key.ts';
import { proofsOf } from './proofs.ts';

const hash = (digit: string): string => digit.repeat(64);

const problem: ProblemAsset = {
  id: 'sum',
  topicId: 'c',
  subtopicId: 'basics',
  title: 'Sum',
  premium: false,
  type: 'problem',
  summary: 'Print the sum.',
  difficulty: 1,
  tags: [],
  tryIt: false,
  body: {
    problem: '',
    sample: '',
    extraDescription: '',
    hint1: null,
    hint2: null,
    hintVideo: null,
    languages: ['cpp', 'py'],
    starter: { cpp: 'int main() {}', py: '' },
    customTestcase: {},
  },
  judging: {
    limits: { timeMs: 1000, memoryMb: 64, outputKb: 64 },
    checker: { kind: 'tokens' },
    stopAtFirstFailure: true,
    tests: ['sample', 'secret'].map((name, number) => ({
      name,
      inputHash: hash(String(number)),
      answerHash: hash('a'),
      hidden: number > 0,
      category: '',
    })),
    references: [
      { name: 'accepted/sum.cpp', key: 'cpp', code: 'a + b' },
      { name: 'accepted/sum.py', key: 'py', code: 'a + b < c' },
    ],
    wrongSolutions: [{ name: 'wrong_answer/minus.py', key: 'py', code: 'a - b', expected: 'wrong_answer' }],
  },
};

function judged(...verdicts: Verdict[]): Evidence {
  const tests = verdicts.map((verdict, number) => ({ name: `t${number}`, verdict, timeMs: 40, memoryKb: 9 }));
  return { kind: 'judged', limits: { timeMs: 1000, memoryMb: 64 }, tests };
}

const proofs = proofsOf(problem);
const named = (kind: string) => proofs.filter((proof) => proof.kind === kind);

test('every reference runs in every entry of its language, every wrong solution and starter once for each', () => {
  expect(named('reference').map(({ name, language }) => [name, language])).toEqual([
    ['accepted/sum.cpp', 1],
    ['accepted/sum.cpp', 2],
    ['accepted/sum.cpp', 3],
    ['accepted/sum.py', 5],
  ]);
  expect(named('wrong').map(({ language }) => language)).toEqual([5]);
  expect(named('starter').map(({ language }) => language)).toEqual([1, 2, 3, 5]);
});

test('proofs run all tests and no output leaves the runner; a starter meets the first sample only', () => {
  const tasks = proofs.map(({ job }) => job.task);
  for (const task of tasks) {
    expect(task).toMatchObject({ kind: 'judge', stopAtFirstFailure: false });
    expect(task.kind === 'judge' && task.tests.every((each) => each.hidden)).toBe(true);
  }
  const counts = tasks.map((task) => (task.kind === 'judge' ? task.tests.length : 0));
  expect(counts).toEqual([2, 2, 2, 2, 2, 1, 1, 1, 1]);
});

test('a reference has to pass everywhere and to stay below half of its limit', () => {
  const [reference] = named('reference');
  if (!reference) throw new Error('there is a reference');
  expect(faultOf(reference, judged('accepted', 'accepted'))).toBeNull();
  expect(faultOf(reference, judged('accepted', 'wrong-answer'))).toEqual({
    kind: 'not-right',
    test: 't1',
    verdict: 'wrong-answer',
  });
  const slow: Evidence = {
    kind: 'judged',
    limits: { timeMs: 1000, memoryMb: 64 },
    tests: [{ name: 'big', verdict: 'accepted', timeMs: 501, memoryKb: 9 }],
  };
  expect(faultOf(reference, slow)).toEqual({ kind: 'tight', timeMs: 501, limitMs: 1000 });
});

test('a wrong solution has to fail as its folder says; a starter has to build and to end', () => {
  const [wrong] = named('wrong');
  const [starter] = named('starter');
  if (!wrong || !starter) throw new Error('there are both');
  expect(faultOf(wrong, judged('accepted', 'wrong-answer'))).toBeNull();
  expect(faultOf(wrong, judged('accepted', 'time-limit'))).toEqual({
    kind: 'not-wrong',
    expected: 'wrong-answer',
    met: ['accepted', 'time-limit'],
  });
  expect(faultOf(starter, judged('wrong-answer'))).toBeNull();
  expect(faultOf(starter, judged('runtime-error'))).toEqual({ kind: 'falls-over', verdict: 'runtime-error' });
});

test('a mutant that does not build is never counted as killed, and one that we failed to judge survives', () => {
  const [mutationTest] = mutationTestsOf(problem);
  if (!mutationTest) throw new Error('there is a mutation test');
  expect(mutationTest.name).toBe('accepted/sum.py');
  expect(mutationTest.proofs).toHaveLength(2);
  const caught = catchOf(mutationTest, [
    { kind: 'not-built', output: '' },
    { kind: 'not-judged', cause: 'a crash' },
  ]);
  expect(caught).toMatchObject({ made: 2, built: 1, killed: 0, survivors: [{ from: '<', to: '<=' }] });
  expect(killedShare(catchOf(mutationTest, [judged('wrong-answer'), judged('accepted', 'time-limit')]))).toBe(
    1,
  );
});

test('the key of a proof changes with the program, the tests and the limits, and with nothing else', () => {
  const key = (change: Partial<ProblemAsset['judging']>, title = 'Sum'): string => {
    const [first] = proofsOf({ ...problem, title, judging: { ...problem.judging, ...change } });
    return first ? proofKey(first.job) : '';
  };
  const { tests, limits } = problem.judging;
  const changed = [
    key({}),
    key({ limits: { ...limits, timeMs: 999 } }),
    key({ tests: tests.slice(0, 1) }),
    key({ checker: { kind: 'exact' } }),
    key({ references: [{ name: 'accepted/sum.cpp', key: 'cpp', code: 'b + a' }] }),
  ];
  expect(new Set(changed).size).toBe(5);
  expect(key({}, 'Another title')).toBe(changed[0]);
});
