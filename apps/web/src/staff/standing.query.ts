import { staffStanding } from '@abhyas/contract/admin.staff';
import { queryOptions } from '@tanstack/react-query';

import { call } from '../lib/api-client.ts';

/** Who asks, and where their session stands with the second factor. */
export const standingQuery = queryOptions({
  queryKey: ['admin', 'standing'],
  queryFn: () => call(staffStanding, {}),
});
