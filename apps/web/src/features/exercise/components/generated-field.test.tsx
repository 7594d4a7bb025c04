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

const seedIn = (round: string, one = exercise): number => Number(firstAnswer(one, round).texts[SEED]);

/** The averages as the worked solution of the first instance of a round gives them. */
function averagesIn(round: string): string[] {
  const { solution } = instanceOf('fcfs', seedIn(round));
  return solution.flatMap((part) =>
    part.kind === 'sentence' ? [String(part.values['sum']).split(' = ')[1] ?? ''] : [],
  );
}

async function drawn(one: DrawnGenerated, round: string) {
  const onAnswer = vi.fn<(right: boolean) => void>();
  const { screen } = await draw(
    <AskedAgain value={{ round, onAnswer, isTest: true }}>
      <LessonExercise exercise={one} assetId="lesson" kept={undefined} />
    </AskedAgain>,
  );
  return { screen, onAnswer, instance: instanceOf(one.generate, seedIn(round, one)) };
}

async function asked(round: string) {
  const { screen, onAnswer } = await drawn(exercise, round);
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

test('EXERCISES-19: what is chosen is judged, and its worked solution tells why', async () => {
  const forms: DrawnGenerated = {
    ...exercise,
    id: 'many-forms',
    generate: 'normal-form',
    fields: ['keys', 'form'],
  };
  const { screen, instance } = await drawn(forms, 'one');
  const form = ['1NF', '2NF', '3NF', 'BCNF'].find((each) => instance.fields[1]?.isRight(each)) ?? '';
  const keys = instance.solution.flatMap((part) =>
    part.kind === 'sentence' && part.word === 'keysAndPrime' ? [String(part.values['keys'])] : [],
  );
  await screen.getByLabelText('All candidate keys, as AB, CD').fill(keys[0] ?? '');
  await expect.element(screen.getByRole('button', { name: 'Check' })).toBeDisabled();
  await screen.getByRole('radio', { name: form }).click();
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(screen.getByText('Right.')).toBeVisible();
  await expect.element(screen.getByText(`Highest normal form: ${form}`)).toBeVisible();
});

test('EXERCISES-20: a tree is drawn and read out', async () => {
  const trees: DrawnGenerated = {
    ...exercise,
    id: 'many-trees',
    generate: 'b-plus-delete',
    fields: ['levels', 'leaves'],
  };
  const { screen, instance } = await drawn(trees, 'one');
  const [given] = instance.given;
  const root = given?.kind === 'tree' ? given.root : undefined;
  const picture = screen.getByRole('img');
  await expect.element(picture).toBeVisible();
  const written = Array.from(picture.element().querySelectorAll('text'), (each) => each.textContent);
  for (const label of [root?.label ?? '', root?.children[0]?.label ?? '']) {
    await expect.element(picture).toHaveAttribute('aria-label', expect.stringContaining(label));
    expect(written).toContain(label);
  }
});
