import type { Asset, Mcq } from '@abhyas/contract/learning';
import { expect, test } from 'vitest';

import { draw } from '../../../lib/testing/draw.tsx';
import { QuizPane } from './quiz-pane.tsx';

const one: Mcq = {
  id: 'one',
  qn: '<p>What does C begin with?</p>',
  chC: ['main'],
  chW: ['start', 'begin'],
  whyWrong: ['That is assembly.', ''],
  ref: '<p>Every program begins with main.</p>',
  premium: 0,
};
const two: Mcq = {
  id: 'two',
  qn: '<p>Which are loops?</p>',
  chC: ['for', 'while'],
  chW: ['if'],
  premium: 0,
};
const locked: Mcq = { premium: 1 };

const quiz = (mcq: Mcq[]): Asset => ({
  _id: '1',
  assetId: 'quiz',
  topicId: 'c',
  subtopicId: 'first-steps',
  type: 'mcqs',
  title: 'Quiz',
  premium: 0,
  owned: true,
  finished: false,
  assetData: { mcq },
});

const ATTEMPT = 'POST /api/content/quizattempt';
const answers = {
  'GET /api/content/place/quiz': { position: 0, watched: [] },
  [ATTEMPT]: { ok: true },
  'POST /api/content/updateprogress': { finished: true },
};
const drawn = (mcq: Mcq[]) => draw(<QuizPane asset={quiz(mcq)} />, answers);

test('of one right answer the second choice takes the first away, and a second tap takes it back', async () => {
  const { screen } = await drawn([one]);
  const main = screen.getByRole('radio', { name: 'main' });
  const start = screen.getByRole('radio', { name: 'start' });
  await main.click();
  await start.click();
  await expect.element(main).not.toBeChecked();
  await expect.element(start).toBeChecked();
  await start.click();
  await expect.element(start).not.toBeChecked();
});

test('checked answers are locked, with the reason beside the wrong one and a word beside the missed one', async () => {
  const { screen, sent } = await drawn([one]);
  await screen.getByText('start', { exact: true }).click();
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(screen.getByText('That is assembly.')).toBeVisible();
  await expect.element(screen.getByText('Right answer that you did not choose')).toBeInTheDocument();
  await expect.element(screen.getByText('Every program begins with main.')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /main/ })).toBeDisabled();
  expect(document.activeElement?.textContent).toBe('You answered 0 out of 1 questions correctly.');
  expect(sent.find(({ call }) => call === ATTEMPT)?.body).toEqual({
    assetId: 'quiz',
    at: expect.any(String),
    right: [],
    wrong: ['one'],
    score: { right: 0, total: 1 },
  });
});

test('with nothing chosen there is nothing to check: the keyboard goes to the first answer', async () => {
  const { screen, sent } = await drawn([locked, two]);
  await screen.getByRole('button', { name: 'Check' }).click();
  expect(document.activeElement).toBe(screen.getByRole('checkbox').first().element());
  expect(sent.filter(({ call }) => call === ATTEMPT)).toEqual([]);
});

test('a question that was left open keeps its answers to itself when the rest is checked', async () => {
  const { screen } = await drawn([one, two]);
  await screen.getByText('main', { exact: true }).click();
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(screen.getByText(/^You have not answered question 2\./)).toBeVisible();
  await screen.getByRole('button', { name: 'Check anyway' }).click();
  await expect.element(screen.getByText('Not answered')).toBeVisible();
  await expect.element(screen.getByText('You answered 1 out of 2 questions correctly.')).toBeVisible();
  await expect.element(screen.getByText('Right answer', { exact: true })).toBeInTheDocument();
  expect(screen.getByText('Right answer that you did not choose').elements()).toEqual([]);
});

test('only what was wrong is asked again, and the score stays that of the whole quiz', async () => {
  const { screen, sent } = await drawn([one, two, locked]);
  await screen.getByText('main', { exact: true }).click();
  await screen.getByText('for', { exact: true }).click();
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(screen.getByText('You answered 1 out of 2 questions correctly.')).toBeVisible();
  await screen.getByRole('button', { name: 'Try the wrong ones again' }).click();
  expect(screen.getByText('What does C begin with?').elements()).toEqual([]);
  await screen.getByText('for', { exact: true }).click();
  await screen.getByText('while', { exact: true }).click();
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(screen.getByText('You answered 1 out of 1 questions correctly.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try the wrong ones again' }).elements()).toEqual([]);
  expect(sent.filter(({ call }) => call === ATTEMPT).at(-1)?.body).toEqual({
    assetId: 'quiz',
    at: expect.any(String),
    right: ['two'],
    wrong: [],
    score: { right: 2, total: 2 },
  });
});

test('a quiz whose questions are all locked has nothing to check', async () => {
  const { screen } = await drawn([locked]);
  await expect.element(screen.getByText('Question 1 of 1')).toBeVisible();
  expect(screen.getByRole('button').elements()).toEqual([]);
});
