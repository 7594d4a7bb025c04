import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { draw } from '../../../lib/testing/draw.tsx';
import { LearnersPage } from './learners.page.tsx';

afterEach(() => page.viewport(1280, 800));

const learner = (accountId: string, name: string) => ({
  accountId,
  abhyasId: 'AB-7QX4-22KD',
  name,
  email: `${accountId}.narayanaswamy@students.example.edu.in`,
  confirmed: false,
  joinedAt: '2026-08-03T10:00:00Z',
  lastSeenAt: '2026-11-01T10:00:00Z',
  finished: 214,
  plans: ['C, six months', 'Data Structures, six months'],
});

test('ADMIN-4: on a tablet many learners fit one screen: a card takes less than a sixth of it', async () => {
  await page.viewport(768, 1024);
  const learners = [learner('a', 'Asha Rao'), learner('b', 'Venkata Subramanian Narayanaswamy Iyer')];
  const { container, screen } = await draw(<LearnersPage />, {
    'GET /api/admin/learners': { learners, total: 2 },
  });
  await expect.element(screen.getByText('Asha Rao')).toBeVisible();
  const heights = [...container.querySelectorAll('tbody tr')].map((row) => row.clientHeight);
  expect(heights).toHaveLength(2);
  expect(Math.max(...heights)).toBeLessThan(1024 / 6);
  expect(container.scrollWidth).toBeLessThanOrEqual(768);
});
