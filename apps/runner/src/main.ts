import { pino } from 'pino';

import { ConfigError, readConfig } from './config.ts';
import { extraRuns } from './limits.ts';
import { type Runner, startRunner } from './runner.ts';
import { createSandbox } from './sandbox/bubblewrap-sandbox.ts';
import { SandboxUnavailable } from './sandbox/sandbox-unavailable.ts';
import { startWatchdog } from './watchdog.ts';

async function main(): Promise<void> {
  const config = readConfig();
  const log = pino({ level: config.logLevel });
  let runner: Runner | undefined;
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // The toolchains may still be warming up: nothing of anybody's is at work yet.
    void (runner?.stop() ?? Promise.resolve()).then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, stop);
  // The program that started us is gone: nobody would stop us later.
  process.once('disconnect', stop);

  const { cacheFolder: cacheDir, concurrency: slots, cgroups, pools } = config;
  const sandbox = await createSandbox({ cacheDir, slots, extra: extraRuns(slots), cgroups, pools });
  startWatchdog(log);
  runner = await startRunner({ config, sandbox, log });

  await runner.joined;
  process.send?.({ type: 'ready', statusPort: runner.statusPort });
  await sandbox.prepared;
  process.send?.({ type: 'prepared' });
}

main().catch((error: unknown) => {
  const plain = error instanceof ConfigError || error instanceof SandboxUnavailable;
  process.stderr.write(`${plain ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
});
