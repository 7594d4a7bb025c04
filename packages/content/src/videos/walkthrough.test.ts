import { globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

import {
  assetOf,
  captionLanguages,
  captionsName,
  captionsOf,
  lengthOf,
  lighterName,
  readWalkthrough,
  scenesOf,
  stillOf,
} from './walkthrough.ts';

const COURSES = fileURLToPath(new URL('../../../../content/courses/', import.meta.url));
const folders = globSync('*/*/*/walkthrough.yaml', { cwd: COURSES }).map((file) =>
  dirname(join(COURSES, file)),
);

test('LEARNING-46: at least six short captioned videos of our own', () => {
  expect(folders.length).toBeGreaterThanOrEqual(6);
});

describe.each(folders)('%s', (folder) => {
  const source = readWalkthrough(folder);
  const scenes = scenesOf(source);
  const written = (name: string) => readFileSync(join(folder, name), 'utf8');

  test('LEARNING-66: captions, English and Hindi, and asset are those of the text: the video was drawn again after the last change', () => {
    expect(captionLanguages(source)).toEqual(['en', 'hi']);
    for (const language of captionLanguages(source))
      expect(written(captionsName(language))).toBe(captionsOf(scenes, language));
    expect(written('video.yaml')).toBe(assetOf(source, scenes));
  });

  test('its still picture is the scene with the result, and the line that made it', () => {
    const still = stillOf(scenes);
    expect(still.output).toBe(scenes.at(-1)?.output);
    expect(still.line).toBeGreaterThan(0);
    for (const { values } of scenes) expect(values.size).toBeLessThanOrEqual(still.values.size);
  });

  test('it is short and small enough for a slow connection', () => {
    expect(lengthOf(scenes)).toBeLessThan(120);
    expect(statSync(join(folder, 'video.mp4')).size).toBeLessThan(1024 * 1024);
    expect(statSync(join(folder, lighterName(240))).size).toBeLessThan(256 * 1024);
  });

  test('each step speaks of a line of the program', () => {
    const lines = source.code.split('\n').length;
    for (const { line } of source.steps) expect(line).toBeLessThanOrEqual(lines);
  });
});
