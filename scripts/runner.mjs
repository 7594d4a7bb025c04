/**
 * `npm run runner`: a runner alone, on a further host. It needs `QUEUE_DATABASE_URL`, as `npm run runner:join`
 * prints it beside the API, and reaches nothing but the queue.
 */
import { resolve } from 'node:path';
import process from 'node:process';

import { ChildSupervisor } from './boot/child-supervisor.mjs';
import { installDebianPackages } from './boot/install-debian-packages.mjs';
import { installNpmPackages } from './boot/npm-packages.mjs';
import { projectEnvironment, projectNode, ROOT } from './boot/project.mjs';
import { Advice, runMain, say } from './boot/report.mjs';
import { runnerEnvironment } from './boot/runner-environment.mjs';

async function main() {
  await Promise.all([installNpmPackages(), installDebianPackages('runner')]);
  const env = projectEnvironment();
  if (!env.QUEUE_DATABASE_URL) {
    throw new Advice(
      'QUEUE_DATABASE_URL is missing: `npm run runner:join` beside the API prints the whole command.',
    );
  }
  const dataDir = resolve(env.DATA_DIR || '.data');
  const runner = new ChildSupervisor({
    name: 'runner',
    node: projectNode(),
    script: resolve(ROOT, 'apps/runner/src/main.ts'),
    env: runnerEnvironment(env, { QUEUE_DATABASE_URL: env.QUEUE_DATABASE_URL }),
    logFile: resolve(dataDir, 'logs/runner.log'),
    onReady: () => say('The runner has joined the queue. Ctrl-C stops it.'),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => void runner.stop().then(() => process.exit(0)));
  }
}

runMain(main);
