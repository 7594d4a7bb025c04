import * as z from 'zod/mini';

import { defineCall } from './call.ts';

/** The logo of the institute, a PNG. Its address names its version and is answered for good. */
export const readLogo = defineCall({
  method: 'GET',
  path: '/api/institute/logo/:version',
  access: 'public',
  whileSitting: true,
  params: z.object({ version: z.string().check(z.maxLength(64)) }),
  reply: z.unknown(),
});
