import type { User } from '@abhyas/contract/auth';
import { beforeEach, expect, test } from 'vitest';

import { storageKeys } from '../../../config.ts';
import { draw } from '../../../lib/testing/draw.tsx';
import { CodeTools } from './code-tools.tsx';

const RUN = 'POST /api/runner/execute';
const answers = {
  [RUN]: { co: '42\n', done: true, verdict: 'accepted', msg: 'Your program ran to its end.' },
  'GET /api/practice/lesson-texts/text': { texts: [] },
};

/** Somebody who has signed in on this device: an own text belongs to an account. */
const asha: User = {
  _id: 'asha',
  sUserName: 'A',
  userColor: '#000000',
  abhyasId: 'A1',
  name: 'Asha',
  email: 'asha@example.in',
  course: '',
  college: '',
  confirmed: true,
  rSD: 1,
  notif: false,
  activePlans: [],
};
beforeEach(() => localStorage.setItem(storageKeys.user, JSON.stringify(asha)));

/** A program as it stands in an author's text, followed by what it prints. */
function programOf(code: string, data: Record<string, string>): HTMLElement {
  const text = document.createElement('div');
  text.innerHTML = '<figure><pre><code></code></pre></figure><figure class="output"><pre>41</pre></figure>';
  document.body.append(text);
  const figure = text.querySelector('figure') as HTMLElement;
  Object.assign(figure.dataset, data);
  (figure.querySelector('code') as HTMLElement).textContent = code;
  return figure;
}

const drawn = (source: HTMLElement) => draw(<CodeTools source={source} assetId="text" />, answers);
const isReplaced = (part: Element | null | undefined): boolean =>
  part?.hasAttribute('data-replaced') ?? false;

test('a text that names no language is only copied', async () => {
  const { screen } = await drawn(programOf('ls -l', {}));
  await expect.element(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
  expect(screen.getByRole('button').elements()).toHaveLength(1);
});

test('what a program prints takes the place of what the author printed', async () => {
  const source = programOf('print(42)', { run: '3' });
  const { screen, sent } = await drawn(source);
  expect(isReplaced(source.nextElementSibling)).toBe(false);
  await screen.getByRole('button', { name: 'Run', exact: true }).click();
  await expect.element(screen.getByText('42', { exact: true })).toBeVisible();
  expect(isReplaced(source.nextElementSibling)).toBe(true);
  await expect.element(screen.getByRole('button', { name: 'Run again' })).toBeVisible();
  expect(sent.find(({ call }) => call === RUN)?.body).toMatchObject({
    code: 'print(42)',
    language: 3,
    mode: 'ctestcase',
    ctestcase: '',
    assetId: 'text',
  });
});

test('a program that reads is run with the input that stands there', async () => {
  const { screen, sent } = await drawn(programOf('print(input())', { run: '3', stdin: 'one\n' }));
  await screen.getByLabelText('Input').fill('two\n');
  await screen.getByRole('button', { name: 'Run', exact: true }).click();
  await expect.element(screen.getByText('42', { exact: true })).toBeVisible();
  expect(sent.find(({ call }) => call === RUN)?.body).toMatchObject({ ctestcase: 'two\n' });
});

test("a changed program is kept on the device, and Reset brings the author's back", async () => {
  const source = programOf('print(1)', { run: '3' });
  const first = await drawn(source);
  await first.screen.getByRole('button', { name: 'Edit' }).click();
  const editor = first.screen.getByRole('textbox', { name: 'Code Area' });
  await editor.fill('print(2)');
  expect(isReplaced(source.querySelector('pre'))).toBe(true);
  await first.unmount();
  expect(isReplaced(source.querySelector('pre'))).toBe(false);

  const again = await drawn(source);
  await expect
    .element(again.screen.getByRole('textbox', { name: 'Code Area' }))
    .toHaveTextContent('print(2)');
  await again.screen.getByRole('button', { name: 'Reset' }).click();
  await expect.element(again.screen.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(isReplaced(source.querySelector('pre'))).toBe(false);
  expect(Object.keys(localStorage)).toEqual([storageKeys.user]);
});

test('a program that the author has changed since has no part of the own one', async () => {
  const before = await drawn(programOf('print(1)', { run: '3' }));
  await before.screen.getByRole('button', { name: 'Edit' }).click();
  await before.screen.getByRole('textbox', { name: 'Code Area' }).fill('print(2)');
  await before.unmount();
  const { screen } = await drawn(programOf('print("new")', { run: '3' }));
  await expect.element(screen.getByRole('button', { name: 'Edit' })).toBeVisible();
});
