import { expect, test } from './people.ts';

const TOPIC = '/learn/c';

test('LEARNING-60: the path of a course shows every item as a square with its name in words, and one Start that becomes Continue', async ({
  learner,
}) => {
  const answer = learner.waitForResponse('**/api/content/topic/c');
  await learner.goto(TOPIC);
  const { subtopics } = (await (await answer).json()) as { subtopics: { items: unknown[] }[] };
  const first = learner.getByRole('list', { name: 'Items of First steps' }).getByRole('link');
  await expect(first).toHaveCount(subtopics[0]?.items.length ?? 0);
  await expect(first.nth(0)).toHaveAccessibleName('Watch a program run, Video, 1 minute, next');
  await expect(first.nth(1)).toHaveAccessibleName(/^Your first C program, Text, \d+ minutes?, free$/);
  await expect(first.nth(3)).toHaveAccessibleName(/^Review Quiz, Quiz, \d+ minutes, free$/);
  const loops = learner.getByRole('list', { name: 'Items of Decisions and loops' }).getByRole('link');
  await expect(loops.filter({ hasText: 'premium, locked' })).not.toHaveCount(0);
  await expect(learner.getByRole('heading', { name: 'Module 6: ' })).toBeVisible();
  await expect(learner.getByRole('main')).not.toContainText('0 videos');

  await expect(learner.getByText('Next: Watch a program run')).toBeVisible();
  await learner.getByRole('link', { name: 'Start', exact: true }).click();
  await expect(learner).toHaveURL('/learn/first-steps/watch-a-program-run');
  await learner.goto('/learn/first-steps/your-first-c-program');
  await learner.getByRole('button', { name: 'Mark as Complete' }).click();
  await expect(learner.getByRole('button', { name: 'Mark as Complete' })).toHaveCount(0);
  await learner.goto(TOPIC);
  await expect(first.nth(1)).toHaveAccessibleName(/completed$/);
  await expect(learner.getByRole('link', { name: 'Continue', exact: true })).toHaveAttribute(
    'href',
    '/learn/first-steps/watch-a-program-run',
  );
  await first.nth(1).click();
  await expect(learner).toHaveURL('/learn/first-steps/your-first-c-program');
});

test('LEARNING-60: 16 modules of 15 items are one list that fits 360 px and can be touched', async ({
  learner,
}) => {
  await learner.setViewportSize({ width: 360, height: 760 });
  await learner.route('**/api/content/topic/c', async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { subtopics: { items: { assetId: string }[] }[] };
    const [module] = reply.subtopics;
    const [item] = module?.items ?? [];
    const subtopics = Array.from({ length: 16 }, (_, at) => ({
      ...module,
      subtopicId: `module-${at}`,
      items: Array.from({ length: 15 }, (__, of) => ({ ...item, assetId: `item-${at}-${of}` })),
    }));
    await route.fulfill({ response, json: { ...reply, subtopics } });
  });
  await learner.goto(TOPIC);
  const squares = learner.getByRole('list', { name: /^Items of/ }).getByRole('link');
  await expect(squares).toHaveCount(240);
  const { width, height } = (await squares.first().boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect(await learner.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
