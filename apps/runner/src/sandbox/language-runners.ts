import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { LANGUAGES, LANGUAGE_INDICES } from '@abhyas/languages/index';
import { runnerFolder } from '@abhyas/languages/tools';
import { toolchainAt } from '@abhyas/languages/toolchains';

import { C_COMPILER } from './machine.ts';
import { SandboxUnavailable } from './sandbox-unavailable.ts';

const run = promisify(execFile);
const FLAGS = ['-D_GNU_SOURCE', '-std=gnu17', '-O2', '-Wall', '-Wextra'];

type Runner = { readonly id: string; readonly libraries: readonly string[]; readonly debianPackage: string };

/** The languages whose programs are run by a program of ours. */
function runners(): Runner[] {
  return LANGUAGE_INDICES.flatMap((index) => {
    const { build } = toolchainAt(index);
    return build.kind === 'interpreted' && build.runner ? [{ id: LANGUAGES[index].id, ...build.runner }] : [];
  });
}

/** Where their sources are. */
export const runnerFolders = (): string[] => runners().map(({ id }) => runnerFolder(id));

/** Builds them into the toolbox, beside the tools of their languages. */
export async function buildRunners(toolbox: string): Promise<void> {
  for (const runner of runners()) await buildRunner(runner, path.join(toolbox, runner.id, 'run'));
}

async function buildRunner({ id, libraries, debianPackage }: Runner, program: string): Promise<void> {
  const folder = runnerFolder(id);
  const sources = (await readdir(folder)).filter((name) => name.endsWith('.c'));
  const files = sources.toSorted().map((name) => path.join(folder, name));
  const args = [...FLAGS, '-o', program, ...files, ...libraries];
  await run(C_COMPILER, args, { env: { PATH: '/usr/bin' } }).catch((error: unknown) => {
    const problem = `The program that runs ${id} cannot be built: ${(error as Error).message}`;
    throw new SandboxUnavailable(problem, `sudo apt-get install -y ${debianPackage}`);
  });
}
