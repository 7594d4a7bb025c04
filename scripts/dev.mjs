/**
 * `npm run dev`: the fast loop for the people who change the code. The web app comes from Vite's own server
 * with hot replacement; the API and the runner start again when a file of theirs changes.
 */
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import process from 'node:process';

import { installDebianPackages } from './boot/install-debian-packages.mjs';
import { installNpmPackages } from './boot/npm-packages.mjs';
import { projectEnvironment, projectNode, ROOT } from './boot/project.mjs';
import { runMain, say } from './boot/report.mjs';
import { runnerEnvironment } from './boot/runner-environment.mjs';

async function main() {
  await Promise.all([installNpmPackages(), installDebianPackages('runner')]);
  const env = projectEnvironment();
  const webPort = env.WEB_PORT || '5173';
  const children = new Map();
  const run = (name, args, options) => {
    const child = spawn(projectNode(), args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      ...options,
    });
    child.once('exit', () => children.delete(name));
    children.set(name, child);
    return child;
  };

  // Links in mails lead to the page that is being worked on.
  const apiEnv = { PUBLIC_URL: `http://127.0.0.1:${webPort}`, ...env };
  run('api', watch('api'), { env: apiEnv }).on('message', ({ type, address, runner }) => {
    if (type !== 'ready') return;
    if (!children.has('runner')) run('runner', watch('runner'), { env: runnerEnvironment(env, runner) });
    if (children.has('web')) return;
    run('web', [resolve(ROOT, 'node_modules/vite/bin/vite.js')], {
      cwd: resolve(ROOT, 'apps/web'),
      env: { ...env, WEB_PORT: webPort, API_URL: address },
    });
  });

  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      for (const child of children.values()) child.kill(signal);
      say('\nStopping …');
    });
  }
}

function watch(name) {
  return ['--watch', '--watch-preserve-output', resolve(ROOT, `apps/${name}/src/main.ts`)];
}

runMain(main);
