import { setTimeout as sleep } from 'node:timers/promises';

import type { Database } from '../../platform/database/database.ts';
import type { Cost } from './allowance.rules.ts';
import { saveCosts } from './running.store.ts';

const TOGETHER_MS = 1000;

type Batch = { readonly costs: Map<string, Cost>; readonly saved: Promise<void> };

const gathering = new WeakMap<Database, Batch>();

/**
 * Saves what a run took together with all that end within the same second, and resolves then: for runs whose answer does
 * not wait for it. Should this process end before, another one records the run.
 */
export function saveCostTogether(db: Database, runId: string, cost: Cost): Promise<void> {
  const batch = gathering.get(db) ?? gather(db);
  batch.costs.set(runId, cost);
  return batch.saved;
}

function gather(db: Database): Batch {
  const costs = new Map<string, Cost>();
  const saved = sleep(TOGETHER_MS, undefined, { ref: false }).then(() => {
    gathering.delete(db);
    return saveCosts(db, costs);
  });
  const batch = { costs, saved };
  gathering.set(db, batch);
  return batch;
}
