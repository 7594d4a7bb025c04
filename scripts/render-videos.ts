/**
 * `npm run content:video -- FOLDER…`: makes the video of each asset folder from its walkthrough.yaml:
 * video.mp4, its captions, its still picture and video.yaml. The results are committed, so that nobody
 * needs ffmpeg to run the product.
 */
import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { createHighlighter } from '@abhyas/content/markdown/highlighter';
import { stringify } from 'yaml';

import { film } from './videos/film.ts';
import { stageOf } from './videos/frame.ts';
import { captionsOf, readWalkthrough, scenesOf, type Scene, type Walkthrough } from './videos/walkthrough.ts';

const highlight = await createHighlighter();
for (const folder of process.argv.slice(2)) {
  const source = readWalkthrough(folder);
  const scenes = scenesOf(source);
  const video = join(folder, 'video.mp4');
  await film(stageOf(source, highlight), scenes, { video, poster: join(folder, 'poster.webp') });
  writeFileSync(join(folder, 'captions.vtt'), captionsOf(scenes));
  writeFileSync(join(folder, 'video.yaml'), assetOf(source, scenes));
  const seconds = Math.round(lengthOf(scenes));
  process.stdout.write(`${video}: ${seconds} s, ${Math.round(statSync(video).size / 1024)} kB\n`);
}

function lengthOf(scenes: readonly Scene[]): number {
  return scenes.reduce((sum, scene) => sum + scene.seconds, 0);
}

/** The asset, with the program under the video: to be copied, run in place, and proved by content:verify. */
function assetOf(source: Walkthrough, scenes: readonly Scene[]): string {
  const { title, premium, language, stdin, code, description } = source;
  const input = stdin === '' ? '' : ` stdin=${JSON.stringify(stdin)}`;
  const program = `\`\`\`${language} run${input}\n${code}\n\`\`\``;
  const output = `\`\`\`output\n${(scenes.at(-1)?.output ?? '').trimEnd()}\n\`\`\``;
  return stringify({
    title,
    premium,
    file: 'video.mp4',
    poster: 'poster.webp',
    duration_seconds: Math.round(lengthOf(scenes)),
    captions: [{ language: 'en', label: 'English', file: 'captions.vtt' }],
    description: [description, program, output].filter((part) => part !== '').join('\n\n'),
  });
}
