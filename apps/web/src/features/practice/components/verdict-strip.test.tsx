import type { ExecuteReply } from '@abhyas/contract/running';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { draw } from '../../../lib/testing/draw.tsx';
import type { FinishedRun } from '../../running/use-run.ts';
import type { WorkspaceState } from '../use-workspace.ts';
import { VerdictStrip } from './verdict-strip.tsx';

const PYTHON = { language: 5, mode: 'run', assetId: 'sum' } as const;

async function drawn(code: string, reply: ExecuteReply) {
  await page.viewport(360, 760);
  const setArea = vi.fn<(area: string) => void>();
  const last: FinishedRun = { program: { ...PYTHON, code }, reply };
  const run = { busy: false, last, early: null, progress: null };
  const workspace = { run, setArea } as unknown as WorkspaceState;
  const { screen } = await draw(<VerdictStrip workspace={workspace} />);
  return { screen, setArea, sentence: screen.getByTestId('strip-sentence') };
}

const CRASHED: ExecuteReply = {
  verdict: 'runtime-error',
  msg: 'Your program stopped with an error.',
  stderr:
    'Traceback (most recent call last):\n  File "main.py", line 2, in <module>\n    print(a[5])\n          ~^^^\nIndexError: list index out of range\n',
  exitCode: 1,
  tests: [],
};

test('RUNNING-7: on a phone the strip says in a sentence why a program stopped, and one touch leads to all of it', async () => {
  const { screen, setArea, sentence } = await drawn('a = [1, 2]\nprint(a[5])\n', CRASHED);
  await expect.element(sentence).toHaveTextContent('Line 2: a[5] asks for an index that does not exist.');
  await expect.element(sentence).not.toHaveTextContent('check where your loop stops');
  await screen.getByTestId('verdict-strip').click();
  expect(setArea).toHaveBeenCalledWith('result');
});

test('RUNNING-7: and why one does not end', async () => {
  const stopped = await drawn('n = 3\nwhile n > 0:\n    print(n)\n', { verdict: 'time-limit', tests: [] });
  await expect
    .element(stopped.sentence)
    .toHaveTextContent(
      'Line 2: Nothing inside this loop changes n, so once n > 0 is true it stays true and the loop never ends.',
    );
});

test('RUNNING-7: a wrong answer is told by the first test that may be seen', async () => {
  const test = { name: 'Sample 1', verdict: 'wrong-answer', hidden: false } as const;
  const { sentence } = await drawn('n = input()\nprint(n * 3)\n', {
    verdict: 'wrong-answer',
    msg: '0 of 1 tests passed.',
    tests: [{ ...test, input: '7', expected: '21', actual: '777' }],
  });
  await expect
    .element(sentence)
    .toHaveTextContent('777 is the text 7 repeated 3 times: what input() gives is a text.');
  const strip = page.getByTestId('verdict-strip').element().getBoundingClientRect();
  expect(strip.right).toBeLessThanOrEqual(360);
  expect(strip.height).toBeLessThanOrEqual(110);
});

test('what passed has no sentence', async () => {
  const { screen, sentence } = await drawn('print(1)\n', {
    verdict: 'accepted',
    msg: 'All passed.',
    tests: [],
  });
  await expect.element(screen.getByTestId('verdict-strip')).toHaveTextContent('All passed.');
  await expect.element(sentence).not.toBeInTheDocument();
});
