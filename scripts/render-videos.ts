/**
 * `npm run content:video -- FOLDER…`: makes the video of each asset folder from its walkthrough.yaml:
 * video.mp4 and its lighter versions, its captions, its still picture and video.yaml. The results are committed, so that nobody
 * needs ffmpeg to run the product. `--still` before the folders draws the still picture alone, which needs no ffmpeg.
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { highlighter } from '@abhyas/content/markdown/highlighter';
import {
  assetOf,
  captionLanguages,
  captionsName,
  captionsOf,
  lengthOf,
  LIGHTER_HEIGHTS,
  lighterName,
  readWalkthrough,
  type Scene,
  scenesOf,
  stillOf,
  type Walkthrough,
} from '@abhyas/content/videos/walkthrough';

import { film, lighten, still } from './videos/film.ts';
import { stageOf } from './videos/frame.ts';

const highlight = await highlighter();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { still: { type: 'boolean', default: false }, words: { type: 'boolean', default: false } },
});
for (const folder of positionals) {
  const source = readWalkthrough(folder);
  const scenes = scenesOf(source);
  if (values.words) {
    if (timesOf(readFileSync(join(folder, 'captions.vtt'), 'utf8')) !== timesOf(captionsOf(scenes)))
      throw new Error(`${folder}: the scenes have other lengths than those of the video. Draw it again.`);
    writeWords(folder, source, scenes);
    continue;
  }
  const stage = stageOf(source, highlight);
  await still(stage, stillOf(scenes), join(folder, 'poster.webp'));
  if (values.still) continue;
  const video = join(folder, 'video.mp4');
  await film(stage, scenes, video);
  for (const height of LIGHTER_HEIGHTS) await lighten(video, height, join(folder, lighterName(height)));
  writeWords(folder, source, scenes);
  const seconds = Math.round(lengthOf(scenes));
  process.stdout.write(`${video}: ${seconds} s, ${Math.round(statSync(video).size / 1024)} kB\n`);
}

function writeWords(folder: string, source: Walkthrough, scenes: readonly Scene[]): void {
  for (const language of captionLanguages(source))
    writeFileSync(join(folder, captionsName(language)), captionsOf(scenes, language));
  writeFileSync(join(folder, 'video.yaml'), assetOf(source, scenes));
}

function timesOf(captions: string): string {
  return captions
    .split('\n')
    .filter((line) => line.includes('-->'))
    .join('\n');
}
