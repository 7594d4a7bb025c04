/** The real product, as `npm start` runs it, on a data folder of its own that goes away with it. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { warmRunner } from '@abhyas/queue/testing/warm-runner';

/** The data folder that playwright.config.ts made. */
const dataDir = process.env.DATA_DIR;
await warmRunner(dataDir);
const start = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url));
const product = spawn(process.execPath, [start], {
  stdio: ['ignore', 'inherit', 'inherit'],
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => product.kill(signal));
product.once('exit', (code) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
