import * as z from 'zod/mini';

import { defineCall } from './call.ts';
import { done } from './done.ts';

/** Those who say who sells say how it looks. */
const access = { staff: ['accounts'] } as const;

/** How large a logo may be: kept small, as every page and document shows it. */
export const LOGO = { bytesMax: 200 * 1024, pixelsMax: 1000, pixelsMin: 32 } as const;

export const readLogoState = defineCall({
  method: 'GET',
  path: '/api/admin/institute/logo',
  access,
  /** The address of the logo; absent: there is none. */
  reply: z.object({ logo: z.optional(z.string()) }),
});

/** A PNG in base64 in place of the logo before. */
export const saveLogo = defineCall({
  method: 'POST',
  path: '/api/admin/institute/logo',
  access,
  body: z.object({ png: z.string() }),
  reply: done,
});

export const removeLogo = defineCall({
  method: 'POST',
  path: '/api/admin/institute/logo/remove',
  access,
  reply: done,
});
