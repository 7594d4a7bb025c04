import { staffStatus } from '@abhyas/contract/admin.staff';
import { queryOptions } from '@tanstack/react-query';

import { call } from '../lib/api-client.ts';

/** Who is asking, and how far their session is with the second factor. */
export const staffStatusQuery = queryOptions({
  queryKey: ['admin', 'status'],
  queryFn: () => call(staffStatus, {}),
});
