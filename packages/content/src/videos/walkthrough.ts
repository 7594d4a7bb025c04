import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  languageInfo,
  type PageLanguage,
  TRANSLATION_LANGUAGES,
  type Translations,
} from '@abhyas/contract/page-language';
import * as z from 'zod';
import { parse, stringify } from 'yaml';

import { SNIPPET_LANGUAGES } from '../snippet.ts';

/** What fits beside the values and is still readable on a phone held sideways. */
const LINES_MAX = 13;
const COLUMNS_MAX = 44;
/** Two lines of captions. */
const SAY_MAX = 130;

const step = z.strictObject({
  /** The line that is spoken of, from 1; 0 for none. */
  line: z.number().int().min(0),
  /** The caption. */
  say: z.string().trim().min(1).max(SAY_MAX),
  /** The same caption in other languages: in each language at all steps, or at none. */
  in: z.partialRecord(z.enum(TRANSLATION_LANGUAGES), z.string().trim().min(1).max(SAY_MAX)).default({}),
  /** Values that changed, by name; null takes a name away. */
  values: z.record(z.string(), z.union([z.string(), z.number(), z.null()])).default({}),
  /** What is printed at this step. */
  prints: z.string().default(''),
});

const walkthrough = z
  .strictObject({
    title: z.string().min(1).max(80),
    premium: z.boolean().default(false),
    /** Markdown under the video; the program itself is added. */
    description: z.string().trim().default(''),
    language: z.enum([...SNIPPET_LANGUAGES.keys()]),
    stdin: z.string().default(''),
    code: z.string().transform((text) => text.trimEnd()),
    steps: z.array(step).min(3).max(40),
  })
  .refine(
    ({ steps }) =>
      steps.every((each) => Object.keys(each.in).length === captionLanguages({ steps }).length - 1),
    'steps: a language has a caption at each step, or at none',
  )
  .refine(({ code }) => code.split('\n').length <= LINES_MAX, `code: at most ${LINES_MAX} lines`)
  .refine(
    ({ code }) => code.split('\n').every((line) => line.length <= COLUMNS_MAX),
    `code: at most ${COLUMNS_MAX} columns`,
  );
export type Walkthrough = z.infer<typeof walkthrough>;

/** The languages in which a video has captions, English first. */
export function captionLanguages({ steps }: { steps: readonly z.infer<typeof step>[] }): PageLanguage[] {
  return ['en', ...TRANSLATION_LANGUAGES.filter((language) => steps.some((each) => each.in[language]))];
}

/** The author's text, beside the video that is drawn from it. */
export const WALKTHROUGH_FILE = 'walkthrough.yaml';

/** Reads the author's text of a video. */
export function readWalkthrough(folder: string): Walkthrough {
  return walkthrough.parse(parse(readFileSync(join(folder, WALKTHROUGH_FILE), 'utf8')));
}

/** One step with all that is on the screen during it. */
export type Scene = {
  readonly line: number;
  readonly say: string;
  /** The caption in other languages. */
  readonly in: Translations<string>;
  readonly values: ReadonlyMap<string, string>;
  /** Names whose value is new at this step. */
  readonly changed: ReadonlySet<string>;
  readonly output: string;
  readonly seconds: number;
};

/** A usual pace for reading captions: 15 characters a second, and a moment to find the place. */
const CHARACTERS_PER_SECOND = 15;
const LOOK_SECONDS = 1.4;
const SCENE_SECONDS_MIN = 3;

export function scenesOf({ steps }: Walkthrough): Scene[] {
  const values = new Map<string, string>();
  let output = '';
  return steps.map(({ line, say, in: others, values: news, prints }) => {
    for (const [name, value] of Object.entries(news)) {
      if (value === null) values.delete(name);
      else values.set(name, String(value));
    }
    output += prints;
    const longest = Math.max(...[say, ...Object.values(others)].map(lettersIn));
    const seconds = Math.max(SCENE_SECONDS_MIN, LOOK_SECONDS + longest / CHARACTERS_PER_SECOND);
    const changed = new Set(Object.keys(news));
    return { line, say, in: others, values: new Map(values), changed, output, seconds };
  });
}

const letters = new Intl.Segmenter('hi');

/** As a reader counts them: in Hindi a letter and its vowel sign are one. */
function lettersIn(text: string): number {
  return [...letters.segment(text)].length;
}

/** The scene that shows most of the idea in one picture: the last with the most values and lines of output. */
export function stillOf(scenes: readonly Scene[]): Scene {
  const shown = ({ line, values, output }: Scene): number =>
    (line > 0 ? 1 : 0) + values.size + output.split('\n').length;
  return scenes.reduce((richest, scene) => (shown(scene) >= shown(richest) ? scene : richest));
}

/** Captions of the scenes as WebVTT: each begins when the bar begins to move. */
export function captionsOf(scenes: readonly Scene[], language: PageLanguage = 'en'): string {
  let at = 0;
  const cues = scenes.map(({ say, in: others, seconds }) => {
    const from = stamp(at);
    at += seconds;
    return `${from} --> ${stamp(at)}\n${language === 'en' ? say : (others[language] ?? '')}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function stamp(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23);
}

/** Length of the video in seconds. */
export function lengthOf(scenes: readonly Scene[]): number {
  return scenes.reduce((sum, scene) => sum + scene.seconds, 0);
}

/** Lighter versions that are made of each video, by their lines: code is still readable in both. */
export const LIGHTER_HEIGHTS = [240, 144] as const;

export const lighterName = (height: number): string => `video-${height}p.mp4`;

export const captionsName = (language: PageLanguage): string =>
  language === 'en' ? 'captions.vtt' : `captions.${language}.vtt`;

/** video.yaml, with the program under the video: to be copied, run in place, and proved by content:verify. */
export function assetOf(source: Walkthrough, scenes: readonly Scene[]): string {
  const { title, premium, language, stdin, code, description } = source;
  const input = stdin === '' ? '' : ` stdin=${JSON.stringify(stdin)}`;
  const program = `\`\`\`${language} run${input}\n${code}\n\`\`\``;
  const output = `\`\`\`output\n${(scenes.at(-1)?.output ?? '').trimEnd()}\n\`\`\``;
  return stringify({
    title,
    premium,
    file: 'video.mp4',
    sources: LIGHTER_HEIGHTS.map((height) => ({ file: lighterName(height), height })),
    poster: 'poster.webp',
    duration_seconds: Math.round(lengthOf(scenes)),
    captions: captionLanguages(source).map((caption) => ({
      language: caption,
      label: languageInfo(caption).name,
      file: captionsName(caption),
    })),
    description: [description, program, output].filter((part) => part !== '').join('\n\n'),
  });
}
