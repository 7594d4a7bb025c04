import type { Locator, Page } from '@playwright/test';
import { expect, test } from './people.ts';

const TOPIC = '/learn/c';

const LESSON = '/learn/first-steps';

const TEXT = `${LESSON}/your-first-c-program`;

const item = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('navigation', { name: 'In this subtopic' }).getByRole('link', { name });

/** Opens the list of items where the screen is too small to show it by itself. */
async function openSidebar(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Show Sidebar' });
  await expect(button.or(item(page, 'Overview'))).toBeVisible();
  if (await button.isVisible()) await button.click();
}

/** Lets the page see a changed reply of one call: for content that the starter courses do not have. */
async function changeReply(page: Page, url: string, change: (reply: Reply) => void): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as Reply;
    change(reply);
    await route.fulfill({ response, json: reply });
  });
}

type Reply = {
  subtopics: { rollout: boolean }[];
  assets: {
    type: string;
    premium: number;
    owned: boolean;
    assetData?: { mcq?: object[] } | undefined;
  }[];
};

test('LEARNING-10, LEARNING-18, ENTITLEMENTS-1: Premium and not owned: a lock, no tick, and the way to the plans', async ({
  learner,
}) => {
  await changeReply(learner, '**/api/content/subtopic/first-steps', ({ assets }) => {
    const text = assets.find(({ type }) => type === 'text');
    if (text) Object.assign(text, { premium: 1, owned: false, assetData: undefined });
  });
  const visits: string[] = [];
  learner.on('request', (request) => {
    if (request.url().endsWith('/inprogress')) visits.push(request.url());
  });
  await learner.goto(TEXT);
  await expect(learner.getByRole('heading', { name: 'Premium Content' })).toBeVisible();
  await openSidebar(learner);
  await expect(item(learner, /^Your first C program/)).toContainText('Premium');
  expect(visits).toEqual([]);
  await learner.getByRole('link', { name: 'Manage Course Subscriptions' }).click();
  await expect(learner).toHaveURL('/payment');
});

test('LEARNING-6: rollout false: a modal instead of navigating', async ({ learner }) => {
  await changeReply(learner, '**/api/content/topic/c', ({ subtopics }) => {
    if (subtopics[0]) subtopics[0].rollout = false;
  });
  await learner.goto(TOPIC);
  await learner.getByRole('button', { name: /First steps/ }).click();
  const modal = learner.getByRole('dialog', { name: 'Attention' });
  await expect(modal).toContainText('This module will be unlocked after the live classroom course.');
  await learner.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  await expect(learner).toHaveURL(TOPIC);
});
