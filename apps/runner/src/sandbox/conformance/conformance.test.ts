import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import path from 'node:path';

import { LANGUAGES, type LanguageIndex } from '@abhyas/languages/index';
import { OWN_NODE } from '@abhyas/languages/toolchain';
import { toolchainAt } from '@abhyas/languages/toolchains';
import { oneOf } from '@abhyas/queue/testing/thorough';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { findJdk } from '../machine.ts';
import { testSandbox } from '../testing/test-sandbox.ts';
import { CPP_PROGRAMS, C_PROGRAMS } from './c.programs.ts';
import { JAVA_PROGRAMS } from './java.programs.ts';
import { JAVASCRIPT_PROGRAMS } from './javascript.programs.ts';
import type { OrdinaryProgram } from './ordinary-program.ts';
import { PYTHON_PROGRAMS } from './python.programs.ts';

type Ending = { exitCode: number | null; signal: string | null; stdout: string; stderr: string };

const SETS: [LanguageIndex, readonly OrdinaryProgram[]][] = [
  [0, C_PROGRAMS],
  [3, CPP_PROGRAMS],
  [4, JAVA_PROGRAMS],
  [5, PYTHON_PROGRAMS],
  [6, JAVASCRIPT_PROGRAMS],
];
const jdk = findJdk() ?? '';

/** Runs a command on this machine itself, between files: these programs are ours. */
async function native(command: readonly string[], folder: string, stdin = ''): Promise<Ending> {
  const [inputFile, ...outputFiles] = ['in', 'out', 'err'].map((name) => path.join(folder, `${name}.txt`));
  await writeFile(inputFile ?? '', stdin);
  const input = await open(inputFile ?? '');
  const outputs = await Promise.all(outputFiles.map((file) => open(file, 'w')));
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: folder,
    env: { LANG: 'C.UTF-8', PATH: '/usr/bin:/bin', HOME: folder },
    stdio: [input.fd, ...outputs.map(({ fd }) => fd)],
  });
  const [exitCode, signal] = await new Promise<[number | null, string | null]>((resolve) => {
    child.once('close', (code, signal) => resolve([code, signal]));
  });
  await Promise.all([input, ...outputs].map((file) => file.close()));
  const [stdout = '', stderr = ''] = await Promise.all(outputFiles.map((file) => readFile(file, 'utf8')));
  return { exitCode, signal, stdout, stderr: stderr.replaceAll(`${folder}/`, '') };
}

/** How an interpreter itself looks a source over. */
function checkAtHome(interpreter: string): readonly [string, ...string[]] {
  return interpreter === OWN_NODE ? [process.execPath, '--check'] : [interpreter, '-m', 'py_compile'];
}

/** What the program does on one's own machine; nothing if it does not compile. */
async function atHome(language: LanguageIndex, program: OrdinaryProgram, folder: string) {
  const { build } = toolchainAt(language);
  const source = program.file ?? LANGUAGES[language].fileName;
  await writeFile(path.join(folder, source), program.code);
  if (build.kind === 'interpreted') {
    const [interpreter, ...check] = checkAtHome(build.interpreter);
    const checked = await native([interpreter, ...check, source], folder);
    return checked.exitCode === 0 ? native([interpreter, source], folder, program.stdin) : undefined;
  }
  const compile =
    build.kind === 'java'
      ? [`${jdk}/bin/javac`, '-d', '.', source]
      : [build.compiler, ...build.flags, '-o', 'program', source, ...build.libraries];
  if ((await native(compile, folder)).exitCode !== 0) return undefined;
  const run = build.kind === 'java' ? [`${jdk}/bin/java`, program.main ?? 'Main'] : ['./program'];
  return native(run, folder, program.stdin);
}

describe('LANGUAGES-4: ordinary programs do in the sandbox what they do at home', () => {
  const signal = new AbortController().signal;
  let home: string;
  const sandbox = testSandbox('auto');

  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'abhyas-home-'));
  });
  afterAll(() => rm(home, { recursive: true }));

  async function inSandbox(language: LanguageIndex, { code, stdin = '' }: OrdinaryProgram) {
    const built = await sandbox().compile({ language, code }, signal);
    if (!built.ok) return undefined;
    const { memoryAddedMb, processes } = toolchainAt(language);
    const limits = {
      cpuMs: 10_000,
      wallMs: 60_000,
      memoryMb: 256 + memoryAddedMb,
      outputBytes: 4 << 20,
      processes,
      fileBytes: 16 << 20,
    };
    return sandbox().execute({ artefact: built.artefact, stdin: Buffer.from(stdin), limits }, signal);
  }

  const cases = SETS.flatMap(([language, programs]) =>
    oneOf(9, programs).map((program, at) => {
      const folder = `${LANGUAGES[language].id}-${at}`;
      return [`${LANGUAGES[language].name}: ${program.does}`, { language, program, folder }] as const;
    }),
  );

  test.each(cases)('%s', async (_, { language, program, folder: name }) => {
    const folder = path.join(home, name);
    await mkdir(folder);
    const expected = await atHome(language, program, folder);
    const execution = await inSandbox(language, program);
    const { exitCode, signal: ended, stdout, stderr } = execution ?? {};
    const got = execution && { exitCode, signal: ended, stdout, stderr };
    expect(got).toEqual(expected && { ...expected, signal: expected.signal && nameOf(expected.signal) });
    const isFine = expected?.exitCode === 0;
    expect(execution?.verdict).toBe(expected && (isFine ? 'accepted' : 'runtime-error'));
  });
});

/** Node and we name the first of a signal's names. */
function nameOf(signal: string): string {
  const number = constants.signals[signal as NodeJS.Signals];
  return Object.entries(constants.signals).find(([, value]) => value === number)?.[0] ?? signal;
}
