import type { Pace } from '@abhyas/queue/pace';

import type { Sandbox } from './sandbox.ts';

type Metered = { readonly pace: Pace; readonly onComputed: (cpuMs: number) => void };

/** The sandbox for one run, which reports how long each of its programs has computed, and keeps them to its pace. */
export function meteredSandbox(sandbox: Sandbox, { pace, onComputed }: Metered): Sandbox {
  return {
    compile: (...order) => sandbox.compile(...order),
    compileRecorded: (...order) => sandbox.compileRecorded(...order),
    instrument: (...order) => sandbox.instrument(...order),
    execute: async (request, signal) => {
      const execution = await sandbox.execute({ ...request, pace }, signal);
      onComputed(execution.cpuMs);
      return execution;
    },
    trace: async (request, signal) => {
      const traced = await sandbox.trace({ ...request, pace }, signal);
      onComputed(traced.execution.cpuMs);
      return traced;
    },
    converse: async (...order) => {
      const execution = await sandbox.converse(...order);
      onComputed(execution.cpuMs);
      return execution;
    },
    format: async (...order) => {
      const outcome = await sandbox.format(...order);
      onComputed(outcome.cpuMs);
      return outcome;
    },
    close: () => sandbox.close(),
  };
}
