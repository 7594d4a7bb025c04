/** Where the project stands, and which Node runs it. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

import { Advice } from './report.mjs';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const NODE_MODULES = join(ROOT, 'node_modules');
const NEEDED_MAJOR = 24;

/** The locked Node of the project; on a machine it was not built for, ours when it is new enough. */
export function projectNode() {
  const pinned = join(NODE_MODULES, `node-${process.platform}-${process.arch}`, 'bin/node');
  if (existsSync(pinned)) return pinned;
  if (Number.parseInt(process.versions.node, 10) >= NEEDED_MAJOR) return process.execPath;
  throw new Advice(
    `Abhyas has no Node of its own for ${process.platform} on ${process.arch}: install Node ${NEEDED_MAJOR} and run this again with it.`,
  );
}

/**
 * The environment for the project's own programs: its Node and its tools come first on the PATH, and what Node has made of
 * TypeScript is kept for the next process or thread, which then starts in half of the time.
 */
export function projectEnvironment(env = process.env) {
  const folders = [join(projectNode(), '..'), join(NODE_MODULES, '.bin')];
  return {
    NODE_COMPILE_CACHE: join(ROOT, '.cache/node'),
    ...env,
    PATH: [...folders, env.PATH ?? ''].join(delimiter),
  };
}

/** The environment without what is in node_modules: `npm ci` takes that folder away under its feet. */
export function outerEnvironment(env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...env, PATH: folders.join(delimiter) };
}
