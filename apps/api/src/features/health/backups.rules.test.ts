import { expect, test } from 'vitest';

import { judgeBackups } from './backups.rules.ts';

const now = new Date('2026-11-22T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const GOOD = { archives: true, archivedAt: ago(0.01), failedAt: null, outside: false, madeAt: ago(20), now };

test.each([
  ['off', { ...GOOD, archives: false }],
  ['none', { ...GOOD, madeAt: undefined }],
  ['old', { ...GOOD, madeAt: ago(49) }],
  ['stuck', { ...GOOD, failedAt: ago(0) }],
  ['stuck', { ...GOOD, archivedAt: null, failedAt: ago(3) }],
  ['good', { ...GOOD, failedAt: ago(5) }],
  ['outside', { ...GOOD, outside: true, madeAt: undefined }],
  ['off', { ...GOOD, outside: true, archives: false }],
] as const)('%s: %j', (state, seen) => {
  expect(judgeBackups(seen)).toBe(state);
});
