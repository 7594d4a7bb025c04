import { runOnEngine } from './engine.ts';
import type { Learners } from './learners.ts';
import { INPUT, nextMark, outputFor, type Program } from './programs.ts';
import { percentile } from '../../scripts/testing/statistics.ts';

export type Load = {
  readonly clients: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly perSecond: number;
};

export type LoadPlan = {
  readonly clients: number;
  readonly seconds: number;
  readonly runOnce: () => Promise<void>;
};

/** This many clients, each starting its next run when the last has been answered. */
export async function measureLoad({ clients, seconds, runOnce }: LoadPlan): Promise<Load> {
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  const tookMs: number[] = [];
  const client = async (): Promise<void> => {
    while (performance.now() < until) {
      const from = performance.now();
      await runOnce();
      tookMs.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return {
    clients,
    p50Ms: percentile(tookMs, 0.5),
    p95Ms: percentile(tookMs, 0.95),
    perSecond: (tookMs.length * 1000) / (performance.now() - startedAt),
  };
}

/** A run of ours with code that no cache has seen. */
export function ourRun(program: Program, learners: Learners): () => Promise<void> {
  return async () => {
    const { co } = await learners.run({
      code: program.source(nextMark()),
      language: program.language,
      ctestcase: INPUT,
    });
    if (co !== outputFor(INPUT)) throw new Error(`${program.name} printed ${co}`);
  };
}

export function engineRun(program: Program, url: string): () => Promise<void> {
  return async () => {
    await runOnEngine(url, program, {
      source: program.source(nextMark()),
      input: INPUT,
      output: outputFor(INPUT),
    });
  };
}
