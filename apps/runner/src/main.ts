import { pino } from 'pino';

import { ConfigError, readConfig } from './config.ts';
import { startRunner } from './runner.ts';
import { createSandbox } from './sandbox/bubblewrap-sandbox.ts';
import { SandboxUnavailable } from './sandbox/sandbox-unavailable.ts';

async function main(): Promise<void> {
  const config = readConfig();
  const log = pino({ level: config.logLevel });
  const { cacheFolder: cacheDir, concurrency: slots, cgroups, pools } = config;
  const sandbox = await createSandbox({ cacheDir, slots, cgroups, pools });
  const runner = await startRunner({ config, sandbox, log });

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    void runner.stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, stop);
  // The program that started us is gone: nobody would stop us later.
  process.once('disconnect', stop);

  await runner.joined;
  process.send?.({ type: 'ready', statusPort: runner.statusPort });
}

main().catch((error: unknown) => {
  const plain = error instanceof ConfigError || error instanceof SandboxUnavailable;
  process.stderr.write(`${plain ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
});
