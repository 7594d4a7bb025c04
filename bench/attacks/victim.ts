import { setTimeout as sleep } from 'node:timers/promises';

import type { ExecuteReply } from '@abhyas/contract/running';

import { BENCH_PROBLEM } from '../../scripts/testing/bench-release.ts';
import type { Learner } from '../runner/learners.ts';
import { nextMark } from '../runner/programs.ts';
import { ask } from './ask.ts';
import { solution } from './attacked-school.ts';

/** Somebody who runs, looks at the result and runs again, and reads meanwhile. */
const BETWEEN_MS = 50;

export type Waits = { readonly runs: readonly number[]; readonly reads: readonly number[] };

export type Sampling = {
  readonly address: string;
  /** Who takes turns, so that the limits on use stay out of the measurement. */
  readonly learners: readonly Learner[];
  readonly samples: number;
  /** After that it ends with the samples it has. */
  readonly secondsMost: number;
};

/** How long another learner waits for judged runs, and for reads of the catalogue made beside these. */
export async function waitsOf(sampling: Sampling): Promise<Waits> {
  const ends = performance.now() + sampling.secondsMost * 1000;
  const waits = { runs: [] as number[], reads: [] as number[] };
  const sample = async (into: number[], once: (learner: Learner) => Promise<void>): Promise<void> => {
    for (let turn = 0; turn < sampling.samples && performance.now() < ends; turn += 1) {
      const startedAt = performance.now();
      await once(sampling.learners[turn % sampling.learners.length] ?? { token: '' });
      into.push(performance.now() - startedAt);
      await sleep(BETWEEN_MS);
    }
  };
  await Promise.all([
    sample(waits.runs, (learner) => judgedRun(sampling.address, learner)),
    sample(waits.reads, async ({ token }) => {
      await ask(sampling.address, { path: '/api/content', token });
    }),
  ]);
  return waits;
}

async function judgedRun(address: string, { token }: Learner): Promise<void> {
  const body = {
    code: solution(nextMark()),
    language: 5,
    mode: 'run',
    ctestcase: '',
    assetId: BENCH_PROBLEM,
  };
  const reply = await ask<ExecuteReply>(address, { path: '/api/runner/execute', body, token });
  if (reply.done !== true) throw new Error(`a right solution was not accepted: ${JSON.stringify(reply)}`);
}
