/// <reference lib="dom" />
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { chromium, type Page } from '@playwright/test';

import { CHROMIUM, CHROMIUM_ARGS } from '../testing/chromium.mjs';
import { FRAME, shownOf, type Shown } from './frame.ts';
import type { LIGHTER_HEIGHTS, Scene } from '@abhyas/content/videos/walkthrough';

const run = promisify(execFile);

/** The bar glides to the next line in so many steps of so many seconds. */
const GLIDE_STEPS = 5;
const GLIDE_STEP_SECONDS = 0.08;
const FRAMES_PER_SECOND = 12;
/** Small enough for a slow connection, large enough for the smallest code on a phone held sideways. */
const VIDEO_WIDTH = 1120;
const STILL_WIDTH = 800;

/** Widths of the lighter versions by their lines. */
const LIGHTER_WIDTHS = { 240: 426, 144: 256 } as const;
type LighterHeight = (typeof LIGHTER_HEIGHTS)[number];

const QUIET = ['-y', '-loglevel', 'error'];
const ENCODING = '-c:v libx264 -preset slow -crf 27 -tune stillimage -g 96 -movflags +faststart'.split(' ');

type Picture = { readonly file: string; readonly seconds: number };

/** Draws the scenes on the stage and writes the film. Needs chromium and ffmpeg. */
export async function film(stage: string, scenes: readonly Scene[], video: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'abhyas-film-'));
  try {
    const pictures = await onStage(stage, (page) => draw(page, scenes, folder));
    await joinPictures(pictures, folder, video);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Draws one scene, for the time before the film is played. Needs chromium. */
export async function still(stage: string, scene: Scene, file: string): Promise<void> {
  await onStage(stage, async (page) => {
    await page.evaluate(show, shownOf(scene, scene.line));
    const session = await page.context().newCDPSession(page);
    const clip = { x: 0, y: 0, ...FRAME, scale: STILL_WIDTH / FRAME.width };
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 90, clip });
    writeFileSync(file, Buffer.from(data, 'base64'));
  });
}

async function onStage<Result>(stage: string, work: (page: Page) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_ARGS });
  try {
    const page = await browser.newPage({ viewport: FRAME });
    await page.setContent(stage);
    await page.evaluate(() => document.fonts.ready.then(() => true));
    return await work(page);
  } finally {
    await browser.close();
  }
}

/** Makes a video in fewer lines, for slow and dear connections. */
export async function lighten(video: string, height: LighterHeight, lighter: string): Promise<void> {
  const filter = `scale=${LIGHTER_WIDTHS[height]}:${height}:flags=lanczos,format=yuv420p`;
  await run('ffmpeg', [...QUIET, '-i', video, '-vf', filter, ...ENCODING, lighter]);
}

async function draw(page: Page, scenes: readonly Scene[], folder: string): Promise<Picture[]> {
  const pictures: Picture[] = [];
  const take = async (shown: Shown, seconds: number) => {
    await page.evaluate(show, shown);
    const file = join(folder, `${String(pictures.length).padStart(5, '0')}.png`);
    await page.screenshot({ path: file });
    pictures.push({ file, seconds });
  };
  let before = 0;
  for (const scene of scenes) {
    const glides = before > 0 && scene.line > 0 && scene.line !== before;
    const steps = glides ? GLIDE_STEPS : 0;
    for (let step = 1; step <= steps; step += 1) {
      const way = (step / (GLIDE_STEPS + 1)) ** 0.6;
      await take(shownOf(scene, before + (scene.line - before) * way), GLIDE_STEP_SECONDS);
    }
    const rest = scene.seconds - steps * GLIDE_STEP_SECONDS;
    await take(shownOf(scene, scene.line), rest);
    before = scene.line;
  }
  return pictures;
}

/** Runs in the page. */
function show({ barTop, barVisible, values, output }: Shown): void {
  const bar = document.querySelector<HTMLElement>('#bar');
  const table = document.querySelector('#values');
  const printed = document.querySelector('#output');
  if (!bar || !table || !printed) return;
  bar.style.top = `${barTop}px`;
  bar.style.visibility = barVisible ? 'visible' : 'hidden';
  table.innerHTML = values;
  printed.innerHTML = output;
}

async function joinPictures(pictures: readonly Picture[], folder: string, video: string): Promise<void> {
  const list = pictures.map(({ file, seconds }) => `file '${file}'\nduration ${seconds}`);
  // The last picture is named twice: ffmpeg leaves the last duration out otherwise.
  list.push(`file '${pictures.at(-1)?.file ?? ''}'`);
  const listFile = join(folder, 'pictures.txt');
  writeFileSync(listFile, list.join('\n'));
  const pictureFilter = `fps=${FRAMES_PER_SECOND},scale=${VIDEO_WIDTH}:-2,format=yuv420p`;
  const from = ['-f', 'concat', '-safe', '0', '-i', listFile, '-vf', pictureFilter];
  await run('ffmpeg', [...QUIET, ...from, ...ENCODING, video]);
}
