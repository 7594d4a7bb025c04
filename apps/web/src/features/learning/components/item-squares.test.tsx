import type { PathItem } from '@abhyas/contract/learning';
import { expect, test } from 'vitest';

import { draw } from '../../../lib/testing/draw.tsx';
import { ItemSquares } from './item-squares.tsx';

const item = (news: Partial<PathItem>): PathItem => ({
  assetId: 'a',
  title: 'Loops',
  type: 'text',
  premium: 0,
  owned: true,
  finished: false,
  minutes: 4,
  ...news,
});

const to = ({ assetId, owned }: PathItem) => (owned ? `/learn/module/${assetId}` : null);

test('a square says in words what it is, how long it takes and how it stands', async () => {
  const items = [
    item({ assetId: 'done', finished: true }),
    item({ assetId: 'next' }),
    item({ assetId: 'locked', owned: false, premium: 1 }),
    item({ assetId: 'premium', premium: 1 }),
    item({ assetId: 'free', type: 'video', minutes: undefined }),
    item({ assetId: 'quiz', type: 'mcqs', title: 'loops-quiz', minutes: 1 }),
  ];
  const { container } = await draw(<ItemSquares title="Repetition" items={items} nextId="next" to={to} />);
  expect([...container.querySelectorAll('li > *')].map((square) => square.getAttribute('title'))).toEqual([
    'Loops, Text, 4 minutes, completed',
    'Loops, Text, 4 minutes, next',
    'Loops, Text, 4 minutes, premium, locked',
    'Loops, Text, 4 minutes, premium',
    'Loops, Video, free',
    'Review Quiz, Quiz, 1 minute, free',
  ]);
});

test('what is finished stays finished when it is the next one, too, or when the plan has ended', async () => {
  const items = [
    item({ assetId: 'next', finished: true }),
    item({ assetId: 'ended', finished: true, owned: false, premium: 1 }),
  ];
  const { container } = await draw(<ItemSquares title="Repetition" items={items} nextId="next" to={to} />);
  for (const square of container.querySelectorAll('li > *'))
    expect(square.getAttribute('title')).toMatch(/completed$/);
});

test('a square that cannot be opened is no link, and every square is large enough for a finger', async () => {
  const items = [item({ assetId: 'open' }), item({ assetId: 'closed', owned: false, premium: 1 })];
  const { screen, container } = await draw(<ItemSquares title="Repetition" items={items} to={to} />);
  await expect.element(screen.getByRole('list', { name: /Repetition/ })).toBeVisible();
  expect(container.querySelectorAll('li')).toHaveLength(2);
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/learn/module/open',
  ]);
  for (const square of container.querySelectorAll('li > *'))
    expect(Math.min(square.clientWidth, square.clientHeight)).toBeGreaterThanOrEqual(42);
});
