import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createSandbox } from '../../apps/runner/src/sandbox/bubblewrap-sandbox.ts';
import type { Sandbox } from '../../apps/runner/src/sandbox/sandbox.ts';
import { median } from '../../scripts/testing/statistics.ts';
import { builtNatively, type Used, usedNatively } from './natively.ts';
import { JAVA_PROGRAMS, type LongProgram, PROGRAMS } from './programs.ts';

const MOST = 1.03;
const LIMITS = {
  cpuMs: 20_000,
  wallMs: 60_000,
  memoryMb: 512,
  outputBytes: 65_536,
  processes: 192,
  fileBytes: 1 << 20,
};
/** What a virtual machine is told in a box, beside what a plain `java` has. */
const OURS = ['-Xmx256m', '-XX:+UseSerialGC', '-XX:ReservedCodeCacheSize=64m', '-XX:StackReservedPages=0'];
const JAVA_FLAGS: readonly (readonly [string, readonly string[]])[] = [
  ['by default', ['-Xmx256m']],
  ['ours', OURS],
  ['G1', [...OURS.filter((flag) => !flag.includes('Serial')), '-XX:+UseG1GC']],
  ['parallel', [...OURS.filter((flag) => !flag.includes('Serial')), '-XX:+UseParallelGC']],
  ['ours, C1 alone', [...OURS, '-XX:TieredStopAtLevel=1']],
  ['ours, C2 alone', [...OURS, '-XX:-TieredCompilation']],
];

/**
 * Prints what programs of about two seconds cost in a box against the same programs run by hand, and what Java's
 * programs cost by other flags: milliseconds of processor, everything in turns, medians. Answers whether no box costs
 * more than three in a hundred.
 */
export async function printLongTable({ rounds }: { rounds: number }): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'abhyas-long-'));
  try {
    const met = await printBoxes(folder, rounds);
    await printFlags(folder, rounds);
    return met;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function printBoxes(folder: string, rounds: number): Promise<boolean> {
  const cacheDir = join(folder, 'cache');
  const sandbox = await createSandbox({ cacheDir, slots: 1, extra: 0, cgroups: 'required', pools: false });
  try {
    await sandbox.prepared;
    say(`Programs of about two seconds, ms of processor, ${rounds} rounds in turns; medians.`);
    row('', ['by hand', 'in a box', `x (at most ${MOST})`]);
    let met = true;
    for (const program of PROGRAMS) {
      const command = await builtNatively(program, await mkdtemp(join(folder, 'program-')));
      const byHand: number[] = [];
      const inBox: number[] = [];
      const box = await boxed(sandbox, program);
      for (let round = 0; round < rounds; round += 1) {
        const [hand, ours] = [await usedNatively(command), await box()];
        if (hand.printed !== ours.printed) throw new Error(`${program.name} prints otherwise in a box`);
        byHand.push(hand.cpuMs);
        inBox.push(ours.cpuMs);
      }
      const ratio = median(inBox) / median(byHand);
      met &&= ratio <= MOST;
      row(program.name, [ms(median(byHand)), ms(median(inBox)), ratio.toFixed(3)]);
    }
    return met;
  } finally {
    await sandbox.close();
  }
}

async function boxed(
  sandbox: Sandbox,
  { name, language, source }: LongProgram,
): Promise<() => Promise<Used>> {
  const { signal } = new AbortController();
  const compiled = await sandbox.compile({ language, code: source }, signal);
  if (!compiled.ok) throw new Error(`${name} does not compile in a box`);
  return async () => {
    const request = { artefact: compiled.artefact, stdin: new Uint8Array(), limits: LIMITS };
    const { verdict, cpuMs, stdout } = await sandbox.execute(request, signal);
    if (verdict !== 'accepted') throw new Error(`${name} in a box: ${verdict}`);
    return { cpuMs, printed: stdout };
  };
}

async function printFlags(folder: string, rounds: number): Promise<void> {
  say('\nJava by flags, by hand; ms of processor.');
  row(
    '',
    JAVA_FLAGS.map(([name]) => name),
  );
  for (const program of JAVA_PROGRAMS) {
    const [java = '', ...rest] = await builtNatively(program, await mkdtemp(join(folder, 'flags-')));
    const used = JAVA_FLAGS.map((): number[] => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, [, flags]] of JAVA_FLAGS.entries()) {
        used[index]?.push((await usedNatively([java, ...flags, ...rest])).cpuMs);
      }
    }
    row(
      program.name,
      used.map((each) => ms(median(each))),
    );
  }
}

function row(name: string, cells: readonly string[]): void {
  say(`${name.padEnd(34)}${cells.map((cell) => cell.padStart(17)).join('')}`);
}

function ms(value: number): string {
  return value.toFixed(0);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
