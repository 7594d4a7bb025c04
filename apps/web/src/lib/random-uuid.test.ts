import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { randomUuid } from './random-uuid.ts';

test('RFC 9562: UUIDs of version 4, never the same twice', () => {
  const ids = Array.from({ length: 200 }, randomUuid);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
