import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runOutcome, type RunOutcome } from '@abhyas/queue/job';

import { writeWhole } from '../files/write-whole.ts';
import { evidenceOf } from './evidence.ts';
import type { Known } from './report.ts';

/** Outcomes of jobs that were carried out before, one small file each. Delete the folder to judge again. */
export class OutcomeCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What the outcomes under these keys prove. */
  async known(keys: readonly string[]): Promise<Known> {
    const found = await Promise.all(keys.map(async (key) => [key, await this.read(key)] as const));
    return new Map(found.flatMap(([key, outcome]) => (outcome ? [[key, evidenceOf(outcome)]] : [])));
  }

  async read(key: string): Promise<RunOutcome | null> {
    const text = await readFile(join(this.#folder, `${key}.json`), 'utf8').catch(() => null);
    return text === null ? null : runOutcome.parse(JSON.parse(text));
  }

  /** Our own faults are not remembered, and neither is what another machine, or a quieter hour, would have let go on. */
  async write(key: string, outcome: RunOutcome): Promise<void> {
    if (outcome.kind === 'failed' || outcome.kind === 'stopped' || wasEndedByClock(outcome)) return;
    await mkdir(this.#folder, { recursive: true });
    await writeWhole(join(this.#folder, `${key}.json`), JSON.stringify(outcome));
  }
}

/** Whether a program was ended by the clock on the wall, with processor time left. */
function wasEndedByClock(outcome: RunOutcome): boolean {
  if (outcome.kind !== 'judged') return false;
  const { limits, tests } = outcome;
  return tests.some(({ verdict, cpuMs }) => verdict === 'time-limit' && cpuMs < limits.cpuMs);
}
