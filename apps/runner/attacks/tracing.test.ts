import { languageAt } from '@abhyas/languages/index';
import { toolchainAt } from '@abhyas/languages/toolchains';
import { oneOf } from '@abhyas/queue/testing/thorough';
import { describe, expect, test } from 'vitest';

import { testSandbox } from '../src/sandbox/testing/test-sandbox.ts';
import type { Attack } from './attack.ts';
import { ESCAPES } from './escape.attacks.ts';
import { EXHAUSTION } from './exhaustion.attacks.ts';
import { strangersAlive } from './survivors.ts';
import { TRACING_ATTACKS } from './tracing.attacks.ts';

const MEMORY_MB = 128;
/** The largest recording, with what is said of the whole run. */
const MOST_RECORDED = 6 << 20;
const NEVER = /(?!)/;

type Case = { readonly name: string; readonly attack: Attack; readonly isChecked: boolean };

/** Every attack on a language whose steps are recorded; those of C are also looked over for mistakes of memory. */
const casesOf = (attacks: readonly Attack[]): readonly Case[] =>
  attacks.flatMap((attack) => {
    const { hasRecorder, builds } = languageAt(attack.language);
    if (!hasRecorder) return [];
    const recorded = { name: `${attack.name}, recorded`, attack, isChecked: false };
    const checked = { name: `${attack.name}, checked`, attack, isChecked: true };
    return builds === 'machine-code' ? [recorded, checked] : [recorded];
  });

describe('TRACING-15: no attack gains anything by being recorded', () => {
  const signal = new AbortController().signal;
  const sandbox = testSandbox('auto');

  async function traced({ language, code }: Attack, isChecked: boolean) {
    const built = await sandbox().compileRecorded({ language, code, isChecked }, signal);
    if (!built.ok) throw new Error(`it does not compile: ${built.report.output}`);
    const { memoryAddedMb, processes } = toolchainAt(language);
    const limits = {
      cpuMs: 1000,
      wallMs: 5000,
      memoryMb: MEMORY_MB + memoryAddedMb,
      outputBytes: 65_536,
      processes,
      fileBytes: 16 << 20,
    };
    const { artefact } = built;
    const request = {
      artefact,
      stdin: Buffer.alloc(0),
      limits,
      from: 0,
      steps: 20_000,
      mostSteps: 1_000_000,
    };
    return sandbox().trace({ ...request, isChecked }, signal);
  }

  const cases = [TRACING_ATTACKS, ESCAPES, EXHAUSTION].flatMap((each) => oneOf(5, casesOf(each)));

  test.each(cases)('$name', async ({ attack, isChecked }) => {
    const { by, output = /^/, silent = NEVER } = attack.ends;
    const wanted = by === 'isolation' ? output : /^/;
    const { execution, recording } = await traced(attack, isChecked);
    expect(execution.verdict).not.toBe('internal-error');
    expect(execution.stdout).not.toMatch(silent);
    // Python's hash seed is fixed for recordings, by the environment.
    const stdout = execution.stdout.replace(", 'PYTHONHASHSEED'", '');
    expect(stdout).toBe(typeof wanted === 'string' ? wanted : wanted.exec(stdout)?.input);
    expect(recording?.length ?? 0).toBeLessThan(MOST_RECORDED);
    await expect.poll(strangersAlive).toEqual([]);
  });
});
