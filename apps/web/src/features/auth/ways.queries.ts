import { signInWays } from '@abhyas/contract/sign-in-ways';
import { queryOptions } from '@tanstack/react-query';

import { read } from '../../lib/read.ts';

/** Who may register here, and by which providers of the institute people sign in. */
export const waysQuery = queryOptions({ queryKey: ['auth', 'ways'], ...read(signInWays, {}) });
