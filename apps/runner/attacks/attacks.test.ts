import { readFileSync } from 'node:fs';

import { toolchainAt } from '@abhyas/languages/toolchains';
import { oneOf } from '@abhyas/queue/testing/thorough';
import { describe, expect, test } from 'vitest';

import { testSandbox } from '../src/sandbox/testing/test-sandbox.ts';
import type { Attack } from './attack.ts';
import { COMPILERS } from './compilers.attacks.ts';
import { ESCAPES } from './escape.attacks.ts';
import { EXHAUSTION } from './exhaustion.attacks.ts';
import { JAVASCRIPT_ATTACKS } from './javascript.attacks.ts';
import { SQL_ATTACKS } from './sql.attacks.ts';
import { strangersAlive } from './survivors.ts';

const MODES = ['auto', 'none'] as const;
const MEMORY_MB = 128;
/** A run that left its files behind would leave more; tests beside this one start databases meanwhile. */
const GROWTH_KB = 2 * MEMORY_MB * 1024;
const NEVER = /(?!)/;
/** Every so many attacks of a class one is carried out in each test run; no production runs without cgroups. */
const SAMPLED_EVERY = { auto: 3, none: 16 } as const;
const CLASSES = [EXHAUSTION, COMPILERS, ESCAPES, JAVASCRIPT_ATTACKS, SQL_ATTACKS];

/** What is in tmpfs and shared memory: with no stranger alive, the only memory that a run could leave behind. */
function sharedMemoryKb(): number {
  return Number(/^Shmem:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]);
}

/** What all connections of this machine hold. */
function connectionsKb(): number {
  const pages = /^TCP: .* mem (\d+)$/m.exec(readFileSync('/proc/net/sockstat', 'utf8'))?.[1];
  return Number(pages) * 4;
}

describe.each(MODES)('with cgroups: %s', (cgroups) => {
  const signal = new AbortController().signal;

  const sandbox = testSandbox(cgroups);

  /** What ended the program, and what it or its compiler had to say. */
  async function attack({ language, code, ends: { countedMs } }: Attack) {
    const built = await sandbox().compile({ language, code }, signal);
    if (!built.ok) return { end: 'compiler', output: built.report.output, cpuMs: built.report.timeMs };
    const { memoryAddedMb, processes } = toolchainAt(language);
    const limits = {
      cpuMs: 1000,
      // Whose processor's time is counted ends by that, also where others keep the machine busy.
      wallMs: countedMs === undefined ? 2500 : 15_000,
      memoryMb: MEMORY_MB + memoryAddedMb,
      outputBytes: 65_536,
      processes,
      fileBytes: 16 << 20,
    };
    const request = { artefact: built.artefact, stdin: Buffer.alloc(0), limits };
    const { verdict, stdout, cpuMs } = await sandbox().execute(request, signal);
    return { end: verdict, output: stdout, cpuMs };
  }

  const attacks = CLASSES.flatMap((each) => oneOf(SAMPLED_EVERY[cgroups], each));

  test.each(attacks.map((hostile) => [hostile.name, hostile] as const))(
    'contained: %s',
    async (_, hostile) => {
      const { by, output = /^/, silent = NEVER, countedMs = 0 } = hostile.ends;
      const before = sharedMemoryKb();
      const [connectedBefore, connected] = [connectionsKb(), [0]];
      const look = setInterval(() => connected.push(connectionsKb() - connectedBefore), 20);
      const said = await attack(hostile).finally(() => clearInterval(look));
      expect(Math.max(...connected)).toBeLessThan(GROWTH_KB);
      const wanted = typeof output === 'string' ? output : output.exec(said.output)?.input;
      expect(said.output).toBe(wanted);
      expect(said.output).not.toMatch(silent);
      expect(by === 'isolation' ? ['accepted'] : [by].flat()).toContain(said.end);
      expect(said.cpuMs).toBeGreaterThanOrEqual(countedMs);
      await expect.poll(strangersAlive).toEqual([]);
      await expect.poll(() => sharedMemoryKb() - before, { timeout: 10_000 }).toBeLessThan(GROWTH_KB);
    },
  );
});
