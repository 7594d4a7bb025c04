import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { projectEnvironment, projectNode, ROOT } from './project.mjs';
import { Advice, step } from './report.mjs';
import { lastLines, runCommand } from './run-command.mjs';

/** What the browser's bundle is made from. Tests do not count. */
const SOURCES = [
  'apps/web',
  'packages/content/src/algorithms',
  'packages/content/src/exercises',
  'packages/content/src/forms',
  'packages/contract',
  'packages/explanations',
  'packages/languages',
  'packages/recording',
  'package-lock.json',
];
const LEFT_OUT = /(^|\/)(node_modules|dist)(\/|$)|\.test\.tsx?$/;
const STAMP = join(ROOT, '.cache/web-sha256');
const BUILT = join(ROOT, 'apps/web/dist/index.html');

/** Builds the web app unless the one in `apps/web/dist` was built from these very sources. */
export async function buildWeb() {
  const wanted = sourceHash();
  if (existsSync(BUILT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  await step('building the web app', async () => {
    rmSync(STAMP, { force: true });
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    const { code, said } = await runCommand(projectNode(), [vite, 'build'], {
      cwd: join(ROOT, 'apps/web'),
      env: projectEnvironment(),
    });
    if (code !== 0)
      throw new Advice(`${lastLines(said, 30)}\nThe web app does not build: mend what stands above.`);
    mkdirSync(dirname(STAMP), { recursive: true });
    writeFileSync(STAMP, wanted);
  });
}

function sourceHash() {
  const hash = createHash('sha256');
  for (const source of SOURCES) addToHash(hash, source);
  return hash.digest('hex');
}

function addToHash(hash, path) {
  if (LEFT_OUT.test(path)) return;
  const entries = readEntries(join(ROOT, path));
  if (entries === undefined) {
    hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)));
    return;
  }
  for (const entry of entries.sort()) addToHash(hash, `${path}/${entry}`);
}

function readEntries(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
