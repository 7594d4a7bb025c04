import { messages } from '@abhyas/contract/messages';
import { expect, test } from 'vitest';

import { ACCEPTED, COMPILED, GRANTED } from '../../testing/scripted-runner.ts';
import { endOf } from './console.service.ts';

test('of a program that computed until its limit the time of its own is told, not how long somebody sat at it', () => {
  const execution = { ...ACCEPTED, verdict: 'time-limit' as const, cpuMs: 10_004, wallMs: 28_800 };
  const end = endOf(
    { kind: 'talked', compile: COMPILED, limits: GRANTED, execution, ending: 'itself' },
    messages,
  );
  expect(end).toMatchObject({ verdict: 'time-limit', timeMs: 10_004, wallMs: 28_800 });
});
