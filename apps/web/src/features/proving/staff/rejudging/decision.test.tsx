import type { RejudgementDetail } from '@abhyas/contract/proving-rejudging.staff';
import { staffMessages } from '@abhyas/contract/messages.staff';
import { expect, test } from 'vitest';

import { draw } from '../../../../lib/testing/draw.tsx';
import { Decision } from './decision.tsx';

const words = staffMessages.rejudging;

const rejudgement = (change: Partial<RejudgementDetail>): RejudgementDetail => ({
  id: 'r1',
  assetId: 'sum',
  title: 'Sum',
  state: 'checked',
  askedAt: '2026-11-01T10:00:00Z',
  total: 5,
  done: 5,
  accepted: 4,
  turned: 2,
  latestTurned: 1,
  losing: 1,
  gaining: 0,
  unjudged: 0,
  learners: [],
  shown: true,
  runner: true,
  ...change,
});

test.each([
  ['is not checked yet', { state: 'checking' }],
  ['makes no difference to anybody', { turned: 0, gaining: 0 }],
] as const)('nothing is to be decided while it %s', async (_what, change) => {
  const { container } = await draw(<Decision detail={rejudgement(change)} />);
  expect(container.textContent).toBe('');
});

test('tests that learners do not have yet can be decided about later only', async () => {
  const { screen, container } = await draw(<Decision detail={rejudgement({ shown: false })} />);
  await expect.element(screen.getByText(words.notShown)).toBeVisible();
  expect(container.querySelectorAll('button')).toHaveLength(0);
});

test('where nobody fails now, judging again is not offered', async () => {
  const { screen, container } = await draw(<Decision detail={rejudgement({ turned: 0, gaining: 3 })} />);
  await expect.element(screen.getByRole('button', { name: words.keep })).toBeVisible();
  expect(container.querySelectorAll('button')).toHaveLength(1);
});

test('judging again says first how many lose what, and is sent once that is confirmed', async () => {
  const { screen, sent } = await draw(<Decision detail={rejudgement({})} />, {
    'POST /api/admin/rejudge/r1/decide': { ok: true },
  });
  await screen.getByRole('button', { name: words.rejudge }).click();
  const question = screen.getByRole('dialog');
  await expect
    .poll(() => question.element().textContent)
    .toMatch(/Mark 2 accepted submissions to Sum .* tell 1 learners/);
  expect(sent).toEqual([]);
  await question.getByRole('button', { name: words.rejudge }).click();
  await expect
    .poll(() => sent)
    .toEqual([{ call: 'POST /api/admin/rejudge/r1/decide', body: { choice: 'rejudge' } }]);
});
