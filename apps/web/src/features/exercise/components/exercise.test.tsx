import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

import { draw } from '../../../lib/testing/draw.tsx';
import type { Exercise as Source } from '../exercise.rules.ts';
import { Exercise } from './exercise.tsx';

const source: Source = {
  prompt: '',
  language: 0,
  lines: [
    [
      { kind: 'text', text: 'print(' },
      { kind: 'slot', slot: 'what' },
      { kind: 'text', text: ', end=' },
      { kind: 'slot', slot: 'end' },
      { kind: 'text', text: ')' },
    ],
  ],
  options: [
    { id: 'a', content: 'name', why: '' },
    { id: 'b', content: '"."', why: '' },
    { id: 'c', content: 'nothing', why: 'It is no value.' },
  ],
  answer: { what: 'a', end: 'b' },
};

const drawn = () => draw(<Exercise exercise={source} assetId="text" />);
type Drawn = Awaited<ReturnType<typeof drawn>>;

async function tap({ screen }: Drawn, option: string, blank: RegExp): Promise<void> {
  await screen.getByRole('button', { name: option, exact: true }).click();
  await screen.getByRole('group', { name: blank }).getByRole('button', { name: blank }).click();
}

const press = (key: string) => userEvent.keyboard(key);

test('the keyboard carries an option from place to place, drops it, and puts it back with Escape', async () => {
  const { screen } = await drawn();
  (screen.getByRole('button', { name: 'name' }).element() as HTMLElement).focus();
  await press('{ }');
  await expect.element(screen.getByText('name is over Options.')).toBeInTheDocument();
  await press('{ArrowDown}');
  await expect.element(screen.getByText('name is over Blank 1, empty.')).toBeInTheDocument();
  await press('{ArrowRight}');
  await expect.element(screen.getByText('name is over Blank 2, empty.')).toBeInTheDocument();
  await press('{ArrowUp}');
  await expect.element(screen.getByText('name is over Blank 1, empty.')).toBeInTheDocument();
  await press('{ }');
  await expect.element(screen.getByRole('group', { name: 'Blank 1: name' })).toBeVisible();
  // The keyboard stays on what it has dropped.
  await expect.poll(() => document.activeElement?.textContent).toBe('name');

  (screen.getByRole('button', { name: 'nothing' }).element() as HTMLElement).focus();
  await press('{Enter}');
  await expect.element(screen.getByText(/^nothing is over/)).toBeInTheDocument();
  await press('{ArrowDown}');
  await expect.element(screen.getByText(/^nothing is over/)).toBeInTheDocument();
  await press('{Escape}');
  await expect.element(screen.getByText(/^Cancelled/)).toBeInTheDocument();
  await expect.element(screen.getByRole('group', { name: 'Blank 2, empty' })).toBeVisible();
});

test('options that are put over each other change places', async () => {
  const board = await drawn();
  await tap(board, 'name', /^Blank 2/);
  await tap(board, '"."', /^Blank 1/);
  await tap(board, 'name', /^Blank 1/);
  await expect.element(board.screen.getByRole('group', { name: 'Blank 1: name' })).toBeVisible();
  await expect.element(board.screen.getByRole('group', { name: 'Blank 2: "."' })).toBeVisible();
});

test('a verdict holds for what was checked: it names the wrong blank and goes with the next move', async () => {
  const board = await drawn();
  const { screen } = board;
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(screen.getByText('Some blanks are still empty.')).toBeVisible();
  await tap(board, 'name', /^Blank 1/);
  expect(screen.getByText('Some blanks are still empty.').elements()).toEqual([]);
  await tap(board, 'nothing', /^Blank 2/);
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(screen.getByRole('group', { name: 'Blank 2: nothing, not right' })).toBeVisible();
  await expect.element(screen.getByText(/It is no value\.$/)).toBeVisible();
  await tap(board, '"."', /^Blank 2/);
  await screen.getByRole('button', { name: 'Check' }).click();
  await expect.element(screen.getByText('Correct. Well put together.')).toBeVisible();
});

test('what is not complete cannot be run', async () => {
  const board = await drawn();
  const run = board.screen.getByRole('button', { name: 'Run', exact: true });
  await tap(board, 'name', /^Blank 1/);
  expect(run.elements()).toEqual([]);
  await tap(board, 'nothing', /^Blank 2/);
  await expect.element(run).toBeVisible();
});

test('help comes after three tries that were not right, and takes away what belongs nowhere, also from a blank', async () => {
  const board = await drawn();
  const { screen } = board;
  const help = screen.getByRole('button', { name: 'Help me' });
  await tap(board, 'nothing', /^Blank 1/);
  for (const _ of [1, 2, 3]) {
    expect(help.elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Check' }).click();
  }
  await help.click();
  await expect.element(screen.getByRole('group', { name: 'Blank 1, empty' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'nothing' }).elements()).toEqual([]);
  expect(help.elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Start again' }).click();
  await expect.element(screen.getByRole('button', { name: 'nothing' })).toBeVisible();
});
