import type { ExamItem } from '@abhyas/contract/exams';
import { ChangeSet } from '@codemirror/state';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { storedName, toHead } from '../../../lib/synced-text/text-record.ts';
import { updateStored } from '../../../lib/synced-text/text-store.ts';
import { keepSessionToken, keepSessionUser } from '../../../lib/session-token.ts';
import { draw } from '../../../lib/testing/draw.tsx';
import { ItemWorkspace } from './item-workspace.tsx';

const ACCOUNT = 'asha';
const ITEM: ExamItem = {
  assetId: 'exam-sum',
  title: 'Sum',
  points: 1000,
  problem: '<p>Add them.</p>',
  sample: '',
  extraDesc: '',
  languages: ['py'],
  starter: { py: '# begin here\n' },
  tests: [],
};
const SAFE = /^Safe on the server at /;
const KEPT = 'Kept on this computer, counts from when you wrote it';
/** Longer than a screen waits for what this device holds where it has something else to show. */
const SLOW_MS = 5000;

/** Keeps the stored texts from everybody else until the returned function is called, as a very busy disk does. */
async function holdStore(): Promise<() => void> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const asked = indexedDB.open('abhyas-texts', 1);
    asked.addEventListener('success', () => resolve(asked.result));
  });
  const store = database.transaction('texts', 'readwrite').objectStore('texts');
  let isHeld = true;
  const again = (): void => {
    if (isHeld) store.get('').addEventListener('success', again);
    else database.close();
  };
  again();
  const release = (): void => {
    isHeld = false;
  };
  onTestFinished(release);
  return release;
}

/** What was typed here without a connection. */
const typed = (assetId: string, code: string): Promise<boolean> =>
  updateStored(storedName({ accountId: ACCOUNT, assetId, part: 'py' }), 0, () => ({
    head: toHead({ version: 1, unsent: [], whole: [] }, { rev: 7, since: ChangeSet.empty(code.length) }),
    base: code,
  }));

const drawn = (assetId: string, answer: unknown) =>
  draw(
    <ItemWorkspace item={{ ...ITEM, assetId }} accountId={ACCOUNT} nowMs={0} onPaste={() => undefined} />,
    {
      [`GET /api/practice/text/${assetId}/py`]: answer,
      [`POST /api/practice/text/${assetId}/py`]: new TypeError('Failed to fetch'),
    },
  );

const pass = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

beforeEach(() => {
  keepSessionToken('token');
  keepSessionUser('token', { _id: ACCOUNT });
});

test('EXAMS-17: without a connection the workspace shows no text before this computer has given what it keeps', async () => {
  await typed('cut', '# mine\n');
  const release = await holdStore();
  const { screen } = await drawn('cut', new TypeError('Failed to fetch'));
  const untrue = vi.fn<() => void>();
  const watched = new MutationObserver(() => {
    const text = document.body.textContent;
    if (text.includes('begin here') || text.includes('Safe on')) untrue();
  });
  watched.observe(document.body, { subtree: true, childList: true, characterData: true });
  await pass(SLOW_MS);
  await expect.element(screen.getByText('Your text is being fetched')).toBeInTheDocument();
  expect(screen.getByRole('textbox').elements()).toHaveLength(0);
  release();
  await expect.element(screen.getByRole('textbox', { name: 'Your program' })).toHaveTextContent('# mine');
  await expect.element(screen.getByText(KEPT)).toBeVisible();
  expect(untrue).not.toHaveBeenCalled();
  watched.disconnect();
});

test('EXAMS-17: with a connection the workspace does not wait for this computer, and calls nothing safe before it has answered', async () => {
  await typed('busy', '# mine too\n');
  const release = await holdStore();
  const { screen } = await drawn('busy', { code: '# begin here\n', version: 1 });
  await pass(SLOW_MS);
  await expect.element(screen.getByRole('textbox', { name: 'Your program' })).toBeVisible();
  expect(screen.getByText(SAFE).elements()).toHaveLength(0);
  release();
  await expect.element(screen.getByRole('textbox', { name: 'Your program' })).toHaveTextContent('# mine too');
  await expect.element(screen.getByText(KEPT)).toBeVisible();
});

test('EXAMS-17, MOCKS-11: who comes back to an item finds the language that was chosen, and a change of the text is told', async () => {
  const written = vi.fn<() => void>();
  const workspace = (
    <ItemWorkspace
      item={{ ...ITEM, assetId: 'two', languages: ['c', 'py'] }}
      accountId={ACCOUNT}
      nowMs={0}
      onPaste={() => undefined}
      onWritten={written}
    />
  );
  const answers = {
    'GET /api/practice/text/two/c': { code: '/* c */\n', version: 0 },
    'GET /api/practice/text/two/py': { code: '# begin here\n', version: 0 },
    'POST /api/practice/text/two/py': { state: 'taken', version: 1, before: [] },
  };
  const first = await draw(workspace, answers);
  await first.screen.getByRole('combobox', { name: 'Language' }).selectOptions('py');
  const program = first.screen.getByRole('textbox', { name: 'Your program' });
  await expect.element(program).toHaveTextContent('# begin here');
  expect(written).not.toHaveBeenCalled();
  await program.fill('print(7)');
  await expect.poll(() => written.mock.calls.length).toBeGreaterThan(0);
  await first.unmount();

  const again = await draw(workspace, answers);
  await expect.element(again.screen.getByRole('combobox', { name: 'Language' })).toHaveValue('py');
});
