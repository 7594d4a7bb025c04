import { staffStanding } from '@abhyas/contract/admin.staff';
import { queryOptions } from '@tanstack/react-query';

import { call } from '../lib/api-client.ts';

/** Who is asking, and how far their session is with the second factor. */
export const standingQuery = queryOptions({
  queryKey: ['admin', 'standing'],
  queryFn: () => call(staffStanding, {}),
});
