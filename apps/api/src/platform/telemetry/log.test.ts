import { closeSync, openSync } from 'node:fs';

import { expect, test } from 'vitest';

import { openLog, unbuffered } from './log.ts';

test('F7: a log whose disk is full costs lines, not the process', () => {
  const full = openSync('/dev/full', 'w');
  const log = openLog('info', unbuffered(full));
  expect(() => log.error('nobody reads this')).not.toThrow();
  closeSync(full);
});
