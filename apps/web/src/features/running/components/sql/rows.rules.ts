import { fill } from '@abhyas/contract/fill';
import type { RowFault } from '@abhyas/languages/sql/compare-rows';

import { texts } from '../../../../lib/texts.ts';

/** What is wrong with the rows, in a sentence. */
export function wordsOfFault(fault: RowFault): string {
  const words = texts.running.rows.faults;
  switch (fault.kind) {
    case 'columns':
      return fill(words.columns, { expected: fault.expected, actual: fault.actual });
    case 'names':
      return fill(words.names, { expected: fault.expected, actual: fault.actual });
    case 'duplicates':
    case 'missing':
    case 'extra':
      return fill(words[fault.kind], { count: fault.count });
    case 'unchanged':
    case 'changed':
      return fill(words[fault.kind], { table: fault.table });
    case 'no-result':
    case 'order':
    case 'too-many':
      return words[fault.kind];
  }
}
