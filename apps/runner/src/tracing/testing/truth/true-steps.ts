import { spawn } from 'node:child_process';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { decode } from '@abhyas/recording/decode';
import type { Recording } from '@abhyas/recording/format';
import type { LanguageIndex } from '@abhyas/languages/index';
import { toolsFolder } from '@abhyas/languages/tools';

import { WORK } from '../../../../profiles/isolation.ts';
import type { Program } from '../../../sandbox/program.ts';
import type { TrueStep } from './truth.ts';

const HERE = import.meta.dirname;
const [RECORDING, AGAIN, INPUT, TOLD] = ['recording', 'again', 'input', 'told.json'];
/** Debuggers take their time. */
const DEADLINE_MS = 300_000;
const MOST = { steps: 20_000, bytes: 4 << 20, mostSteps: 1_000_000, cpuMs: 100_000 };
const PYTHON = '/usr/bin/python3';

const GDB = '/usr/bin/gdb';

type Given = {
  readonly program: Program;
  readonly stdin: string;
  readonly source: string;
  readonly folder: string;
};

/** A recording, and what a debugger says of some of its steps. Both come of trusted programs, without a box. */
export async function debugged(given: Given, choose: (recording: Recording) => readonly number[]) {
  const { program, folder } = given;
  for (const { path: file, mode, bytes } of program.files) {
    const own = path.join(folder, path.relative(WORK, file));
    await mkdir(path.dirname(own), { recursive: true });
    await writeFile(own, bytes, { mode });
  }
  await writeFile(path.join(folder, INPUT), given.stdin);
  const means = MEANS[meansOf(program.language)];
  await means.record(given);
  const recording = decode(await readFile(path.join(folder, RECORDING)));
  const steps = choose(recording);
  const words = await means.debug(given, { steps, globals: globalsOf(recording) });
  const told = await readFile(path.join(folder, TOLD), 'utf8').catch(() => {
    throw new Error(`the debugger told nothing: ${words.slice(-1000)}`);
  });
  return { recording, told: JSON.parse(told) as TrueStep[] };
}

function meansOf(language: LanguageIndex): 'native' | 'java' | 'python' {
  if (language === 5) return 'python';
  return language === 4 ? 'java' : 'native';
}

/** The names of what is there beside all calls. */
function globalsOf({ steps }: Recording): string[] {
  const names = steps.flatMap(({ changes }) =>
    changes.flatMap((change) => (change.kind === 'set' && change.depth === 0 ? [change.name] : [])),
  );
  return [...new Set(names)];
}

type Asked = { readonly steps: readonly number[]; readonly globals: readonly string[] };
type Means = {
  record(given: Given): Promise<unknown>;
  /** What the debugger says beside it. */
  debug(given: Given, asked: Asked): Promise<string>;
};

const settingsOf = (file: string, language: number, { from = 0, steps = MOST.steps } = {}): string =>
  [file, from, steps, MOST.bytes, MOST.mostSteps, MOST.cpuMs, language].join(':');

const MEANS: Readonly<Record<'native' | 'java' | 'python', Means>> = {
  native: {
    record: ({ folder, program }) =>
      run(['./program'], folder, { ABHYAS_RECORDING: settingsOf(RECORDING, program.language) }),
    debug: ({ folder, program }, asked) => {
      const order = {
        ...asked,
        source: program.language === 0 ? 'main.c' : 'main.cpp',
        out: TOLD,
        input: INPUT,
        settings: settingsOf(AGAIN, program.language, { from: asked.steps[0] ?? 0, steps: 1 }),
      };
      const script = path.join(HERE, 'truth_gdb.py');
      return run([GDB, '-nx', '-batch', '-x', script, './program'], folder, { TRUTH: JSON.stringify(order) });
    },
  },
  java: {
    record: ({ folder, program }) =>
      run(['/usr/bin/java', '-Xss64m', '-cp', folder, program.mainClass ?? 'Main'], folder, {
        ABHYAS_RECORDING: settingsOf(RECORDING, program.language),
      }),
    debug: ({ folder, program }, { steps }) => {
      const debuggee = [folder, program.mainClass ?? 'Main', INPUT];
      const script = path.join(HERE, 'TruthJdi.java');
      return run(['/usr/bin/java', script, TOLD, steps.join(','), ...debuggee], folder, {
        ABHYAS_RECORDING: settingsOf(AGAIN, program.language),
      });
    },
  },
  python: {
    record: async ({ folder, source, program }) => {
      await writeFile(path.join(folder, 'main.py'), source);
      const { cpuMs: mostCpuMs, ...most } = MOST;
      const settings = {
        ...most,
        mostCpuMs,
        from: 0,
        language: program.language,
        folder,
        recording: RECORDING,
      };
      const recorder = path.join(toolsFolder('python'), 'recording/record.py');
      await run([PYTHON, '-s', '-B', recorder, JSON.stringify(settings)], folder);
    },
    debug: ({ folder }, { steps }) => {
      const order = { steps, out: path.join(folder, TOLD), file: path.join(folder, 'main.py') };
      return run([PYTHON, '-s', '-B', path.join(HERE, 'truth_bdb.py'), JSON.stringify(order)], folder);
    },
  },
};

/** Runs a command with the input of the program; answers what it says on standard error. */
async function run(
  argv: readonly string[],
  folder: string,
  more: Record<string, string> = {},
): Promise<string> {
  const [command = '', ...args] = argv;
  const input = await open(path.join(folder, INPUT));
  const env = { LANG: 'C.UTF-8', PATH: '/usr/bin:/bin', HOME: folder, PYTHONHASHSEED: '0', ...more };
  const child = spawn(command, args, {
    cwd: folder,
    env,
    stdio: [input.fd, 'ignore', 'pipe'],
    timeout: DEADLINE_MS,
    killSignal: 'SIGKILL',
  });
  const words = child.stderr ? await text(child.stderr) : '';
  await input.close();
  return words;
}
