/**
 * `npm run content:video -- FOLDER…`: makes the video of each asset folder from its walkthrough.yaml:
 * video.mp4 and its lighter versions, its captions, its still picture and video.yaml. The results are committed, so that nobody
 * needs ffmpeg to run the product. `--still` before the folders draws the still picture alone, which needs no ffmpeg.
 */
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { createHighlighter } from '@abhyas/content/markdown/highlighter';
import {
  assetOf,
  captionsOf,
  lengthOf,
  LIGHTER_HEIGHTS,
  lighterName,
  readWalkthrough,
  scenesOf,
  stillOf,
} from '@abhyas/content/videos/walkthrough';

import { film, lighten, still } from './videos/film.ts';
import { stageOf } from './videos/frame.ts';

const highlight = await createHighlighter();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { still: { type: 'boolean', default: false } },
});
for (const folder of positionals) {
  const source = readWalkthrough(folder);
  const scenes = scenesOf(source);
  const stage = stageOf(source, highlight);
  await still(stage, stillOf(scenes), join(folder, 'poster.webp'));
  if (values.still) continue;
  const video = join(folder, 'video.mp4');
  await film(stage, scenes, video);
  for (const height of LIGHTER_HEIGHTS) await lighten(video, height, join(folder, lighterName(height)));
  writeFileSync(join(folder, 'captions.vtt'), captionsOf(scenes));
  writeFileSync(join(folder, 'video.yaml'), assetOf(source, scenes));
  const seconds = Math.round(lengthOf(scenes));
  process.stdout.write(`${video}: ${seconds} s, ${Math.round(statSync(video).size / 1024)} kB\n`);
}
