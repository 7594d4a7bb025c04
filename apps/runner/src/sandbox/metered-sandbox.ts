import type { Pace } from '@abhyas/queue/pace';

import type { TerminalState } from './frames.ts';
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
    converse: async (request, signal) => {
      const { terminal } = request;
      const stands = (state: TerminalState): void => {
        pace.waits = state.waits;
        terminal.stands(state);
      };
      const execution = await sandbox.converse(
        { ...request, pace, terminal: { ...terminal, stands } },
        signal,
      );
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
