import type { AlgorithmName, Frame, Tone } from '@abhyas/content/algorithms';
import { fill } from '@abhyas/contract/fill';

import { stepTexts } from './algorithm-texts.ts';

/** What is said of a moment. */
export function sentenceOf(name: AlgorithmName, { line, say = line, values = {} }: Frame): string {
  const sentences: Readonly<Record<string, string>> = stepTexts()[name];
  return fill(sentences[say] ?? '', values);
}

/** How a part is marked: never by its colour alone. */
export const BOX_TONES: Readonly<Record<Tone, string>> = {
  now: 'border-accent bg-accent-soft border-3 font-[650]',
  done: 'border-good bg-good-soft border-b-3',
  out: 'border-dashed border-line text-soft',
  good: 'border-good bg-good-soft border-3 font-[650]',
  bad: 'border-bad bg-bad-soft border-2 line-through',
};

export const PLAIN_BOX = 'border-edge bg-raised';

/** The same for the nodes and edges of a drawing. */
export const SHAPE_TONES: Readonly<Record<Tone, string>> = {
  now: 'fill-accent-soft stroke-accent stroke-4',
  done: 'fill-good-soft stroke-good stroke-2',
  out: 'fill-paper stroke-edge stroke-1 [stroke-dasharray:3_3]',
  good: 'fill-good-soft stroke-good stroke-4',
  bad: 'fill-bad-soft stroke-bad stroke-3 [stroke-dasharray:2_2]',
};

export const PLAIN_SHAPE = 'fill-raised stroke-edge stroke-2';

/** How long a movement between two steps takes. */
export const MOVES = 'transition-transform duration-300 ease-settle';
