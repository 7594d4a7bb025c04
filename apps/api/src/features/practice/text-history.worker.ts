import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

import { changesJson, type SentEdit, type TextMoment } from '@abhyas/contract/practice-texts';
import { writeArchive } from '@abhyas/content/import/archive';

import { progsnapFiles } from './progsnap.rules.ts';
import type { HistoryTask } from './text-history.service.ts';
import type { KeptLog } from './text-log.store.ts';
import { readEdits, type LoggedEdit } from './text-sync.rules.ts';

// On Linux this is the priority of the thread alone: those who wait for an answer go first.
setPriority(5);

type Moment = LoggedEdit & { readonly version: number; readonly at: Date };

function momentsOf({ rows }: KeptLog): Moment[] {
  let latestMs = 0;
  return rows.flatMap(({ version, at, edits }) =>
    (readEdits(JSON.parse(edits) as SentEdit[], '') ?? []).map((edit) => {
      // Requests take longer and shorter on their way, and clocks jump: no edit is older than the one before.
      latestMs = Math.max(latestMs, at.getTime() - edit.ageMs);
      return { ...edit, version, at: new Date(latestMs) };
    }),
  );
}

async function make({ log, dataset }: HistoryTask): Promise<Uint8Array> {
  const moments = momentsOf(log);
  if (dataset) return writeArchive(progsnapFiles({ ...dataset, start: log.start, moments }));
  const shown = moments.map(({ version, at, kind, changes }): TextMoment => {
    return { version, at: at.toISOString(), kind, changes: changesJson.parse(changes.toJSON()) };
  });
  return new TextEncoder().encode(JSON.stringify({ start: log.start, moments: shown }));
}

async function answer(task: HistoryTask): Promise<void> {
  parentPort?.postMessage(new Uint8Array(await make(task)), []);
}

// What goes wrong ends the thread, and the next one is asked.
parentPort?.on('message', (task: HistoryTask) => void answer(task));
