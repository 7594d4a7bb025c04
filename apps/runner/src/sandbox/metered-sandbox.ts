import type { Sandbox } from './sandbox.ts';

/** The sandbox for one run, which reports how long each program that it executed has computed. */
export function meteredSandbox(sandbox: Sandbox, onComputed: (cpuMs: number) => void): Sandbox {
  return {
    compile: (...order) => sandbox.compile(...order),
    compileRecorded: (...order) => sandbox.compileRecorded(...order),
    instrument: (...order) => sandbox.instrument(...order),
    execute: async (...order) => {
      const execution = await sandbox.execute(...order);
      onComputed(execution.cpuMs);
      return execution;
    },
    trace: async (...order) => {
      const traced = await sandbox.trace(...order);
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
