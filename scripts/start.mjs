/**
 * `npm start`: from a fresh clone, or any state after it, to a running product. Needs nothing but a Node
 * from 20 on; everything else it installs. Ctrl-C stops all of it.
 */
import { resolve } from 'node:path';
import process from 'node:process';

import { ChildSupervisor } from './boot/child-supervisor.mjs';
import { installDebianPackages } from './boot/install-debian-packages.mjs';
import { installNpmPackages } from './boot/npm-packages.mjs';
import { projectEnvironment, projectNode, ROOT } from './boot/project.mjs';
import { duration, runMain, say } from './boot/report.mjs';
import { runnerEnvironment } from './boot/runner-environment.mjs';
import { buildWeb } from './boot/web-build.mjs';

async function main() {
  const startedAt = performance.now();
  say('Abhyas is starting.');
  await Promise.all([installNpmPackages(), installDebianPackages('runner')]);
  await buildWeb();
  const env = projectEnvironment();
  const dataDir = resolve(env.DATA_DIR || '.data');
  const children = [];
  stopOnSignals(children);
  const run = (name, plan) => {
    const child = new ChildSupervisor({
      name,
      node: projectNode(),
      script: resolve(ROOT, `apps/${name}/src/main.ts`),
      logFile: resolve(dataDir, `logs/${name}.log`),
      ...plan,
    });
    children.push(child);
    return child;
  };

  let runner;
  const announce = announcement(startedAt, dataDir);
  run('api', {
    env,
    onNeverReady: (code) => process.exit(code),
    onReady: ({ address, runner: given, notes = [] }) => {
      // After a restart of the API the database may be at another address.
      const environment = runnerEnvironment(env, given);
      if (runner !== undefined) {
        void runner.renew(environment);
        return;
      }
      say('  starting the runner …');
      runner = run('runner', { env: environment, onReady: () => announce({ address, notes }) });
      setTimeout(() => announce({ address, notes: [...notes, RUNNER_LATE] }), RUNNER_PATIENCE_MS);
    },
  });
}

/** After this long we say that the product is up, though its runner is not. */
const RUNNER_PATIENCE_MS = 20_000;
const RUNNER_LATE = 'The runner is not ready yet: until it is, programs cannot be run. All else works.';

/** Tells once where the product is. */
function announcement(startedAt, dataDir) {
  let announced = false;
  return ({ address, notes }) => {
    if (announced) return;
    announced = true;
    say(`\nAbhyas runs at ${address} (ready in ${duration(performance.now() - startedAt)}).`);
    for (const line of notes) say(line);
    say(`Logs are in ${resolve(dataDir, 'logs')}. Ctrl-C stops everything.`);
  };
}

/** One Ctrl-C reaches us twice: from the terminal, and from npm, which passes on its own. */
const SAME_PRESS_MS = 1000;

/** The first Ctrl-C stops all in good order, a second one at once. */
function stopOnSignals(children) {
  let stoppingSince;
  const stop = async () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince < SAME_PRESS_MS) return;
      for (const child of children) child.kill();
      process.exit(1);
    }
    stoppingSince = performance.now();
    say('\nStopping …');
    await Promise.all(children.map((child) => child.stop()));
    say('Abhyas has stopped.');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
}

runMain(main);
