/**
 * `npm run content:video -- FOLDER…`: makes the video of each asset folder from its walkthrough.yaml:
 * video.mp4 and its lighter versions, its captions, its still picture and video.yaml. The results are committed, so that nobody
 * needs ffmpeg to run the product.
 */
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { createHighlighter } from '@abhyas/content/markdown/highlighter';
import {
  assetOf,
  captionsOf,
  lengthOf,
  LIGHTER_HEIGHTS,
  lighterName,
  readWalkthrough,
  scenesOf,
} from '@abhyas/content/videos/walkthrough';

import { film, lighten } from './videos/film.ts';
import { stageOf } from './videos/frame.ts';

const highlight = await createHighlighter();
for (const folder of process.argv.slice(2)) {
  const source = readWalkthrough(folder);
  const scenes = scenesOf(source);
  const video = join(folder, 'video.mp4');
  await film(stageOf(source, highlight), scenes, { video, poster: join(folder, 'poster.webp') });
  for (const height of LIGHTER_HEIGHTS) await lighten(video, height, join(folder, lighterName(height)));
  writeFileSync(join(folder, 'captions.vtt'), captionsOf(scenes));
  writeFileSync(join(folder, 'video.yaml'), assetOf(source, scenes));
  const seconds = Math.round(lengthOf(scenes));
  process.stdout.write(`${video}: ${seconds} s, ${Math.round(statSync(video).size / 1024)} kB\n`);
}
