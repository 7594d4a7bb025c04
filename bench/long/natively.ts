import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { toolchainAt } from '@abhyas/languages/toolchains';

import type { LongProgram } from './programs.ts';

const run = promisify(execFile);
/** The environment of a plain shell: nothing that slows a program or speeds it up. */
const env = { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C.UTF-8' };

/** Runs a command and prints the milliseconds of processor that it and its threads used, then what it printed. */
const METERED = `import os, sys, tempfile
out = tempfile.TemporaryFile()
pid = os.posix_spawnp(sys.argv[1], sys.argv[1:], os.environ, file_actions=[(os.POSIX_SPAWN_DUP2, out.fileno(), 1)])
_, status, usage = os.wait4(pid, 0)
out.seek(0)
print((usage.ru_utime + usage.ru_stime) * 1000, status)
print(out.read().decode(), end="")`;

/** Milliseconds of processor, and what was printed. */
export type Used = { readonly cpuMs: number; readonly printed: string };

/** Builds a program by hand in an empty folder, with our flags. Returns the command that runs it. */
export async function builtNatively({ language, source }: LongProgram, folder: string): Promise<string[]> {
  const { build } = toolchainAt(language);
  if (build.kind === 'native') {
    const file = build.compiler.endsWith('g++') ? 'main.cpp' : 'main.c';
    await writeFile(join(folder, file), source);
    await run(build.compiler, [...build.flags, file, '-o', 'main', ...build.libraries], { cwd: folder, env });
    return [join(folder, 'main')];
  }
  if (build.kind === 'java') {
    await writeFile(join(folder, 'Main.java'), source);
    await run('javac', [...build.compilerFlags, 'Main.java'], { cwd: folder, env });
    return ['java', '-cp', folder, 'Main'];
  }
  await writeFile(join(folder, 'main.py'), source);
  return [build.interpreter, join(folder, 'main.py')];
}

/** The processor's time counts no neighbours of the machine; the time on the clock would. */
export async function usedNatively(command: readonly string[]): Promise<Used> {
  const { stdout } = await run('/usr/bin/python3', ['-I', '-c', METERED, ...command], { env });
  const [head = '', ...printed] = stdout.split('\n');
  const [cpuMs, status] = head.split(' ').map(Number);
  if (status !== 0 || cpuMs === undefined) throw new Error(`${command.join(' ')} ended with ${status}`);
  return { cpuMs, printed: printed.join('\n') };
}
