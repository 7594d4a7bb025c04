import type { DrawnGap } from '@abhyas/content/exercises/drawn';

import { mixed } from './answer.rules.ts';
import type { Exercise } from './exercise.rules.ts';

/** The pieces in an order that gives nothing away. */
export function boardOf({ id, lines, pieces, blanks }: DrawnGap): Exercise {
  const all = pieces ?? [];
  const options = mixed(all.length, id).map((at) => ({
    id: `piece-${at}`,
    content: all[at]?.content ?? '',
  }));
  // The right pieces stand first, in the order of the blanks.
  const answer = Object.fromEntries(Object.keys(blanks).map((slot, at) => [slot, `piece-${at}`]));
  return { lines, options, answer };
}
