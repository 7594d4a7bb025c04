import type { ClassTotal } from '@abhyas/contract/assignments-totals';

import { categoryInWords, partsInWords } from '../totals.rules.ts';
import { Sentences } from './rules-in-words.tsx';

/** How a total came about, category by category. */
export function TotalWorking({ total: { categories } }: { readonly total: ClassTotal }) {
  return (
    <ul className="space-y-3">
      {categories.map((category) => (
        <li key={category.name}>
          <p className="font-medium">{categoryInWords(category)}</p>
          <Sentences lines={partsInWords(category)} />
        </li>
      ))}
    </ul>
  );
}
