import type { SubtopicDetail, TopicDetail } from '@abhyas/contract/learning';
import type { Locator, Page } from '@playwright/test';

import { expect, leaveUntold, test } from './people.ts';

const TOPIC = '/learn/c';
const LESSON = '/learn/first-steps';
const TEXT = `${LESSON}/your-first-c-program`;
const QUIZ = `${LESSON}/first-steps-quiz`;
/** Phone, the last width of the small layout (LEARNING-9), desktop. */
const WIDTHS = [360, 800, 1280] as const;

const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'In this subtopic' });

async function isGreen(icon: Locator): Promise<boolean> {
  const colour = await icon.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return green > Math.max(red, blue);
}

/** The reply of a read, as the page gets it; `change` makes of it what the starter courses do not have. */
async function reading<T>(
  page: Page,
  path: string,
  change: (reply: T) => void = () => undefined,
): Promise<T[]> {
  const replies: T[] = [];
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as T;
    change(reply);
    replies.push(reply);
    await route.fulfill({ response, json: reply });
  });
  return replies;
}

test('LEARNING-2: /learn: "Each card shows the image, title, a subtopic count, an asset count and a progress bar. A Completed ribbon appears at progressCount 100."', async ({
  learner,
}) => {
  await reading<{ topics: { progressCount: number }[] }>(learner, '/api/content', ({ topics }) => {
    topics.forEach((topic, index) => (topic.progressCount = index === 0 ? 100 : 99));
  });
  await learner.goto('/learn');
  const cards = learner.getByRole('link').filter({ has: learner.getByRole('progressbar') });
  await expect(cards).toHaveCount(10);
  const first = cards.first();
  await expect(first.locator('img')).toHaveJSProperty('complete', true);
  expect(await first.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(first.getByRole('heading', { level: 2 })).toHaveText('C');
  await expect(first).toContainText(/\d+ subtopics · \d+ items/);
  await expect(first.getByRole('progressbar')).toHaveAttribute('value', '100');
  await expect(first.getByText('Completed', { exact: true })).toBeVisible();
  await expect(learner.getByText('Completed', { exact: true })).toHaveCount(1);
  await expect(first).toHaveAttribute('href', TOPIC);
});

test('LEARNING-3: /learn: "A continue-learning card uses the saved learnLink."', async ({ learner }) => {
  await leaveUntold(learner);
  await learner.goto('/learn');
  await expect(learner.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(learner.getByRole('heading', { name: 'Continue learning' })).toHaveCount(0);
  await learner.goto(TEXT);
  await expect(learner.getByRole('heading', { name: 'Your first C program' })).toBeVisible();
  // A problem is where one was last, and yet not where one was learning.
  await learner.waitForLoadState('networkidle');
  await learner.goto('/practise/1/digital-clock');
  await learner.waitForLoadState('networkidle');
  await learner.goto('/learn');
  await expect(learner.getByRole('heading', { name: 'Continue learning' })).toBeVisible();
  await learner.getByRole('link', { name: 'Continue last session' }).click();
  await expect(learner).toHaveURL(TEXT);
});

test('LEARNING-4: /learn/{topicId}: "Shows the topic image, title and description, and a grid of subtopic cards with counts and progress."', async ({
  learner,
}) => {
  const replies = await reading<TopicDetail>(learner, '/api/content/topic/c');
  for (const width of WIDTHS) {
    await learner.setViewportSize({ width, height: 800 });
    await learner.goto(TOPIC);
    await expect(learner.getByRole('heading', { level: 1, name: 'C', exact: true })).toBeVisible();
    const [detail] = replies;
    if (!detail) throw new Error('the page read no topic');
    await expect(learner.getByText(detail.desc)).toBeVisible();
    await expect(learner.locator(`main img[src="${detail.img}"]`)).toBeVisible();
    for (const { title, nv, nt, np, nm } of detail.subtopics) {
      const card = learner
        .getByRole('listitem')
        .filter({ has: learner.getByRole('heading', { name: title }) });
      const counts = [
        [nv, 'video'],
        [nt, 'text'],
        [np, 'problem'],
        [nm, 'MCQ'],
      ] as const;
      const told = counts.filter(([count]) => count > 0).map(([count, kind]) => `${count} ${kind}s?`);
      await expect(card).toContainText(new RegExp(told.join(' · ')));
      await expect(card.getByRole('progressbar', { name: `Progress in ${title}` })).toBeVisible();
    }
  }
});

test('LEARNING-8: sidebar: "lists Overview and each asset with title and type. Assets of type mcqs show as Review Quiz. A lock icon marks premium assets and a green tick marks finished ones."', async ({
  learner,
}) => {
  const types = { video: 'Video', text: 'Text', problem: 'Problem', mcqs: 'Quiz' };
  const replies = await reading<SubtopicDetail>(
    learner,
    '/api/content/subtopic/first-steps',
    ({ assets }) => {
      for (const asset of assets) Object.assign(asset, { premium: 0, finished: false });
      Object.assign(assets[0] ?? {}, { premium: 1, owned: false, assetData: undefined });
      Object.assign(assets[1] ?? {}, { finished: true });
    },
  );
  for (const width of WIDTHS) {
    await learner.setViewportSize({ width, height: 800 });
    await learner.goto(`${LESSON}/root`);
    if (width <= 800) await learner.getByRole('button', { name: 'Show Sidebar' }).click();
    const lines = sidebar(learner).getByRole('link');
    await expect(lines.first()).toHaveText('Overview');
    expect(await isGreen(lines.nth(2).locator('svg').last())).toBe(true);
    for (const [index, asset] of (replies[0]?.assets ?? []).entries()) {
      const line = lines.nth(index + 1);
      await expect(line).toContainText(asset.type === 'mcqs' ? 'Review Quiz' : asset.title);
      await expect(line).toContainText(types[asset.type]);
      await expect(line.getByText('Premium')).toHaveCount(index === 0 ? 1 : 0);
      await expect(line.getByText('Completed')).toHaveCount(index === 1 ? 1 : 0);
      // The picture of its type, and for the first two the lock and the tick.
      await expect(line.locator('svg')).toHaveCount(index < 2 ? 2 : 1);
    }
  }
});

test('LEARNING-13: "Total items = videos + tests + problems, plus 1 when the mcq count is not 0", and the overview counts them', async ({
  learner,
}) => {
  const replies = await reading<SubtopicDetail>(learner, '/api/content/subtopic/first-steps');
  await learner.goto(`${LESSON}/root`);
  const count = (name: string) =>
    learner.locator('dl > div').filter({ hasText: name }).getByRole('definition');
  await expect(count('Videos')).toBeVisible();
  const [detail] = replies;
  if (!detail) throw new Error('the page read no subtopic');
  const { nv, nt, np, nm, total } = detail;
  expect(nm).toBeGreaterThan(0);
  expect(total).toBe(nv + nt + np + 1);
  await expect(count('Videos')).toHaveText(String(nv));
  await expect(count('Textual content')).toHaveText(String(nt));
  await expect(count('Problems')).toHaveText(String(np));
  await expect(count('MCQs')).toHaveText(String(nm));
  await expect(
    learner.getByText(`You have completed 0 out of ${total} items in this subtopic.`),
  ).toBeVisible();
});

test('LEARNING-22, LEARNING-23: Quiz: "Choices are shuffled randomly at load." "Reset shuffles again and clears the check." "Each asset is reported at most once per page session."', async ({
  learner,
}) => {
  const reports: string[] = [];
  learner.on('request', (request) => {
    if (request.url().endsWith('/updateprogress')) reports.push(request.url());
  });
  const order = () => learner.locator('main label').allInnerTexts();
  await learner.goto(QUIZ);
  const choices = learner.locator('main label input');
  await expect(choices.first()).toBeVisible();
  const atLoad = await order();
  const wrong = learner.getByRole('radio', { name: 'The first line of the file' });
  const checkOne = async () => {
    await wrong.check();
    await learner.getByRole('button', { name: 'Check', exact: true }).click();
    await learner.getByRole('button', { name: 'Check anyway' }).click();
  };
  await checkOne();
  await expect(learner.getByText(/You answered 0 out of \d+ questions correctly\./)).toBeVisible();
  await learner.getByRole('button', { name: 'Reset' }).click();
  await expect(learner.getByText(/You answered/)).toHaveCount(0);
  await expect(choices.first()).toBeEnabled();
  expect(await order()).not.toEqual(atLoad);
  await checkOne();
  await expect(learner.getByText(/You answered 0 out of/)).toBeVisible();
  await learner.reload();
  await expect(choices.first()).toBeVisible();
  expect(await order()).not.toEqual(atLoad);
  expect(reports).toHaveLength(1);
});

test('LEARNING-25: Quiz: "A question is correct only if every correct choice is selected and no wrong one is."', async ({
  learner,
}) => {
  await learner.goto(QUIZ);
  const question = learner.getByRole('listitem').filter({ hasText: 'contain exactly one newline' });
  const scoreWith = async (texts: readonly string[]) => {
    for (const text of texts) await question.getByText(text, { exact: true }).click();
    await learner.getByRole('button', { name: 'Check', exact: true }).click();
    await learner.getByRole('button', { name: 'Check anyway' }).click();
    const score = await learner.getByText(/You answered \d+ out of/).innerText();
    await learner.getByRole('button', { name: 'Reset' }).click();
    return Number(/\d+/.exec(score)?.[0]);
  };
  const [right, alsoRight, wrong] = ['"one\\n"', '"\\none"', '"one/n"'];
  expect(await scoreWith([right])).toBe(0);
  expect(await scoreWith([right, alsoRight, wrong])).toBe(0);
  expect(await scoreWith([right, alsoRight])).toBe(1);
});

test('LEARNING-17: Problem: "description and a Solve this link to /practise/2/{assetId}", and back from there to the asset', async ({
  learner,
}) => {
  await learner.goto(`${LESSON}/digital-clock`);
  await expect(learner.getByText('Turn a number of seconds into the time')).toBeVisible();
  await learner.getByRole('link', { name: 'Solve this' }).click();
  await expect(learner).toHaveURL('/practise/2/digital-clock');
  await learner.getByRole('button', { name: 'Back' }).click();
  await expect(learner).toHaveURL(`${LESSON}/digital-clock`);
});

test('LEARNING-44: a server that fails while one reads leaves the text on the screen and says so', async ({
  learner,
}) => {
  await learner.goto(TEXT);
  const text = learner.getByText('Read it from the inside out.');
  await expect(text).toBeVisible();
  await learner.route('**/api/**', (route) => route.fulfill({ status: 503, json: { errors: [] } }));
  await learner.getByRole('button', { name: 'Mark as Complete' }).click();
  await expect(
    learner.getByText('This item could not be marked as completed just now. Please try again.'),
  ).toBeVisible();
  await expect(text).toBeVisible();
  await learner.unrouteAll();
  await learner.getByRole('button', { name: 'Mark as Complete' }).click();
  await expect(learner.getByText('This item has been marked as completed')).toBeVisible();
});
