import { heldBy, type State } from '@abhyas/recording/replay';
import * as z from 'zod/mini';

import { valueText } from './step.rules.ts';

const recorded = z.object({
  output: z.string(),
  recording: z.string(),
  /** The step that is shown first. */
  open: z.number(),
  /** Variables that are shown beside the sentence. */
  watch: z.array(z.string()),
  words: z.array(z.string()),
  /** Steps, and which of the words belong to each. */
  said: z.array(z.tuple([z.number(), z.number()])),
});

/** What an author says of a program's steps. */
export type Guide = Pick<z.infer<typeof recorded>, 'open' | 'watch' | 'words' | 'said'>;

/** Reads the file of a lesson's program; null when it is something else. */
export function readRecorded(file: unknown): z.infer<typeof recorded> | null {
  const read = z.safeParse(recorded, file);
  return read.success ? read.data : null;
}

/** The author's sentence at a step, with the values that its variables hold there; undefined where there is none. */
export function guideText(guide: Guide, at: number, held: Held): string | undefined {
  const sentence = guide.said.find(([step]) => step === at)?.[1];
  const words = sentence === undefined ? undefined : guide.words[sentence];
  return words?.replaceAll(/\{(\w+)\}/g, (_, name: string) => textOf(name, held) ?? '?');
}

/** The watched variables that are there, as `name = value`. */
export function watchedTexts({ watch }: Guide, held: Held): string[] {
  return watch.flatMap((name) => {
    const text = textOf(name, held);
    return text === undefined ? [] : [`${name} = ${text}`];
  });
}

type Held = { readonly state: State; readonly language: number };

function textOf(name: string, { state, language }: Held): string | undefined {
  const value = heldBy(state, name);
  return value && valueText(value, state.objects, language);
}
