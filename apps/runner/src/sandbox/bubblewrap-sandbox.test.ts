import { readFileSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

import { LANGUAGES, type LanguageIndex } from '@abhyas/languages/index';
import { smokeData, smokeFile, type SmokeKind } from '@abhyas/languages/smoke';
import { toolchainAt } from '@abhyas/languages/toolchains';
import { THOROUGH } from '@abhyas/queue/testing/thorough';
import { describe, expect, test } from 'vitest';

import type { CgroupMode } from './cgroups.ts';
import { testSandbox } from './testing/test-sandbox.ts';

const signal = new AbortController().signal;
const EVERY_LANGUAGE = LANGUAGES.map((language, index) => [language.name, index as LanguageIndex] as const);
const withProgram = (kind: SmokeKind) =>
  EVERY_LANGUAGE.filter(([, language]) => smokeData(language).kinds.includes(kind));
/** No production runs without cgroups. */
const MODES: CgroupMode[] = THOROUGH ? ['auto', 'none'] : ['auto'];

describe.each(MODES)('with cgroups: %s', (cgroups) => {
  const sandbox = testSandbox(cgroups);

  async function compile(language: LanguageIndex, kind: SmokeKind) {
    return sandbox().compile({ language, code: await readFile(smokeFile(language, kind), 'utf8') }, signal);
  }

  async function run(language: LanguageIndex, kind: SmokeKind) {
    const built = await compile(language, kind);
    if (!built.ok) throw new Error(built.report.output);
    const { memoryAddedMb, processes } = toolchainAt(language);
    const limits = {
      cpuMs: 1000,
      wallMs: 30_000,
      memoryMb: 64 + memoryAddedMb,
      outputBytes: 65_536,
      processes,
      fileBytes: 16 << 20,
    };
    const stdin = Buffer.from(smokeData(language).input);
    return sandbox().execute({ artefact: built.artefact, stdin, limits }, signal);
  }

  test.each(EVERY_LANGUAGE)('%s: a good program gives its output', async (_, language) => {
    expect(await run(language, 'ok')).toMatchObject({
      verdict: 'accepted',
      stdout: smokeData(language).sum,
      stderr: '',
      exitCode: 0,
      signal: null,
      truncated: false,
    });
  });

  test.each(withProgram('slow'))(
    '%s: a program that never ends meets the time limit, its output kept',
    async (_, language) => {
      expect(await run(language, 'slow')).toMatchObject({
        verdict: 'time-limit',
        stdout: smokeData(language).started,
      });
    },
  );

  test.each(withProgram('hungry'))(
    '%s: a program that takes all memory meets the memory limit',
    async (_, language) => {
      expect(await run(language, 'hungry')).toMatchObject({
        verdict: 'memory-limit',
        stdout: smokeData(language).started,
      });
    },
  );

  test.each(withProgram('crashing'))(
    '%s: a program that fails is told from one that ends',
    async (_, language) => {
      const execution = await run(language, 'crashing');
      expect(execution).toMatchObject({ verdict: 'runtime-error', stdout: smokeData(language).started });
      expect(execution.exitCode === 1 || ['SIGSEGV', 'SIGABRT'].includes(execution.signal ?? '')).toBe(true);
    },
  );

  test.each(EVERY_LANGUAGE)(
    '%s: what is no program is refused in the compiler’s words',
    async (_, language) => {
      const built = await compile(language, 'broken');
      expect(built.ok).toBe(false);
      expect(built.report.output).toMatch(/error/i);
      expect(built.report.output).not.toContain('/work');
    },
  );

  const MAIN = 'public class Main { public static void main(String[] a) { } }';
  const LONG = 'L'.repeat(260);
  test.each([
    [
      'a class name of 260 letters',
      `class ${LONG} { }`,
      /^Main\.java: error: a class cannot be called L{60}…\./,
    ],
    [
      'a name of 90 Hindi letters',
      `class ${'क'.repeat(90)} { }`,
      /^Main\.java: error: a class cannot be called क{60}…\./,
    ],
    [
      '4,300 classes',
      Array.from({ length: 4300 }, (_, n) => `class C${n} { }`).join('\n'),
      /^Main\.java: error: the program has 4301 classes\. A program may have 1000\.\n$/,
    ],
    [
      'constants of 40 MB',
      Array.from(
        { length: 700 },
        (_, n) => `class C${n} { static final String S = "${n}" + Main.BIG; }`,
      ).join('\n') +
        `class Main { static final String BIG = ${Array.from({ length: 60 }, () => `"${'x'.repeat(1000)}"`).join('+')}; public static void main(String[] a) { } }`,
      /^The program is too large\.\n$/,
    ],
  ])('%s is a compile error in plain words', async (_, classes, words) => {
    const code = classes.includes('class Main') ? classes : `${MAIN}\n${classes}`;
    const built = await sandbox().compile({ language: 4, code }, signal);
    expect(built.report).toMatchObject({ ok: false, output: expect.stringMatching(words) as string });
  });

  test('a box that is lost while it waits costs no run', async () => {
    const built = await Promise.all([compile(0, 'ok'), compile(4, 'ok'), compile(5, 'ok')]);
    expect(built.map(({ ok }) => ok)).toEqual([true, true, true]);
    for (const pid of waitingBoxes()) process.kill(pid, 'SIGKILL');
    const runs = await Promise.all([run(0, 'ok'), run(4, 'ok'), run(5, 'ok'), run(0, 'ok')]);
    expect(runs.map(({ verdict, stdout }) => [verdict, stdout])).toEqual(
      runs.map(() => ['accepted', 'sum 6\n']),
    );
  });

  test('the same source is built once', async () => {
    await compile(0, 'ok');
    expect((await compile(0, 'ok')).report).toMatchObject({ ok: true, cached: true });
  });
});

/** The bubblewrap processes that our cells hold. */
function waitingBoxes(): number[] {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const [, name = '', parent = ''] =
          /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
        return [{ pid: Number(pid), name, parent: Number(parent) }];
      } catch {
        return [];
      }
    });
  const cells = new Set(processes.filter(({ parent }) => parent === process.pid).map(({ pid }) => pid));
  return processes.filter(({ name, parent }) => name === 'bwrap' && cells.has(parent)).map(({ pid }) => pid);
}
