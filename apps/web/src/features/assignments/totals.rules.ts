import type { CategoryTotal } from '@abhyas/contract/assignments-totals';
import { fill } from '@abhyas/contract/fill';

import { countText } from '../../lib/counts.ts';
import { pointsText } from '../../lib/points.ts';
import { totalsTexts } from './totals-texts.ts';

/** What a category gives of what it can. */
export function categoryInWords({ name, weight, hundredths }: CategoryTotal): string {
  return fill(totalsTexts().category, { name, weight, total: pointsText(hundredths) });
}

/** How a category came to what it gives, a sentence each (ASSIGNMENTS-21). */
export function partsInWords({ parts, bestOf }: CategoryTotal): string[] {
  const words = totalsTexts();
  if (parts.length === 0) return [words.none];
  const lines = parts.map(({ title, hundredths, points, counts }) =>
    fill(counts ? words.part : words.leftOut, {
      title,
      marks: pointsText(hundredths),
      points: pointsText(points),
    }),
  );
  if (bestOf !== undefined && bestOf < parts.length) return [...lines, countText(words.best, bestOf)];
  return parts.length === 1 ? lines : [...lines, words.all];
}
