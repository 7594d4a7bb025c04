import { algorithms as english } from '@abhyas/contract/messages/en/algorithms';
import { algorithmsArrays as arrays } from '@abhyas/contract/messages/en/algorithms-arrays';
import { algorithmsStructures as structures } from '@abhyas/contract/messages/en/algorithms-structures';
import { algorithmsGraphs as graphs } from '@abhyas/contract/messages/en/algorithms-graphs';
import { algorithmsTables as tables } from '@abhyas/contract/messages/en/algorithms-tables';
import { algorithms as hindi } from '@abhyas/contract/messages/hi/algorithms';
import { algorithmsArrays as arraysHindi } from '@abhyas/contract/messages/hi/algorithms-arrays';
import { algorithmsStructures as structuresHindi } from '@abhyas/contract/messages/hi/algorithms-structures';
import { algorithmsGraphs as graphsHindi } from '@abhyas/contract/messages/hi/algorithms-graphs';
import { algorithmsTables as tablesHindi } from '@abhyas/contract/messages/hi/algorithms-tables';

import { lazyTexts } from '../../lib/lazy-texts.ts';

/** The words around pictures of algorithms in the language of the pages, loaded with the first such picture. */
export const algorithmTexts = lazyTexts(english, { hi: hindi });

/** What is said at their steps: by algorithm, then by the name of the sentence. */
export const stepTexts = lazyTexts(
  { ...arrays, ...structures, ...graphs, ...tables },
  { hi: { ...arraysHindi, ...structuresHindi, ...graphsHindi, ...tablesHindi } },
);
