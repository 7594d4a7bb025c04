import { expect, test } from 'vitest';

import { draw } from '../../../lib/testing/draw.tsx';
import { MutationTests } from './mutation-tests.tsx';
import { openOfProblem, openOfVerification } from './proving.rules.ts';
import { ResultBadges } from './result-badges.tsx';

const ENDED = { faults: 0, survivors: 0, ended: true };

async function badges(open: readonly string[]): Promise<(string | null)[]> {
  const { container } = await draw(<ResultBadges {...ENDED} open={open} />);
  return [...container.querySelectorAll('span > span')].map(({ textContent }) => textContent);
}

test('PROVING-3: a verification with a problem that nothing shows to be solvable is not as it should be', async () => {
  expect(await badges(openOfVerification({ unsolvedProblems: 0, unmutatedProblems: 0 }))).toEqual([
    'As it should be',
  ]);
  expect(await badges(openOfVerification({ unsolvedProblems: 1, unmutatedProblems: 2 }))).toEqual([
    '1 problem not proved in every language',
    '2 problems with mutants in some of their languages only',
  ]);
});

test('PROVING-3: a problem that was changed in one language only is not as it should be', async () => {
  const solved = { unsolved: false, unsolvedIn: [], unmutatedIn: [] };
  expect(await badges(openOfProblem(solved))).toEqual(['As it should be']);
  expect(await badges(openOfProblem({ ...solved, unmutatedIn: [0, 4] }))).toEqual([
    'No mutants tried in C, Java',
  ]);
  expect(await badges(openOfProblem({ unsolved: true, unsolvedIn: [0, 5], unmutatedIn: [] }))).toEqual([
    'Not proved: no right solution',
  ]);
});

test('PROVING-3: no mutants at all are never enough', async () => {
  const none = {
    name: 'solution.py',
    language: 5 as const,
    made: 0,
    done: 0,
    built: 0,
    killed: 0,
    survivors: [],
  };
  const { container } = await draw(<MutationTests hunts={[{ ...none, enough: false }]} />);
  expect(container.textContent).toContain('it says nothing about the tests');
  expect(container.textContent).not.toContain('catch enough');
});
