import { spawn } from 'node:child_process';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { decode } from '@abhyas/recording/decode';
import { toolsFolder } from '@abhyas/languages/tools';
import type { Recording } from '@abhyas/recording/format';

const RECORDER = path.join(toolsFolder('python'), 'recording/record.py');
const SETTINGS = {
  language: 5,
  from: 0,
  steps: 20_000,
  bytes: 4 << 20,
  mostSteps: 1_000_000,
  mostCpuMs: 10_000,
};

export type Ran = {
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
};

type Program = {
  readonly code: string;
  readonly stdin?: string;
  readonly settings?: Partial<typeof SETTINGS>;
};

/** Runs a program of ours on this machine itself, as Python does. */
export function runPython({ code, stdin }: Program): Promise<Ran> {
  return inFolder({ code, stdin }, (folder) => python(['main.py'], folder));
}

/** The same, recorded. */
export function recordPython({ code, stdin, settings }: Program): Promise<Ran & { recording: Recording }> {
  return inFolder({ code, stdin }, async (folder) => {
    const told = JSON.stringify({ ...SETTINGS, ...settings, folder, recording: 'recording' });
    const ran = await python([RECORDER, told], folder);
    return { ...ran, recording: decode(await readFile(path.join(folder, 'recording'))) };
  });
}

async function inFolder<T>(
  { code, stdin = '' }: { code: string; stdin: string | undefined },
  act: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'record-python-'));
  try {
    await writeFile(path.join(folder, 'main.py'), code);
    await writeFile(path.join(folder, 'in.txt'), stdin);
    return await act(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function python(args: readonly string[], folder: string): Promise<Ran> {
  const input = await open(path.join(folder, 'in.txt'));
  const outputs = await Promise.all(['out.txt', 'err.txt'].map((name) => open(path.join(folder, name), 'w')));
  const child = spawn('/usr/bin/python3', ['-s', '-B', ...args], {
    cwd: folder,
    env: { LANG: 'C.UTF-8', PATH: '/usr/bin:/bin', HOME: folder, PYTHONHASHSEED: '0' },
    stdio: [input.fd, ...outputs.map(({ fd }) => fd)],
  });
  const [exitCode, signal] = await new Promise<[number | null, string | null]>((resolve) => {
    child.once('close', (code, ended) => resolve([code, ended]));
  });
  await Promise.all([input, ...outputs].map((file) => file.close()));
  const [stdout, stderr] = await Promise.all([
    readFile(path.join(folder, 'out.txt'), 'utf8'),
    readFile(path.join(folder, 'err.txt'), 'utf8'),
  ]);
  return { exitCode, signal, stdout, stderr: stderr.replaceAll(`${folder}/`, '') };
}
