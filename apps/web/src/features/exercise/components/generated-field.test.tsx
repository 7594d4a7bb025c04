import type { DrawnGenerated } from '@abhyas/content/exercises/drawn';
import { instanceOf } from '@abhyas/content/exercises/generated';
import { expect, test, vi } from 'vitest';

import { draw } from '../../../lib/testing/draw.tsx';
import { firstAnswer, SEED } from '../answer.rules.ts';
import { AskedAgain } from '../asked-again.ts';
import { LessonExercise } from './lesson-exercise.tsx';

const exercise: DrawnGenerated = {
  id: 'many-fcfs',
  kind: 'generated',
  generate: 'fcfs',
  fields: ['waiting', 'turnaround'],
  explain: 'In the order of arrival.',
  smaller: [],
};

const seedIn = (round: string): number => Number(firstAnswer(exercise, round).texts[SEED]);

/** The averages as the worked solution of the first instance of a round gives them. */
function averagesIn(round: string): string[] {
  const { solution } = instanceOf('fcfs', seedIn(round));
  return solution.flatMap((part) =>
    part.kind === 'sentence' ? [String(part.values['sum']).split(' = ')[1] ?? ''] : [],
  );
}

async function asked(round: string) {
  const onAnswer = vi.fn<(right: boolean) => void>();
  const { screen } = await draw(
    <AskedAgain value={{ round, onAnswer, isTest: true }}>
      <LessonExercise exercise={exercise} assetId="lesson" kept={undefined} />
    </AskedAgain>,
  );
  const waiting = screen.getByLabelText('Average waiting time');
  await expect.element(waiting).toBeVisible();
  return { screen, waiting, turnaround: screen.getByLabelText('Average turnaround time'), onAnswer };
}

test('EXERCISES-18: wrong fields are marked, the solution can be opened, the right averages open it', async () => {
  const [wait = '', turn = ''] = averagesIn('one');
  const { screen, waiting, turnaround, onAnswer } = await asked('one');
  await waiting.fill('99');
  await turnaround.fill(turn);
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(screen.getByText('Not yet.')).toBeVisible();
  await expect.element(screen.getByLabelText('Average waiting time (not right)')).toBeVisible();
  await expect.element(turnaround).not.toHaveAttribute('aria-invalid');
  await expect.element(screen.getByText('Gantt chart')).not.toBeVisible();
  await screen.getByText('Worked solution').click();
  await expect.element(screen.getByText('Gantt chart')).toBeVisible();
  await screen.getByLabelText('Average waiting time (not right)').fill(wait);
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(screen.getByText('Right.')).toBeVisible();
  await expect.element(screen.getByText('Gantt chart')).toBeVisible();
  expect(onAnswer.mock.calls).toEqual([[false], [true]]);
});

test('EXERCISES-18: another one is another, with empty fields, and each round begins with its own', async () => {
  expect(seedIn('one')).not.toBe(seedIn('two'));
  const { screen, waiting } = await asked('two');
  const table = screen.getByRole('table');
  const before = table.element().textContent;
  await waiting.fill('5');
  await screen.getByRole('button', { name: 'Another one' }).click();
  await expect.element(waiting).toHaveValue('');
  await expect.poll(() => table.element().textContent).not.toBe(before);
  await expect.element(screen.getByRole('button', { name: 'Check' })).toBeDisabled();
});
