import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { toolchainAt } from '@abhyas/languages/toolchains';

import type { Program } from './programs.ts';

/** The environment of a plain shell: nothing that slows a compiler or speeds it up. */
const ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C.UTF-8' };

/** Compiles and runs a program as somebody would by hand, with our flags. Returns the milliseconds it took. */
export async function runNatively(program: Program, source: string, input: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'abhyas-native-'));
  try {
    const { build } = toolchainAt(program.language);
    const startedAt = performance.now();
    if (build.kind === 'native') {
      const file = build.compiler.endsWith('g++') ? 'main.cpp' : 'main.c';
      await writeFile(join(folder, file), source);
      await run(folder, [build.compiler, ...build.flags, file, '-o', 'main', ...build.libraries]);
      await run(folder, [join(folder, 'main')], input);
    } else if (build.kind === 'java') {
      await writeFile(join(folder, 'Main.java'), source);
      await run(folder, ['javac', ...build.compilerFlags, 'Main.java']);
      await run(folder, ['java', '-cp', folder, 'Main'], input);
    } else {
      await writeFile(join(folder, 'main.py'), source);
      await run(folder, [build.interpreter, 'main.py'], input);
    }
    return performance.now() - startedAt;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function run(cwd: string, [command = '', ...args]: readonly string[], input = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: ENVIRONMENT, stdio: ['pipe', 'pipe', 'inherit'] });
    child.stdout.resume();
    child.stdin.end(input);
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with ${code}`)),
    );
  });
}
