import { readFile } from 'node:fs/promises';

import type { Asset, SubtopicDetail } from '@abhyas/contract/learning';
import type { Page } from '@playwright/test';

import { securityHeaders } from '../apps/api/src/platform/http/security-headers.ts';
import { expect, signIn, test } from './people.ts';

const HOST = 'https://streams.example';
const VIDEO = '/learn/first-steps/watch-a-program-run';
const STREAM = new URL('fixtures/stream/', import.meta.url);
const FILM = new URL('../content/courses/01-c/01-first-steps/00-watch-a-program-run/', import.meta.url);

const TYPES: Readonly<Record<string, string>> = {
  m3u8: 'application/vnd.apple.mpegurl',
  mpegts: 'video/mp2t',
};

/** Another host, as a video service is one: it lets any page read its streams. Tells what it was asked for. */
async function openHost(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${HOST}/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    asked.push(name);
    const contentType = TYPES[name.split('.').at(-1) ?? ''] ?? 'video/mp4';
    const body = await readFile(new URL(name, name.endsWith('.mp4') ? FILM : STREAM));
    await route.fulfill({ body, contentType, headers: { 'access-control-allow-origin': '*' } });
  });
  return asked;
}

/** The page as it is served while the release names these hosts, the first video being this one. */
async function showVideo(
  page: Page,
  data: Asset['assetData'],
  videoOrigins: readonly string[],
): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
  await page.route('**/learn/first-steps/*', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), ...securityHeaders({ https: false, videoOrigins }) };
    await route.fulfill({ response, headers });
  });
  await page.route('**/api/content/subtopic/first-steps', async (route) => {
    const response = await route.fetch();
    const detail = (await response.json()) as SubtopicDetail;
    const assets = detail.assets.map((asset) => {
      const { sources: _own, bytes: _ours, ...assetData } = asset.assetData ?? {};
      return asset.type === 'video' ? { ...asset, assetData: { ...assetData, ...data } } : asset;
    });
    await route.fulfill({ response, json: { ...detail, assets } });
  });
}

const lines = (page: Page) =>
  page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => (video.readyState > 1 ? video.videoHeight : -1));

test(
  'LEARNING-38: Video: HLS of another host plays, in the quality that is chosen; it is remembered, with its size',
  { tag: '@thorough' },
  async ({ learner }) => {
    await showVideo(learner, { url: `${HOST}/stream.m3u8` }, [HOST]);
    const asked = await openHost(learner);
    await learner.goto(VIDEO);
    const quality = learner.getByLabel('Quality');
    await expect(quality.locator('option')).toHaveText([
      'Automatic',
      '240p · about 0.05 MB',
      '144p · about 0.03 MB',
      'Sound only · about 0.01 MB',
    ]);
    await quality.selectOption({ index: 3 });
    await expect.poll(() => lines(learner)).toBe(0);
    await learner.locator('video').evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      await video.play();
    });
    await expect(learner.getByText('This item has been marked as completed')).toBeVisible();
    await quality.selectOption({ index: 2 });
    await expect.poll(() => lines(learner)).toBe(144);

    // The next video, a file with lighter ones beside it, begins with what was chosen.
    asked.length = 0;
    const lighter = [
      { url: `${HOST}/video-240p.mp4`, height: 240, bytes: 134_614 },
      { url: `${HOST}/video-144p.mp4`, height: 144, bytes: 74_373 },
    ];
    await showVideo(learner, { url: `${HOST}/video.mp4`, sources: lighter }, [HOST]);
    await openHost(learner);
    await learner.reload();
    await expect(quality).toHaveValue('144');
    await expect.poll(() => lines(learner)).toBe(144);
    await expect(quality.locator('option')).toHaveText(['Best', '240p · 0.1 MB', '144p · 0.07 MB']);
  },
);

test('LEARNING-39: Video: what comes from a host that the release does not name is not loaded, and said so', async ({
  page,
  account,
}) => {
  await signIn(page, account);
  await showVideo(page, { url: `${HOST}/stream.m3u8` }, []);
  const asked = await openHost(page);
  await page.goto(VIDEO);
  await expect(page.getByText('The video could not be loaded.')).toBeVisible();
  expect(asked).toEqual([]);
});
