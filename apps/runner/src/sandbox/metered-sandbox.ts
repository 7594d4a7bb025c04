import type { Pace } from '@abhyas/queue/pace';

import type { TerminalState } from './frames.ts';
import type { Sandbox } from './sandbox.ts';

type Metered = { readonly pace: Pace; readonly onComputed: (cpuMs: number) => void };

/** The sandbox for one run, which reports how long each of its programs has computed, and keeps them to its pace. */
export function meteredSandbox(sandbox: Sandbox, { pace, onComputed }: Metered): Sandbox {
  return {
    compile: (request, signal) => sandbox.compile({ ...request, pace }, signal),
    compileRecorded: (request, signal) => sandbox.compileRecorded({ ...request, pace }, signal),
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
