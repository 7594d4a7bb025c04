import { sheets } from '@abhyas/contract/practice-sheets';
import { queryOptions } from '@tanstack/react-query';

import { read } from '../../lib/read.ts';

/** The sheets with the order of their problems; what is solved of them is in `problemsQuery`. */
export const sheetsQuery = queryOptions({ queryKey: ['practice', 'sheets'], ...read(sheets, {}) });
